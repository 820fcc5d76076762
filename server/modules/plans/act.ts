import { begun, ended } from '#domain/billing/subscription/advance.ts';
import { type Action, decide } from '#domain/billing/subscription/decide.ts';
import { lagosDay } from '#domain/billing/subscription/period.ts';
import { withoutPrice } from '#domain/billing/subscription/price.ts';
import { graceEndsAt, isOpen } from '#domain/billing/subscription/retry-schedule.ts';
import { nextMonth, paidPeriod, type Subscription, sameTerms } from '#domain/billing/subscription/subscription.ts';
import { narrow, type OwnerScope } from '../../access/scope.ts';
import type { CouponOff } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { forgetFinalCharges, type Known, readFacts } from './facts.ts';
import { keepSubscription, lockFounder, openPeriod, scheduleKnown, withdraw } from './keep-plan.ts';
import { type PeriodRow, subjectOf, termsOf, updatePeriod } from './period.repo.ts';
import { tellEnded } from './plan-in-force.ts';
import { type PlanNotice, tellPlan } from './plan-notice.ts';
import type { PlansDeps } from './plans-deps.ts';
import { priceBack, priceComing } from './price-notices.ts';
import { cardExpires, endComing, renewalComing } from './renewal-notices.ts';
import { addNotice, findSubscription, removeNotice } from './subscription.repo.ts';

type Charge = Extract<Action, { kind: 'charge' }>;
/** What was done within the transaction, and what the provider is to be asked once it is kept. */
type Step = { key: string; after?: () => Promise<void> };

/**
 * Does the first thing that is due for a subscription and not in `tried`, in one transaction in which everything is read anew.
 * @returns `done` where nothing is due, `waits` where only what was tried is.
 */
export async function takeStep(
  deps: PlansDeps,
  tx: Db,
  id: string,
  tried: ReadonlySet<string>,
): Promise<Step | 'done' | 'waits'> {
  const { everybody, clock } = deps;
  const seen = await findSubscription(tx, everybody, id);
  if (!seen) return 'done';
  const scope = narrow(everybody, seen.uid);
  const open = await lockFounder(deps, tx, scope);
  const found = await findSubscription(tx, scope, id);
  if (!found) return 'done';
  const known = await readFacts(deps, tx, scope, found.subscription);
  const due = decide(known.subscription, known.facts, clock().getTime());
  const action = due.find(({ key }) => !tried.has(key));
  if (action) return act(deps, tx, scope, { known, open: open?.subscriptionId === id ? open : undefined }, action);
  await forgetFinalCharges(deps, tx, scope, found.subscription);
  await scheduleKnown(deps, tx, scope, known);
  return due.length > 0 ? 'waits' : 'done';
}

type Standing = { known: Known; open: PeriodRow | undefined };

async function act(deps: PlansDeps, tx: Db, scope: OwnerScope, standing: Standing, action: Action): Promise<Step> {
  const { known, open } = standing;
  const { subscription: before, facts } = known;
  const { key } = action;
  const tell = async (notice: PlanNotice) => {
    if (await addNotice(tx, before, key, deps.clock())) await tellPlan(deps, tx, scope, before, notice);
  };
  switch (action.kind) {
    case 'ask':
      return { key, after: () => deps.savedCards.ask(action.attemptId) };
    case 'charge':
      return charge(deps, tx, scope, standing, action);
    case 'set_plan':
      await deps.setPlan(tx, scope.uid, action.plan);
      break;
    case 'begin_paid_ahead':
      await keep(begun(before), 'began');
      break;
    case 'end': {
      const after = ended(before, action.reason);
      // Money that is on its way for the next period begins the plan anew: its invoice stays.
      const begins = open?.kind === 'next';
      const isAwaited = begins && (facts.attempts.some(isOpen) || open.transferClaimed);
      if (!isAwaited) await withdraw(deps, tx, scope, open, 'time');
      await keep(after, `ended: ${action.reason}`);
      const isLookedFor = begins && (await deps.charges.isTransferSent(tx, subjectOf(open)));
      if (after) await tellEnded(deps, tx, scope, after, { isLookedFor });
      break;
    }
    case 'tell_renewal':
      await tell(renewalComing(action));
      break;
    case 'tell_end':
      await tell(endComing(before, action.on));
      break;
    case 'tell_card': {
      const card = (await deps.savedCards.list(tx, scope)).find(({ id }) => id === before.card);
      if (card) await tell(cardExpires(before, card, action.cardEndsOn));
      break;
    }
    case 'tell_price':
      await tell(priceComing(before, action.priceMinor, action.from));
      break;
    case 'tell_price_back':
      // Announced again, it is told again, and 30 days before it counts.
      if (await removeNotice(tx, before, key)) {
        const after = withoutPrice(before, action, facts.list, lagosDay(deps.clock().getTime()));
        if (after !== before) await keep(after, 'price_back');
        await tellPlan(deps, tx, scope, after, priceBack(after, action));
      }
      break;
  }
  return { key };

  async function keep(after: Subscription | null, what: string): Promise<void> {
    if (after) await keepSubscription(deps, tx, scope, { before, after, what });
  }
}

/** The period's invoice is the one that is open for it, or takes the place of what was chosen before. */
async function charge(
  deps: PlansDeps,
  tx: Db,
  scope: OwnerScope,
  { known: { subscription }, open }: Standing,
  action: Charge,
): Promise<Step> {
  const { key, n, card, terms, priceMinor, usedMinor, payMinor } = action;
  const isFor =
    open?.kind === 'next' && open.n === n && sameTerms(termsOf(open), terms) && open.priceMinor === priceMinor;
  const isIt = isFor && open.usedMinor === usedMinor;
  const createdAt = deps.clock();
  const id = newId(createdAt);
  // Credit came or was used since: the coupon stays with the period.
  const coupon = isFor && !isIt ? await takeAgain(deps, tx, scope, open, id) : undefined;
  if (!isIt) await withdraw(deps, tx, scope, open, 'replaced');
  const row = isIt
    ? open
    : await openPeriod(deps, tx, scope, {
        ...{ id, subscriptionId: subscription.id, n, kind: 'next' as const, ...terms, priceMinor, usedMinor },
        ...{ anchorOn: subscription.anchorOn, month: nextMonth(subscription), createdAt },
        ...(coupon && { couponCode: coupon.code, discountMinor: coupon.offMinor }),
        standsUntil: lagosDay(graceEndsAt(paidPeriod(subscription).endsOn)),
      });
  if (payMinor === 0) {
    await deps.credits.settle(tx, subjectOf(row));
    return { key };
  }
  await updatePeriod(tx, scope, row.id, { charged: true });
  return { key, after: () => deps.savedCards.charge({ subject: subjectOf(row), cardId: card, key }) };
}

/** The coupon of what was chosen, held from now on for the same period in its place. */
async function takeAgain(
  { coupons, clock, savedCards }: PlansDeps,
  tx: Db,
  scope: OwnerScope,
  open: PeriodRow,
  purchaseId: string,
): Promise<CouponOff | undefined> {
  const { couponCode: code, priceMinor } = open;
  if (code === null) return undefined;
  const terms = termsOf(open);
  const smallestMinor = savedCards.smallestMinor[terms.currency];
  const today = lagosDay(clock().getTime());
  return coupons.takeCoupon(tx, scope, { code, terms, priceMinor, smallestMinor, isHeld: true, today, purchaseId });
}
