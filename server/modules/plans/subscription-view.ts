import type { Preview, Purchase, SubscriptionView } from '#contract/billing/subscription.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { cancelled } from '#domain/billing/subscription/change-plan.ts';
import { heldUntil } from '#domain/billing/subscription/decide.ts';
import { type ForecastCharge, forecast } from '#domain/billing/subscription/forecast.ts';
import { dueAt, lagosDay, periodMonths } from '#domain/billing/subscription/period.ts';
import {
  type Attempt,
  type Decline,
  graceEndsAt,
  isDecline,
  isOpen,
} from '#domain/billing/subscription/retry-schedule.ts';
import { ENDS_TODAY, priceChanges, sayAfter, sayOwed, sayPrice } from '#domain/billing/subscription/say-price.ts';
import {
  goesOnByItself,
  nextTerms,
  paidPeriod,
  paidUntil,
  type Subscription,
  sameTerms,
  type Terms,
  withUsableCard,
} from '#domain/billing/subscription/subscription.ts';
import { CURRENCIES, type Currency, type Money } from '#domain/money/money.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { SavedCard } from '../../charging.ts';
import type { Db } from '../../db/client.ts';
import type { Known } from './facts.ts';
import { type Offer, type PaidOffer, periodAfter } from './offer.ts';
import { chargedMinor, isStale, type PeriodRow, termsOf } from './period.repo.ts';
import { sayDroppedChange } from './plan-words.ts';
import type { PlansDeps } from './plans-deps.ts';
import { findCancelling } from './subscription.repo.ts';

/** What crosses the wire of what is known. */
export async function readSubscriptionView(
  { savedCards, clock }: Pick<PlansDeps, 'savedCards' | 'clock'>,
  db: Db,
  scope: OwnerScope,
  known: Known,
): Promise<SubscriptionView> {
  const cards = await savedCards.list(db, scope);
  const cancelling = await findCancelling(db, known.subscription);
  return {
    ...toView(known, cards, clock().getTime()),
    cancelled: cancelling ? { at: cancelling.at.toISOString(), bySupport: cancelling.by === 'operator' } : null,
  };
}

function toView(known: Known, cards: readonly SavedCard[], now: number): Omit<SubscriptionView, 'cancelled'> {
  const { facts } = known;
  const subscription = withUsableCard(known.subscription, facts.card);
  const { id, state, terms, priceMinor, next, ahead, endedFor } = subscription;
  const money = (amountMinor: number, of: Terms = terms) => ({ amountMinor, currency: of.currency });
  const period = paidPeriod(subscription);
  const isLive = state !== 'ended';
  const isChecking = facts.attempts.some(isOpen);
  const isDue = now >= dueAt(period.endsOn);
  const isOwed = isLive && !ahead && (isDue || state === 'past_due' || state === 'confirm_with_bank');
  const charges = isLive ? forecast(subscription, facts, now, { do: 'keep' }) : [];
  const [charge] = charges;
  // What was announced since is charged from its first day: until then another plan is paid for.
  const coming = (next && !ahead && charge) || nextTerms(subscription);
  const [priceChange] = priceChanges(coming, charges);
  const afterCancelling = isLive ? cancelled(subscription, now) : null;
  const graceEnd = isOwed ? graceEndsAt(period.endsOn) : null;
  const chosen = cards.find((one) => one.id === known.subscription.card);
  return {
    id,
    state,
    terms,
    price: money(priceMinor),
    period,
    renews: goesOnByItself(subscription),
    card: chosen ? toCardView(chosen) : null,
    charge: charge ? toCharge(charge) : null,
    heldUntil: heldUntil(subscription, facts),
    priceChange: priceChange
      ? {
          ...{ on: priceChange.on, terms: coming.terms },
          from: { amountMinor: priceChange.fromMinor, currency: priceChange.currency },
          to: { amountMinor: priceChange.toMinor, currency: priceChange.currency },
        }
      : null,
    next: next && { terms: coming.terms, price: money(coming.priceMinor, coming.terms), on: period.endsOn },
    ahead: ahead && { terms: ahead.terms, period: periodAfter(subscription) },
    paidUntil: paidUntil(subscription),
    graceEndsAt: graceEnd === null ? null : new Date(graceEnd).toISOString(),
    declined: isOwed ? lastDecline(facts.attempts, subscription.n + 1) : null,
    confirmUrl: facts.attempts.find(({ outcome }) => outcome === 'confirm')?.confirmUrl ?? null,
    isChecking,
    endedFor,
    words: isLive ? wordsOf(subscription, charge, graceEnd) : null,
    cancelWords: afterCancelling && cancelWords(afterCancelling),
    can: {
      change: isLive && !isChecking,
      cancel: afterCancelling !== null,
      return: state === 'ending',
      payAhead: isLive && !isOwed && !ahead && !isChecking,
      payOwed: isOwed && !isChecking,
    },
  };
}

/** Why the last charge for a period was refused. The attempts come in the order in which they were made. */
function lastDecline(attempts: readonly Attempt[], n: number): Decline | null {
  const last = attempts.findLast((attempt) => attempt.n === n && attempt.outcome !== 'away');
  return last && isDecline(last.outcome) ? last.outcome : null;
}

/** What is to come of a subscription of which nothing is paid just now. `graceEnd`: until when it can be, where it is owed. */
function wordsOf(subscription: Subscription, charge: ForecastCharge | undefined, graceEnd: number | null): string {
  const { currency } = subscription.terms;
  if (graceEnd !== null && !charge)
    return sayOwed({ endsOn: lagosDay(graceEnd), renews: goesOnByItself(subscription) });
  return sayPrice({ currency, todayMinor: 0, ...nextOf(subscription, charge) });
}

