import type { SubscriberRefund } from '#contract/billing/admin-subscribers.ts';
import { dayInWords, sayCharge } from '#domain/billing/subscription/say-price.ts';
import {
  type EndReason,
  goesOnByItself,
  type PricedTerms,
  paidPeriod,
  paidUntil,
  type Subscription,
} from '#domain/billing/subscription/subscription.ts';
import { formatPlainMoney, type Money } from '#domain/money/money.ts';
import type { PlanKey } from '#domain/plans.ts';
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

/** `isSent`: a transfer for another period is said to be on its way. */
export const planCancelled = (after: Subscription, by: CancelledBy, isSent: boolean): PlanNotice => ({
  kind: 'plan.ending',
  title: `Cancelled: your plan ends on ${dayInWords(paidUntil(after))}`,
  body: `${by === 'operator' ? 'Our support cancelled your plan. ' : ''}Nothing more is charged. You keep ${planOf(after)} until then. ${isSent ? 'The transfer that you sent becomes your credit when it arrives. ' : ''}One tap on your plan's page takes this back.`,
});

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
