import { queryOptions } from '@tanstack/react-query';
import { readSubscription } from '#contract/billing/plans.ts';
import type { OwnSubscription } from '#contract/billing/subscription.ts';
import { call } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';

/** Asked again while a bank is awaited: the answer may come any moment. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => call(readSubscription, {}, { signal }),
  staleTime: freshness.ofOthers,
  refetchInterval: ({ state }) => (isAwaited(state.data) ? 10_000 : false),
});

export function isAwaited(own: OwnSubscription | undefined): boolean {
  return own?.subscription?.isChecking === true || own?.subscription?.state === 'confirm_with_bank';
}
