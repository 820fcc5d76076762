import type { Subscriber } from '#contract/billing/admin-subscribers.ts';
import type { InvoiceEntry } from '#contract/billing/billing.ts';
import type { EndedBy, InvoiceState } from '#domain/billing/payment-machine.ts';
import type { AttemptOutcome } from '#domain/billing/subscription/retry-schedule.ts';
import type { PricedTerms } from '#domain/billing/subscription/subscription.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Allowance, PlanKey } from '#domain/plans.ts';
import type { OperatorScope, OwnerScope } from './access/scope.ts';
import type { Db } from './db/client.ts';

/*
 * What billing gives to the modules that charge for something; what it tells and asks of them stands in `paid-for.ts`, the rest of
 * what modules give each other in `between-modules.ts`. Everything that takes `tx` works within the caller's transaction.
 */

/** billing: what a person's plan allows. `server/entitled.ts` holds an endpoint to it. */
export interface Entitlements {
  planOf(tx: Db, uid: string): Promise<PlanKey>;
  /** Null is no limit. */
  of(tx: Db, uid: string): Promise<Allowance>;
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
  /** What has come, and neither was promised back nor became credit. */
  receivedMinor: number;
}

/** Minor units. `moneyMinor` goes back to the payments that it came from; `creditMinor` had been paid with credit, and is credit again. */
export interface Refundable {
  moneyMinor: number;
  creditMinor: number;
  /** Some of the money came by bank transfer: it goes back by hand. */
  byTransfer: boolean;
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
      /** Unit prices have the tax inside; otherwise it comes on top. */
      pricesIncludeTax?: boolean;
      /** What the payer's credit pays of the total once the rest has come; until then it is not due. */
      creditMinor?: number;
      /** Issued at once, with its number; otherwise when it is paid. */
      issue: boolean;
      /** YYYY-MM-DD. */
      dueOn?: string;
    },
  ): Promise<Invoice>;
  /** Says anew what the first line is for, as long as it is not issued: some of it is known only as it is paid. */
  describe(tx: Db, subject: Subject, description: string): Promise<void>;
  /**
   * Locks the newest invoice of the subject until the transaction ends. Payments lock it before they ask the subject's module:
   * Code that changes what is paid for locks it before their own row, which rules out deadlocks.
   */
  lock(tx: Db, subject: Subject): Promise<void>;
  /** The newest one of the subject. */
  find(tx: Db, subject: Subject): Promise<Invoice | undefined>;
  /**
   * Unpaid: cancelled with its pending payments, which keep who ended them. Harmless to repeat. `reason`: the payer reads it where
   * money had come.
   */
  cancel(tx: Db, subject: Subject, by: EndedBy, reason?: string): Promise<void>;
  /** Whether the payer says that a transfer was sent for its newest invoice, of which nothing has been found since. */
  isTransferSent(tx: Db, subject: Subject): Promise<boolean>;
  /** What `refund` would give back of a paid invoice. */
  refundable(db: Db, subject: Subject): Promise<Refundable>;
  /** All that was received goes back in full; what is not paid is cancelled. Harmless to repeat. */
  refund(tx: Db, subject: Subject, by: EndedBy, reason: string): Promise<void>;
}

/** billing: what a payer has paid and not used. One currency never pays the other; amounts in minor units. */
export interface Credits {
  /** What the payer holds, what unpaid invoices rely on included: with it a module splits a price anew. */
  held(tx: Db, payer: OwnerScope): Promise<Record<Currency, number>>;
  /** What the payer can use. */
  balance(tx: Db, payer: OwnerScope): Promise<Record<Currency, number>>;
  /**
   * Takes a part of a paid invoice back by a credit note, with the tax that the invoice has: it becomes the payer's credit. Once for
   * a key, and never more than the invoice keeps: a bank may have taken a part of it.
   */
  grant(tx: Db, subject: Subject, credit: { key: string; grossMinor: number; reason: string }): Promise<void>;
  /** Settles an invoice of which credit pays everything, as a payment would. */
  settle(tx: Db, subject: Subject): Promise<void>;
}

/** A card that may be charged again. */
export interface SavedCard {
  id: string;
  provider: string;
  /** As the provider names it: "visa". */
  brand: string;
  last4: string;
  expiresYear: number;
  /** 1 to 12; the card works to the end of it. */
  expiresMonth: number;
  /** What its provider charges it in. */
  currencies: readonly Currency[];
}

