import { type PlanTerms, planTerms } from '#contract/billing/subscription.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/billing/ledger.ts';
import { useAddressParams } from '#web/components/use-address-params.ts';

const key = 'choose';
const methodKey = 'pay';

/**
 * The terms that are being looked at stand in the address, as "founder-monthly-NGN", with the way to pay: the way back leads
 * out of them, and a reload keeps them.
 */
export function useChosenTerms() {
  const [search, changeSearch] = useAddressParams();
  const [plan, cadence, currency] = search.get(key)?.split('-') ?? [];
  const { data } = planTerms.safeParse({ plan, cadence, currency });
  return {
    chosen: data ?? null,
    /** Null until somebody has chosen one for these terms. */
    method: PAYMENT_METHODS.find((method) => method === search.get(methodKey)) ?? null,
    chooseMethod: (method: PaymentMethod) =>
      changeSearch(
        (now) => {
          now.set(methodKey, method);
          return now;
        },
        { replace: true },
      ),
    choose: (terms: PlanTerms) =>
      changeSearch(
        (now) => {
          now.delete(methodKey);
          now.set(key, `${terms.plan}-${terms.cadence}-${terms.currency}`);
          return now;
        },
        // A second press is no second step back.
        { replace: new URLSearchParams(window.location.search).has(key) },
      ),
    leave: () =>
      changeSearch(
        (now) => {
          now.delete(key);
          now.delete(methodKey);
          return now;
        },
        { replace: true },
      ),
  };
}
