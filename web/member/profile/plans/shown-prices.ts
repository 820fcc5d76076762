import { useState } from 'react';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import type { Cadence } from '#domain/consultation/quote-machine.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import { useAddressParams } from '#web/components/use-address-params.ts';

/** How often plans can be paid, as it is offered: the usual way first. */
export const SHOWN_CADENCES = ['monthly', 'quarterly', 'yearly', 'one_time'] as const satisfies readonly Cadence[];

/**
 * Which prices are shown: how often, and in which currency. They stand in the address, so the way back from a choice leads to
 * the same prices, and a reload keeps them. At first they are those of the plan that the member has.
 */
export function useShownPrices(has: PlanTerms | undefined) {
  const [search, changeSearch] = useAddressParams();
  const [isChanged, setChanged] = useState(false);
  return {
    cadence: SHOWN_CADENCES.find((one) => one === search.get('often')) ?? has?.cadence ?? 'monthly',
    currency: CURRENCIES.find((one) => one === search.get('currency')) ?? has?.currency ?? 'NGN',
    /** Whether somebody has just changed them here. */
    isChanged,
    show: (key: 'often' | 'currency', value: string) => {
      setChanged(true);
      changeSearch(
        (now) => {
          now.set(key, value);
          return now;
        },
        { replace: true },
      );
    },
  };
}
