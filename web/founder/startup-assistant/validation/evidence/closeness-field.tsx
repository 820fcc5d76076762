import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { closenessInNote, type NoteCloseness, wordsAgainstStranger } from '#domain/validation/note-closeness.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { closenessHint, independenceOptions } from './evidence-options.ts';
import type { ObservationBody, ObservationForm } from './observation-task.ts';

type Form = UseFormReturn<ObservationForm, unknown, ObservationBody>;

/** What the note says of how close they are, and whether the answer is only read from it; `choose` once somebody answers. */
export type NotedCloseness = { noted: NoteCloseness | null; isGuessed: boolean; choose: () => void };

/** What the form holds for a note while nobody has chosen: nothing where the note leaves it open, so that it is asked. */
const heldFor = (noted: NoteCloseness | null): ObservationForm['independence'] =>
  noted ? (noted.independence ?? '') : 'stranger';

/** How close they are follows the words of the note while it is written, until somebody chooses otherwise. */
export function useNotedCloseness({ control, getValues, setValue, formState }: Form): NotedCloseness {
  const note = useWatch({ control, name: 'note' });
  const held = useWatch({ control, name: 'independence' });
  const before = useRef(note);
  const [isChosen, setChosen] = useState(false);
  const noted = closenessInNote(note);
  const { isSubmitted } = formState;
  useEffect(() => {
    if (note === before.current) return;
    const [was, is] = [heldFor(closenessInNote(before.current)), heldFor(closenessInNote(note))];
    before.current = note;
    if (isChosen || getValues('independence') !== was || was === is) return;
    setValue('independence', is, { shouldValidate: isSubmitted });
  }, [note, isChosen, isSubmitted, getValues, setValue]);
  return { noted, isGuessed: !isChosen && held === heldFor(noted), choose: () => setChosen(true) };
}

/** How close they are to the founder: what the note says stands under it. */
export function ClosenessField({ form, closeness }: { form: Form; closeness: NotedCloseness }) {
  const { noted, isGuessed, choose } = closeness;
  const [note, independence] = useWatch({ control: form.control, name: ['note', 'independence'] });
  return (
    <>
      <SelectField
        {...form.register('independence', { onChange: choose })}
        label="How close are they to you?"
        why="People who know you have reasons to be kind, so their word counts less."
        placeholder={noted && noted.independence === null ? 'Choose' : undefined}
        hint={noted ? closenessHint(noted, isGuessed) : undefined}
        options={independenceOptions}
        error={form.formState.errors.independence?.message}
      />
      <StrangerQuestion {...{ note, independence }} />
    </>
  );
}

/** Asked where a note names somebody close and “Stranger” is chosen. It stops nothing: readers are told what the note says. */
export function StrangerQuestion(entered: { note: string; independence: string }) {
  const words = wordsAgainstStranger(entered);
  if (words === null) return null;
  return (
    <Banner tone="warning" role="status" title={`Your note says “${words}”. Is this person a stranger to you?`}>
      If you keep “Stranger”, the entry shows these words in Working. Readers learn that such an entry is there, not the
      words.
    </Banner>
  );
}
