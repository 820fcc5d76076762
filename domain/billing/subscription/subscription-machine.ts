import type { StateMachine } from '../../state-machine.ts';

export const SUBSCRIPTION_STATES = ['active', 'past_due', 'confirm_with_bank', 'ending', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/**
 * `pay`: a period is paid for. `decline`: the card was refused. `pause`: the bank wants the customer first. `lapse`: nobody
 * confirmed. `cancel`: the member cancels and the plan stays to the end of what is paid for. `stop`: the member cancels when
 * nothing paid for is left. `return`: one tap takes the cancelling back. `restore`: a lost dispute was won after all.
 */
export type SubscriptionEvent =
  | 'pay'
  | 'decline'
  | 'pause'
  | 'lapse'
  | 'cancel'
  | 'stop'
  | 'return'
  | 'end'
  | 'restore';

/**
 * Active: paid for, or a charge is on its way. Past due and confirm with your bank: the grace of 7 days runs. Ending: cancelled,
 * and still paid for. What a dispute ended comes back as ending: a card that was disputed is not charged by itself again.
 * Source: issue "Plans and money", parts 1 and 2.
 */
export const SUBSCRIPTION_MACHINE: StateMachine<SubscriptionState, SubscriptionEvent> = {
  active: {
    pay: 'active',
    decline: 'past_due',
    pause: 'confirm_with_bank',
    cancel: 'ending',
    stop: 'ended',
    end: 'ended',
  },
  past_due: { pay: 'active', decline: 'past_due', pause: 'confirm_with_bank', stop: 'ended', end: 'ended' },
  confirm_with_bank: { pay: 'active', decline: 'past_due', lapse: 'past_due', stop: 'ended', end: 'ended' },
  ending: { pay: 'active', return: 'active', end: 'ended' },
  ended: { pay: 'active', restore: 'ending' },
};
