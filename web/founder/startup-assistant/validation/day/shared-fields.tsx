import { EVIDENCE_LIMITS, type Independence } from '#domain/validation/evidence.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { formatDay } from '#web/time/date-time.tsx';
import { localDay } from '#web/time/local-day.ts';
import { independenceOptions, independenceWords } from '../evidence/evidence-options.ts';
import { FoldedFields } from '../evidence/folded-fields.tsx';
import type { DaySheet } from './day-rows.ts';

type Shared = Omit<DaySheet, 'rows' | 'waiting'>;
type SharedFieldsProps = { sheet: Shared; onEdit: (part: Partial<Shared>) => void };

/** What every conversation of the day has in common: entered once, under what it holds now. */
export function SharedFields({ sheet, onEdit }: SharedFieldsProps) {
  const { date, howMet, independence, inSegment } = sheet;
  const isWrong = date === '' || date > localDay();
  return (
    <FoldedFields name="Same for all" holds={inShort(sheet)} wrong={isWrong} tries={1}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="date"
          type="date"
          label="Which day?"
          max={localDay()}
          value={date}
          onChange={(event) => onEdit({ date: event.target.value })}
        />
        <SelectField
          name="independence"
          label="How close are they to you?"
          options={independenceOptions}
          value={independence}
          onChange={(event) => onEdit({ independence: event.target.value as Independence })}
        />
      </div>
      <Checkbox
        name="inSegment"
        label="They are in my customer group"
        checked={inSegment}
        onChange={(event) => onEdit({ inSegment: event.target.checked })}
      />
      <TextField
        name="howMet"
        label="Where or how did you meet them?"
        optional
        hint="For you alone."
        maxLength={EVIDENCE_LIMITS.whoLength}
        value={howMet}
        onChange={(event) => onEdit({ howMet: event.target.value })}
      />
    </FoldedFields>
  );
}

/** "today, stranger, in my customer group, met at Epe jetty". */
function inShort({ date, howMet, independence, inSegment }: Shared): string {
  const day = date === '' ? 'which day?' : date === localDay() ? 'today' : formatDay(date);
  const group = inSegment ? 'in my customer group' : 'outside my customer group';
  return [day, independenceWords(independence).toLowerCase(), group, howMet.trim()].filter(Boolean).join(', ');
}