function cancelWords(after: Subscription): string {
  return after.state === 'ended' ? ENDS_TODAY : wordsOf(after, undefined, null);
}

function nextOf(subscription: Subscription, charge: ForecastCharge | undefined) {
  return {
    next: charge ? nextCharge(charge) : null,
    endsOn: paidUntil(subscription),
    renews: goesOnByItself(subscription),
  };
}

const nextCharge = ({ on, payMinor, usedMinor, terms: { currency } }: ForecastCharge) => ({
  ...{ on, payMinor, usedMinor, currency },
});

export function toCharge({ on, terms, priceMinor, payMinor, usedMinor }: ForecastCharge) {
  const money = (amountMinor: number) => ({ amountMinor, currency: terms.currency });
  return { on, terms, price: money(priceMinor), pay: money(payMinor), credit: money(usedMinor) };
}

function toCardView({ id, brand, last4, expiresYear, expiresMonth }: SavedCard) {
  return { id, brand, last4, expiresYear, expiresMonth };
}

/** `before` and `after`: the subscription as it is and as it would be; `charges`: those that would come in the next 12 months. */
type Standing = {
  /** The saved card that renewals would be charged to, where nothing is paid today. */
  card: SavedCard | undefined;
  before: Subscription | undefined;
  after: Subscription;
  charges: readonly ForecastCharge[];
  came: Came | undefined;
};

/** What has come for a choice that is not paid for. `isHere`: of this very choice; otherwise it is credit in place of that one. */
type Came = { amountMinor: number; terms: Terms; isHere: boolean };

/** What is left to pay of an offer. */
export function leftMinor({ payMinor }: PaidOffer, came: Came | undefined): number {
  return Math.max(0, payMinor - hereMinor(came));
}

const hereMinor = (came: Came | undefined) => (came?.isHere ? came.amountMinor : 0);

export function toPreview(
  offer: Exclude<Offer, { when: 'refused' }>,
  { to, method }: { to: Terms; method: PaymentMethod },
  { card, before, after, charges, came }: Standing,
): Preview {
  const isPaid = 'payMinor' in offer;
  const coupon = isPaid ? offer.coupon : null;
  const dropped = isPaid && offer.kind === 'upgrade' && before ? sayDroppedChange(before) : '';
  const withDropped = (words: string) => [words, dropped].filter((sentence) => sentence).join(' ');
  const { currency } = to;
  const money = (amountMinor: number) => ({ amountMinor, currency });
  const [payMinor, usedMinor, keptMinor] = isPaid
    ? [leftMinor(offer, came), offer.usedMinor + hereMinor(came), offer.keptMinor]
    : [0, 0, 0];
  const isSent = isPaid && payMinor > 0 && method === 'bank_transfer';
  const price = {
    ...{ currency, todayMinor: payMinor, couponMinor: coupon?.offMinor, creditMinor: usedMinor, keptMinor },
    ...nextOf(after, charges[0]),
    priceChanges: priceChanges(nextTerms(after), charges),
    monthsOnceFound: isSent && offer.place === null ? periodMonths(to.cadence) : undefined,
  };
  return {
    when: offer.when,
    terms: to,
    price: money(isPaid ? offer.priceMinor : offer.bought.priceMinor),
    pay: money(payMinor),
    credit: money(usedMinor),
    daysLeft: money(isPaid ? offer.daysLeftMinor : 0),
    ahead: isPaid && offer.kind === 'upgrade' && before?.ahead ? paidFor(before.ahead) : money(0),
    kept: money(keptMinor),
    ...(isPaid && came && { came: { sum: money(came.amountMinor), terms: came.terms } }),
    ...(coupon && { coupon: { code: coupon.code, off: money(coupon.offMinor) } }),
    period: offer.period,
    renews: goesOnByItself(after),
    card: card && goesOnByItself(after) ? toCardView(card) : null,
    words: withDropped(sayPrice(price)),
    wordsAfter: withDropped(sayAfter(price)),
  };
}

function paidFor({ terms: { currency }, paidMinor }: NonNullable<Subscription['ahead']>): Money {
  return { amountMinor: paidMinor, currency };
}

/** `replaced`: what made way for it. */
export function toPurchase(
  row: PeriodRow,
  found: { invoiceId: string; isDue: boolean; replaced: PeriodRow | undefined; today: string },
): Purchase {
  const { invoiceId, isDue, replaced, today } = found;
  const kind = row.kind === 'upgrade' || row.kind === 'start' ? row.kind : isDue ? 'owed' : 'ahead';
  return {
    kind,
    invoiceId,
    terms: termsOf(row),
    replaced: replaced && !sameTerms(replaced, row) ? termsOf(replaced) : null,
    pay: { amountMinor: chargedMinor(row) - row.usedMinor, currency: row.currency },
    ...(row.couponCode !== null && {
      coupon: { code: row.couponCode, off: { amountMinor: row.discountMinor, currency: row.currency } },
    }),
    standsUntil: row.transferClaimed ? null : row.standsUntil,
    ...(isStale(row, today) && { isOver: true as const }),
    isSettled: row.state === 'paid',
  };
}

/** A sum for each currency of which there is anything. */
export function toSums(minor: Readonly<Record<Currency, number>>): Money[] {
  return CURRENCIES.flatMap((currency) => {
    const amountMinor = minor[currency];
    return amountMinor > 0 ? [{ amountMinor, currency }] : [];
  });
}
