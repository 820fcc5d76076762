import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useVerifyPayment } from './billing-queries.ts';

/**
 * Back from the provider's page, which adds `?payment=ID`: asks the server once what became of it. The address keeps the id
 * until there is an answer, so that a reload asks again.
 */
export function useCheckoutReturn(invoiceId: string) {
  const [search, setSearch] = useSearchParams();
  const verify = useVerifyPayment(invoiceId);
  const paymentId = search.get('payment');
  const asked = useRef<string | null>(null);
  const { mutate } = verify;

  useEffect(() => {
    if (!paymentId || asked.current === paymentId) return;
    asked.current = paymentId;
    mutate(paymentId, {
      onSuccess: () =>
        setSearch(
          (now) => {
            now.delete('payment');
            return now;
          },
          { replace: true, preventScrollReset: true },
        ),
    });
  }, [paymentId, mutate, setSearch]);

  return { isAsking: verify.isPending, error: verify.error, retry: () => paymentId && mutate(paymentId) };
}
