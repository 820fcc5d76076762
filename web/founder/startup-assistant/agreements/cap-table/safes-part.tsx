import type { SafeKind } from '#domain/deals/safe-terms.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { blankSafe, type SafeDraft } from './cap-table-draft.ts';
import { FormSection, type PartProps } from './form-section.tsx';
import { Lines } from './lines.tsx';
import { MoneyField, PercentField } from './number-fields.tsx';

const KINDS: readonly { value: SafeKind; label: string }[] = [
  { value: 'post_cap', label: 'Post-money valuation cap' },
  { value: 'pre_cap', label: 'Pre-money valuation cap (older form)' },
  { value: 'discount', label: 'Discount, no cap' },
  { value: 'mfn', label: 'Most favoured nation (MFN), no cap' },
  { value: 'plain', label: 'No cap and no discount' },
];

/** The SAFEs in the order of issue: an MFN SAFE may take over the terms of a later one. */
export function SafesPart({ draft, change, refusal }: PartProps) {
  return (
    <FormSection section="safes" title="SAFEs" refusal={refusal}>
      <p className="text-sm text-stone">
        In the order in which you signed them. A discount of 20% is 20, even where the SAFE prints a rate of 80%.
      </p>
      <Lines
        noun="SAFE"
        kind="safe"
        lines={draft.safes}
        blank={blankSafe}
        onChange={(safes) => change({ safes })}
        render={(safe, set, index) => (
          <>
            <TextField
              name={`${safe.id}-name`}
              label="Investor"
              placeholder={`SAFE ${index + 1}`}
              maxLength={80}
              autoComplete="off"
              optional
              value={safe.name}
              onChange={({ target }) => set({ name: target.value })}
            />
            <MoneyField
              name={`${safe.id}-amount`}
              label="Purchase amount"
              currency={draft.currency}
              value={safe.amountMinor}
              onChange={(amountMinor) => set({ amountMinor })}
            />
            <SelectField
              name={`${safe.id}-kind`}
              label="Terms"
              className="sm:col-span-2"
              value={safe.kind}
              options={KINDS}
              onChange={({ target }) =>
                set({ kind: KINDS.find(({ value }) => value === target.value)?.value ?? safe.kind })
              }
            />
            <SafeTermsFields safe={safe} set={set} draft={draft} later={draft.safes.slice(index + 1)} />
          </>
        )}
      />
    </FormSection>
  );
}

type SafeTermsFieldsProps = {
  safe: SafeDraft;
  set: (part: Partial<SafeDraft>) => void;
  draft: PartProps['draft'];
  later: readonly SafeDraft[];
};

function SafeTermsFields({ safe, set, draft, later }: SafeTermsFieldsProps) {
  const hasCap = safe.kind === 'post_cap' || safe.kind === 'pre_cap';
  if (safe.kind === 'mfn') {
    const adoptable = later.filter(({ kind }) => kind !== 'mfn');
    const number = (id: string) => draft.safes.findIndex((each) => each.id === id) + 1;
    return (
      <SelectField
        name={`${safe.id}-elected`}
        className="sm:col-span-2"
        label="Takes over the terms of"
        hint="One later SAFE as a whole, with its own purchase amount."
        placeholder="None: converts at the round price"
        value={adoptable.some(({ id }) => id === safe.electedId) ? safe.electedId : ''}
        options={adoptable.map(({ id, name }) => ({ value: id, label: name.trim() || `SAFE ${number(id)}` }))}
        onChange={({ target }) => set({ electedId: target.value })}
      />
    );
  }
  return (
    <>
      {hasCap && (
        <MoneyField
          name={`${safe.id}-cap`}
          label="Valuation cap"
          currency={draft.currency}
          value={safe.capMinor}
          onChange={(capMinor) => set({ capMinor })}
        />
      )}
      {safe.kind !== 'plain' && (
        <PercentField
          name={`${safe.id}-discount`}
          label="Discount"
          optional={hasCap}
          value={safe.discount}
          onChange={(discount) => set({ discount })}
        />
      )}
    </>
  );
}
