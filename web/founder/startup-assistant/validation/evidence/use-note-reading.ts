import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Currency } from '#domain/money/money.ts';
import { guessLevel } from '#domain/validation/note-level.ts';
import { paidInNote, samePaid } from '#domain/validation/note-reading.ts';
import type { ObservationBody, ObservationForm } from './observation-task.ts';

/**
 * What it was and what was paid follow the words of the note while it is written, until somebody chooses otherwise.
 * `isGuessed` while the level is only read from the note.
 */
export function useNoteReading(form: UseFormReturn<ObservationForm, unknown, ObservationBody>, usual: Currency) {
  const { control, getValues, setValue } = form;
  const note = useWatch({ control, name: 'note' });
  const level = useWatch({ control, name: 'says.0.level' });
  const before = useRef(note);
  const [isChosen, setChosen] = useState(level !== '');
  useEffect(() => {
    if (note === before.current) return;
    const [was, is] = [before.current, note];
    before.current = note;
    const held = getValues('says.0.level');
    const guess = guessLevel(is) ?? '';
    if ((held === '' || !isChosen) && held === (guessLevel(was) ?? '') && held !== guess) {
      setValue('says.0.level', guess, { shouldValidate: form.formState.isSubmitted });
      setChosen(false);
    }
    const paid = paidInNote(is, usual);
    const isHeld = samePaid(getValues('paid') ?? null, paidInNote(was, usual));
    if (isHeld && !samePaid(getValues('paid') ?? null, paid)) setValue('paid', paid ?? undefined);
  }, [note, isChosen, usual, getValues, setValue, form.formState.isSubmitted]);
  return { isGuessed: level !== '' && !isChosen, choose: () => setChosen(true) };
}
