import type { z } from 'zod';
import type { HistoryFilter, listHistory } from '#contract/billing/history.ts';
import { formatMoney, type Money } from '#domain/money/money.ts';

type TotalsOf = z.output<typeof listHistory.reply>['totals'];

/**
 * What a year, or all years, came to: in each currency, never one for another, and of every kind whatever is chosen. What is to be
 * paid belongs to no year.
 */
export function Totals({ totals, filter: { year, kind } }: { totals: TotalsOf; filter: HistoryFilter }) {
  if (totals.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {(year || kind) && (
        <p className="font-medium">
          {year ? `All of ${year}` : 'All years'}
          {kind && ', of every kind'}
        </p>
      )}
      {totals.map(({ currency, charged, paid, givenBack, credit, promised, early, due }) => (
        <dl key={currency} aria-label={`Totals in ${currency}`} className="flex flex-wrap gap-x-8 gap-y-2">
          <Figure label="Charged, less credit notes" value={charged} />
          <Figure label="Paid in money" value={paid} />
          {!year && <Figure label="Paid before the invoice is issued" value={early} orNone />}
          <Figure label="Given back" value={givenBack} orNone />
          <Figure label="Your credit" value={credit} orNone />
          <Figure label="On its way back" value={promised} orNone />
          {!year && <Figure label="To be paid" value={due} orNone />}
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
