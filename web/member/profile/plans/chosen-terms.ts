import { useSearchParams } from 'react-router';
import { type PlanTerms, planTerms } from '#contract/billing/subscription.ts';

const key = 'choose';

/**
 * The terms that are being looked at stand in the address, as "founder-monthly-NGN": the way back leads out of them, and a
 * reload keeps them.
 */
export function useChosenTerms() {
  const [search, setSearch] = useSearchParams();
  const [plan, cadence, currency] = search.get(key)?.split('-') ?? [];
  const { data } = planTerms.safeParse({ plan, cadence, currency });
  return {
    chosen: data ?? null,
    choose: (terms: PlanTerms) =>
      setSearch(
        (now) => {
          now.set(key, `${terms.plan}-${terms.cadence}-${terms.currency}`);
          return now;
        },
        // A second press is no second step back.
        { preventScrollReset: true, replace: new URLSearchParams(window.location.search).has(key) },
      ),
    leave: () =>
      setSearch(
        (now) => {
          now.delete(key);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
