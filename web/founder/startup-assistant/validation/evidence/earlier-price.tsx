import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { formatPlainMoney, type Money } from '#domain/money/money.ts';
import { isPriceOpen, notedAt, priceKey } from '#domain/validation/earlier-price.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { CallFailure } from '#web/components/call-failure.tsx';
import { counted } from '#web/words/figures.ts';
import { AskedEntries, oneOfEach } from './asked-entries.tsx';
import { usePriceFit, useUndoPriceFit } from './observation-mutations.ts';

/** Asks about payments that were noted at a lower price than today's, and takes the last answer back; nothing where there are none. */
export function EarlierPrice({ idea }: { idea: IdeaState }) {
  const fit = usePriceFit(idea.id);
  const undo = useUndoPriceFit(idea.id);
  const asked = askedAbout(idea);
  const { price } = idea.intake;
  if (!price) return null;
  const isPart = fit.variables?.isPart === true;
  const answered = oneOfEach(fit.data?.evidence ?? []).filter(({ observationId }) =>
    idea.evidence.some((line) => line.observationId === observationId && isAnswered(line, price)),
  );
  return (
    <>
      {answered.length > 0 && (
        <Card look="quiet" className="print:hidden">
          <p className="max-w-measure" role="status">
            {counted(answered.length, 'payment is', 'payments are')} now noted as{' '}
            {isPart ? 'a part of today’s price' : 'the whole earlier price'}.
          </p>
          <Button
            size="small"
            variant="secondary"
            className="w-fit"
            disabled={undo.isPending}
            onClick={() => undo.mutate(answered.map(({ observationId }) => observationId))}
          >
            Undo
          </Button>
          <CallFailure error={undo.error} />
        </Card>
      )}
      {asked.length > 0 && <Asked {...{ asked, price, fit }} />}
    </>
  );
}

type AskedProps = { asked: EvidenceRecord[]; price: Money; fit: ReturnType<typeof usePriceFit> };

function Asked({ asked, price, fit }: AskedProps) {
  const people = asked.reduce((sum, entry) => sum + entry.people, 0);
  return (
    <Card
      look="quiet"
      title={`What ${counted(people, 'person', 'people')} paid was noted ${pricesOf(asked)}`}
      className="print:hidden"
    >
      <p className="max-w-measure">
        Your price is {formatPlainMoney(price)} now. {people === 1 ? 'This payment shows' : 'These payments show'}{' '}
        nothing of that price and {people === 1 ? 'counts' : 'count'} 0 for it, unless what was paid was a part of it.
      </p>
      <AskedEntries
        asked={asked}
        noun="entry"
        answers={['A part of today’s price', 'The whole earlier price']}
        notedWords={(entry) => `noted ${pricesOf([entry])}`}
        busy={fit.isPending}
        onAnswer={(isPart, observationId) => fit.mutate({ isPart, ...(observationId && { observationId }) })}
      />
      <CallFailure error={fit.error} />
    </Card>
  );
}

/** Whether the founder said of a payment at an earlier price what it was. */
const isAnswered = (line: EvidenceRecord, price: Money) =>
  line.priceBefore !== undefined || line.answeredPrice === priceKey(price);

/** One line of each observation. */
function askedAbout({ evidence, intake }: IdeaState): EvidenceRecord[] {
  const open = evidence.filter((line) => !line.doesNotFit && isPriceOpen(line, intake.price));
  return oneOfEach(open);
}

const pricesOf = (entries: readonly EvidenceRecord[]) => notedAt(entries.map(({ notedPrice }) => notedPrice));
