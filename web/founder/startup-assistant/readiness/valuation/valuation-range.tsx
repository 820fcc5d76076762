import { formatMoney } from '#domain/money/money.ts';
import type { ValuationLine, ValuationPanel } from '#domain/readiness/valuation.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { Table } from '#ui/table/table.tsx';

const columns = [
  { key: 'method', label: 'Method' },
  { key: 'value', label: 'What it gives', align: 'end' },
  { key: 'basis', label: 'What that is' },
] as const;

/** From the lowest to the highest of the methods that gave a number. */
export function ValuationRange({ panel: { lines, range, notes } }: { panel: ValuationPanel }) {
  return (
    <div className="flex flex-col gap-4">
      {range.value ? (
        <p className="max-w-measure">
          Between{' '}
          <strong className="font-display text-2xl font-semibold tabular-nums">{formatMoney(range.value.low)}</strong>{' '}
          and{' '}
          <strong className="font-display text-2xl font-semibold tabular-nums">{formatMoney(range.value.high)}</strong>:
          the methods lie {formatMoney(range.value.spread)} apart.
        </p>
      ) : (
        <Banner title="No range yet">{sentence(range.reason)}</Banner>
      )}
      <Table
        caption="What each method gives"
        columns={columns}
        rows={lines.map((line) => ({
          id: line.method,
          method: line.label,
          value: valueWords(line),
          basis: line.basis === 'pre_money' ? 'Value before the investment' : 'Present value of what may come',
        }))}
      />
      <p className="max-w-measure text-sm text-stone">{notes.join(' ')}</p>
    </div>
  );
}

export function valueWords({ value }: ValuationLine): string {
  return value.value ? formatMoney(value.value) : sentence(value.reason);
}

/** "needs an anchor" as a sentence of its own. */
function sentence(reason: string): string {
  const capital = reason.charAt(0).toUpperCase() + reason.slice(1);
  return capital.endsWith('.') ? capital : `${capital}.`;
}
