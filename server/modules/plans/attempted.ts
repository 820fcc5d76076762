import { advance, refused } from '#domain/billing/subscription/advance.ts';
import { waitsUntil } from '#domain/billing/subscription/decide.ts';
import { isDecline, isForGood, nextTry } from '#domain/billing/subscription/retry-schedule.ts';
import { paidPeriod, type Subscription } from '#domain/billing/subscription/subscription.ts';
import { narrow } from '../../access/scope.ts';
import type { CardAttempt } from '../../charging.ts';
import type { OnAttempt } from '../../paid-for.ts';
import { readFacts } from './facts.ts';
import { keepSubscription } from './keep-plan.ts';
import { findPeriod } from './period.repo.ts';
import { type PlanNotice, tellPlan } from './plan-notice.ts';
import type { PlansDeps } from './plans-deps.ts';
import { confirmWithBank, notConfirmed, paymentFailed } from './renewal-notices.ts';
import { findSubscription, lockPlan, scheduleNext } from './subscription.repo.ts';

/** What became of a charge of the card, where the subscription still waits for it. That it was paid is told apart. */
export function createOnAttempt(deps: PlansDeps): OnAttempt {
  const { everybody, clock } = deps;
  return async (tx, { id }, attempt) => {
    const seen = await findPeriod(tx, everybody, id);
    if (!seen) return;
    const scope = narrow(everybody, seen.uid);
    await lockPlan(tx, seen.uid);
    const row = await findPeriod(tx, scope, id);
    const before = (await findSubscription(tx, scope, seen.subscriptionId))?.subscription;
    if (!row || !before) return;
    await scheduleNext(tx, scope, before.id, clock());
    const isAwaited = row.state === 'open' && row.n === before.n + 1 && before.state !== 'ended';
    const change = isAwaited ? changeOf(before, attempt) : undefined;
    if (!change?.after) return;
    const { after, what } = change;
    await keepSubscription(deps, tx, scope, { before, after, what });
    await tellPlan(deps, tx, scope, after, await noticeOf());

    async function noticeOf(): Promise<PlanNotice> {
      if (what === 'paused') return confirmWithBank(after);
      if (what === 'lapsed') return notConfirmed(after);
      const { subscription, facts } = await readFacts(deps, tx, scope, after);
      const { endsOn } = paidPeriod(after);
      const attempts = facts.attempts.filter(({ n }) => n === after.n + 1);
      const { card } = subscription;
      const { isTransferAwaited = false } = facts;
      const declined = isDecline(attempt.outcome) ? attempt.outcome : 'other';
      const nextTryAt = card === null ? null : nextTry(endsOn, card, attempts, waitsUntil(facts, endsOn));
      return paymentFailed(after, declined, { nextTryAt, isTransferAwaited });
    }
  };
}

function changeOf(before: Subscription, { outcome }: CardAttempt): { after: Subscription; what: string } | undefined {
  const of = (after: Subscription | null, what: string) => (after ? { after, what } : undefined);
  switch (outcome) {
    case 'confirm':
      return of(advance(before, 'pause'), 'paused');
    case 'lapsed':
      return of(advance(before, 'lapse'), 'lapsed');
    case 'expired':
    case 'stolen':
    case 'funds':
    case 'other':
      return of(refused(before, outcome), isForGood(outcome) ? 'refused_for_good' : 'refused');
    default:
      return undefined;
  }
}
