import { formatMoney, type Money } from '#domain/money/money.ts';
import type { Figure } from '#domain/validation/figure.ts';
import type { UnitEconomics } from '#domain/validation/unit-economics.ts';
import { Table } from '#ui/table/table.tsx';
import type { TableRow } from '#ui/table/table-types.ts';
import { TitledSection } from './titled-section.tsx';

const columns = [
  { key: 'name', label: 'For one customer' },
  { key: 'formula', label: 'How it is worked out' },
  { key: 'value', label: 'Figure', align: 'end' },
] as const;

/** What one customer is worth, line by line with its formula; a line without a figure says why there is none. */
export function UnitEconomicsSection({ economics }: { economics: UnitEconomics }) {
  const { formulas, lifetimeCapped } = economics;
  const rows: TableRow[] = [
    row('Contribution of one unit', formulas.contribution, amount(economics.contribution)),
    row('Margin', formulas.marginPercent, text(economics.marginPercent, '%')),
    row('Contribution a month', formulas.monthlyContribution, amount(economics.monthlyContribution)),
    row('Lifetime', formulas.lifetimeMonths, text(economics.lifetimeMonths, ' months')),
    row('Lifetime value (LTV)', formulas.ltv, amount(economics.ltv)),
    row('Cost to win one customer (CAC)', 'your own figure', amount(economics.acquisitionCost)),
    row('LTV to CAC', formulas.ltvToCac, text(economics.ltvToCac, ' times')),
    row('Months until the cost is back', formulas.paybackMonths, text(economics.paybackMonths, ' months')),
  ];
  return (
    <TitledSection id="economics" lead="Worked out from your own figures. A line without them stays open and says why.">
      <Table caption="Unit economics, line by line" columns={columns} rows={rows} />
      {lifetimeCapped && (
        <p className="max-w-measure text-sm text-stone">
          The lifetime is capped at 60 months: nobody is counted on to stay for more than five years.
        </p>
      )}
    </TitledSection>
  );
}

const row = (name: string, formula: string, value: TableRow[string]): TableRow => ({ id: name, name, formula, value });

function amount(figure: Figure<Money>) {
  return figure.value ? formatMoney(figure.value) : <NoFigure reason={figure.reason} />;
}

function text(figure: Figure<string>, unit: string) {
  return figure.value === null ? <NoFigure reason={figure.reason} /> : `${figure.value}${unit}`;
}

function NoFigure({ reason }: { reason: string | null }) {
  return (
    <span className="text-stone">
      No figure. <span className="text-sm">{reason}</span>
    </span>
  );
}
