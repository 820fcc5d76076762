import { formatMoney } from '#domain/money/money.ts';
import type { ValidationReport } from '#domain/validation/report.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Table } from '#ui/table/table.tsx';
import { ReportSection } from './report-section.tsx';

/** The market counted from the bottom up: its factors with their sources, and their products. */
export function MarketSection({ report: { market } }: { report: ValidationReport }) {
  return (
    <ReportSection id="market" lead="Counted from the bottom up. Each figure is the product of the factors below.">
      <Table
        caption="Market size"
        columns={[
          { key: 'label', label: 'Market' },
          { key: 'product', label: 'Worked out as' },
          { key: 'amount', label: 'A year', align: 'end' },
        ]}
        rows={market.lines.map(({ key, label, product, amount }) => ({
          id: key,
          label,
          product,
          amount: amount.value ? formatMoney(amount.value) : <Missing reason={amount.reason} />,
        }))}
      />
      <p>
        Customers you could win in three years:{' '}
        {market.somCustomers.value === null ? (
          <Missing reason={market.somCustomers.reason} />
        ) : (
          <strong className="tabular-nums">{Number(market.somCustomers.value).toLocaleString('en-GB')}</strong>
        )}
      </p>
      <Table
        caption="Factors and their sources"
        showCaption
        columns={[
          { key: 'label', label: 'Factor' },
          { key: 'value', label: 'Figure', align: 'end' },
          { key: 'source', label: 'Source' },
        ]}
        rows={market.factors.map(({ key, label, value, source, isEstimate }) => ({
          id: key,
          label,
          value: value ?? 'Not given',
          source: value !== null && isEstimate ? <Badge colour="amber">{source}</Badge> : value === null ? '' : source,
        }))}
      />
    </ReportSection>
  );
}

/** A figure that does not exist: the reason stands in its place, never a zero. */
export function Missing({ reason }: { reason: string | null }) {
  return <span className="text-sm font-normal text-stone">{reason}</span>;
}
