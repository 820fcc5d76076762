import type { Cadence } from '../../consultation/quote-machine.ts';
import type { Currency } from '../../money/money.ts';
import { DEFAULT_PLAN, type PlanKey } from '../../plans.ts';
import { addDays } from '../../time/days.ts';
import { higherPlan } from './comp.ts';
import { dueAt, lagosDay } from './period.ts';
import {
  type Notices,
  type PriceList,
  priceNotices,
  renewalPrice,
  type WithdrawnNotice,
  withdrawnNotices,
} from './price.ts';
import { payWithCredit, type Split } from './proration.ts';
import { type Attempt, graceEndsAt, holdEndsAt, nextAsk, nextTry } from './retry-schedule.ts';
import {
  type CardLimits,
  type EndReason,
  type PricedTerms,
  paidPeriod,
  planOf,
  renewsByItself,
  type Subscription,
  sameTerms,
  withUsableCard,
} from './subscription.ts';

/** Days before a renewal that its mail goes out. Source: issue "Plans and money", part 1; quarterly: decision record 33. */
const RENEWAL_NOTICE_DAYS: Record<Cadence, number> = { monthly: 3, quarterly: 7, yearly: 7, one_time: 7 };

/** Days before a saved card stops working that its mail goes out: time for a bank to send another. Source: decision record 33. */
const CARD_NOTICE_DAYS = 30;

/** What is known beside the subscription. Sums are minor units. */
export type Facts = {
  list: PriceList;
  /** The member's credit in each currency, less what an open charge relies on. One currency never pays the other. */
  creditMinor: Readonly<Record<Currency, number>>;
  /** The smallest amount that the provider of each currency charges. */
  smallestMinor: Readonly<Record<Currency, number>>;
  /** Charges of this subscription: all that are open, and all for the period after the paid one. */
  attempts: readonly Attempt[];
  notices: Notices;
  /** What a coupon takes off the next period, where one is held for it: of that period at that price alone. */
  off?: (PricedTerms & { n: number; offMinor: number }) | undefined;
  /** What has come for the invoice of the next period: of that period at that price alone, beside as much credit. */
  came?: (PricedTerms & { n: number; usedMinor: number; amountMinor: number }) | undefined;
  /** What the card of the subscription can pay; null without a card. */
  card: CardLimits | null;
  /** The plan in the member's record; null where another subscription of theirs decides it. */
  recordedPlan: PlanKey | null;
  /** A plan that was given to the member beside it, where one is: the higher of both is theirs. */
  givenPlan?: PlanKey | undefined;
  /** Whether the member says that they sent a transfer for the next period, and all of it is neither found nor given up. */
  isTransferAwaited?: boolean;
};

/** What is to be done, with a key: done once for a key, a repeat does nothing. */
export type Action = { key: string } & (
  | { kind: 'set_plan'; plan: PlanKey }
  | { kind: 'ask'; attemptId: string }
  /** `heldUntil`: the day until which the card waits for a transfer; null where it is charged on `on`. */
  | ({ kind: 'tell_renewal'; on: string; heldUntil: string | null } & PricedTerms)
  | { kind: 'tell_end'; on: string }
  | { kind: 'tell_price'; priceMinor: number; from: string }
  | ({ kind: 'tell_price_back' } & Omit<WithdrawnNotice, 'key'>)
  | { kind: 'tell_card'; cardEndsOn: string }
  | ({ kind: 'charge'; n: number; card: string } & PricedTerms & Split)
  | { kind: 'begin_paid_ahead'; n: number }
  | { kind: 'end'; reason: EndReason }
);

/** An action with the moment from which it is due, and the one from which it no longer is: milliseconds UTC. */
type Duty = { at: number; until?: number; action: Action };

/**
 * What is due for a subscription at `now` (milliseconds UTC), in the order to do it. After each action the facts and the
 * subscription are read anew. The job that renews and the forecast both ask this function and nothing else.
 */
