import {
  type Payment,
  paidAfterEnd,
  paidAhead,
  renewed,
  restored,
  started,
} from '#domain/billing/subscription/advance.ts';
import { upgraded } from '#domain/billing/subscription/change-plan.ts';
import { dueAt, lagosDay, periodFrom } from '#domain/billing/subscription/period.ts';
import { creditForDaysLeft } from '#domain/billing/subscription/proration.ts';
import { paidPeriod, type Subscription } from '#domain/billing/subscription/subscription.ts';
import { narrow, type OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { OnPaid, OnSettling, Paid } from '../../paid-for.ts';
import { asKept } from './facts.ts';
import { beginSubscription, keepSubscription } from './keep-plan.ts';
import * as notices from './notices.ts';
import { periodAfter } from './offer.ts';
import { chargedMinor, findPaid, findPeriod, type PeriodRow, subjectOf, termsOf, updatePeriod } from './period.repo.ts';
import { type PlanNotice, tellPlan } from './plan-notice.ts';
import { lineOf } from './plan-words.ts';
import type { PlansDeps } from './plans-deps.ts';
import { findNewest, findSubscription, lockPlan } from './subscription.repo.ts';

/** A period is paid for: the subscription takes it, or the money stays as credit. */
export function createOnPaid(deps: PlansDeps): OnPaid {
  const { everybody, charges } = deps;

  return async (tx, { id }, paid) => {
    const seen = await findPeriod(tx, everybody, id);
    if (!seen) return 'credit';
    const scope = narrow(everybody, seen.uid);
    const earlier = seen.kind === 'upgrade' && (await findPaid(tx, scope, seen.subscriptionId, seen.n - 1));
    if (earlier) await charges.lock(tx, subjectOf(earlier));
    await lockPlan(tx, seen.uid);
    const row = await findPeriod(tx, scope, id);
    if (row?.state === 'paid') return 'kept';
    if (row?.state !== 'open') return 'credit';
    if (await take(tx, scope, row, paid)) {
      await deps.coupons.keepCoupon(tx, scope, id);
      return 'kept';
    }
    await updatePeriod(tx, scope, id, { state: 'withdrawn' });
    await deps.coupons.giveBackCoupon(tx, scope, id);
    return 'credit';
  };

  async function take(tx: Db, scope: OwnerScope, row: PeriodRow, paid: Paid): Promise<boolean> {
    const now = deps.clock().getTime();
    const before = (await findSubscription(tx, scope, row.subscriptionId))?.subscription;
    const newest = await findNewest(tx, scope);
    // Another one took its place.
    if (newest && newest.id !== row.subscriptionId && (before || newest.state !== 'ended')) return false;
    const payment = paymentOf(row, paid, before);
    if (!before) {
      if (row.kind !== 'start') return false;
      await updatePeriod(tx, scope, row.id, { state: 'paid' });
      const after = started(row.subscriptionId, payment, now);
      await charges.describe(tx, subjectOf(row), lineOf(row, paidPeriod(after)));
      await beginSubscription(deps, tx, scope, after);
      await tellPlan(deps, tx, scope, after, notices.periodPaid(after, row));
      return true;
    }
    if (row.kind === 'upgrade') return takeUpgrade(tx, scope, row, before, payment);
    if (row.kind === 'restored') {
      const after = row.n === before.n ? restored(before, now) : null;
      return keep(tx, scope, row, { before, after, what: 'restored' }, notices.planRestored);
    }
    if (row.n !== before.n + 1) return false;
    if (before.state === 'ended') {
      const after = paidAfterEnd(before, payment, now);
      return keep(tx, scope, row, { before, after, what: 'paid_after_end' }, notices.periodPaid);
    }
    if (now < dueAt(paidPeriod(before).endsOn)) {
      const after = paidAhead(before, payment);
      return keep(tx, scope, row, { before, after, what: 'paid_ahead' }, notices.nextPaid);
    }
    return keep(tx, scope, row, { before, after: renewed(before, payment), what: 'renewed' }, notices.periodPaid);
  }

  /** The days left become credit, and so does a next period that was paid for: both pay for the new plan, or stay. */
  async function takeUpgrade(tx: Db, scope: OwnerScope, row: PeriodRow, before: Subscription, payment: Payment) {
    if (!canUpgrade(row, before) || !row.credit) return false;
    const { anchorOn, month } =
      row.anchorOn !== null && row.month !== null
        ? { anchorOn: row.anchorOn, month: row.month }
        : { anchorOn: lagosDay(deps.clock().getTime()), month: 0 };
    const after = upgraded(
      before,
      {
        when: 'now',
        terms: termsOf(row),
        priceMinor: row.priceMinor,
        payMinor: chargedMinor(row) - row.usedMinor,
        usedMinor: row.usedMinor,
        keptMinor: 0,
        daysLeftMinor: row.credit.grossMinor,
        anchorOn,
        month,
        period: periodFrom(anchorOn, month, row.cadence),
      },
      payment.card,
    );
    if (!after) return false;
    return keep(tx, scope, row, { before, after, what: 'upgraded' }, (kept, paid) =>
      notices.planUpgraded(before, kept, paid),
    );
  }

  async function keep(
    tx: Db,
    scope: OwnerScope,
    row: PeriodRow,
    { before, after, what }: { before: Subscription; after: Subscription | null; what: string },
    notice: (after: Subscription, row: PeriodRow) => PlanNotice,
  ): Promise<boolean> {
    if (!after) return false;
    await updatePeriod(tx, scope, row.id, { state: 'paid' });
    const isAhead = after.ahead !== null && row.n === after.n + 1;
    await charges.describe(tx, subjectOf(row), lineOf(row, isAhead ? periodAfter(after) : paidPeriod(after)));
    await keepSubscription(deps, tx, scope, { before, after, what });
    await tellPlan(deps, tx, scope, after, notice(after, row));
    return true;
  }
}

/**
 * An upgrade that can be taken credits the days left before credit pays its part of it. Where credit does not pay all of that part,
 * nothing is credited yet: the upgrade is not taken either.
 */
export function createOnSettling(deps: PlansDeps): OnSettling {
  const { everybody, charges } = deps;
  return async (tx, { id }, wantedMinor) => {
    const seen = await findPeriod(tx, everybody, id);
    if (seen?.kind !== 'upgrade') return;
    const scope = narrow(everybody, seen.uid);
    const earlier = await findPaid(tx, scope, seen.subscriptionId, seen.n - 1);
    if (earlier) await charges.lock(tx, subjectOf(earlier));
    await lockPlan(tx, seen.uid);
    const row = await findPeriod(tx, scope, id);
    const before = (await findSubscription(tx, scope, seen.subscriptionId))?.subscription;
    if (!row || !before || !canUpgrade(row, before)) return;
    const { ahead } = await asKept(deps, tx, scope, before);
    const aheadMinor = ahead?.terms.currency === row.currency ? ahead.paidMinor : 0;
    const heldMinor = (await deps.credits.held(tx, scope))[row.currency];
    const availableMinor = heldMinor + aheadMinor + (await daysLeftNow(deps, tx, scope, row, before));
    if (availableMinor >= wantedMinor) await creditDaysLeft(deps, tx, scope, row, before);
  };
}

/** Whether the subscription still is the one that the upgrade was offered for. */
function canUpgrade(row: PeriodRow, before: Subscription): boolean {
  return row.state === 'open' && before.state !== 'ended' && row.n === before.n + 1 && row.credit !== null;
}

/** What the days left are worth: as it was offered, and less where a bank has taken a part of the period back since. */
async function daysLeftNow(deps: PlansDeps, tx: Db, scope: OwnerScope, row: PeriodRow, before: Subscription) {
  const { paidMinor } = await asKept(deps, tx, scope, before);
  const now = creditForDaysLeft(paidMinor, paidPeriod(before), lagosDay(row.createdAt.getTime()));
  return Math.min(row.credit?.grossMinor ?? 0, now);
}

/** What an upgrade credits, each once: the days left of the running period, and all of one that was paid ahead. */
export async function creditDaysLeft(deps: PlansDeps, tx: Db, scope: OwnerScope, row: PeriodRow, before: Subscription) {
  const running = await findPaid(tx, scope, before.id, before.n);
  const grossMinor = await daysLeftNow(deps, tx, scope, row, before);
  if (running && grossMinor > 0) {
    const reason = 'The days left of the plan before.';
    await deps.credits.grant(tx, subjectOf(running), { key: `days-left:${row.id}`, grossMinor, reason });
    await updatePeriod(tx, scope, row.id, { credit: { grossMinor } });
  }
  await creditAhead(deps, tx, scope, before);
}

/** A next period that was paid for and does not come becomes credit. */
export async function creditAhead(deps: PlansDeps, tx: Db, scope: OwnerScope, before: Subscription): Promise<void> {
  const ahead = before.ahead && (await findPaid(tx, scope, before.id, before.n + 1));
  if (!ahead) return;
  await updatePeriod(tx, scope, ahead.id, { state: 'credited' });
  await creditWhole(deps, tx, ahead, 'The next period was paid for and does not begin.');
}

/** All that was paid for a period becomes credit, once. */
export async function creditWhole(deps: PlansDeps, tx: Db, row: PeriodRow, reason: string): Promise<void> {
  await deps.credits.grant(tx, subjectOf(row), { key: `whole:${row.id}`, grossMinor: chargedMinor(row), reason });
}

/** A transfer switches renewal off, as it was said before; what credit or another card's checkout pays leaves the card. */
function paymentOf(row: PeriodRow, { method, cardId }: Paid, before: Subscription | undefined): Payment {
  const card = cardId ?? (method === 'bank_transfer' ? null : (before?.card ?? null));
  return { terms: termsOf(row), priceMinor: row.priceMinor, paidMinor: chargedMinor(row), card };
}
