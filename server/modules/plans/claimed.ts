import { decide } from '#domain/billing/subscription/decide.ts';
import { narrow } from '../../access/scope.ts';
import type { Subject } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import type { PaidFor } from '../../paid-for.ts';
import { readNewest, scheduleAnew } from './keep-plan.ts';
import { findPeriod, updatePeriod } from './period.repo.ts';
import { tellPlan } from './plan-notice.ts';
import type { PlansDeps } from './plans-deps.ts';
import { cardInstead } from './renewal-notices.ts';
import { lockPlan } from './subscription.repo.ts';

type OnClaim = Required<Pick<PaidFor, 'onTransferClaimed' | 'onTransferRejected' | 'onClaimTakenBack'>>;

/**
 * What a payer says of a transfer for a plan, and whether it was found. The card that renews the plan waits for it from that moment,
 * and no longer. The invoice of the period is locked.
 */
export function createOnClaim(deps: PlansDeps): OnClaim {
  const { everybody, clock } = deps;

  async function mark(tx: Db, { id }: Subject, transferClaimed: boolean) {
    const seen = await findPeriod(tx, everybody, id);
    if (!seen) return undefined;
    const scope = narrow(everybody, seen.uid);
    await lockPlan(tx, seen.uid);
    await updatePeriod(tx, scope, id, { transferClaimed });
    await scheduleAnew(deps, tx, scope, seen.subscriptionId);
    return { scope, isNext: seen.kind === 'next' };
  }

  return {
    onTransferClaimed: async (tx, subject) => void (await mark(tx, subject, true)),

    onClaimTakenBack: async (tx, subject) => void (await mark(tx, subject, false)),

    /** Nobody is charged without a word who was told not to pay again. */
    async onTransferRejected(tx, subject) {
      const marked = await mark(tx, subject, false);
      if (!marked?.isNext) return false;
      const { scope } = marked;
      const known = await readNewest(deps, tx, scope);
      if (!known) return false;
      const { subscription, facts } = known;
      const [charge] = decide(subscription, facts, clock().getTime()).filter((action) => action.kind === 'charge');
      if (charge && charge.payMinor > 0) await tellPlan(deps, tx, scope, subscription, cardInstead(charge));
      return false;
    },
  };
}
