import type { z } from 'zod';
import type { listHistory } from '#contract/billing/history.ts';
import { formatMoney, type Money } from '#domain/money/money.ts';

type TotalsOf = z.output<typeof listHistory.reply>['totals'];

/**
 * What the rows that are shown come to, on all pages together: in each currency, never one for another. What is to be paid
 * belongs to no year and no kind.
 */
export function Totals({ totals, isFiltered }: { totals: TotalsOf; isFiltered: boolean }) {
  if (totals.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {totals.map(({ currency, charged, paid, credit, promised, due }) => (
        <dl key={currency} aria-label={`Totals in ${currency}`} className="flex flex-wrap gap-x-8 gap-y-2">
          <Figure label="Charged" value={charged} />
          <Figure label="Paid" value={paid} />
          <Figure label="Credit" value={credit} orNone />
          <Figure label="On its way back" value={promised} orNone />
          {!isFiltered && <Figure label="To be paid" value={due} orNone />}
        </dl>
      ))}
    </div>
  );
}

/** @param orNone left out where it is zero. */
function Figure({ label, value, orNone = false }: { label: string; value: Money; orNone?: boolean }) {
  if (orNone && value.amountMinor === 0) return null;
  return (
    <div>
      <dt className="text-sm text-stone">{label}</dt>
      <dd className="font-medium tabular-nums">{formatMoney(value)}</dd>
    </div>
  );
}
