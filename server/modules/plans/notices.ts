import type { SubscriberRefund } from '#contract/billing/admin-subscribers.ts';
import { cardInWords } from '#domain/billing/card-words.ts';
import { DECLINE_WORDS } from '#domain/billing/decline-words.ts';
import { lagosDay } from '#domain/billing/subscription/period.ts';
import type { Split } from '#domain/billing/subscription/proration.ts';
import { type Decline, graceEndsAt } from '#domain/billing/subscription/retry-schedule.ts';
import { dayInWords, sayCharge, sayHeld } from '#domain/billing/subscription/say-price.ts';
import {
  type EndReason,
  goesOnByItself,
  type PricedTerms,
  paidPeriod,
  paidUntil,
  type Subscription,
} from '#domain/billing/subscription/subscription.ts';
import { orByTransfer } from '#domain/billing/transfers.ts';
import { formatPlainMoney, type Money } from '#domain/money/money.ts';
import type { PlanKey } from '#domain/plans.ts';
import { addDays } from '#domain/time/days.ts';
import type { SavedCard } from '../../charging.ts';
import { chargedMinor, type PeriodRow, termsOf } from './period.repo.ts';
import { onPlan, type PlanNotice, planOf, priceOf } from './plan-notice.ts';
import { lineOf, nameOfTerms, sayDroppedChange } from './plan-words.ts';
import type { CancelledBy } from './subscription.repo.ts';

function goesOn(subscription: Subscription): string {
  const endsOn = paidUntil(subscription);
  return goesOnByItself(subscription)
    ? `Your plan renews by itself on ${dayInWords(endsOn)}; we write to you before that.`
    : `Your plan ends on ${dayInWords(endsOn)} and does not renew by itself: nothing is charged until you choose it.`;
}

/** What a period took of the member, once a coupon has taken its part: "You paid ₦10,000 and ₦5,000 of your credit." */
function whatWasPaid(row: PeriodRow): string {
  const { currency, usedMinor } = row;
  const payMinor = chargedMinor(row) - usedMinor;
  if (payMinor === 0 && usedMinor > 0)
    return `Your credit paid ${formatPlainMoney({ amountMinor: usedMinor, currency })}.`;
  return `You paid ${sayCharge({ payMinor, usedMinor, currency })}.`;
}

export const periodPaid = (after: Subscription, row: PeriodRow): PlanNotice => ({
  kind: 'plan.started',
  title: `${planOf(after)}: paid until ${dayInWords(paidPeriod(after).endsOn)}`,
  body: `${whatWasPaid(row)} ${goesOn(after)}`,
});

export const nextPaid = (after: Subscription, row: PeriodRow): PlanNotice => ({
  kind: 'plan.started',
  title: `Your next period is paid for: ${nameOfTerms(termsOf(row))}`,
  body: `The period begins on ${dayInWords(paidPeriod(after).endsOn)}. ${whatWasPaid(row)} No card is charged for it. ${goesOn(after)}`,
});

export const planUpgraded = (before: Subscription, after: Subscription, row: PeriodRow): PlanNotice => ({
  kind: 'plan.changed',
  title: `You have ${planOf(after)} now`,
  body: [
    row.credit &&
      row.credit.grossMinor > 0 &&
      `${formatPlainMoney({ amountMinor: row.credit.grossMinor, currency: row.currency })} for the days left of your plan before was credited.`,
    whatWasPaid(row),
    sayDroppedChange(before),
    goesOn(after),
  ]
    .filter((sentence) => sentence)
    .join(' '),
});

export function changeAtEnd(after: Subscription): PlanNotice {
  const { next } = after;
  const kind = 'plan.changed';
  const back = "You can take this back on your plan's page.";
  const endsOn = dayInWords(paidUntil(after));
  if (!next) {
    const body = `The change that was planned is taken back. ${goesOn(after)}`;
    return { kind, title: 'Your plan stays as it is', body };
  }
  if (!goesOnByItself(after))
    return {
      kind,
      title: `Chosen for your next period: ${planOf(next)}`,
      body: `Your plan does not renew by itself: it ends on ${endsOn}, and nothing is charged. ${planOf(next)} follows if you pay for it on your plan's page by then. It costs ${priceOf(next)}. ${back}`,
    };
  return {
    kind,
    title: `From ${endsOn}: ${planOf(next)}`,
    body: `${planOf(next)} costs ${priceOf(next)}. Until then you keep what you have. ${back}`,
  };
}

