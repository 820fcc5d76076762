import { AppError } from '#contract/errors.ts';
import type { EndedBy } from '#domain/billing/payment-machine.ts';
import { decide, nextDue } from '#domain/billing/subscription/decide.ts';
import { type Period, periodFrom } from '#domain/billing/subscription/period.ts';
import type { Subscription } from '#domain/billing/subscription/subscription.ts';
import { DAY_MS } from '#domain/time/days.ts';
import { narrow, type OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { OnTransferEnded } from '../../paid-for.ts';
import { type Known, readFacts } from './facts.ts';
import {
  findOpen,
  findPeriod,
  insertPeriod,
  type NewPeriod,
  type PeriodRow,
  subjectOf,
  updatePeriod,
} from './period.repo.ts';
import { setPlanAnew } from './plan-in-force.ts';
import { lineOf, titleOf } from './plan-words.ts';
import type { PlansDeps } from './plans-deps.ts';
import * as repo from './subscription.repo.ts';

const WEEK_MS = 7 * DAY_MS;

/**
 * Has everyone who changes this founder's plan take turns: the invoice of what they have chosen is locked first, then the plan,
 * as payments do it. Where something else was chosen meanwhile its invoice is locked as well; should two wait in a circle for
 * that, the database ends one, which is run again.
 */
export async function lockFounder({ charges }: PlansDeps, tx: Db, scope: OwnerScope): Promise<PeriodRow | undefined> {
  const seen = await findOpen(tx, scope);
  if (seen) await charges.lock(tx, subjectOf(seen));
  await repo.lockPlan(tx, scope.uid);
  const open = await findOpen(tx, scope);
  if (open && open.id !== seen?.id) await charges.lock(tx, subjectOf(open));
  return open;
}

/** The founder's newest subscription with what is known of it. The plan is locked, or only read. */
export async function readNewest(deps: PlansDeps, tx: Db, scope: OwnerScope): Promise<Known | undefined> {
  const newest = await repo.findNewest(tx, scope);
  return newest && readFacts(deps, tx, scope, newest);
}

/** A new one, paid for. */
export async function beginSubscription(deps: PlansDeps, tx: Db, scope: OwnerScope, subscription: Subscription) {
  await repo.insertSubscription(tx, scope.uid, subscription, deps.clock());
  await note(deps, tx, scope, subscription, 'started');
}

/**
 * Keeps a change of a subscription, with the plan in the member's record where theirs it is. The plan is locked.
 * @throws RECORD_CHANGED where it was changed since it was read.
 */
export async function keepSubscription(
  deps: PlansDeps,
  tx: Db,
  scope: OwnerScope,
  change: { before: Subscription; after: Subscription; what: string },
): Promise<void> {
  const { before, after, what } = change;
  if (!(await repo.updateSubscription(tx, scope, before, after))) throw new AppError('RECORD_CHANGED');
  await note(deps, tx, scope, after, what);
}

async function note(deps: PlansDeps, tx: Db, scope: OwnerScope, after: Subscription, what: string): Promise<void> {
  await repo.insertEvent(tx, what, after, deps.clock());
  if ((await repo.findNewest(tx, scope))?.id === after.id) await setPlanAnew(deps, tx, scope);
  await scheduleAnew(deps, tx, scope, after.id);
}

/** The same of one of which something has changed beside it. The plan is locked. */
export async function scheduleAnew(deps: PlansDeps, tx: Db, scope: OwnerScope, id: string): Promise<void> {
  const found = await repo.findSubscription(tx, scope, id);
  if (found) await scheduleKnown(deps, tx, scope, await readFacts(deps, tx, scope, found.subscription));
}

/** When the job looks at a subscription next: at what is due, and once a week, for what changes beside it. */
export async function scheduleKnown(deps: PlansDeps, tx: Db, scope: OwnerScope, known: Known): Promise<void> {
  const { subscription, facts } = known;
  const now = deps.clock().getTime();
  const due = decide(subscription, facts, now).length > 0 ? now : nextDue(subscription, facts, now);
  const atLatest = subscription.state === 'ended' && due === null ? null : now + WEEK_MS;
  const at = due === null || atLatest === null ? atLatest : Math.min(due, atLatest);
  await repo.scheduleNext(tx, scope, subscription.id, at === null ? null : new Date(at));
}

/** Opens what is to be paid for, with its invoice; where credit pays all of it, it is settled at once. */
export async function openPeriod(deps: PlansDeps, tx: Db, scope: OwnerScope, row: NewPeriod): Promise<PeriodRow> {
  const inserted = await insertPeriod(tx, scope, row);
  const { currency, priceMinor, discountMinor, usedMinor, standsUntil } = inserted;
  const title = titleOf(inserted);
  await deps.charges.open(tx, {
    payer: scope,
    subject: subjectOf(inserted),
    title,
    currency,
    lines: [{ description: lineOf(inserted, periodOf(inserted)), quantity: 1, unitMinor: priceMinor }],
    discountMinor,
    pricesIncludeTax: true,
    creditMinor: usedMinor,
    issue: false,
    dueOn: standsUntil,
  });
  return inserted;
}

/** The period that it pays for, where its place is known before it is paid. */
function periodOf({ anchorOn, month, cadence }: PeriodRow): Period | null {
  return anchorOn !== null && month !== null ? periodFrom(anchorOn, month, cadence) : null;
}

/** What was chosen is not paid for any more. Money that comes after all is credit, and no card waits for it. */
export async function withdraw(
  deps: PlansDeps,
  tx: Db,
  scope: OwnerScope,
  row: PeriodRow | undefined,
  by: EndedBy,
  reason?: string,
) {
  const { charges, coupons } = deps;
  if (row?.state !== 'open') return;
  await updatePeriod(tx, scope, row.id, { state: 'withdrawn' });
  await charges.cancel(tx, subjectOf(row), by, reason);
  await coupons.giveBackCoupon(tx, scope, row.id);
  if (row.transferClaimed) await scheduleAnew(deps, tx, scope, row.subscriptionId);
}

/** The rest of the money for a choice never comes. Its invoice is locked. Harmless to repeat. */
export const createOnTransferEnded =
  (deps: PlansDeps): OnTransferEnded =>
  async (tx, { id }, reason) => {
    const seen = await findPeriod(tx, deps.everybody, id);
    if (!seen) return;
    const scope = narrow(deps.everybody, seen.uid);
    await repo.lockPlan(tx, seen.uid);
    await withdraw(deps, tx, scope, await findPeriod(tx, scope, id), 'operator', reason);
  };
