import { useEffect, useRef } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { readWrittenDay } from '#domain/time/written-day.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { Day } from '#web/time/date-time.tsx';
import { localDay } from '#web/time/local-day.ts';
import { counted } from '#web/words/figures.ts';
import { ClosenessField, type NotedCloseness } from './closeness-field.tsx';
import { independenceWords } from './evidence-options.ts';
import { FoldedFields } from './folded-fields.tsx';
import type { ObservationBody, ObservationForm } from './observation-task.ts';
import { readCount } from './read-count.ts';

type PeopleFieldsProps = {
  form: UseFormReturn<ObservationForm, unknown, ObservationBody>;
  segment: string;
  /** Asked before the fold where the note speaks of it. */
  closeness: NotedCloseness;
};

/** How many they were, when, how close they are to the founder, and who, for the founder alone. */
export function PeopleFields({ form, segment, closeness }: PeopleFieldsProps) {
  useDayOfNote(form);
  const { errors, submitCount } = form.formState;
  const { people, date, independence, who, howMet } = errors;
  return (
    <FoldedFields
      name="Who and when"
      holds={<PeopleLine form={form} />}
      wrong={[people, date, closeness.noted === null && independence, who, howMet].some(Boolean)}
      tries={submitCount}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('people', { setValueAs: readCount })}
          label="How many people, payments or sources?"
          autoComplete="off"
          error={people?.message}
        />
        <TextField
          {...form.register('date')}
          type="date"
          max={localDay()}
          label="When did you see it?"
          error={date?.message}
        />
      </div>
      {closeness.noted === null && <ClosenessField {...{ form, closeness }} />}
      <Checkbox
        {...form.register('inSegment')}
        label="They are in my customer group"
        hint={`${segment || 'Your customer group'}. Others count for less.`}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.register('who')}
          label="Who was it?"
          optional
          hint="Nobody else reads this: no report holds it."
          error={who?.message}
        />
        <TextField {...form.register('howMet')} label="How did you meet?" optional error={howMet?.message} />
      </div>
    </FoldedFields>
  );
}

/** The day follows the one that the note names, until somebody chooses another. */
function useDayOfNote({ control, getValues, setValue }: PeopleFieldsProps['form']): void {
  const named = readWrittenDay(useWatch({ control, name: 'note' }), localDay()) ?? localDay();
  const before = useRef(named);
  useEffect(() => {
    if (named === before.current) return;
    if (getValues('date') === before.current) setValue('date', named);
    before.current = named;
  }, [named, getValues, setValue]);
}

/** "1 person, today, stranger, in my customer group". */
function PeopleLine({ form: { control } }: Pick<PeopleFieldsProps, 'form'>) {
  const { people, date, independence, inSegment, who = '', says } = useWatch({ control });
  const [one, many] = says?.[0]?.level === 'L1' ? ['source', 'sources'] : ['person', 'people'];
  return (
    <>
      {people !== undefined && people >= 1 ? counted(people, one, many) : 'how many?'}
      {who !== '' && ` (${who})`}, {date === localDay() ? 'today' : <DayOf date={date} />}
      {independence && `, ${independenceWords(independence).toLowerCase()}`},{' '}
      {inSegment ? 'in my customer group' : 'outside my customer group'}
    </>
  );
}

/** While a date is typed it may be none. */
const DayOf = ({ date = '' }: { date: string | undefined }) =>
  Number.isNaN(Date.parse(`${date}T00:00:00`)) ? 'when?' : <Day value={date} />;
