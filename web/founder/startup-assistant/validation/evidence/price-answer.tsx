import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import type { IdeaState } from '#contract/validation/validation.ts';
import { isAtEarlierPrice, isPriceOpen } from '#domain/validation/earlier-price.ts';
import { Button } from '#ui/button/button.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { usePriceFit } from './observation-mutations.ts';

/** What was said of a payment at an earlier price, to be said otherwise; nothing where nothing was said. */
export function PriceAnswer({ idea, item }: { idea: IdeaState; item: EvidenceRecord }) {
  const fit = usePriceFit(idea.id);
  const { price } = idea.intake;
  const isPart = item.priceBefore !== undefined;
  const isOfOldPrice = !isPart && isAtEarlierPrice(item, price) && !isPriceOpen(item, price);
  if (!isPart && !isOfOldPrice) return null;
  const { observationId } = item;
  return (
    <Button
      size="small"
      variant="quiet"
      disabled={fit.isPending}
      onClick={() =>
        fit.mutate(
          { isPart: isPart ? null : true, observationId },
          { onError: (error) => toast.error(messageOf(error)) },
        )
      }
    >
      {isPart ? 'It was no part of today’s price' : 'It was a part of today’s price'}
    </Button>
  );
}
