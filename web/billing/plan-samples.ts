import type { listPlans } from '#contract/billing/plans.ts';
import type { OwnSubscription, PlanTerms, Preview, SubscriptionView } from '#contract/billing/subscription.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import { ENDS_TODAY } from '#domain/billing/subscription/say-price.ts';

export const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
export const founderMonthly: PlanTerms = { plan: 'founder', cadence: 'monthly', currency: 'NGN' };
export const ideationMonthly: PlanTerms = { ...founderMonthly, plan: 'ideation' };

const sold = (terms: PlanTerms, amountMinor: number) => ({
  terms,
  price: { amountMinor, currency: terms.currency },
});

/** The golden vectors of decision record 33: ₦15,000 for 3rd Feb to 3rd Mar, 2027, and ₦40,000 for the plan above. */
export const prices: EndpointReply<typeof listPlans> = {
  prices: [
    sold(ideationMonthly, 1_500_000),
    sold({ ...ideationMonthly, cadence: 'yearly' }, 15_000_000),
    sold(founderMonthly, 4_000_000),
    sold({ ...founderMonthly, currency: 'USD' }, 2_900),
  ],
  includesTax: true,
  taxPercent: '7.5',
};

const period = { startsOn: '2027-02-03', endsOn: '2027-03-03' };
export const card = { id: 'c1', brand: 'visa', last4: '4081', expiresYear: 2028, expiresMonth: 3 };
const next = {
  on: '2027-03-03',
  terms: ideationMonthly,
  price: naira(1_500_000),
  pay: naira(1_500_000),
  credit: naira(0),
};

export const running: SubscriptionView = {
  id: 's1',
  state: 'active',
  terms: ideationMonthly,
  price: naira(1_500_000),
  period,
  renews: true,
  card,
  charge: next,
  heldUntil: null,
  priceChange: null,
  next: null,
  ahead: null,
  paidUntil: period.endsOn,
  graceEndsAt: null,
  declined: null,
  confirmUrl: null,
  isChecking: false,
  endedFor: null,
  cancelled: null,
  words: 'Next: ₦15,000 on 3rd Mar, 2027. Renews by itself: on.',
  cancelWords: 'Your plan ends on 3rd Mar, 2027. Renews by itself: off.',
  can: { change: true, cancel: true, return: false, payAhead: true, payOwed: false },
};

export const ending: SubscriptionView = {
  ...running,
  state: 'ending',
  renews: false,
  charge: null,
  cancelled: { at: '2027-02-08T10:00:00.000Z', bySupport: false },
  words: 'Your plan ends on 3rd Mar, 2027. Renews by itself: off.',
  cancelWords: null,
  can: { change: false, cancel: false, return: true, payAhead: false, payOwed: false },
};

export const failed: SubscriptionView = {
  ...running,
  state: 'past_due',
  charge: { ...next, on: '2027-03-06' },
  graceEndsAt: '2027-03-10T08:00:00.000Z',
  declined: 'funds',
  cancelWords: ENDS_TODAY,
  can: { ...running.can, payAhead: false, payOwed: true },
};

export const ended: SubscriptionView = {
  ...ending,
  state: 'ended',
  endedFor: 'grace_over',
  cancelled: null,
  words: null,
  can: { ...ending.can, return: false },
};

export const owned = (subscription: SubscriptionView | null, more: Partial<OwnSubscription> = {}): OwnSubscription => ({
  subscription,
  purchase: null,
  ...more,
});

export const preview: Preview = {
  when: 'now',
  terms: ideationMonthly,
  price: naira(1_500_000),
  pay: naira(1_500_000),
  credit: naira(0),
  daysLeft: naira(0),
  ahead: naira(0),
  kept: naira(0),
  period,
  renews: true,
  card: null,
  words: 'You pay ₦15,000 today. Next: ₦15,000 on 3rd Mar, 2027. Renews by itself: on.',
  wordsAfter: 'Next: ₦15,000 on 3rd Mar, 2027. Renews by itself: on.',
};

/** The same by transfer, which pays for a period that begins once it is found. */
export const byTransfer: Preview = {
  ...preview,
  renews: false,
  words:
    'You pay ₦15,000 today. Nothing else is charged. The plan begins on the day we find your transfer and ends one month later. Renews by itself: off.',
  wordsAfter:
    'Nothing else is charged. The plan begins on the day we find your transfer and ends one month later. Renews by itself: off.',
};

export const withCoupon: Preview & Required<Pick<Preview, 'coupon'>> = {
  ...preview,
  pay: naira(1_200_000),
  coupon: { code: 'SAY20', off: naira(300_000) },
  words:
    'You pay ₦12,000 today. Your coupon takes ₦3,000 off this payment alone. Next: ₦15,000 on 3rd Mar, 2027. Renews by itself: on.',
};

export const upgrade: Preview = {
  ...preview,
  terms: founderMonthly,
  price: naira(4_000_000),
  pay: naira(3_035_714),
  credit: naira(964_286),
  daysLeft: naira(964_286),
  period: { startsOn: '2027-02-13', endsOn: '2027-03-13' },
  words:
    'You pay ₦30,357.14 today. ₦9,642.86 of what you paid is taken off. Next: ₦40,000 on 13th Mar, 2027. Renews by itself: on.',
};
