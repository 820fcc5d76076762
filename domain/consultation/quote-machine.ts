import type { StateMachine } from '../state-machine.ts';

export const QUOTE_STATES = ['draft', 'pending', 'in_progress', 'successful', 'cancelled', 'completed'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];
export type QuoteEvent = 'submit' | 'offer' | 'accept' | 'decline' | 'withdraw' | 'refuse' | 'expire' | 'complete';

/**
 * Draft: the founder is still writing. Pending: with the operator. In progress: an offer was made; a new version replaces it.
 * `refuse`: the operator makes no offer. Source: readings, "quotes".
 */
export const QUOTE_MACHINE: StateMachine<QuoteState, QuoteEvent> = {
  draft: { submit: 'pending', withdraw: 'cancelled' },
  pending: { offer: 'in_progress', withdraw: 'cancelled', refuse: 'cancelled' },
  in_progress: {
    offer: 'in_progress',
    accept: 'successful',
    decline: 'cancelled',
    withdraw: 'cancelled',
    refuse: 'cancelled',
    expire: 'cancelled',
  },
  successful: { complete: 'completed' },
  cancelled: {},
  completed: {},
};

export const WORK_STATES = ['in_progress', 'completed'] as const;
export type WorkState = (typeof WORK_STATES)[number];

/** Work that was agreed: in progress until the operator completes it with its quote. */
export const WORK_MACHINE: StateMachine<WorkState, 'complete'> = {
  in_progress: { complete: 'completed' },
  completed: {},
};

/** How often the amount of an offer falls due (specification §3). */
export const CADENCES = ['one_time', 'monthly', 'quarterly', 'yearly'] as const;
export type Cadence = (typeof CADENCES)[number];

/** Months from one invoice to the next; null where there is only one. */
export const CADENCE_MONTHS: Record<Cadence, number | null> = { one_time: null, monthly: 1, quarterly: 3, yearly: 12 };