export function decide(subscription: Subscription, facts: Facts, now: number): Action[] {
  const due = dutiesOf(subscription, facts, now).filter(({ at, until = Infinity }) => at <= now && now < until);
  const isOver = due.some(({ action }) => action.kind === 'end');
  return due.map(({ action }) => action).filter(({ kind }) => !isOver || kind !== 'charge');
}

/** The next moment after `now` at which something may be due; null where nothing is to come. */
export function nextDue(subscription: Subscription, facts: Facts, now: number): number | null {
  const moments = dutiesOf(subscription, facts, now).flatMap(({ at }) => (at > now ? [at] : []));
  return moments.length > 0 ? Math.min(...moments) : null;
}

function dutiesOf(subscription: Subscription, facts: Facts, now: number): Duty[] {
  const usable = withUsableCard(subscription, facts.card);
  const living =
    subscription.state === 'ended'
      ? []
      : [
          ...cardNotice(subscription, facts),
          ...pricesBack(subscription, facts),
          ...notices(usable, facts, lagosDay(now)),
          ...endOfPeriod(usable, facts),
        ];
  return [...asks(facts.attempts), ...living, ...planToSet(subscription, facts)];
}

function asks(attempts: readonly Attempt[]): Duty[] {
  return attempts.flatMap((attempt) => {
    const at = nextAsk(attempt);
    const key = `ask:${attempt.id}:${attempt.asks}`;
    return at === null ? [] : [{ at, action: { kind: 'ask', key, attemptId: attempt.id } }];
  });
}

function planToSet(subscription: Subscription, { recordedPlan, givenPlan = DEFAULT_PLAN }: Facts): Duty[] {
  const plan = higherPlan(planOf(subscription), givenPlan);
  if (recordedPlan === null || recordedPlan === plan) return [];
  return [{ at: 0, action: { kind: 'set_plan', key: `plan:${subscription.id}:${subscription.revision}`, plan } }];
}

/** The mail before a card that renews the plan stops working. */
function cardNotice(subscription: Subscription, { card, notices: told }: Facts): Duty[] {
  if (card === null || subscription.state !== 'active' || !renewsByItself(subscription)) return [];
  const cardEndsOn = card.endsOn;
  const key = `card:${subscription.id}:${subscription.card}:${cardEndsOn}`;
  const at = dueAt(addDays(cardEndsOn, -CARD_NOTICE_DAYS));
  return told.has(key) ? [] : [{ at, until: dueAt(cardEndsOn), action: { kind: 'tell_card', key, cardEndsOn } }];
}

/** A price that the member was told of does not come: also where they have cancelled since. */
function pricesBack(subscription: Subscription, { list, notices: told }: Facts): Duty[] {
  return withdrawnNotices(subscription, list, told).map((notice) => ({
    at: 0,
    action: { kind: 'tell_price_back', ...notice },
  }));
}

/** Mails of what is to come. A cancelled plan and one that is paid for ahead need none. */
function notices(subscription: Subscription, facts: Facts, today: string): Duty[] {
  const { id, n, state, ahead, terms } = subscription;
  if (state !== 'active' || ahead) return [];
  const on = paidPeriod(subscription).endsOn;
  const before = (cadence: Cadence) => ({ at: dueAt(addDays(on, -RENEWAL_NOTICE_DAYS[cadence])), until: dueAt(on) });
  const told = ({ action }: Duty) => facts.notices.has(action.key);
  if (!renewsByItself(subscription))
    return without(told, [
      { ...before(terms.cadence), action: { kind: 'tell_end', key: `end:${id}:${n}:notice`, on } },
    ]);
  const renewal = renewalPrice(subscription, facts.list, facts.notices);
  const { plan, cadence, currency } = renewal.terms;
  const held = heldUntil(subscription, facts);
  // Other terms are another renewal: a change after the mail is told as well. So is a transfer that the card waits for.
  const key = `renewal:${id}:${n + 1}:${plan}:${cadence}:${currency}:${renewal.priceMinor}${held === null ? '' : ':held'}`;
  return without(told, [
    { ...before(cadence), action: { kind: 'tell_renewal', key, on, heldUntil: held, ...renewal } },
    ...priceNotices(subscription, facts.list, today).map(
      ({ tellOn, ...notice }): Duty => ({ at: dueAt(tellOn), action: { kind: 'tell_price', ...notice } }),
    ),
  ]);
}

