import { formatPlainMoney } from '#domain/money/money.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import { wordRunway } from '#domain/readiness/runway-words.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { formatDay } from '#web/time/date-time.tsx';
import { MethodWorking } from '../valuation/method-part.tsx';
import { figuresLine, ValuationRange } from '../valuation/valuation-range.tsx';

/** Burn and runway in two sentences, or why there are none. */
export function CashPart({ report: { cash } }: { report: ReadinessReport }) {
  const { currency, averageNetBurnMinor: burn, runway, reason } = cash;
  return (
    <div className="flex max-w-measure flex-col gap-2">
      {burn !== null && currency && (
        <p>
          {burn < 0 ? 'More comes in than goes out: ' : 'Net burn: '}
          <strong className="font-semibold tabular-nums">
            {formatPlainMoney({ amountMinor: Math.abs(burn), currency })}
          </strong>{' '}
          a month, the mean of three.
        </p>
      )}
      {runway && <p className="tabular-nums">Runway: {wordRunway(runway, formatDay)}</p>}
      {reason && <p>{reason}</p>}
      <p className="text-sm text-stone">Money that you raised counts in the balance, never as income.</p>
    </div>
  );
}

/** What the valuation comes to, in a few words. */
export function valuationInShort({ valuation }: ReadinessReport): string {
  const range = valuation?.range.value;
  return range ? `${formatPlainMoney(range.low)} to ${formatPlainMoney(range.high)}` : 'No figure yet';
}

/** The range of the methods that have a figure to start from, and how each was worked out. */
export function ValuationPart({ report: { valuation } }: { report: ReadinessReport }) {
  if (!valuation) return <p>Nothing was entered for the five methods yet.</p>;
  const usable = valuation.lines.filter(({ needsAnchor }) => !needsAnchor);
  if (usable.length === 0) return <p>{figuresLine(valuation.lines)}.</p>;
  return (
    <>
      <ValuationRange panel={valuation} />
      <div className="border-t border-line">
        {usable.map((line) => (
          <Disclosure key={line.method} look="ruled" className="[&>div]:max-w-none" summary={`How ${line.label} works`}>
            <MethodWorking line={line} />
          </Disclosure>
        ))}
      </div>
      {usable.length < valuation.lines.length && <p>{figuresLine(valuation.lines)}.</p>}
    </>
  );
}
