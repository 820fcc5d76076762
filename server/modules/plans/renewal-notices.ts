import { cardInWords } from '#domain/billing/card-words.ts';
import { DECLINE_WORDS } from '#domain/billing/decline-words.ts';
import { lagosDay } from '#domain/billing/subscription/period.ts';
import type { Split } from '#domain/billing/subscription/proration.ts';
import { type Decline, graceEndsAt } from '#domain/billing/subscription/retry-schedule.ts';
import { dayInWords, sayCharge, sayHeld } from '#domain/billing/subscription/say-price.ts';
import { type PricedTerms, paidPeriod, type Subscription } from '#domain/billing/subscription/subscription.ts';
import { orByTransfer } from '#domain/billing/transfers.ts';
import { addDays } from '#domain/time/days.ts';
import type { SavedCard } from '../../charging.ts';
import { type PlanNotice, planOf, priceOf } from './plan-notice.ts';

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
