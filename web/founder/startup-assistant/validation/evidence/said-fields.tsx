import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import type { Currency } from '#domain/money/money.ts';
import type { CountedOutcome } from '#domain/validation/counted-outcomes.ts';
import { EVIDENCE_LIMITS } from '#domain/validation/evidence.ts';
import type { BeliefChoices } from '#domain/validation/likely-beliefs.ts';
import { Button } from '#ui/button/button.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { BeliefField } from './belief-field.tsx';
import { LEVEL_GUESSED, levelOptions, sideOptions } from './evidence-options.ts';
import { FoldedFields } from './folded-fields.tsx';
import { emptyLine, type ObservationBody, type ObservationForm } from './observation-task.ts';
import { OutcomesOffer } from './outcomes-offer.tsx';
import { readCount } from './read-count.ts';
import { useNoteReading } from './use-note-reading.ts';

type SaidFieldsProps = {
  form: UseFormReturn<ObservationForm, unknown, ObservationBody>;
  choices: BeliefChoices;
  /** The currency of an amount that names none. */
  usual: Currency;
};

/** What one conversation says of one belief, or of several: the people are entered once. */
export function SaidFields({ form, choices, usual }: SaidFieldsProps) {
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'says' });
  const several = fields.length > 1;
  const setPeople = useFollowPeople(form);
  const followFirst = useFollowFirst(form);
  const reading = useNoteReading(form, usual);

  function addLine() {
    const count = form.getValues('people');
    // Until now the only line was about all of them.
    if (!several) form.setValue('says.0.count', count);
    append({ ...emptyLine, count });
  }

  /** All of one belief, as the only line is: where it is not chosen yet, the others follow the first. */
  function enterOutcomes(outcomes: CountedOutcome[]) {
    // A group of which nothing is chosen is null.
    const assumptionId = form.getValues('says.0.assumptionId') || '';
    followFirst.current = assumptionId === '';
    setPeople(outcomes.reduce((sum, { count }) => sum + count, 0));
    reading.choose();
    replace(outcomes.map(({ side, level, count }) => ({ assumptionId, side, level, count })));
  }

  return (
    <div className="flex flex-col gap-4">
      {fields.map(({ id }, index) =>
        several ? (
          <fieldset key={id} className="flex flex-col gap-4 rounded-card border border-line p-4">
            <legend className="px-1 font-semibold">What it says, {index + 1}</legend>
            <OneSaid {...{ form, choices, index, several, reading }} />
            <Button
              variant="quiet"
              size="small"
              className="w-fit"
              icon={<Trash2 />}
              onClick={() => remove(index)}
              aria-label={`Take out what it says, ${index + 1}`}
            >
              Take this out
            </Button>
          </fieldset>
        ) : (
          <div key={id} className="flex flex-col gap-5">
            <OneSaid {...{ form, choices, index, several, reading }}>
              <OutcomesOffer form={form} onAccept={enterOutcomes} />
            </OneSaid>
          </div>
        ),
      )}
      {fields.length < EVIDENCE_LIMITS.said && (
        <Button variant="quiet" size="small" className="w-fit" icon={<Plus />} onClick={addLine}>
          It speaks of another belief too
        </Button>
      )}
    </div>
  );
}

/** A line that was about all of them still is when their number is corrected; what it gives back raises it and leaves the lines. */
function useFollowPeople(form: SaidFieldsProps['form']): (atLeast: number) => void {
  const people = useWatch({ control: form.control, name: 'people' });
  const before = useRef(people);
  useEffect(() => {
    if (!(people >= 1) || people === before.current) return;
    for (const [index, { count }] of form.getValues('says').entries())
      if (count === before.current) form.setValue(`says.${index}.count`, people);
    before.current = people;
  }, [form, people]);
  return (atLeast) => {
    before.current = Math.max(atLeast, people >= 1 ? people : 0);
    form.setValue('people', before.current, { shouldValidate: form.formState.isSubmitted });
  };
}

/** While switched on, a line without a belief takes that of the first. */
function useFollowFirst(form: SaidFieldsProps['form']) {
  const isOn = useRef(false);
  const first = useWatch({ control: form.control, name: 'says.0.assumptionId' });
  useEffect(() => {
    if (!isOn.current || !first) return;
    isOn.current = false;
    for (const [index, { assumptionId }] of form.getValues('says').entries())
      if (!assumptionId)
        form.setValue(`says.${index}.assumptionId`, first, { shouldValidate: form.formState.isSubmitted });
  }, [form, first]);
  return isOn;
}

type OneSaidProps = Pick<SaidFieldsProps, 'form' | 'choices'> & {
  index: number;
  several: boolean;
  reading: ReturnType<typeof useNoteReading>;
  children?: ReactNode;
};

function OneSaid({ form, choices, index, several, reading, children }: OneSaidProps) {
  const errors = form.formState.errors.says?.[index];
  const { submitCount } = form.formState;
  const people = useWatch({ control: form.control, name: 'people' });
  const about = useWatch({ control: form.control, name: `says.${index}.assumptionId` });
  const side = useWatch({ control: form.control, name: `says.${index}.side` });
  // One that was chosen before the line showed is folded away, and stays so whatever else is chosen in it.
  const [wasChosen] = useState(about !== '');
  const problem = errors?.assumptionId?.message;
  const nameOf = (id: string) =>
    [choices.likely, ...choices.groups.map(({ beliefs }) => beliefs)].flat().find((one) => one.id === id)?.name;
  const belief = (
    <BeliefField {...form.register(`says.${index}.assumptionId`)} choices={choices} chosen={about} error={problem} />
  );
  return (
    <>
      {wasChosen ? (
        <FoldedFields name="About" holds={nameOf(about)} wrong={problem !== undefined} tries={submitCount}>
          {belief}
        </FoldedFields>
      ) : (
        belief
      )}
      {children}
      <RadioGroup
        {...form.register(`says.${index}.side`)}
        look="cards"
        label="For or against? Both count the same."
        options={sideOptions}
        error={errors?.side?.message}
      />
      <SelectField
        {...form.register(`says.${index}.level`, { onChange: reading.choose })}
        label="What was it?"
        placeholder="Choose"
        hint={index === 0 && reading.isGuessed ? LEVEL_GUESSED : undefined}
        options={levelOptions(side)}
        error={errors?.level?.message}
      />
      {several && people > 1 && (
        <TextField
          {...form.register(`says.${index}.count`, { setValueAs: readCount })}
          label={`How many of the ${people}?`}
          autoComplete="off"
          error={errors?.count?.message}
        />
      )}
    </>
  );
}
