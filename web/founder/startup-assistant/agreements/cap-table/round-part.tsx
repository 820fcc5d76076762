import type { PriceConvention } from '#domain/deals/solve-round.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { RoundDraft } from './cap-table-draft.ts';
import { FormSection, type PartProps } from './form-section.tsx';
import { MoneyField, PercentField, WholeField } from './number-fields.tsx';

const POOLS: readonly { value: RoundDraft['pool']; label: string }[] = [
  { value: 'none', label: 'No change' },
  { value: 'increase', label: 'Add shares' },
  { value: 'target_unissued_post', label: 'Reach a target' },
];

const CONVENTIONS: readonly { value: PriceConvention; label: string }[] = [
  { value: 'percent_ownership', label: 'Everything before the new money (usual)' },
  { value: 'pre_money_fixed', label: 'Shares and pool, without what converts' },
  { value: 'dollars_invested', label: 'Post-money: pre-money, new money and what converts' },
];

/** The one priced round in which the SAFEs and notes convert. */
export function RoundPart({ draft, change, refusal }: PartProps) {
  const { round, currency } = draft;
  const set = (part: Partial<RoundDraft>) => change({ round: { ...round, ...part } });
  return (
    <FormSection section="round" title="The priced round" refusal={refusal}>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          name="pre-money"
          label="Pre-money valuation"
          currency={currency}
          value={round.preMoneyMinor}
          onChange={(preMoneyMinor) => set({ preMoneyMinor })}
        />
        <MoneyField
          name="new-money"
          label="New money"
          currency={currency}
          value={round.newMoneyMinor}
          onChange={(newMoneyMinor) => set({ newMoneyMinor })}
        />
        <SelectField
          name="pool"
          label="Option pool in the round"
          value={round.pool}
          options={POOLS}
          onChange={({ target }) => set({ pool: POOLS.find(({ value }) => value === target.value)?.value ?? 'none' })}
        />
        {round.pool === 'increase' && (
          <WholeField
            name="pool-shares"
            label="Shares added to the pool"
            value={round.poolShares}
            onChange={(poolShares) => set({ poolShares })}
          />
        )}
        {round.pool === 'target_unissued_post' && (
          <PercentField
            name="pool-percent"
            label="Pool after the round"
            hint="Not granted yet, of all shares after the round."
            value={round.poolPercent}
            onChange={(poolPercent) => set({ poolPercent })}
          />
        )}
        <TextField
          type="date"
          name="closing-date"
          label="Closing date"
          value={round.closingDate}
          onChange={({ target }) => set({ closingDate: target.value })}
        />
      </div>
      <SelectField
        name="convention"
        label="The price is the pre-money valuation divided by"
        hint="The term sheet must say which."
        value={round.convention}
        options={CONVENTIONS}
        onChange={({ target }) =>
          set({ convention: CONVENTIONS.find(({ value }) => value === target.value)?.value ?? round.convention })
        }
      />
    </FormSection>
  );
}
