import type { ReactNode } from 'react';
import { formatPlainMoney, type Money, withPlainAmounts } from '#domain/money/money.ts';
import { type Figure, monthsWords } from '#domain/validation/figure.ts';
import type { FirstCapital } from '#domain/validation/first-capital.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { objectionsToFigures } from '#domain/validation/sanity-objections.ts';
import { FigureTable } from './figure-table.tsx';
import { OutlineSection } from './outline-section.tsx';
import { RuleSource } from './rule-source.tsx';

/** What one customer is worth, line by line with its formula, and what is odd about it; a line without a figure says why. */
export function UnitEconomicsSection({ report }: { report: ValidationReport }) {
  const { unitEconomics: economics, firstCapital } = report;
  const { formulas, lifetimeCapped } = economics;
  const odd = objectionsToFigures(report.caseAgainst);
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
          line(
            'Lifetime value against cost to win (LTV to CAC)',
            formulas.ltvToCac,
            text(economics.ltvToCac, ' times'),
          ),
          line('Time until that cost is back', formulas.paybackMonths, text(economics.paybackMonths, ' months')),
        ]}
      />
      {firstCapital && <FirstCapitalTable capital={firstCapital} />}
      {lifetimeCapped && (
        <p className="max-w-measure text-sm text-stone">
          The lifetime is capped at 60 months: nobody is counted on to stay for more than five years.
        </p>
      )}
      {odd.length > 0 && (
        <div className="flex max-w-measure flex-col gap-2">
          <h3 className="font-semibold">What does not look right</h3>
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {odd.map(({ rule, text: objection }) => (
              <li key={rule}>
                {withPlainAmounts(objection)}
                <RuleSource rule={rule} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </OutlineSection>
  );
}

/** What must be bought first, and when it is paid back: shown only with every figure that it needs. */
function FirstCapitalTable({ capital }: { capital: FirstCapital }) {
  const { what, cost, customers, paybackMonths, lifeMonths, formula } = capital;
  const life =
    lifeMonths === null ? [] : [{ name: 'How long it lasts', note: 'your own figure', value: months(lifeMonths) }];
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-semibold">What you must buy first{what !== '' && `: ${what}`}</h3>
      <FigureTable
        caption="What you must buy first, line by line"
        head={['Line', 'Figure']}
        lines={[
          { name: 'What it costs', note: 'your own figure', value: formatPlainMoney(cost) },
          { name: 'Customers it serves', note: 'your own figure', value: customers.toLocaleString('en-GB') },
          { name: 'Time until it has paid for itself', note: formula, value: monthsWords(paybackMonths) },
          ...life,
        ]}
      />
    </div>
  );
}

const months = (count: number) => `${count} ${count === 1 ? 'month' : 'months'}`;

/** A figure, or why there is none. */
type Shown = { value: ReactNode; reason: string | null };

const line = (name: string, formula: string, { value, reason }: Shown) => ({
  name,
  note: reason === null ? formula : `${formula}. ${reason}`,
  value: value ?? <span className="text-stone">No figure</span>,
});

const amount = ({ value, reason }: Figure<Money>): Shown => ({ value: value && formatPlainMoney(value), reason });
const text = ({ value, reason }: Figure<string>, unit: string): Shown => ({
  value: value && `${value}${unit}`,
  reason,
});
