import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { listCards, removeCard } from '#contract/billing/cards.ts';
import { startPayment } from '#contract/billing/payments.ts';
import {
  cancelPlan,
  changePlan,
  dropPurchase,
  keepPlan,
  previewSubscription,
  purchasePlan,
  readForecast,
  returnToPlan,
  setRenewal,
} from '#contract/billing/plans.ts';
import type { OwnSubscription, PlanTerms } from '#contract/billing/subscription.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import type { Money } from '#domain/money/money.ts';
import { call, quietClient } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { useSave } from '#web/api/use-save.ts';
import { useSubmit } from '#web/api/use-submit.ts';
import { invoiceKey } from '#web/billing/billing-queries.ts';
import { planPricesQuery } from '#web/billing/plan-prices.ts';
import { subscriptionQuery } from '#web/billing/subscription-query.ts';
import { paths } from '#web/paths.ts';
import { historyKey } from '../history/history-queries.ts';
import { unpaidInvoicesQuery } from '../profile-queries.ts';
import { keepsCard } from './plan-words.ts';

/** ", tax included" behind a sum: every sum of a plan has its tax inside. Nothing where none is charged, or nobody knows yet. */
export function useTaxNote(): string {
  const { data } = useQuery(planPricesQuery);
  return data?.taxPercent ? ', tax included' : '';
}

/** It changes nothing, and is a POST for its terms alone. `coupon`: the code of one. */
export const previewQuery = (terms: PlanTerms, method: PaymentMethod, coupon?: string) =>
  queryOptions({
    queryKey: ['subscription', 'preview', terms, method, coupon],
    queryFn: ({ signal }) =>
      quietClient.call(previewSubscription, { body: { ...terms, method, ...(coupon && { coupon }) } }, { signal }),
    staleTime: freshness.ofOthers,
    // The choice of how to pay stays where it is while the words for it are read.
    placeholderData: keepPreviousData,
  });

export type FutureChoice =
  | { choice: 'keep' | 'cancel' }
  | { choice: 'renew'; cardId: string }
  | ({ choice: 'change' } & PlanTerms);

export const forecastQuery = (query: FutureChoice) =>
  queryOptions({
    queryKey: ['subscription', 'forecast', query],
    queryFn: ({ signal }) => call(readForecast, { query }, { signal }),
    staleTime: freshness.ofOthers,
  });

type Bought = PlanTerms & { method: PaymentMethod; pay: Money; coupon?: string };

/** Makes the invoice, and begins to pay it where there is something to pay. Resolves to the provider's page, if there is one. */
export function useBuyPlan() {
  const readAgain = useReadAgain();
  return useSubmit(
    async (body: Bought, options) => {
      const { invoiceId, isSettled } = await call(purchasePlan, { body }, options);
      if (isSettled) return null;
      const isOnline = body.method === 'checkout';
      const { redirectUrl } = await call(startPayment, {
        params: { invoiceId },
        body: {
          method: body.method,
          returnTo: paths.member.billingHistory,
          ...(isOnline && { keepCard: keepsCard(body) }),
        },
      });
      return redirectUrl;
    },
    { onSettled: readAgain },
  );
}

/** The same choice with another coupon, or without one: another invoice takes the place of the one that is not paid. */
export function useOrderWithCoupon(onOrdered: () => void) {
  const client = useQueryClient();
  const readAgain = useReadAgain();
  return useSubmit(
    async ({ coupon, ...choice }: PlanTerms & { method: PaymentMethod; coupon: string | undefined }, options) => {
      const { method, ...terms } = choice;
      const { pay } = await client.fetchQuery({
        ...previewQuery(terms, method, coupon),
        staleTime: freshness.ofOthers,
      });
      return call(purchasePlan, { body: { ...choice, pay, ...(coupon && { coupon }) } }, options);
    },
    { onSuccess: onOrdered, onSettled: readAgain },
  );
}

export function useChangePlan() {
  return useAnswered((terms: PlanTerms) => call(changePlan, { body: terms }));
}

export function useDropPurchase() {
  return useAnswered(() => call(dropPurchase, {}));
}

export function useKeepPlan() {
  return useAnswered(() => call(keepPlan, {}));
}

export function useCancelPlan() {
  return useAnswered(() => call(cancelPlan, {}));
}

export function useReturnToPlan() {
  return useAnswered(() => call(returnToPlan, {}));
}

export const cardsQuery = queryOptions({
  queryKey: ['cards'],
  queryFn: ({ signal }) => call(listCards, {}, { signal }),
  staleTime: freshness.ofOthers,
});

/** Null: the plan does not renew by itself any more. */
export function useSetRenewal() {
  return useAnswered((cardId: string | null) => call(setRenewal, { body: { cardId } }));
}

export function useRemoveCard() {
  const client = useQueryClient();
  const readAgain = useReadAgain();
  return useSave({
    mutationFn: (cardId: string) => call(removeCard, { params: { cardId } }),
    onSettled: () => Promise.all([client.invalidateQueries(cardsQuery), readAgain()]),
  });
}

/** Something whose answer is how the subscription stands from now on. */
function useAnswered<I = void>(mutationFn: (input: I) => Promise<OwnSubscription>) {
  const client = useQueryClient();
  const readAgain = useReadAgain();
  return useSave({
    mutationFn,
    onSuccess: (own) => client.setQueryData(subscriptionQuery.queryKey, own),
    // Not waited for: what asked may be gone by then, as its price is read anew too, and could not lead on.
    onSettled: () => void readAgain(),
  });
}

/** Everything about the subscription, what is to pay for it, and the history that stands below it. */
export function useReadAgain() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: subscriptionQuery.queryKey }),
      client.invalidateQueries({ queryKey: invoiceKey }),
      client.invalidateQueries({ queryKey: historyKey }),
      client.invalidateQueries({ queryKey: unpaidInvoicesQuery.queryKey }),
    ]);
}
