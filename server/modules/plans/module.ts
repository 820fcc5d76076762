import { dueAt, periodFrom } from '#domain/billing/subscription/period.ts';
import type { Audit } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { retryOnDeadlock } from '../../db/retry-on-deadlock.ts';
import type { CancelPlan } from '../../members.ts';
import type { Module } from '../../module.ts';
import { createOnAttempt } from './attempted.ts';
import { createOnReinstated, createOnReversed } from './bank.ts';
import { createOnClaim } from './claimed.ts';
import { createCompService } from './comp.service.ts';
import { createOnTransferEnded } from './keep-plan.ts';
import { createMemberService } from './member.service.ts';
import { createOnPaid, createOnSettling } from './paid.ts';
import { findPeriod, type PeriodRow } from './period.repo.ts';
import type { PlansDeps } from './plans-deps.ts';
import { addConfiguredPrices } from './price.repo.ts';
import { createPriceService } from './price.service.ts';
import { createPurchaseService } from './purchase.service.ts';
import { runPlans } from './run.ts';
import { createSubscriberService } from './subscriber.service.ts';
import { bindPlans } from './subscription.routes.ts';

/** Plans: what founders subscribe to, what renews, and what ends. */
export function createPlansModule(deps: PlansDeps & { audit: Audit }) {
  const { clock, database, everybody, log } = deps;
  const purchases = createPurchaseService(deps);
  const member = createMemberService({ ...deps, purchases });
  const prices = createPriceService(deps);
  const comps = createCompService(deps);
  const run = async () => {
    await runPlans(deps);
    await comps.endOver();
  };
  const subscribers = createSubscriberService({ ...deps, stop: member.stop });
  const cancelPlan: CancelPlan = async (tx, scope) => {
    await member.stop(tx, scope, 'member');
  };
  const inTransaction = <T>(run: (tx: Db) => Promise<T>) => retryOnDeadlock(log, () => database.db.transaction(run));
  return {
    services: { member, purchases, comps, run },
    gives: { cancelPlan },
    bind: (bind) => bindPlans(bind, { member, purchases, prices, subscribers, comps }, inTransaction),
    jobs: [{ name: 'plans.run', cron: '*/2 * * * *', run }],
    paidFor: [
      {
        kind: 'plan',
        onSettling: createOnSettling(deps),
        onPaid: createOnPaid(deps),
        onAttempt: createOnAttempt(deps),
        onReversed: createOnReversed(deps),
        onReinstated: createOnReinstated(deps),
        ...createOnClaim(deps),
        // Nobody owes a plan that they have chosen: only one that has begun, whose card was charged, or for which a transfer was sent.
        isOwed: async (db, { id }) => {
          const row = await findPeriod(db, everybody, id);
          return row !== undefined && (row.charged || row.transferClaimed || hasBegun(row, clock().getTime()));
        },
        onTransferEnded: createOnTransferEnded(deps),
        onExcess: 'credit',
      },
    ],
    prepare: () => addConfiguredPrices(database.db),
  } satisfies Module;
}

/** Whether it is a renewal whose days have begun. */
function hasBegun({ kind, anchorOn, month, cadence }: PeriodRow, now: number): boolean {
  if (kind !== 'next' || anchorOn === null || month === null) return false;
  return now >= dueAt(periodFrom(anchorOn, month, cadence).startsOn);
}
