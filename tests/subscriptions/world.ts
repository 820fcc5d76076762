import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { type Payment, paidAfterEnd, renewed } from '#domain/billing/subscription/advance.ts';
import type { Facts } from '#domain/billing/subscription/decide.ts';
import type { ForecastCharge } from '#domain/billing/subscription/forecast.ts';
import { dueAt, lagosDay } from '#domain/billing/subscription/period.ts';
import type { Price } from '#domain/billing/subscription/price.ts';
import type { Split } from '#domain/billing/subscription/proration.ts';
import { type Attempt, holdEndsAt, isOpen } from '#domain/billing/subscription/retry-schedule.ts';
import {
  type PricedTerms,
  paidPeriod,
  renewsByItself,
  type Subscription,
} from '#domain/billing/subscription/subscription.ts';
import type { Currency } from '#domain/money/money.ts';
import { DEFAULT_PLAN, type PlanKey } from '#domain/plans.ts';
import { openBooks, VAT } from './books.ts';
import { openClaims } from './claims.ts';
import type { Answer } from './provider.ts';
import { factsOf, PRICES } from './samples.ts';
import { openTill } from './till.ts';

/** A charge of a card, with what it is to pay for. */
export type Trial = { subscriptionId: string; attempt: Attempt; bought: PricedTerms; split: Split };

/** A transfer that the member says they sent for a period. `isOpen`: the period can still be paid with it. */
export type Sent = { key: string; subscriptionId: string; bought: PricedTerms; split: Split; isOpen: boolean };

/** The clock, which subscription is the member's, the plan in their record, and a transfer that is looked for. */
type State = { now: number; current: string | null; recordedPlan: PlanKey; sent: Sent | null };

/** How often what happened in all lives together. */
export type Tally = Record<string, number>;

/**
 * One member with a clock, a job, two providers and a bank. It does what `decide` says and keeps books, as the server does;
 * everything that must hold is asserted as it happens.
 */
export function openWorld(answers: readonly Answer[], start: number, tally: Tally) {
  const state: State = { now: start, current: null, recordedPlan: DEFAULT_PLAN, sent: null };
  const prices: Price[] = [...PRICES];
  const books = openBooks();
  const till = openTill(books, answers);
  const claims = openClaims();
  const subscriptions = new Map<string, Subscription>();
  const trials: Trial[] = [];
  const notices = new Map<string, number>();
  const charges: ForecastCharge[] = [];

  return {
    ...{ state, prices, books, till, claims, subscriptions, trials, notices, charges },
    ...{ count, live, freeMinor, factsFor, isAwaited, drop, keep, settle, book, dropAhead, check },
  };

  function count(what: string): true {
    tally[what] = (tally[what] ?? 0) + 1;
    return true;
  }

  function live(): Subscription | null {
    const found = state.current === null ? undefined : subscriptions.get(state.current);
    return found && found.state !== 'ended' ? found : null;
  }

  /** Credit that no open charge relies on. */
  function freeMinor(currency: Currency): number {
    const reserved = trials.filter(({ attempt, bought }) => isOpen(attempt) && bought.terms.currency === currency);
    return Math.max(0, books.creditMinor[currency] - reserved.reduce((sum, { split }) => sum + split.usedMinor, 0));
  }

  function isAwaited(subscription: Subscription): boolean {
    return state.sent?.isOpen === true && state.sent.key === keyOf(subscription, 1);
  }

  /** What was chosen for the next period makes way: a transfer that comes for it is credit. */
  function drop(subscription: Subscription): void {
    if (state.sent?.key === keyOf(subscription, 1)) state.sent.isOpen = false;
  }

  function factsFor(subscription: Subscription): Facts {
    const { id } = subscription;
    return factsOf({
      list: { prices, rate: VAT, includesTax: true },
      creditMinor: { NGN: freeMinor('NGN'), USD: freeMinor('USD') },
      attempts: trials.flatMap(({ subscriptionId, attempt }) => (subscriptionId === id ? [attempt] : [])),
      notices,
      recordedPlan: id === state.current ? state.recordedPlan : null,
      isTransferAwaited: isAwaited(subscription),
    });
  }

  function keep(subscription: Subscription | null): Subscription {
    if (!subscription) throw new Error('this may not happen to it');
    subscriptions.set(subscription.id, subscription);
    return subscription;
  }

  /** The next period is paid for. */
  function settle(
    subscription: Subscription,
    { terms, priceMinor }: PricedTerms,
    { payMinor, usedMinor, keptMinor }: Split,
    method: PaymentMethod,
    card: string | null,
  ): void {
    const payment: Payment = { terms, priceMinor, paidMinor: payMinor + usedMinor, card };
    const after =
      subscription.state === 'ended' ? paidAfterEnd(subscription, payment, state.now) : renewed(subscription, payment);
    book(keep(after), method, payMinor, usedMinor, subscription.state === 'ended');
    if (method === 'checkout')
      charges.push({ on: lagosDay(state.now), terms, priceMinor, payMinor, usedMinor, keptMinor });
  }

  function book(after: Subscription, method: PaymentMethod, payMinor: number, usedMinor: number, startsNow: boolean) {
    const key = keyOf(after, 0);
    books.invoice(key, after.terms.currency, after.priceMinor);
    books.pay(key, method, payMinor, usedMinor);
    const { startsOn, endsOn } = paidPeriod(after);
    const from = startsNow ? Math.min(state.now, dueAt(startsOn)) : dueAt(startsOn);
    claims.add(key, after.terms.plan, from, dueAt(endsOn));
    return from;
  }

  /** What was paid ahead becomes credit. */
  function dropAhead(subscription: Subscription): void {
    const { ahead } = subscription;
    if (!ahead) return;
    books.credit(keyOf(subscription, 1), ahead.terms.currency, ahead.paidMinor);
    // The number of the period is used again, for the one that is bought instead.
    claims.drop(keyOf(subscription, 1));
  }

  /** Everything that must hold at any time, in words where it does not. */
  function check(): string[] {
    return [
      ...books.faults(),
      ...claims.faults(),
      ...till.faults({ NGN: unknownMinor('NGN'), USD: unknownMinor('USD') }),
      ...waitedTooLong(),
    ];
  }

  /** A card waits for a transfer to the end of the hold, and no longer. */
  function waitedTooLong(): string[] {
    const found = live();
    if (!found || !renewsByItself(found)) return [];
    const isOver = state.now > holdEndsAt(paidPeriod(found).endsOn);
    const isTried = trials.some(
      ({ subscriptionId, attempt }) => subscriptionId === found.id && attempt.n === found.n + 1,
    );
    return isOver && !isTried ? [`${keyOf(found, 1)} waits for longer than it may`] : [];
  }

  /** What a provider took and the job has not heard of yet. */
  function unknownMinor(currency: Currency): number {
    const taken = trials.filter(
      ({ attempt, bought }) =>
        isOpen(attempt) &&
        bought.terms.currency === currency &&
        till.providers[currency].ask(attempt.id, Infinity) === 'paid',
    );
    return taken.reduce((sum, { split }) => sum + split.payMinor, 0);
  }
}

export type World = ReturnType<typeof openWorld>;

/** The key of the paid period, or of one after it. */
export function keyOf({ id, n }: Subscription, after: 0 | 1): string {
  return `${id}:${n + after}`;
}
