import type { StateMachine } from '../state-machine.ts';

export const PAYMENT_STATES = ['pending', 'paid', 'failed', 'cancelled', 'refunded', 'reversed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
export type PaymentEvent = 'pay' | 'fail' | 'cancel' | 'refund' | 'reverse';

/** Source: readings, "payments". Reversed: the payer's bank took the money back, be it after a
 * refund. */
export const PAYMENT_MACHINE: StateMachine<PaymentState, PaymentEvent> = {
  pending: { pay: 'paid', fail: 'failed', cancel: 'cancelled' },
  paid: { refund: 'refunded', reverse: 'reversed' },
  failed: {},
  cancelled: {},
  refunded: { reverse: 'reversed' },
  reversed: {},
};

export const INVOICE_STATES = ['pending', 'paid', 'cancelled', 'refunded'] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];
export type InvoiceEvent = 'pay' | 'cancel' | 'refund' | 'reverse';

/** Pending until every kobo has come: part payment is not paid. A reversed payment makes it due again. */
export const INVOICE_MACHINE: StateMachine<InvoiceState, InvoiceEvent> = {
  pending: { pay: 'paid', cancel: 'cancelled', refund: 'refunded' },
  paid: { refund: 'refunded', reverse: 'pending' },
  cancelled: {},
  refunded: {},
};
