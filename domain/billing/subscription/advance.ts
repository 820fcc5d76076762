import { nextState } from '../../state-machine.ts';
import { dueAt, lagosDay } from './period.ts';
import { type Decline, isForGood } from './retry-schedule.ts';
import { type EndReason, nextMonth, type PricedTerms, paidPeriod, type Subscription } from './subscription.ts';
import { SUBSCRIPTION_MACHINE, type SubscriptionEvent } from './subscription-machine.ts';

/**
 * What was bought, and what was paid for it in money and credit: minor units, tax included. `card` is the one that renewals are
 * charged to from now on; null after a transfer, of which the member was told that nothing renews by itself.
 */
export type Payment = PricedTerms & { paidMinor: number; card: string | null };

/** A first period, paid on this day: it is the anchor. */
export function started(id: string, payment: Payment, at: number): Subscription {
  return {
    id,
    revision: 1,
    state: 'active',
    anchorOn: lagosDay(at),
    month: 0,
    n: 1,
    ...payment,
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

/** The period after the paid one is paid for. The anchor stays, however late in the grace that was. */
export function renewed(subscription: Subscription, payment: Payment): Subscription | null {
  if (subscription.state === 'ended' || subscription.ahead) return null;
  return advance(subscription, 'pay', {
    ...payment,
    month: nextMonth(subscription),
    n: subscription.n + 1,
    next: null,
  });
}

/** The card was refused. One that is expired or stolen is not charged again: nothing renews by itself until there is another. */
export function refused(subscription: Subscription, why: Decline): Subscription | null {
  return advance(subscription, 'decline', isForGood(why) ? { card: null } : {});
}

/** The next period is paid for before it begins; no card is charged for it. Null where that is so already. */
export function paidAhead(subscription: Subscription, ahead: Payment): Subscription | null {
  if (subscription.ahead || !['active', 'ending'].includes(subscription.state)) return null;
  const { card, ...rest } = ahead;
  return { ...subscription, card, ahead: rest, revision: subscription.revision + 1 };
}

/** The period that was paid ahead begins. Where the member has cancelled, it is the last one. */
export function begun(subscription: Subscription): Subscription | null {
  const { ahead, state, card } = subscription;
  if (!ahead) return null;
  const moved = renewed({ ...subscription, ahead: null }, { ...ahead, card });
  return moved && state === 'ending' ? { ...moved, state } : moved;
}

export function ended(subscription: Subscription, reason: EndReason): Subscription | null {
  return advance(subscription, 'end', { endedFor: reason, next: null, ahead: null });
}

/**
 * Money for the next period came after the plan had ended without it: the plan begins again that day, with a new anchor, so that
 * no paid day is lost. Null after any other end: the member did not ask for the plan, and the money is credit that goes back on
 * request.
 */
export function paidAfterEnd(subscription: Subscription, payment: Payment, at: number): Subscription | null {
  if (subscription.endedFor !== 'grace_over' && subscription.endedFor !== 'period_over') return null;
  const anew = { anchorOn: lagosDay(at), month: 0, n: subscription.n + 1, endedFor: null };
  return advance(subscription, 'pay', { ...payment, ...anew });
}

/** A lost dispute was won after all: what is left of the paid period comes back. Null where nothing is left. */
export function restored(subscription: Subscription, at: number): Subscription | null {
  if (subscription.endedFor !== 'dispute' || at >= dueAt(paidPeriod(subscription).endsOn)) return null;
  return advance(subscription, 'restore', { endedFor: null });
}
