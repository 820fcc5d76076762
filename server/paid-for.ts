import type { PaymentMethod } from '#domain/billing/ledger.ts';
import type { CardAttempt, Subject } from './charging.ts';
import type { Db } from './db/client.ts';

/*
 * What billing tells and asks of a module that charges for something. All of it works within the transaction of the payment.
 */

/** What settled an invoice. `cardId`: the card that the payer let us keep, where one was. */
export interface Paid {
  method: PaymentMethod | 'credit';
  cardId: string | null;
}

/**
 * Billing asks the subject's module once everything is there. `refund`: the subject can no longer take it, and billing refunds in
 * full. `credit`: the same, and the money stays as the payer's credit.
 */
export type OnPaid = (tx: Db, subject: Subject, paid: Paid) => Promise<'kept' | 'refund' | 'credit'>;

/**
 * Billing asks the subject's module once the rest of an invoice has come and credit is to pay its part, before it looks whether the
 * payer holds that: what is credited with this very payment is granted here, where the payer holds `wantedMinor` with it; otherwise
 * the invoice is not settled yet. Harmless to repeat.
 */
export type OnSettling = (tx: Db, subject: Subject, wantedMinor: number) => Promise<void>;

/** Billing tells the subject's module how the founder chose to pay, each time that a payment is begun or gone on with. */
export type OnPaymentBegun = (tx: Db, subject: Subject, method: PaymentMethod) => Promise<void>;

/** Billing tells the subject's module that the founder says a transfer was sent. A booking's hold is over then. */
export type OnTransferClaimed = (tx: Db, subject: Subject) => Promise<void>;

/**
 * Billing tells the subject's module that a transfer was not found, and what its payer is told of that. A booking has to be paid
 * again, or let go. @returns whether the module has written all of it to the payer: they get one mail of it.
 */
export type OnTransferRejected = (tx: Db, subject: Subject, said: string) => Promise<boolean>;

/** Billing tells the subject's module that the founder has not sent the transfer after all. A booking has to be paid, or let go. */
export type OnClaimTakenBack = (tx: Db, subject: Subject) => Promise<void>;

/**
 * Billing has the subject's module withdraw what only a part of the money came for, and cancel its invoice with the reason. Its
 * invoice is locked.
 */
export type OnTransferEnded = (tx: Db, subject: Subject, reason: string) => Promise<void>;

/** Billing tells the subject's module what became of a charge of a saved card, each time that this changes; not that it was paid. */
export type OnAttempt = (tx: Db, subject: Subject, attempt: CardAttempt) => Promise<void>;

/** Billing tells the subject's module that the payer's bank took the money of a paid invoice back, or gave it back after that. */
export type OnBankDecision = (tx: Db, subject: Subject) => Promise<void>;

/** Billing asks the subject's module whether an unpaid invoice of which nothing has come is owed, and no choice that may be left. */
export type IsOwed = (db: Db, subject: Subject) => Promise<boolean>;

/** A kind of subject that a module charges for, and what the module wants to know of. What is paid is kept without `onPaid`. */
export interface PaidFor {
  kind: Subject['kind'];
  onSettling?: OnSettling;
  onPaid?: OnPaid;
  onPaymentBegun?: OnPaymentBegun;
  onTransferClaimed?: OnTransferClaimed;
  onTransferRejected?: OnTransferRejected;
  onClaimTakenBack?: OnClaimTakenBack;
  /** Without it, such a transfer is ended where the subject is cancelled. */
  onTransferEnded?: OnTransferEnded;
  onAttempt?: OnAttempt;
  onReversed?: OnBankDecision;
  onReinstated?: OnBankDecision;
  /** Without it, every invoice is owed. */
  isOwed?: IsOwed;
  /** What becomes of money that is too much or comes a second time: it goes back by itself, or stays as the payer's credit. */
  onExcess?: 'refund' | 'credit';
}
