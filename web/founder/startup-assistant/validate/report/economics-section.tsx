import { formatMoney, type Money } from '#domain/money/money.ts';
import type { Figure } from '#domain/validation/figure.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { Table } from '#ui/table/table.tsx';
import { Missing } from './market-section.tsx';
import { ReportSection } from './report-section.tsx';

const lines = [
  ['contribution', 'Left from one sale'],
  ['marginPercent', 'Margin', '%'],
  ['monthlyContribution', 'Left from one customer a month'],
  ['lifetimeMonths', 'How long a customer stays', ' months'],
  ['ltv', 'What a customer is worth (LTV)'],
  ['acquisitionCost', 'Cost to win one customer'],
  ['ltvToCac', 'Worth over cost', ' ×'],
  ['paybackMonths', 'Paid back after', ' months'],
] as const;

/** What one customer is worth, line by line, on the founder's own figures. */
export function EconomicsSection({ report: { unitEconomics } }: { report: ValidationReport }) {
  const formulas: Partial<Record<string, string>> = unitEconomics.formulas;
  return (
    <ReportSection id="economics" lead="What one customer brings in and costs, on your own figures.">
      <Table
        caption="Unit economics"
        columns={[
          { key: 'label', label: 'Line' },
          { key: 'formula', label: 'Worked out as' },
          { key: 'value', label: 'Figure', align: 'end' },
        ]}
        rows={lines.map(([key, label, unit = '']) => ({
          id: key,
          label,
          formula: formulas[key] ?? 'Your answer',
          value: <FigureText figure={unitEconomics[key]} unit={unit} />,
        }))}
      />
      {unitEconomics.lifetimeCapped && (
        <p className="text-sm text-stone">We count on nobody for longer than five years: that is our convention.</p>
      )}
    </ReportSection>
  );
}

function FigureText({ figure, unit }: { figure: Figure<Money> | Figure<string>; unit: string }) {
  if (figure.value === null) return <Missing reason={figure.reason} />;
  if (typeof figure.value === 'object') return formatMoney(figure.value);
  return `${figure.value}${unit}`;
}
