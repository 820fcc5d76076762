import type { IncomingHttpHeaders } from 'node:http';
import type { Instructions } from '#contract/billing/billing.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
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
}

/** What the provider says of a payment. Only `success` means that the money is there. */
export interface Verdict {
  status: 'success' | 'failed' | 'abandoned' | 'pending' | 'reversed';
  amountMinor: number;
  currency: string;
}

/** A message of the provider whose signature is right. It says where to look, never what is true: that is asked. */
export interface ProviderEvent {
  /** The same for every repeat of the message. */
  key: string;
  reference: string;
}

/**
 * A way to be paid. Apart from reading a webhook it may use a connection of its own: never call it inside a transaction.
 */
export interface PaymentsPort {
  method: PaymentMethod;
  /** The adapter's name, kept with each payment: part of its webhook's address, and never given to another one. */
  provider: string;
  offers(currency: Currency): Promise<boolean>;
  /** @throws ProviderUnavailable; nothing has begun then. */
  begin(order: PaymentOrder): Promise<{ redirectUrl: string | null; instructions: Instructions | null }>;
  /** Undefined for a reference that the provider does not know. @throws ProviderUnavailable. */
  verify(reference: string): Promise<Verdict | undefined>;
  /**
   * Sends money back: once for each `refundId`, however often it is asked. `by_hand`: the operator sends it.
   * @throws ProviderUnavailable, or RefundRefused when trying again cannot help.
   */
  refund(order: {
    refundId: string;
    reference: string;
    amountMinor: number;
    currency: Currency;
  }): Promise<'sent' | 'pending' | 'by_hand'>;
  /** Undefined when the signature over the very bytes is wrong, or there is nothing to read. */
  readWebhook(message: WebhookMessage): ProviderEvent | undefined;
}

/** What a provider posts to us, before anybody has read it: the signature is in a header of its own. */
export interface WebhookMessage {
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The provider cannot be asked just now. */
export class ProviderUnavailable extends Error {
  constructor(cause?: unknown) {
    super('The payment provider does not answer.', { cause });
    this.name = 'ProviderUnavailable';
  }
}

/** The provider will not send this money back. */
export class RefundRefused extends Error {
  constructor(reason: string) {
    super(`The refund was refused: ${reason}.`);
    this.name = 'RefundRefused';
  }
}
