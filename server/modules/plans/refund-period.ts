import type { SubscriberRefund } from '#contract/billing/admin-subscribers.ts';
import { AppError } from '#contract/errors.ts';
import { ended } from '#domain/billing/subscription/advance.ts';
import { dueAt } from '#domain/billing/subscription/period.ts';
import { paidPeriod, type Subscription } from '#domain/billing/subscription/subscription.ts';
import type { Currency, Money } from '#domain/money/money.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { keepSubscription, lockFounder, withdraw } from './keep-plan.ts';
import { planRefunded } from './notices.ts';
import { periodAfter } from './offer.ts';
import { findPaid, type PeriodRow, subjectOf, termsOf } from './period.repo.ts';
import { planInForce } from './plan-in-force.ts';
import { tellPlan } from './plan-notice.ts';
import type { PlansDeps } from './plans-deps.ts';
import { findNewest } from './subscription.repo.ts';
import { toSums } from './subscription-view.ts';

/** What is paid for and not over: the running period, and one that was paid ahead. */
async function findRunning(deps: PlansDeps, db: Db, scope: OwnerScope, newest: Subscription | undefined) {
  if (!newest || newest.state === 'ended' || deps.clock().getTime() >= dueAt(paidPeriod(newest).endsOn)) return [];
  const rows = [await findPaid(db, scope, newest.id, newest.n), await findPaid(db, scope, newest.id, newest.n + 1)];
  return rows.filter((row): row is PeriodRow => row !== undefined);
}

/** What goes back where the running period is refunded; null where there is none that runs, or nothing of it can go back. */
export async function findRefund(deps: PlansDeps, db: Db, scope: OwnerScope): Promise<SubscriberRefund | null> {
  const newest = await findNewest(db, scope);
  const moneyMinor: Record<Currency, number> = { NGN: 0, USD: 0 };
  const creditMinor: Record<Currency, number> = { NGN: 0, USD: 0 };
  let byTransfer = false;
  const running = await findRunning(deps, db, scope, newest);
  for (const row of running) {
    const ofRow = await deps.charges.refundable(db, subjectOf(row));
    moneyMinor[row.currency] += ofRow.moneyMinor;
    creditMinor[row.currency] += ofRow.creditMinor;
    byTransfer ||= ofRow.byTransfer;
  }
  const [money, credit] = [toSums(moneyMinor), toSums(creditMinor)];
  if (!newest || money.length + credit.length === 0) return null;
  return {
    money,
    credit,
    byTransfer,
    periods: running.map((row) => ({
      terms: termsOf(row),
      period: row.n === newest.n ? paidPeriod(newest) : periodAfter(newest),
    })),
  };
}

/**
 * All that was paid for the running period, and for one after it, goes back; the plan ends now. `seen`: the sums as the operator saw
 * them. @returns what goes back; undefined, and nothing happens, where the plan has ended so before.
 * @throws SUBSCRIBER_NO_REFUND, REFUND_SUM_CHANGED.
 */
export async function refundPeriod(
  deps: PlansDeps,
  tx: Db,
  scope: OwnerScope,
  seen: Pick<SubscriberRefund, 'money' | 'credit'>,
): Promise<{ before: Subscription; refund: SubscriberRefund } | undefined> {
  // Invoices come before the plan, as everywhere.
  for (const row of await findRunning(deps, tx, scope, await findNewest(tx, scope)))
    await deps.charges.lock(tx, subjectOf(row));
  const open = await lockFounder(deps, tx, scope);
  const before = await findNewest(tx, scope);
  if (before?.endedFor === 'refund') return undefined;
  const refund = await findRefund(deps, tx, scope);
  const after = before && ended(before, 'refund');
  if (!refund || !before || !after) throw new AppError('SUBSCRIBER_NO_REFUND');
  if (!isSame(refund.money, seen.money) || !isSame(refund.credit, seen.credit))
    throw new AppError('REFUND_SUM_CHANGED');
  const rows = await findRunning(deps, tx, scope, before);
  await withdraw(deps, tx, scope, open, 'operator');
  for (const row of rows)
    await deps.charges.refund(tx, subjectOf(row), 'operator', 'The plan was refunded and has ended.');
  await keepSubscription(deps, tx, scope, { before, after, what: 'refunded' });
  await tellPlan(deps, tx, scope, after, planRefunded(after, await planInForce(deps, tx, scope, 'free'), refund));
  return { before, refund };
}

function isSame(sums: readonly Money[], others: readonly Money[]): boolean {
  const isIn = ({ amountMinor, currency }: Money) =>
    others.some((other) => other.currency === currency && other.amountMinor === amountMinor);
  return sums.length === others.length && sums.every(isIn);
}
