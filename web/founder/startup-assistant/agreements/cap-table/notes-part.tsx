import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { blankNote, type NoteDraft } from './cap-table-draft.ts';
import { FormSection, type PartProps } from './form-section.tsx';
import { Lines } from './lines.tsx';
import { MoneyField, PercentField } from './number-fields.tsx';

const CAP_BASES: readonly { value: NoteDraft['capBase']; label: string }[] = [
  { value: 'without_increase', label: 'All shares, options and pool before the round' },
  { value: 'with_increase', label: 'The same with this round’s pool increase' },
  { value: 'issued', label: 'Issued shares only' },
];

type NotesPartProps = PartProps & { today: string };

/** The convertible notes; their interest runs until the round closes. */
export function NotesPart({ draft, change, refusal, today }: NotesPartProps) {
  return (
    <FormSection section="notes" title="Convertible notes" refusal={refusal}>
      <p className="text-sm text-stone">
        Simple interest on actual days ÷ 365 until the round closes, and it converts.
      </p>
      <Lines
        noun="note"
        kind="note"
        lines={draft.notes}
        blank={(id) => blankNote(id, today)}
        onChange={(notes) => change({ notes })}
        render={(note, set, index) => (
          <>
            <TextField
              name={`${note.id}-name`}
              label="Noteholder"
              placeholder={`Note ${index + 1}`}
              maxLength={80}
              autoComplete="off"
              optional
              value={note.name}
              onChange={({ target }) => set({ name: target.value })}
            />
            <MoneyField
              name={`${note.id}-principal`}
              label="Principal"
              currency={draft.currency}
              value={note.principalMinor}
              onChange={(principalMinor) => set({ principalMinor })}
            />
            <PercentField
              name={`${note.id}-rate`}
              label="Interest a year"
              optional
              value={note.rate}
              onChange={(rate) => set({ rate })}
            />
            <TextField
              type="date"
              name={`${note.id}-start`}
              label="Interest starts"
              value={note.start}
              onChange={({ target }) => set({ start: target.value })}
            />
            <PercentField
              name={`${note.id}-discount`}
              label="Discount"
              optional
              value={note.discount}
              onChange={(discount) => set({ discount })}
            />
            <MoneyField
              name={`${note.id}-cap`}
              label="Valuation cap"
              optional
              currency={draft.currency}
              value={note.capMinor}
              onChange={(capMinor) => set({ capMinor })}
            />
            <SelectField
              name={`${note.id}-base`}
              label="The cap is divided by"
              className="sm:col-span-2"
              value={note.capBase}
              options={CAP_BASES}
              onChange={({ target }) =>
                set({ capBase: CAP_BASES.find(({ value }) => value === target.value)?.value ?? note.capBase })
              }
            />
          </>
        )}
      />
    </FormSection>
  );
}
