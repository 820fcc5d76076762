import { Plus, Trash2 } from 'lucide-react';
import type { Currency } from '#domain/money/money.ts';
import {
  EVIDENCE_LIMITS,
  type EvidenceLevel,
  type EvidenceSide,
  type Independence,
} from '#domain/validation/evidence.ts';
import type { BeliefChoices } from '#domain/validation/likely-beliefs.ts';
import { closenessInNote } from '#domain/validation/note-closeness.ts';
import { guessLevel } from '#domain/validation/note-level.ts';
import { paidInNote } from '#domain/validation/note-reading.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { BeliefField } from '../evidence/belief-field.tsx';
import {
  closenessHint,
  independenceOptions,
  LEVEL_GUESSED,
  levelOptions,
  sideOptions,
} from '../evidence/evidence-options.ts';
import { isPayment } from '../evidence/observation-task.ts';
import { PaidField } from '../evidence/paid-field.tsx';
import { type DayLine, type DayRow, newLine, type RowProblem, withNote } from './day-rows.ts';

type RowCardProps = {
  row: DayRow;
  number: number;
  choices: BeliefChoices;
  /** The currency to offer first. */
  usual: Currency;
  /** Why it could not be saved. */
  problem: RowProblem | undefined;
  /** How close this one is, as it would be saved; '' where the note leaves it open. */
  closeness: Independence | '';
  onEdit: (part: Partial<DayRow>) => void;
  onRemove: () => void;
};

/** One person of the day: what they said or did, what it says of which beliefs, and what they paid. */
export function RowCard({ row, number, choices, usual, problem, closeness, onEdit, onRemove }: RowCardProps) {
  const name = (field: string) => `${field}-${number}`;
  const { says } = row;
  const noted = closenessInNote(row.note);
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">Person {number}</legend>
      <TextareaField
        name={name('note')}
        label="What did they say or do?"
        rows={2}
        limit={EVIDENCE_LIMITS.noteLength}
        value={row.note}
        onChange={(event) => onEdit(withNote(row, event.target.value, usual))}
        error={problem?.line === null && !problem.asksIfOne && !problem.field ? problem.message : undefined}
      />
      {problem?.asksIfOne && row.isOneIn !== row.note && (
        <Banner
          tone="warning"
          role="alert"
          title={problem.message}
          action={
            <Button variant="secondary" size="small" onClick={() => onEdit({ isOneIn: row.note })}>
              Yes, one person
            </Button>
          }
        >
          It is not saved yet. A group is entered with “Add what you saw”, which asks how many they were.
        </Banner>
      )}
      {noted && (
        <SelectField
          name={name('independence')}
          label="How close are they to you?"
          placeholder={closeness === '' ? 'Choose' : undefined}
          hint={closenessHint(noted, row.independence === undefined && closeness === noted.independence)}
          options={independenceOptions}
          value={closeness}
          error={problem?.field === 'independence' ? problem.message : undefined}
          onChange={(event) => onEdit({ independence: event.target.value as Independence })}
        />
      )}
      {says.map((said, index) => (
        <LineFields
          key={said.key}
          name={(field) => `${name(field)}-${index + 1}`}
          {...{ said, choices }}
          isGuessed={index === 0 && !said.isChosen && said.level === guessLevel(row.note)}
          problem={problem?.line === index ? problem : undefined}
          onEdit={(part) => onEdit({ says: says.map((one) => (one === said ? { ...one, ...part } : one)) })}
          onRemove={says.length > 1 ? () => onEdit({ says: says.filter((one) => one !== said) }) : undefined}
        />
      ))}
      {says.length < EVIDENCE_LIMITS.said && (
        <Button
          variant="quiet"
          size="small"
          className="w-fit"
          icon={<Plus />}
          onClick={() => onEdit({ says: [...says, newLine()] })}
        >
          It speaks of another belief too
        </Button>
      )}
      {says.some(isPayment) && (
        <PaidField
          name={name('paid')}
          label="What did they pay?"
          {...{ usual }}
          read={paidInNote(row.note, usual)}
          value={row.paid}
          onChange={(paid) => onEdit({ paid })}
        />
      )}
      <div className="flex items-end gap-2">
        <TextField
          name={name('who')}
          label="Who was it?"
          optional
          hint="For you alone."
          className="min-w-0 flex-1"
          maxLength={EVIDENCE_LIMITS.whoLength}
          value={row.who}
          onChange={(event) => onEdit({ who: event.target.value })}
        />
        <IconButton label={`Take out person ${number}`} icon={<Trash2 />} onClick={onRemove} />
      </div>
    </fieldset>
  );
}

type LineFieldsProps = {
  name: (field: string) => string;
  said: DayLine;
  choices: BeliefChoices;
  /** Whether what it was is read from the note. */
  isGuessed: boolean;
  problem: RowProblem | undefined;
  onEdit: (part: Partial<DayLine>) => void;
  /** None for the only line. */
  onRemove: (() => void) | undefined;
};

/** One belief that the person speaks of. */
function LineFields({ name, said, choices, isGuessed, problem, onEdit, onRemove }: LineFieldsProps) {
  return (
    <div className="flex flex-col gap-4 border-l-2 border-line pl-3">
      <BeliefField
        name={name('belief')}
        choices={choices}
        chosen={said.assumptionId}
        value={said.assumptionId}
        onChange={(event) => onEdit({ assumptionId: event.target.value })}
        error={problem?.field ? undefined : problem?.message}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name={name('level')}
          label="What was it?"
          placeholder="Choose"
          hint={isGuessed ? LEVEL_GUESSED : undefined}
          options={levelOptions(said.side)}
          value={said.level}
          error={problem?.field === 'level' ? problem.message : undefined}
          onChange={(event) => onEdit({ level: event.target.value as EvidenceLevel, isChosen: true })}
        />
        <SelectField
          name={name('side')}
          label="For or against?"
          placeholder="Choose"
          options={sideOptions}
          value={said.side}
          error={problem?.field === 'side' ? problem.message : undefined}
          onChange={(event) => onEdit({ side: event.target.value as EvidenceSide })}
        />
      </div>
      {onRemove && (
        <Button variant="quiet" size="small" className="w-fit" icon={<Trash2 />} onClick={onRemove}>
          Take this out
        </Button>
      )}
    </div>
  );
}
