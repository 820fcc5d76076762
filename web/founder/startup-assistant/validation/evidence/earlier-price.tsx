import type { EvidenceRecord } from '#contract/validation/ledger.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { formatPlainMoney, type Money } from '#domain/money/money.ts';
import { isPriceOpen } from '#domain/validation/earlier-price.ts';
import { briefly, listed } from '#domain/validation/safe-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { Day } from '#web/time/date-time.tsx';
import { counted } from '#web/words/figures.ts';
import { evidenceName } from '../evidence-words.ts';
import { usePriceFit } from './observation-mutations.ts';

/** Asks about payments that were noted at a lower price than today's; nothing where there are none. */
export function EarlierPrice({ idea }: { idea: IdeaState }) {
  const fit = usePriceFit(idea.id);
  const asked = askedAbout(idea);
  const { price } = idea.intake;
  if (asked.length === 0 || !price) return null;
  const one = asked.length === 1;
  return (
    <Card
      look="quiet"
      title={`${counted(asked.length, 'payment was', 'payments were')} noted at ${pricesOf(asked)}`}
      className="print:hidden"
    >
      <p className="max-w-measure">
        Your price is {formatPlainMoney(price)} now. {one ? 'This payment shows' : 'These payments show'} nothing of
        that price and {one ? 'counts' : 'count'} 0 for it, unless what was paid was a part of it.
      </p>
      <Answers
        name={one ? 'the payment' : `all ${asked.length}`}
        suffix={one ? '' : ', all of them'}
        busy={fit.isPending}
        onAnswer={(isPart) => fit.mutate({ isPart })}
      />
      {!one && (
        <Disclosure summary="One by one">
          <ul className="flex flex-col divide-y divide-line text-base text-ink">
            {asked.map((entry) => (
              <li key={entry.observationId} className="flex flex-col gap-2 py-3">
                <span className="wrap-break-word">{briefly(evidenceName(entry), 120)}</span>
                <span className="text-sm text-stone">
                  <Day value={entry.date} />, noted at {pricesOf([entry])}
                </span>
                <Answers
                  name={briefly(evidenceName(entry), 60)}
                  suffix=""
                  busy={fit.isPending}
                  onAnswer={(isPart) => fit.mutate({ isPart, observationId: entry.observationId })}
                />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <CallFailure error={fit.error} />
    </Card>
  );
}

/** One line of each observation. */
function askedAbout({ evidence, intake }: IdeaState): EvidenceRecord[] {
  const open = evidence.filter((line) => !line.doesNotFit && isPriceOpen(line, intake.price));
  return open.filter(
    ({ observationId }, index) => open.findIndex((line) => line.observationId === observationId) === index,
  );
}

const pricesOf = (entries: readonly EvidenceRecord[]) =>
  listed([
    ...new Set(
      entries.flatMap(({ notedPrice }: { notedPrice?: Money }) => (notedPrice ? [formatPlainMoney(notedPrice)] : [])),
    ),
  ]);

type AnswersProps = { name: string; suffix: string; busy: boolean; onAnswer: (isPart: boolean) => void };

function Answers({ name, suffix, busy, onAnswer }: AnswersProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {[true, false].map((isPart) => {
        const words = isPart ? 'A part of today’s price' : 'The whole earlier price';
        return (
          <Button
            key={words}
            size="small"
            variant="secondary"
            disabled={busy}
            aria-label={`${words}: ${name}`}
            onClick={() => onAnswer(isPart)}
          >
            {words}
            {suffix}
          </Button>
        );
      })}
    </div>
  );
}