/** What comes when the paid period is over: the one paid ahead, a charge, or the end. */
function endOfPeriod(subscription: Subscription, facts: Facts): Duty[] {
  const { id, n, card, state, ahead, revision } = subscription;
  const { endsOn } = paidPeriod(subscription);
  if (ahead) {
    return [{ at: dueAt(endsOn), action: { kind: 'begin_paid_ahead', key: `begin:${id}:${n + 1}`, n: n + 1 } }];
  }
  const attempts = attemptsForNext(subscription, facts);
  const isOwed = state === 'past_due' || state === 'confirm_with_bank' || attempts.length > 0;
  const end = (at: number, reason: EndReason): Duty => ({
    at,
    action: { kind: 'end', key: `end:${id}:${revision}`, reason },
  });
  if (!renewsByItself(subscription) || card === null)
    return [isOwed ? end(graceEndsAt(endsOn), 'grace_over') : end(dueAt(endsOn), 'period_over')];

  const duties: Duty[] = [];
  const at = nextTry(endsOn, card, attempts, waitsUntil(facts, endsOn));
  if (at !== null) {
    const renewal = renewalPrice(subscription, facts.list, facts.notices);
    const split = renewalSplit(renewal, n + 1, facts);
    const key = `charge:${id}:${n + 1}:${attempts.length + 1}`;
    duties.push({ at, action: { kind: 'charge', key, n: n + 1, card, ...renewal, ...split } });
  }
  // A plan ends unpaid only after its card was tried: a server that was down for longer than the grace tries it first.
  if (isOwed) duties.push(end(graceEndsAt(endsOn), 'grace_over'));
  return duties;
}

/**
 * The day until which the card of the next period waits for a transfer that is looked for; then it is charged. Null where nothing
 * waits. `subscription`: without a card that cannot pay.
 */
export function heldUntil(subscription: Subscription, facts: Facts): string | null {
  const { card } = subscription;
  if (!facts.isTransferAwaited || !renewsByItself(subscription) || card === null) return null;
  const { endsOn } = paidPeriod(subscription);
  const at = nextTry(endsOn, card, attemptsForNext(subscription, facts), waitsUntil(facts, endsOn));
  return at === null ? null : lagosDay(at);
}

/** Before this moment no card is charged for the period that is due on `dueOn`. One that stops working is charged on its last day. */
export function waitsUntil({ isTransferAwaited, card }: Facts, dueOn: string): number {
  if (!isTransferAwaited) return 0;
  return Math.min(holdEndsAt(dueOn), card ? dueAt(addDays(card.endsOn, -1)) : Infinity);
}

const attemptsForNext = ({ n }: Subscription, { attempts }: Facts) => attempts.filter((attempt) => attempt.n === n + 1);

/** What of a renewal is paid with money and what with credit, once a coupon that is held for it has taken its part. */
export function renewalSplit({ terms, priceMinor }: PricedTerms, n: number, facts: Facts): Split {
  const { off, creditMinor, smallestMinor } = facts;
  const isFor = off?.n === n && off.priceMinor === priceMinor && sameTerms(off.terms, terms);
  const { currency } = terms;
  return payWithCredit(priceMinor - (isFor ? off.offMinor : 0), creditMinor[currency], smallestMinor[currency]);
}

/** What a charge for a period asks of the card: what has come for the same invoice is not asked for again. */
export function leftToPay(
  { terms, priceMinor, payMinor, usedMinor }: PricedTerms & Split,
  n: number,
  facts: Facts,
): number {
  const { came } = facts;
  const isFor =
    came?.n === n && came.priceMinor === priceMinor && came.usedMinor === usedMinor && sameTerms(came.terms, terms);
  return Math.max(0, payMinor - (isFor ? came.amountMinor : 0));
}

const without = (isDone: (duty: Duty) => boolean, duties: Duty[]) => duties.filter((duty) => !isDone(duty));
