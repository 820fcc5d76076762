import type { z } from 'zod';
import type { listHistory } from '#contract/billing/history.ts';
import { formatMoney } from '#domain/money/money.ts';

type TotalsOf = z.output<typeof listHistory.reply>['totals'];

/** What the rows that are shown come to, on all pages together: in each currency, never one for another. */
export function Totals({ totals }: { totals: TotalsOf }) {
  if (totals.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      {totals.map(({ currency, charged, paid, credit, promised, open }) => (
        <dl
          key={currency}
          aria-label={`Totals in ${currency}`}
          className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-5"
        >
          <Figure label="Charged" value={formatMoney(charged)} />
          <Figure label="Paid" value={formatMoney(paid)} />
          <Figure label="Credit" value={formatMoney(credit)} />
          <Figure label="On its way back" value={formatMoney(promised)} />
          <Figure label="To be paid" value={formatMoney(open)} />
        </dl>
      ))}
    </div>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-stone">{label}</dt>
      <dd className="font-medium tabular-nums">{value}</dd>
    </div>
  );
}
