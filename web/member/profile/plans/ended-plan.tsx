import { useQuery } from '@tanstack/react-query';
import type { SubscriptionView } from '#contract/billing/subscription.ts';
import { formatPlainMoney } from '#domain/money/money.ts';
import { creditQuery } from '../history/history-queries.ts';
import { WhoCancelled } from './plan-banners.tsx';
import { endWords } from './plan-words.ts';

type EndedPlanProps = {
  subscription: SubscriptionView;
  /** The operator gave them a plan, which goes on. */
  hasGiven: boolean;
};

/** Why the plan that was paid for is over, who ended it, and what of its money is credit: once, above the choices. */
export function EndedPlan({ subscription: { endedFor, cancelled }, hasGiven }: EndedPlanProps) {
  const credit = useQuery(creditQuery).data?.balances.map(({ held }) => formatPlainMoney(held)) ?? [];
  return (
    <p className="text-sm text-stone">
      <strong className="text-ink">
        {hasGiven ? 'The plan that you paid for has ended.' : 'Your plan has ended.'}
      </strong>{' '}
      <WhoCancelled cancelled={cancelled} /> {endedFor && endWords[endedFor]}{' '}
      {credit.length > 0 && `${credit.join(' and ')} of what you paid is your credit: it pays first. `}
      All that you made is still yours to read and to export.
    </p>
  );
}