/** `renewal`: what is charged next, and when; none where nothing is within 12 months. */
export const planReturned = (after: Subscription, renewal: (PricedTerms & { on: string }) | undefined): PlanNotice => ({
  kind: 'plan.changed',
  title: 'Your plan goes on',
  body: `The cancelling is taken back. ${
    renewal
      ? `Your plan renews by itself on ${dayInWords(renewal.on)}: ${planOf(renewal)}, for ${priceOf(renewal)}, less any coupon or credit you have. We write to you before that.`
      : goesOn(after)
  }`,
});

export const planRestored = (after: Subscription): PlanNotice => ({
  kind: 'plan.changed',
  title: `You have ${planOf(after)} again`,
  body: `Your bank took the payment for your plan back, then gave it back to us. ${goesOn(after)}`,
});

export const planCancelled = (after: Subscription, by: CancelledBy): PlanNotice => ({
  kind: 'plan.ending',
  title: `Cancelled: your plan ends on ${dayInWords(paidUntil(after))}`,
  body: `${by === 'operator' ? 'Our support cancelled your plan. ' : ''}Nothing more is charged. You keep ${planOf(after)} until then. One tap on your plan's page takes this back.`,
});

/** `heldUntil`: the day until which the card waits for a transfer that was sent; null where it is charged on `on`. */
export function renewalComing(renewal: PricedTerms & { on: string; heldUntil: string | null }): PlanNotice {
  const { on, heldUntil } = renewal;
  const kind = 'plan.renewing';
  const costs = `${planOf(renewal)} costs ${priceOf(renewal)}.`;
  if (heldUntil !== null)
    return {
      kind,
      title: `Your card waits for your transfer until ${dayInWords(heldUntil)}`,
      body: `Your next period begins on ${dayInWords(on)}. ${costs} You told us that you sent a transfer for it. ${sayHeld(heldUntil)} Any coupon or credit you have pays first. You can change or cancel your plan on its page.`,
    };
  return {
    kind,
    title: `Your plan renews on ${dayInWords(on)}`,
    body: `${costs} Your card is charged on that day, less any coupon or credit you have. You can change or cancel it on your plan's page until then.`,
  };
}

/** The transfer that the card waited for was not found. */
export const cardInstead = (charge: PricedTerms & Split): PlanNotice => ({
  kind: 'plan.renewing',
  title: 'Your card is charged for your plan now',
  body: `We did not find the transfer for your next period, and your card waits for it no longer. ${planOf(charge)}: ${sayCharge({ ...charge, currency: charge.terms.currency })}. If the transfer arrives after all, it becomes your credit, and you can choose “Refund it” in your billing history.`,
});

export const endComing = (subscription: Subscription, on: string): PlanNotice => ({
  kind: 'plan.ending',
  title: `Your plan ends on ${dayInWords(on)}`,
  body: `${planOf(subscription)} does not renew by itself, and nothing is charged. To keep it, pay the next period on your plan's page, by card${orByTransfer(subscription.terms.currency)}.`,
});

/** `cardEndsOn`: the first day on which it no longer works. */
export function cardExpires(before: Subscription, card: SavedCard, cardEndsOn: string): PlanNotice {
  const { endsOn } = paidPeriod(before);
  return {
    kind: 'plan.card_expiring',
    title: `Your ${cardInWords(card)} works until ${dayInWords(addDays(cardEndsOn, -1))}`,
    body: [
      `This card renews your plan, ${planOf(before)}.`,
      endsOn < cardEndsOn
        ? `The payment of ${dayInWords(endsOn)} can still be charged to it, and those after its last day cannot.`
        : `The payment of ${dayInWords(endsOn)} cannot be charged to it any more.`,
      `To keep the plan, pay a period on your plan's page with the card that takes its place${orByTransfer(before.terms.currency)}. Without that nothing is charged, and the plan ends when what you paid for is over.`,
    ].join(' '),
  };
}

/**
 * `nextTryAt`: when the card is tried again by itself; null where it is not. `isTransferAwaited`: a transfer was sent for the same
 * period, and is looked for.
 */
