import type { StateMachine } from '../state-machine.ts';

export const PAYMENT_STATES = ['pending', 'paid', 'failed', 'cancelled', 'refunded', 'reversed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
export type PaymentEvent = 'pay' | 'fail' | 'cancel' | 'refund' | 'reverse' | 'reinstate';

/** Source: readings, "payments". Reversed: the payer's bank took the money back, be it after a
 * refund; reinstated: it gave it back after all. */
export const PAYMENT_MACHINE: StateMachine<PaymentState, PaymentEvent> = {
  pending: { pay: 'paid', fail: 'failed', cancel: 'cancelled' },
  paid: { refund: 'refunded', reverse: 'reversed' },
  failed: {},
  cancelled: {},
  refunded: { reverse: 'reversed' },
  reversed: { reinstate: 'paid' },
};

/**
 * Who or what ended a payment: its payer, an operator, its time, the payer's bank, another payment for the same in its place, or one that
 * has paid the same.
 */
export const ENDED_BY = ['member', 'operator', 'time', 'bank', 'replaced', 'paid'] as const;
export type EndedBy = (typeof ENDED_BY)[number];

/** How long the provider of a checkout that ended unpaid is still asked about it: it may have been paid all the same. */
export const ASKED_AFTER_END_MS = 24 * 3_600_000;

/**
 * How long somebody is told that a transfer may still come which they say they sent for what has ended since. Our own rule: far longer
 * than a bank takes, and not for ever, since it may never have been sent.
 */
export const AWAITED_AFTER_END_MS = 30 * 24 * 3_600_000;

export const INVOICE_STATES = ['pending', 'paid', 'cancelled', 'refunded'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];
export type InvoiceEvent = 'pay' | 'cancel' | 'refund' | 'reverse';

export const REFUND_STATES = ['pending', 'attention', 'sent', 'failed', 'void'] as const;
export type RefundState = (typeof REFUND_STATES)[number];
export type RefundEvent = 'send' | 'refuse' | 'void' | 'hold' | 'resume' | 'fail';

/**
 * Promised until it is sent. `refuse`: the provider does not send it, and the operator does by hand. `void`: the payer's bank
 * took the money itself, and nothing is sent any more, also where it gives the money back. `hold`: the provider asks for the
 * payer's bank details; `resume`: it has them. `fail`: it was sent, and came back.
 */
export const REFUND_MACHINE: StateMachine<RefundState, RefundEvent> = {
  pending: { send: 'sent', refuse: 'failed', void: 'void', hold: 'attention' },
  attention: { send: 'sent', refuse: 'failed', void: 'void', resume: 'pending' },
  failed: { send: 'sent', void: 'void' },
  sent: { fail: 'failed' },
  void: {},
};

/** Pending until every kobo has come: part payment is not paid. A reversed payment makes it due again. */
export const INVOICE_MACHINE: StateMachine<InvoiceState, InvoiceEvent> = {
  pending: { pay: 'paid', cancel: 'cancelled', refund: 'refunded' },
  paid: { refund: 'refunded', reverse: 'pending' },
  cancelled: {},
  refunded: {},
};
