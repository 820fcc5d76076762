import { VALUATION_ANCHORS, type ValuationAnchor } from '#content/readiness/valuation-anchors.ts';
import type { Currency } from '#domain/money/money.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import type { Anchor } from '#domain/readiness/valuation.ts';
import { Button } from '#ui/button/button.tsx';
import { NewTab } from '#web/components/new-tab.tsx';
import { Day } from '#web/time/date-time.tsx';

type AnchorFigure = NonNullable<ValuationAnchor['figure']>;
type WhereToFindProps = { currency: Currency; onUse: (starts: AnchorFigure['starts'], anchor: Anchor) => void };

const STARTS: Record<AnchorFigure['starts'], string> = {
  regionalAverage: 'the regional average',
  berkus: 'the most for one element',
};

/** Public, dated places to start from. A figure is filled in only when the founder says so, and only in its own currency. */
export function WhereToFind({ currency, onUse }: WhereToFindProps) {
  return (
    <section aria-labelledby="where-to-find" className="flex max-w-measure flex-col gap-3 text-stone">
      <h2 id="where-to-find" className="font-semibold text-ink">
        Where can a figure be had?
      </h2>
      <p>
        For Nigeria we know of no public figure with a date that we could confirm. Ask investors what they paid in
        recent rounds, and give that with its source and day. A figure from another country says little about yours:
      </p>
      <ul className="flex flex-col gap-4">
        {VALUATION_ANCHORS.map((anchor) => (
          <li key={anchor.id} className="flex min-w-0 flex-col items-start gap-1">
            <NewTab href={anchor.url}>
              {anchor.name}, {anchor.publisher}
            </NewTab>
            <span>
              {anchor.what} Address seen on <Day value={anchor.seenOn} />.
            </span>
            {anchor.figure && <Figure anchor={anchor} figure={anchor.figure} currency={currency} onUse={onUse} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type FigureProps = WhereToFindProps & { anchor: ValuationAnchor; figure: AnchorFigure };

function Figure({ anchor, figure, currency, onUse }: FigureProps) {
  const { words, date, amountMinor, starts } = figure;
  const amount = formatPlainMoney(figure);
  return (
    <>
      <span>
        {words}: {amount}, published on <Day value={date} />.
      </span>
      {currency === figure.currency ? (
        <Button
          variant="quiet"
          onClick={() => onUse(starts, { amountMinor, source: `${anchor.name}, ${anchor.publisher}: ${words}`, date })}
        >
          Use {amount} as {STARTS[starts]}
        </Button>
      ) : (
        <span>To use it, choose US dollars as the currency of every amount.</span>
      )}
    </>
  );
}
