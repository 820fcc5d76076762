import type { ReactNode } from 'react';
import { formatMoney, type Money } from '#domain/money/money.ts';
import type { Figure } from '#domain/validation/figure.ts';
import type { UnitEconomics } from '#domain/validation/unit-economics.ts';
import { FigureTable } from './figure-table.tsx';
import { OutlineSection } from './outline-section.tsx';

/** What one customer is worth, line by line with its formula; a line without a figure says why there is none. */
export function UnitEconomicsSection({ economics }: { economics: UnitEconomics }) {
  const { formulas, lifetimeCapped } = economics;
  return (
    <OutlineSection
      id="economics"
      lead="What one customer brings in and costs, from your own figures. A line that lacks one stays open and says why."
    >
      <FigureTable
        caption="Unit economics, line by line"
        head={['Line', 'Figure']}
        lines={[
          line('Contribution of one unit', formulas.contribution, amount(economics.contribution)),
          line('Margin', formulas.marginPercent, text(economics.marginPercent, '%')),
          line('Contribution a month', formulas.monthlyContribution, amount(economics.monthlyContribution)),
          line('Lifetime', formulas.lifetimeMonths, text(economics.lifetimeMonths, ' months')),
          line('Lifetime value (LTV)', formulas.ltv, amount(economics.ltv)),
          line('Cost to win one customer (CAC)', 'your own figure', amount(economics.acquisitionCost)),
          line('LTV to CAC', formulas.ltvToCac, text(economics.ltvToCac, ' times')),
          line('Time until that cost is back', formulas.paybackMonths, text(economics.paybackMonths, ' months')),
        ]}
      />
      {lifetimeCapped && (
        <p className="max-w-measure text-sm text-stone">
          The lifetime is capped at 60 months: nobody is counted on to stay for more than five years.
        </p>
      )}
    </OutlineSection>
  );
}

/** A figure, or why there is none. */
type Shown = { value: ReactNode; reason: string | null };

const line = (name: string, formula: string, { value, reason }: Shown) => ({
  name,
  note: reason === null ? formula : `${formula}. ${reason}`,
  value: value ?? <span className="text-stone">No figure</span>,
});

const amount = ({ value, reason }: Figure<Money>): Shown => ({ value: value && formatMoney(value), reason });
const text = ({ value, reason }: Figure<string>, unit: string): Shown => ({
  value: value && `${value}${unit}`,
  reason,
});