export function paymentFailed(
  after: Subscription,
  declined: Decline,
  { nextTryAt, isTransferAwaited }: { nextTryAt: number | null; isTransferAwaited: boolean },
): PlanNotice {
  const ends = dayInWords(lagosDay(graceEndsAt(paidPeriod(after).endsOn)));
  const nextTryOn = nextTryAt === null ? null : lagosDay(nextTryAt);
  const again =
    nextTryOn === null
      ? 'The card is not tried again.'
      : isTransferAwaited
        ? sayHeld(nextTryOn)
        : `We try the card again on ${dayInWords(nextTryOn)} at 09:00 in Lagos.`;
  const keeps = isTransferAwaited
    ? `We are still looking for the transfer that you sent. You keep the plan until ${ends}. If all of the money is found later, the plan begins again on that day.`
    : `You keep the plan until ${ends}. Pay with another card${orByTransfer(after.terms.currency)} on your plan's page, or cancel there.`;
  return {
    kind: 'plan.payment_failed',
    title: 'Your plan could not be renewed',
    body: `${DECLINE_WORDS[declined]} Nothing was taken. ${again} ${keeps}`,
  };
}

export function notConfirmed(after: Subscription): PlanNotice {
  const ends = lagosDay(graceEndsAt(paidPeriod(after).endsOn));
  return {
    kind: 'plan.payment_failed',
    title: 'The payment for your plan was not confirmed',
    body: `Your bank waited for you to confirm it, and nothing was taken. You keep the plan until ${dayInWords(ends)}. Pay on your plan's page, by card${orByTransfer(after.terms.currency)}, or cancel there.`,
  };
}

export function confirmWithBank(after: Subscription): PlanNotice {
  const ends = lagosDay(graceEndsAt(paidPeriod(after).endsOn));
  return {
    kind: 'plan.confirm_with_bank',
    title: 'Confirm the payment for your plan with your bank',
    body: `Your bank asks for your confirmation before it pays. The link stands on your plan's page. You keep the plan until ${dayInWords(ends)}; nothing is charged before you confirm.`,
  };
}

const whyEnded: Record<EndReason, string> = {
  period_over: 'The period that you paid for is over, and nothing was charged.',
  grace_over: 'The next period was not paid for within 7 days.',
  cancelled: 'Your plan was cancelled, and nothing more is charged.',
  dispute: 'Your bank took the payment for your plan back.',
  refund: 'What you paid for your plan goes back to you.',
};

const LOOKED_FOR =
  'We are still looking for the transfer that you sent. The plan begins again on the day on which all of the money is found. If we cannot find it, we tell you.';

/**
 * `has`: the plan that they have now, which may have been given to them. `by`: who cancelled it, where that ended it. `isLookedFor`: a
 * transfer was sent that begins it anew.
 */
export function planEnded(
  after: Subscription,
  has: PlanKey,
  { by, isLookedFor = false }: { by?: CancelledBy | undefined; isLookedFor?: boolean } = {},
): PlanNotice {
  const why = after.endedFor ? whyEnded[after.endedFor] : '';
  const next = isLookedFor ? LOOKED_FOR : 'You can choose a plan again at any time.';
  return {
    kind: 'plan.ended',
    title: `Your ${planOf(after)} has ended`,
    body: `${by === 'operator' ? 'Our support cancelled your plan, and nothing more is charged.' : why} ${onPlan(has)} ${next}`,
  };
}

const sumsOf = (sums: readonly Money[]) => sums.map(formatPlainMoney).join(' and ');

/**
 * Our support refunded what runs, and what was paid ahead: the mail of the refund asks for the account. `has`: the plan that they
 * have now.
 */
export function planRefunded(
  after: Subscription,
  has: PlanKey,
  { money, credit, periods }: SubscriberRefund,
): PlanNotice {
  const isTwo = periods.length > 1;
  const named = periods.map(({ terms, period }) => lineOf(terms, period)).join('; and ');
  return {
    kind: 'plan.ended',
    title: isTwo
      ? 'Both periods that you paid for were refunded, and your plan has ended'
      : `Your ${planOf(after)} was refunded and has ended`,
    body: [
      isTwo
        ? `Our support has ended your plan. Two periods are taken back, each by a credit note: ${named}.`
        : 'Our support has ended your plan and takes the invoice back by a credit note.',
      money.length > 0 && `${sumsOf(money)} ${money.length > 1 ? 'go' : 'goes'} back to you.`,
      credit.length > 0 &&
        `${sumsOf(credit)} that you had paid with credit ${credit.length > 1 ? 'are' : 'is'} your credit again.`,
      onPlan(has),
      'You can choose a plan again at any time.',
    ]
      .filter((sentence) => sentence)
      .join(' '),
  };
}