/** A charge of a saved card. */
export interface CardAttempt {
  id: string;
  cardId: string;
  at: Date;
  outcome: AttemptOutcome;
  /** When the outcome became final. */
  finalAt: Date | null;
  /** When the provider said to come back, where it did. */
  againAt: Date | null;
  /** How often the provider was asked what became of it, and when last. */
  asks: number;
  askedAt: Date | null;
  /** Where the payer confirms with the bank, while that is awaited. */
  confirmUrl: string | null;
}

/** billing: charging a card while its owner is away. */
export interface SavedCards {
  /** Those that can be charged, the newest first. */
  list(tx: Db, payer: OwnerScope): Promise<SavedCard[]>;
  /** The same of several payers, by uid, in one query. */
  listOfAll(db: Db, scope: OperatorScope, uids: readonly string[]): Promise<Map<string, SavedCard[]>>;
  /** All for the newest invoice of the subject, the oldest first. */
  attempts(tx: Db, subject: Subject): Promise<CardAttempt[]>;
  /**
   * Keeps an attempt for what is due of the newest invoice of the subject, commits it, asks the provider and books the answer.
   * Never inside a transaction. Nothing happens while an attempt for the invoice is open, and for a repeated key.
   */
  charge(order: { subject: Subject; cardId: string; key: string }): Promise<void>;
  /** Asks what became of an open attempt and books it. Never inside a transaction. */
  ask(attemptId: string): Promise<void>;
  /** The smallest charge of the provider that takes a currency, in minor units. */
  smallestMinor: Record<Currency, number>;
}

/** What a payer was charged for, the newest first: of the newest 50 invoices. */
export type Charged = Pick<Subscriber, 'cards' | 'payments' | 'refunds'> & { invoices: InvoiceEntry[] };

/** billing gives to what is charged for, for the operator alone. Four queries however much there is. */
export type ReadCharged = (db: Db, payer: OwnerScope, kind: Subject['kind']) => Promise<Charged>;

/** What a coupon takes off one payment, in minor units of the price. The next one costs the list price. */
export interface CouponOff {
  code: string;
  offMinor: number;
}

/**
 * What a coupon is asked with. `today` in Lagos; `smallestMinor`: the smallest amount that the payer can be charged. `isHeld`: the
 * payer's unpaid purchase of this very thing holds a use of it, which stays theirs though the coupon has ended since.
 */
export interface CouponOrder extends PricedTerms {
  code: string;
  isHeld?: boolean;
  today: string;
  smallestMinor: number;
}

/**
 * coupons: one a purchase, and each once for a member. A purchase that was chosen before and is not paid for makes way, so what
 * it holds does not count. All throw COUPON_UNKNOWN, COUPON_NOT_YET, COUPON_OVER, COUPON_USED_UP, COUPON_USED_BY_YOU,
 * COUPON_OTHER_PLAN, COUPON_OTHER_CURRENCY.
 */
export interface Coupons {
  /** What a code would take off. */
  previewCoupon(tx: Db, payer: OwnerScope, order: CouponOrder): Promise<CouponOff>;
  /** The same, and the purchase holds the use from now on. Two tabs cannot take the last one. */
  takeCoupon(tx: Db, payer: OwnerScope, order: CouponOrder & { purchaseId: string }): Promise<CouponOff>;
  /** The purchase is paid. Harmless to repeat, and for one without a coupon. */
  keepCoupon(tx: Db, payer: OwnerScope, purchaseId: string): Promise<void>;
  /** The purchase is never paid: its use is free again. Harmless to repeat, for one that is paid, and for one without. */
  giveBackCoupon(tx: Db, payer: OwnerScope, purchaseId: string): Promise<void>;
}

/** billing gives to quotes: what is charged on top of a net amount with today's settings. */
export type ComputeTax = (tx: Db, netMinor: number) => Promise<{ taxPercent: string; taxMinor: number }>;

/**
 * billing gives to anyone who names a price before there is an invoice: today's tax. `on`: what is added to a net price in minor
 * units, rounded as on an invoice of that one line. `percent`: such as "7.5"; null where the seller charges no tax.
 */
export type ReadTax = (tx: Db) => Promise<{ percent: string | null; on: (netMinor: number) => number }>;
