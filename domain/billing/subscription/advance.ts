import { nextState } from '../../state-machine.ts';
import { dueAt, lagosDay } from './period.ts';
import { type EndReason, nextMonth, type PricedTerms, paidPeriod, type Subscription } from './subscription.ts';
import { SUBSCRIPTION_MACHINE, type SubscriptionEvent } from './subscription-machine.ts';

/** What was bought, and what was paid for it in money and credit: minor units, tax included. */
export type Payment = PricedTerms & { paidMinor: number };

/** A first period, paid on this day: it is the anchor. */
export function started(
  id: string,
  { terms, priceMinor, paidMinor }: Payment,
  card: string | null,
  at: number,
): Subscription {
  return {
    id,
    revision: 1,
    state: 'active',
    terms,
    anchorOn: lagosDay(at),
    month: 0,
    n: 1,
    priceMinor,
    paidMinor,
    card,
    next: null,
    ahead: null,
    endedFor: null,
  };
}

/**
 * The subscription after an event and a change of its fields, one revision on; null where the event may not happen to it.
 * The one who keeps it compares revisions, so that a repeat changes nothing.
 */
export function advance(
  subscription: Subscription,
  event: SubscriptionEvent,
  change: Partial<Omit<Subscription, 'id' | 'revision' | 'state'>> = {},
): Subscription | null {
  const state = nextState(SUBSCRIPTION_MACHINE, subscription.state, event);
  return state && { ...subscription, ...change, state, revision: subscription.revision + 1 };
}

/**
 * The period after the paid one is paid for. The anchor stays, however late in the grace that was. The card stays only where
 * it is to be charged again: what is paid once renews by nothing.
 */
export function renewed(subscription: Subscription, { terms, priceMinor, paidMinor }: Payment): Subscription | null {
  if (subscription.state === 'ended' || subscription.ahead) return null;
  const next = { terms, priceMinor, paidMinor, month: nextMonth(subscription), n: subscription.n + 1, next: null };
  return advance(subscription, 'pay', next);
}

/** The next period is paid for before it begins; its card is not charged for it. Null where that is so already. */
export function paidAhead(subscription: Subscription, ahead: Payment): Subscription | null {
  if (subscription.ahead || !['active', 'ending'].includes(subscription.state)) return null;
  return { ...subscription, ahead, revision: subscription.revision + 1 };
}

/** The period that was paid ahead begins. Where the member has cancelled, it is the last one. */
export function begun(subscription: Subscription): Subscription | null {
  const { ahead, state } = subscription;
  if (!ahead) return null;
  const moved = renewed({ ...subscription, ahead: null }, ahead);
  return moved && state === 'ending' ? { ...moved, state } : moved;
}

export function ended(subscription: Subscription, reason: EndReason): Subscription | null {
  return advance(subscription, 'end', { endedFor: reason, next: null, ahead: null });
}

/**
 * Money for a period that ended unpaid came after the grace: the plan begins again that day, with a new anchor, so that no paid
 * day is lost. Null after any other end: the member did not ask for the plan, and the money is credit that goes back on request.
 */
export function paidAfterGrace(subscription: Subscription, payment: Payment, at: number): Subscription | null {
  if (subscription.endedFor !== 'grace_over') return null;
  const { terms, priceMinor, paidMinor } = payment;
  const anew = { terms, priceMinor, paidMinor, anchorOn: lagosDay(at), month: 0, n: subscription.n + 1 };
  return advance(subscription, 'pay', { ...anew, endedFor: null });
}

/** A lost dispute was won after all: what is left of the paid period comes back. Null where nothing is left. */
export function restored(subscription: Subscription, at: number): Subscription | null {
  if (subscription.endedFor !== 'dispute' || at >= dueAt(paidPeriod(subscription).endsOn)) return null;
  return advance(subscription, 'restore', { endedFor: null });
}
