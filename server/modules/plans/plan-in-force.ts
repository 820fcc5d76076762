import { compEndsAt, higherPlan } from '#domain/billing/subscription/comp.ts';
import { planOf, type Subscription } from '#domain/billing/subscription/subscription.ts';
import { DEFAULT_PLAN, type PlanKey } from '#domain/plans.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { type CompRow, findOpenComp } from './comp.repo.ts';
import { planEnded } from './notices.ts';
import { tellPlan } from './plan-notice.ts';
import type { PlansDeps } from './plans-deps.ts';
import { findNewest } from './subscription.repo.ts';

/** Whether it still counts: the job that ends it may come a little later than its end. */
export const isRunning = (comp: CompRow, now: Date): boolean =>
  comp.endedAt === null && now.getTime() < compEndsAt(comp);

/** The plan that was given to a founder and is not over. */
export async function findGiven({ clock }: Pick<PlansDeps, 'clock'>, db: Db, scope: OwnerScope) {
  const open = await findOpenComp(db, scope);
  return open && isRunning(open, clock()) ? open : undefined;
}

/** What a founder has who pays for this plan: it, or one that was given to them, whichever is higher. */
export async function planInForce(
  deps: Pick<PlansDeps, 'clock'>,
  tx: Db,
  scope: OwnerScope,
  paid: PlanKey,
): Promise<PlanKey> {
  return higherPlan(paid, (await findGiven(deps, tx, scope))?.plan ?? DEFAULT_PLAN);
}

/** Puts what a founder has into their record, after what was given to them has changed. @returns it. */
export async function setPlanAnew(
  deps: Pick<PlansDeps, 'clock' | 'setPlan'>,
  tx: Db,
  scope: OwnerScope,
): Promise<PlanKey> {
  const newest = await findNewest(tx, scope);
  const plan = await planInForce(deps, tx, scope, newest ? planOf(newest) : DEFAULT_PLAN);
  await deps.setPlan(tx, scope.uid, plan);
  return plan;
}

/** Tells a founder that what they paid for is over, and which plan they have now. `how`: as `planEnded` takes it. */
export async function tellEnded(
  deps: PlansDeps,
  tx: Db,
  scope: OwnerScope,
  after: Subscription,
  how: Parameters<typeof planEnded>[2] = {},
): Promise<void> {
  await tellPlan(deps, tx, scope, after, planEnded(after, await planInForce(deps, tx, scope, planOf(after)), how));
}
