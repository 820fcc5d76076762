import type { InvoiceState } from '#domain/billing/payment-machine.ts';
import type { Currency } from '#domain/money/money.ts';
import type { BusySpan } from '#domain/scheduling/availability.ts';
import type { Db } from './db/client.ts';

/**
 * How the rooms meet: narrow functions that one room gives and others take, joined in server/context.ts. A room never
 * imports another. Everything that takes `tx` works within the caller's transaction.
 */

/** notifications: tells a person, live once the transaction is kept. `href` is a path of this site; no idea text. */
export type Notify = (
  tx: Db,
  note: { uid: string; kind: string; title: string; body: string; href: string },
) => Promise<void>;

/** admin: keeps who did what, for good. `detail` holds ids, dates, states and amounts, no private text. */
export type Audit = (
  tx: Db,
  entry: {
    /** The caller; without a uid whoever sits at the command line. */
    actor: { uid: string | null; name: string };
    action: string;
    subjectKind: string;
    subjectId: string;
    detail?: Record<string, unknown>;
  },
) => Promise<void>;

/** accounts: who is told when something waits for the operator. */
export type ListOperators = (tx: Db) => Promise<{ uid: string }[]>;

/** accounts: whom to write to. Mail goes to verified addresses only. */
export type FindPerson = (
  tx: Db,
  uid: string,
) => Promise<{ uid: string; name: string; email: string; emailVerified: boolean } | undefined>;

/** What is paid for. */
export type Subject = { kind: 'booking' | 'quote' | 'work'; id: string };

/** What other rooms see of an invoice. Amounts in minor units. */
export interface Invoice {
  id: string;
  /** Null until it is issued. */
  number: string | null;
  state: InvoiceState;
  currency: Currency;
  totalMinor: number;
}

/** billing. */
export interface Charges {
  open(
    tx: Db,
    charge: {
      uid: string;
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
  /** The newest one of the subject. */
  find(tx: Db, subject: Subject): Promise<Invoice | undefined>;
  /** Unpaid: cancelled with its pending payments. Harmless to repeat. */
  cancel(tx: Db, subject: Subject): Promise<void>;
  /** All that was received goes back in full. Harmless to repeat. */
  refund(tx: Db, subject: Subject, reason: string): Promise<void>;
}

/** Billing asks the subject's room. `refund`: the subject can no longer take it, and billing refunds in full. */
export type OnPaid = (tx: Db, subject: Subject) => Promise<'kept' | 'refund'>;

/** Billing tells the subject's room that the founder says a transfer was sent. A booking's hold is over then. */
export type OnTransferClaimed = (tx: Db, subject: Subject) => Promise<void>;

/** bookings gives to quotes. @throws SLOT_TAKEN. */
export type BookAgreed = (
  tx: Db,
  booking: { uid: string; serviceId: string; adviserId: string; startsAt: Date; quoteId: string },
) => Promise<{ bookingId: string }>;

/** Time of an adviser that a booking takes, its buffers included; `endsAt` is when the session itself ends. */
export type BusyTime = BusySpan & { endsAt: number; adviserId: string; bookingId: string };

/** bookings gives to the catalogue: what meets the time between two moments, in any order. */
export type ListBusy = (
  db: Db,
  span: { adviserIds: readonly string[]; from: Date; until: Date },
) => Promise<BusyTime[]>;
