import { Trash2 } from 'lucide-react';
import type { Assumption } from '#domain/validation/assumptions.ts';
import { EVIDENCE_LIMITS, type EvidenceLevel, type EvidenceSide } from '#domain/validation/evidence.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { TextareaField } from '#ui/textarea-field/textarea-field.tsx';
import { assumptionOptions, levelOptions, sideOptions } from '../evidence/evidence-options.ts';
import { type DayRow, NO_ASSUMPTION } from './day-rows.ts';

type RowCardProps = {
  row: DayRow;
  number: number;
  assumptions: readonly Assumption[];
  /** Why it could not be saved. */
  problem: string | undefined;
  onEdit: (part: Partial<DayRow>) => void;
  onRemove: () => void;
};

/** One person of the day: what they said or did, and what it says. */
export function RowCard({ row, number, assumptions, problem, onEdit, onRemove }: RowCardProps) {
  const name = (field: string) => `${field}-${number}`;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4 rounded-card border border-line p-4">
      <legend className="px-1 font-semibold">Person {number}</legend>
      <TextareaField
        name={name('note')}
        label="What did they say or do?"
        rows={2}
        limit={EVIDENCE_LIMITS.noteLength}
        value={row.note}
        onChange={(event) => onEdit({ note: event.target.value })}
        error={problem === NO_ASSUMPTION ? undefined : problem}
      />
      <SelectField
        name={name('assumption')}
        label="Which assumption is it about?"
        placeholder="Choose an assumption"
        options={assumptionOptions(assumptions)}
        value={row.assumptionId}
        onChange={(event) => onEdit({ assumptionId: event.target.value })}
        error={problem === NO_ASSUMPTION ? problem : undefined}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name={name('level')}
          label="What was it?"
          options={levelOptions}
          value={row.level}
          onChange={(event) => onEdit({ level: event.target.value as EvidenceLevel })}
        />
        <SelectField
          name={name('side')}
          label="For or against?"
          options={sideOptions}
          value={row.side}
          onChange={(event) => onEdit({ side: event.target.value as EvidenceSide })}
        />
      </div>
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
