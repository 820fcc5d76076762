import { type QueryState, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { type AskedPayment, verifyPayment } from '#contract/billing/payments.ts';
import { ApiError } from '#web/api/api-error.ts';
import { quietClient } from '#web/api/client.ts';
import { freshness } from '#web/api/freshness.ts';
import { tabMemory } from '#web/components/tab-memory.ts';
import { invoiceQuery } from './billing-queries.ts';

/** Seconds from one question to the next: soon at first, since most answers come at once. The last one goes on. */
const WAITS = [1, 2, 4, 8, 15, 15, 15, 30] as const;

/** Since when a payment is asked about, so that a reload does not begin to count anew. */
const begun = tabMemory('cairn.checkout-return');

/** What became of a payment; asked again until somebody knows, but not while nobody looks at the page. */
const outcomeQuery = (paymentId: string | null) =>
  queryOptions({
    queryKey: ['payment outcome', paymentId],
    queryFn:
      paymentId === null
        ? skipToken
        : ({ signal }) => quietClient.call(verifyPayment, { params: { paymentId } }, { signal }),
    retry: false,
    staleTime: freshness.ofOthers,
    gcTime: 0,
    refetchInterval: ({ state }) => (isFinal(state) ? false : nextWaitMs(state)),
  });

type Outcome = Pick<QueryState<AskedPayment>, 'data' | 'error' | 'dataUpdateCount' | 'errorUpdateCount'>;

function nextWaitMs({ dataUpdateCount, errorUpdateCount }: Outcome): number {
  const asks = dataUpdateCount + errorUpdateCount;
  return 1000 * (WAITS[Math.min(Math.max(asks, 1), WAITS.length) - 1] ?? 0);
}

/** Paid, or known not to be; or there is no such payment of this member. */
function isFinal({ data, error }: Pick<Outcome, 'data' | 'error'>): boolean {
  if (error instanceof ApiError && error.status === 404) return true;
  return data !== undefined && (data.status !== 'pending' || data.problem !== null);
}

/**
 * Back from the provider's page, which adds `?payment=ID`: asks the server what became of it until that is known. The address
 * keeps the id until then, so that a reload goes on asking.
 * @param onKnown reads again what depends on it; until that is done the page goes on saying that it checks.
 */
export function useCheckoutReturn(onKnown?: (payment: AskedPayment | undefined) => Promise<unknown>) {
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const paymentId = search.get('payment');
  const { data, error, isError } = useQuery(outcomeQuery(paymentId));
  const [since] = useState(() => beganAt(paymentId));
  const isKnown = isFinal({ data, error });
  const tell = useEffectEvent(() => onKnown?.(data));

  useEffect(() => {
    if (!paymentId || !isKnown) return;
    let isLeft = false;
    // First whatever would still ask to be paid.
    const invoice = client.invalidateQueries({ queryKey: invoiceQuery(data?.invoiceId ?? '').queryKey });
    void Promise.allSettled([invoice, tell()]).then(() => {
      if (!isLeft) setSearch(withoutPayment, { replace: true, preventScrollReset: true });
    });
    return () => {
      isLeft = true;
    };
  }, [paymentId, isKnown, data?.invoiceId, client, setSearch]);

  return {
    isChecking: paymentId !== null,
    /** Milliseconds on this device's clock. */
    since,
    /** The last question was not answered; it is asked again. */
    isUnanswered: isError && !isKnown,
    /** A mail says what becomes of it. */
    willWrite: data?.willWrite ?? false,
    /** The member says that they did not pay. Should they come back from the same payment, it is a new wait. */
    stop: () => {
      begun.forget();
      setSearch(withoutPayment, { replace: true, preventScrollReset: true });
    },
  };
}

/** Paystack adds what it calls the payment. */
function withoutPayment(search: URLSearchParams): URLSearchParams {
  for (const name of ['payment', 'reference', 'trxref']) search.delete(name);
  return search;
}

function beganAt(paymentId: string | null): number {
  const now = Date.now();
  if (paymentId === null) return now;
  const [id, at] = begun.read()?.split(' ') ?? [];
  if (id === paymentId) return Number(at);

  begun.keep(`${paymentId} ${now}`);
  return now;
}
