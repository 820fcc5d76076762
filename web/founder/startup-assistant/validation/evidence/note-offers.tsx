import { type UseFormReturn, useWatch } from 'react-hook-form';
import { readNearDay } from '#domain/time/written-day.ts';
import { countedOutcomes } from '#domain/validation/counted-outcomes.ts';
import { peopleInNote } from '#domain/validation/note-people.ts';
import { Button } from '#ui/button/button.tsx';
import { formatDay } from '#web/time/date-time.tsx';
import { localDay } from '#web/time/local-day.ts';
import type { ObservationBody, ObservationForm } from './observation-task.ts';

type Form = UseFormReturn<ObservationForm, unknown, ObservationBody>;

/** The number of people and the day that a note gives, each taken over only by a tap: where the form still has what it began with. */
export function NoteOffers({ form }: { form: Form }) {
  const { note = '', people, date } = useWatch({ control: form.control });
  const counted = people === 1 && countedOutcomes(note).length === 0 ? peopleInNote(note) : null;
  const near = date === localDay() ? readNearDay(note, date) : null;
  const isChecked = form.formState.isSubmitted;
  return (
    <div role="status" className="flex flex-col gap-2 text-sm empty:hidden">
      {counted && (
        <Offer
          words={counted.words}
          take={`Count ${counted.count.toLocaleString('en-GB')}`}
          onTake={() => form.setValue('people', counted.count, { shouldValidate: isChecked })}
        />
      )}
      {near && (
        <Offer
          words={near.words}
          take={`Use ${formatDay(near.date)}`}
          onTake={() => form.setValue('date', near.date, { shouldValidate: isChecked })}
        />
      )}
    </div>
  );
}

function Offer({ words, take, onTake }: { words: string; take: string; onTake: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      Your note says “{words}”.
      <Button size="small" variant="secondary" onClick={onTake}>
        {take}
      </Button>
    </p>
  );
}
