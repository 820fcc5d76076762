import type { IncomingHttpHeaders } from 'node:http';
import type { Instructions } from '#contract/billing/billing.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import type { Decline } from '#domain/billing/subscription/retry-schedule.ts';
import type { Currency } from '#domain/money/money.ts';

export interface PaymentOrder {
  /** Ours, unique. */
  reference: string;
  amountMinor: number;
  currency: Currency;
  /** What is paid for, in words for the payer. */
  title: string;
  email: string;
  /** Where the provider sends the payer's browser afterwards. */
  callbackUrl: string;
  /** The payer lets us charge the card again. */
  keepCard: boolean;
}

export interface Begun {
  /** The provider's name for it, by which it is asked about. */
  providerReference: string;
  redirectUrl: string | null;
  instructions: Instructions | null;
}

/** A payment as the provider is asked about it. */
export interface Asked {
  reference: string;
  providerReference: string;
  currency: Currency;
  /** Whether to ask as well if the payer's bank took the money back: once our books may hold it. */
  disputes: boolean;
}

/** A card as a provider tells of it. `reusable`: it may be charged again, with its token and this address and no other. */
export interface ProviderCard {
  token: string;
  email: string;
  brand: string;
  last4: string;
  expiresYear: number;
  /** 1 to 12. */
  expiresMonth: number;
  reusable: boolean;
  /** The same for the same card. */
  signature: string;
}

/**
 * What the provider says of a payment. Only `success` means that the money is there. `failed` and `abandoned` are final;
 * `confirm`: the payer's bank wants the payer. `reversed`: the payer's bank took the money, which a refund of ours never is.
 */
export interface Verdict {
  status: 'success' | 'failed' | 'abandoned' | 'pending' | 'confirm' | 'reversed';
  amountMinor: number;
  currency: string;
  /** The provider's name for the money itself, which refunds and disputes carry. */
  providerPayment?: string;
  /** What was paid with, where it was a card. */
  card?: ProviderCard;
  /** Why it failed. */
  declined?: Decline;
  /** Where the payer confirms. */
  confirmUrl?: string;
}

/** Nothing was charged, and it is no decline: come back later, or when the provider says. */
export interface Away {
  status: 'away';
  againAt?: Date;
}

export interface CardOrder extends Omit<PaymentOrder, 'keepCard'> {
  /** The provider's name for it, where it had given one before it went silent; our reference until then. */
  providerReference: string;
  token: string;
  /**
   * Waited for once the provider has a name for the charge, before any money moves. Without it our own reference is the name.
   */
  onBegun(providerReference: string): Promise<void>;
}

/** Charging a card while its owner is away. */
export interface SavedCardsPort {
  /**
   * Charges it at most once for a reference, however often it is asked: what is unknown may be sent again.
   * @throws ProviderUnavailable: nobody knows whether it was charged.
   */
  charge(order: CardOrder): Promise<Verdict | Away>;
  /** Has the provider forget it. @throws ProviderUnavailable. */
  forget(token: string): Promise<void>;
}

/**
 * A message of the provider whose signature is right. It says where to look, never what is true: that is asked. By our
 * reference, or by the provider's name for the money.
 */
export interface ProviderEvent {
  /** The same for every repeat of the message. */
  key: string;
  reference?: string;
  providerPayment?: string;
}

/** `forged`: the signature over the very bytes is wrong, or there is nothing to read. `not_ours`: nothing that we asked for. */
export type ReadMessage = ProviderEvent | 'forged' | 'not_ours';

export interface RefundOrder {
  refundId: string;
  providerReference: string;
  /** Null where the provider never named it. */
  providerPayment: string | null;
  amountMinor: number;
  currency: Currency;
}

/**
 * `by_hand`: the operator sends it. `attention`: the provider wants the payer's bank account. `failed`: it took the refund and
 * could not send it, which can be told after `sent`.
 */
export type RefundOutcome = 'sent' | 'pending' | 'by_hand' | 'attention' | 'failed';

/** A payer's bank that wants the money back, or asks about it. */
export interface Dispute {
  id: string;
  reference?: string;
  providerPayment?: string;
  /** `inquiry`: no money has moved. `closed`: an inquiry went no further. */
  state: 'inquiry' | 'open' | 'answered' | 'lost' | 'won' | 'closed';
  reason: string;
  amountMinor: number;
  currency: string;
  /** Until when it can be answered; null where it cannot. */
  dueAt: Date | null;
}

/**
 * A way to be paid. Apart from reading a webhook it may use a connection of its own: never call it inside a transaction.
 */
export interface PaymentsPort {
  method: PaymentMethod;
  /** The adapter's name, kept with each payment: part of its webhook's address, and never given to another one. */
  provider: string;
  /** The smallest payment in each currency that it takes, in minor units. */
  smallestMinor: Partial<Record<Currency, number>>;
  offers(currency: Currency): Promise<boolean>;
  /** @throws ProviderUnavailable; nothing has begun then. */
  begin(order: PaymentOrder): Promise<Begun>;
  /** Undefined for a reference that the provider does not know. @throws ProviderUnavailable. */
  verify(asked: Asked): Promise<Verdict | undefined>;
  /**
   * Sends money back: once for each `refundId`, however often it is asked.
   * @throws ProviderUnavailable, or RefundRefused when trying again cannot help.
   */
  refund(order: RefundOrder): Promise<RefundOutcome>;
  /** How many business days the payer's bank may need to show a refund, where the provider says so. */
  refundShownInDays?: number;
  /** What became of a refund that was asked for; undefined where the provider knows of none. @throws ProviderUnavailable. */
  readRefund?(order: RefundOrder): Promise<RefundOutcome | undefined>;
  readWebhook(message: WebhookMessage): ReadMessage;
  /** Undefined: its cards cannot be charged again. */
  saved?: SavedCardsPort;
  /** Disputes that were opened since, the newest first, 100 at most. @throws ProviderUnavailable. */
  listDisputes?(since: Date): Promise<Dispute[]>;
  readDispute?(id: string): Promise<Dispute | undefined>;
  /** Whether it can be used as it is configured. @throws ProviderUnavailable, KeyRefused. */
  check?(): Promise<void>;
}

/** What a provider posts to us, before anybody has read it: the signature is in a header of its own. */
export interface WebhookMessage {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The provider cannot be asked just now, or its answer cannot be read: nobody knows what it did. */
export class ProviderUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The payment provider does not answer.', { cause });
    this.name = 'ProviderUnavailable';
  }
}

/** The provider does not take the key that it is asked with. */
export class KeyRefused extends Error {
  constructor() {
    super('The payment provider refuses the key.');
    this.name = 'KeyRefused';
  }
}

/** The provider will not send this money back. */
export class RefundRefused extends Error {
  constructor(reason: string) {
    super(`The refund was refused: ${reason}.`);
    this.name = 'RefundRefused';
  }
}
