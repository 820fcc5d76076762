import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EVIDENCE_LIMITS, type Independence } from '#domain/validation/evidence.ts';
import type { BeliefChoices } from '#domain/validation/likely-beliefs.ts';
import { closenessInNote } from '#domain/validation/note-closeness.ts';
import { paidInNote } from '#domain/validation/note-reading.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { StrangerQuestion } from '../evidence/closeness-field.tsx';
import { closenessHint, independenceOptions } from '../evidence/evidence-options.ts';
import { isPayment } from '../evidence/observation-task.ts';
import { PaidField } from '../evidence/paid-field.tsx';
import { type DayRow, newLine, type RowProblem } from './day-rows.ts';
import { type NoteReader, readFrom, withNote } from './follow-note.ts';
import { LineFields } from './line-fields.tsx';

type RowFieldsProps = {
  row: DayRow;
  number: number;
  choices: BeliefChoices;
  reader: NoteReader;
  /** Why it could not be saved. */
  problem: RowProblem | undefined;
  /** How close this one is, as it would be saved; '' where the note leaves it open. */
  closeness: Independence | '';
  /** Whether it was just added: its note takes the focus. */
  isNew: boolean;
  /** How often the sheet was to be saved. */
  tries: number;
  onEdit: (part: Partial<DayRow>) => void;
  onRemove: () => void;
};

/** One person of the day: what they said or did, what it says of which beliefs, and what they paid. */
export function RowFields(props: RowFieldsProps) {
  const { row, number, choices, reader, problem, closeness, isNew, tries, onEdit, onRemove } = props;
  const name = (field: string) => `${field}-${number}`;
  const { says } = row;
  const noted = closenessInNote(row.note);
  const fields = useRef<HTMLFieldSetElement>(null);
  const wasNew = useRef(isNew);
  useEffect(() => {
    if (wasNew.current) fields.current?.querySelector('textarea')?.focus();
  }, []);
  const tried = useRef(0);
  useEffect(() => {
    if (tries === tried.current) return;
    tried.current = tries;
    fields.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [tries]);
  return (
    <fieldset ref={fields} className="flex min-w-0 flex-col gap-4 px-4 pb-4">
      <legend className="sr-only">Person {number}</legend>
      <TextareaField
        name={name('note')}
        label="What did they say or do?"
        size="short"
        limit={EVIDENCE_LIMITS.noteLength}
        value={row.note}
        onChange={(event) => onEdit(withNote(row, event.target.value, reader))}
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
      <StrangerQuestion note={row.note} independence={closeness} />
      {says.map((said, index) => (
        <LineFields
          key={said.key}
          name={(field) => `${name(field)}-${index + 1}`}
          {...{ said, choices }}
          from={index === 0 ? readFrom(said, row.note, reader.ids) : NOT_READ}
          problem={problem?.line === index ? problem : undefined}
          onEdit={(line) => onEdit({ says: says.map((one) => (one === said ? line : one)) })}
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
          usual={reader.usual}
          read={paidInNote(row.note, reader.usual)}
          value={row.paid}
          onChange={(paid) => onEdit({ paid })}
        />
      )}
      <TextField
        name={name('who')}
        label="Who was it?"
        optional
        hint="For you alone."
        maxLength={EVIDENCE_LIMITS.whoLength}
        value={row.who}
        onChange={(event) => onEdit({ who: event.target.value })}
      />
      <Button variant="quiet" size="small" className="w-fit" icon={<Trash2 />} onClick={onRemove}>
        Take out person {number}
      </Button>
    </fieldset>
  );
}

/** A field, or a group of radio buttons, that is refused. */
const WRONG = '[aria-invalid], fieldset[aria-describedby$="-error"]';

/** A line that was added by hand is not read from the note. */
const NOT_READ = { belief: null, side: false, level: false };
