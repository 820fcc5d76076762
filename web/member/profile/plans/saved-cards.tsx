import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { listCards } from '#contract/billing/cards.ts';
import type { SubscriptionView } from '#contract/billing/subscription.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import { cardInWords } from '#domain/billing/card-words.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { messageOf } from '#web/api/api-error.ts';
import { CallFailure } from '#web/components/call-failure.tsx';
import { askConfirm } from '#web/components/dialog-store.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { askRenew } from './ask-renew.tsx';
import { cardsQuery, forecastQuery, useRemoveCard, useSetRenewal } from './plan-queries.ts';

type KeptCard = EndpointReply<typeof listCards>['items'][number];

const NO_RENEWAL = 'Your plan does not renew by itself any more. What is paid for stays.';
const ENDS_AT_ONCE =
  'Without a card that renews it your plan ends at once. It begins again on the day on which all of the money of your transfer is found.';

/** The cards that we may charge again: which one renews the plan, and how each goes. */
export function SavedCards({ subscription }: { subscription: SubscriptionView | null }) {
  const cards = useQuery(cardsQuery);
  const renewal = useSetRenewal();
  // What is cancelled is taken back first: that is one tap of its own.
  const isRunning = subscription !== null && subscription.state !== 'ended' && subscription.state !== 'ending';
  // What is paid once is not renewed.
  const canRenew = isRunning && (subscription.next ?? subscription).terms.cadence !== 'one_time';
  const client = useQueryClient();
  const [asked, setAsked] = useState<string | null>(null);

  async function renewWith(card: KeptCard): Promise<void> {
    setAsked(card.id);
    try {
      const query = forecastQuery({ choice: 'renew', cardId: card.id });
      const forecast = await client.fetchQuery(query).finally(() => setAsked(null));
      if (await askRenew({ card, forecast, work: () => renewal.mutateAsync(card.id) }))
        toast.success(`Your plan renews by itself, with ${cardInWords(card)}.`);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  // The card waits for a transfer and was not refused, and the days that were paid for are over: nothing holds the plan without it.
  const isDueAndHeld =
    subscription?.state === 'active' && subscription.heldUntil !== null && subscription.graceEndsAt !== null;
  const stop = () =>
    renewal.mutate(null, { onSuccess: () => toast.success('Your plan does not renew by itself any more.') });
  async function askToStop(): Promise<void> {
    const isSure = await askConfirm({
      title: 'End the plan now?',
      text: ENDS_AT_ONCE,
      confirmLabel: 'Do not renew by itself',
      cancelLabel: 'Keep the plan',
    });
    if (isSure) stop();
  }
  return (
    <Loaded query={cards} what="The list of your cards">
      {({ items }) =>
        items.length > 0 && (
          <Card level={3} title="Your cards">
            <p className="text-stone">
              A card is kept when a plan that renews is paid with it. Pay with another one to replace it.
            </p>
            <CallFailure error={renewal.error} />
            <ul className="divide-y divide-line">
              {items.map((card) => (
                <SavedCardRow
                  key={card.id}
                  card={card}
                  isUsed={isRunning && subscription.renews && subscription.card?.id === card.id}
                  isAsked={asked === card.id}
                  onUse={canRenew && !card.isExpired ? () => void renewWith(card) : undefined}
                  lastWords={isDueAndHeld ? ENDS_AT_ONCE : NO_RENEWAL}
                  onStop={isDueAndHeld ? () => void askToStop() : stop}
                />
              ))}
            </ul>
          </Card>
        )
      }
    </Loaded>
  );
}

type SavedCardRowProps = {
  card: KeptCard;
  isUsed: boolean;
  isAsked: boolean;
  /** What becomes of the plan without this card, where it renews it. */
  lastWords: string;
  onUse?: () => void;
  onStop: () => void;
};

function SavedCardRow({ card, isUsed, isAsked, lastWords, onUse, onStop }: SavedCardRowProps) {
  const removing = useRemoveCard();
  const expiry = `${String(card.expiresMonth).padStart(2, '0')}/${card.expiresYear}`;

  async function remove(): Promise<void> {
    try {
      const isRemoved = await askConfirm({
        title: `Remove ${cardInWords(card)}?`,
        text: isUsed ? lastWords : 'Nothing is charged to it any more.',
        confirmLabel: 'Remove the card',
        cancelLabel: 'Keep the card',
        work: () => removing.mutateAsync(card.id),
      });
      if (isRemoved) toast.success(`${cardInWords(card)}: removed`);
    } catch (error) {
      toast.error(messageOf(error));
    }
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div>
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {cardInWords(card)} {isUsed && <Badge colour="moss">Renews your plan</Badge>}
        </p>
        <p className="text-sm text-stone">
          {card.isExpired ? 'Expired' : 'Expires'} {expiry}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {isUsed ? (
          <Button variant="secondary" size="small" onClick={onStop}>
            Do not renew by itself
          </Button>
        ) : (
          onUse && (
            <Button variant="secondary" size="small" loading={isAsked} loadingText="Reading the price…" onClick={onUse}>
              Renew with this card<span className="sr-only">: {cardInWords(card)}</span>
            </Button>
          )
        )}
        <Button
          variant="secondary"
          size="small"
          aria-label={`Remove ${cardInWords(card)}`}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
