import type { InvoiceEntry } from '#contract/billing/billing.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import type { InvoiceState } from '#domain/billing/payment-machine.ts';
import type { Currency } from '#domain/money/money.ts';
import type { OwnerScope } from './access/scope.ts';
import type { Db } from './db/client.ts';

/*
 * What billing gives to the modules that charge for something, and what it tells and asks of them; the rest of what modules give
 * each other stands in `between-modules.ts`. Everything that takes `tx` works within the caller's transaction.
 */

/** billing: what a person's plan allows. An endpoint asks for its caller's through its call. */
export interface Entitlements {
  of(tx: Db, uid: string): Promise<{ monthlyNarratives: number }>;
}

/** What is paid for. */
export type Subject = InvoiceEntry['subject'];

/** What other modules see of an invoice. Amounts in minor units. */
export interface Invoice {
  id: string;
  /** Null until it is issued. */
  number: string | null;
  state: InvoiceState;
  currency: Currency;
  totalMinor: number;
  /** What has come and was not promised back. */
  receivedMinor: number;
}

/** billing. */
export interface Charges {
  open(
    tx: Db,
    charge: {
      payer: OwnerScope;
      subject: Subject;
      title: string;
      currency: Currency;
      lines: { description: string; quantity: number; unitMinor: number }[];
      discountMinor?: number;
      /** Issued at once, with its number; otherwise when it is paid. */
      issue: boolean;
      /** YYYY-MM-DD. */
      dueOn?: string;
    },
  ): Promise<Invoice>;
  /**
   * Locks the newest invoice of the subject until the transaction ends. Payments lock it before they ask the subject's module:
   * Code that changes what is paid for locks it before their own row, which rules out deadlocks.
   */
  lock(tx: Db, subject: Subject): Promise<void>;
  /** The newest one of the subject. */
  find(tx: Db, subject: Subject): Promise<Invoice | undefined>;
  /** Unpaid: cancelled with its pending payments. Harmless to repeat. */
  cancel(tx: Db, subject: Subject): Promise<void>;
  /** All that was received goes back in full. Harmless to repeat. */
  refund(tx: Db, subject: Subject, reason: string): Promise<void>;
}

/** billing gives to quotes: what is charged on top of a net amount with today's settings. */
export type ComputeTax = (tx: Db, netMinor: number) => Promise<{ taxPercent: string; taxMinor: number }>;

/**
 * billing gives to anyone who names a price before there is an invoice: today's tax. `on`: what is added to a net price in minor
 * units, rounded as on an invoice of that one line. `percent`: such as "7.5"; null where the seller charges no tax.
 */
export type ReadTax = (tx: Db) => Promise<{ percent: string | null; on: (netMinor: number) => number }>;

/**
 * Billing asks the subject's module; `method`: of the payment that settled it. `refund`: the subject can no longer take it, and
 * billing refunds in full.
 */
export type OnPaid = (tx: Db, subject: Subject, method: PaymentMethod) => Promise<'kept' | 'refund'>;

/** Billing tells the subject's module how the founder chose to pay, each time that a payment is begun or gone on with. */
export type OnPaymentBegun = (tx: Db, subject: Subject, method: PaymentMethod) => Promise<void>;

/** Billing tells the subject's module that the founder says a transfer was sent. A booking's hold is over then. */
export type OnTransferClaimed = (tx: Db, subject: Subject) => Promise<void>;

/** Billing tells the subject's module that a transfer was not found. A booking has to be paid again, or let go. */
export type OnTransferRejected = (tx: Db, subject: Subject) => Promise<void>;

/** A kind of subject that a module charges for, and what the module wants to know of. Whatever is paid is kept without `onPaid`. */
export interface PaidFor {
  kind: Subject['kind'];
  onPaid?: OnPaid;
  onPaymentBegun?: OnPaymentBegun;
  onTransferClaimed?: OnTransferClaimed;
  onTransferRejected?: OnTransferRejected;
}
