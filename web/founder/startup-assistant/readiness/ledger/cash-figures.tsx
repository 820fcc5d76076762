import type { ReactNode } from 'react';
import { CURRENCY_SYMBOLS, formatPlainMoney } from '#domain/money/money.ts';
import { BURN_MONTHS, type CashBalance, type CashReading } from '#domain/readiness/cash-ledger.ts';
import { wordRunwayEnd, wordRunwayLength } from '#domain/readiness/runway-words.ts';
import { Banner } from '#ui/banner/banner.tsx';
import { LineChart } from '#ui/line-chart/line-chart.tsx';
import { formatDay, formatMonth } from '#web/time/date-time.tsx';

type CashFiguresProps = { reading: CashReading; balance: CashBalance | null };

/** Burn and runway as far as they can be worked out, and the months they come from. */
export function CashFigures({ reading, balance }: CashFiguresProps) {
  const { currency, averageNetBurnMinor: burn, averagedMonths, runway, reason, months } = reading;
  const money = (amountMinor: number) => (currency ? formatPlainMoney({ amountMinor, currency }) : '');
  const compact = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumFractionDigits: 1 });
  return (
    <section aria-labelledby="cash-title" className="flex flex-col gap-5">
      <h2 id="cash-title" className="font-display text-2xl font-semibold tracking-tight">
        Burn and runway
      </h2>
      <dl className="grid gap-4 sm:grid-cols-3">
        <CashFigure
          label="Cash balance"
          value={balance ? formatPlainMoney(balance) : 'Not entered'}
          note={balance && `On ${formatDay(balance.date)}`}
        />
        <CashFigure
          label={`Net burn a month, mean of ${BURN_MONTHS}`}
          value={burn === null ? 'Not known yet' : burn < 0 ? `${money(-burn)} more in than out` : money(burn)}
          note={averagedMonths.length > 0 && averagedMonths.map(formatMonth).join(', ')}
        />
        <CashFigure
          label="Runway"
          value={runway === null ? 'Not known yet' : wordRunwayLength(runway)}
          note={runway && wordRunwayEnd(runway, formatDay)}
        />
      </dl>
      {reason && <Banner>{reason}</Banner>}
      <p className="max-w-measure text-sm text-stone">
        Net burn is money out minus money in. Money that you raised counts in your balance, never as income: it would
        make the company look as if it earned its keep.
      </p>
      {currency && months.length > 0 && (
        <LineChart
          title="Cash by month"
          pointLabel="Month"
          points={months.map(({ month }) => ({ id: month, label: formatMonth(month) }))}
          write={money}
          writeShort={(minor) =>
            `${minor < 0 ? '−' : ''}${CURRENCY_SYMBOLS[currency]}${compact.format(Math.abs(minor) / 100)}`
          }
          series={[
            { id: 'out', label: 'Out', look: 'dashed', values: months.map(({ outMinor }) => outMinor) },
            { id: 'in', label: 'In, not raised', look: 'solid', values: months.map(({ inMinor }) => inMinor) },
            { id: 'burn', label: 'Net burn', look: 'dotted', values: months.map(({ netBurnMinor }) => netBurnMinor) },
          ]}
        />
      )}
    </section>
  );
}

function CashFigure({ label, value, note }: { label: string; value: string; note?: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4">
      <dt className="text-sm text-stone">{label}</dt>
      <dd className="text-xl font-semibold wrap-anywhere tabular-nums">{value}</dd>
      {note && <dd className="text-sm text-stone">{note}</dd>}
    </div>
  );
}
