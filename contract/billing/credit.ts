import { z } from 'zod';
import { PAYMENT_METHODS } from '#domain/billing/ledger.ts';
import type { Currency } from '#domain/money/money.ts';
import { defineEndpoint } from '../endpoint.ts';
import { moment, opaqueId } from '../text.ts';
import { bankAccount, missingAccount, nairaAccount } from './admin.ts';
import { currency, money, refundView } from './billing.ts';

/** What a member has paid and not used. It pays the next invoice of its currency, or goes back. */
export const creditView = z.object({
  balances: z.array(
    z.object({
      currency,
      held: money,
      /** Of that: what unpaid invoices rely on. The rest can be sent back. */
      awaited: money,
      available: money,
      /** How the available credit goes back: what was paid online the way it came, what was sent by transfer to a bank account. */
      back: z.array(z.object({ method: z.enum(PAYMENT_METHODS), amount: money })),
      /** What plans that were chosen before it came still ask for: it pays that only where the plan is chosen again. */
      asked: money,
    }),
  ),
  /**
   * Online payments, and transfers that their payer says were sent, whose plan was cancelled, or that another choice or payment took
   * the place of: should the money still come, it is credit. `claimedAt`: when it was said of a transfer; null for online payments.
   */
  mayCome: z.array(
    z.object({
      paymentId: z.string(),
      reference: z.string(),
      amount: money,
      begunAt: moment,
      claimedAt: moment.nullable(),
    }),
  ),
});
export type CreditView = z.infer<typeof creditView>;

/** A refund as its payer can act on it. */
export const ownRefund = refundView.extend({
  /** When the payer said where to send it. */
  bankDetailsAt: moment.nullable(),
  missingAccount,
  can: z.object({ giveBankDetails: z.boolean() }),
});
export type OwnRefund = z.infer<typeof ownRefund>;

/** Currencies without credit are left out. */
export const readCredit = defineEndpoint({
  method: 'GET',
  path: '/billing/credit',
  summary: 'Your credit: what you have paid and not used',
  access: 'signed-in',
  reply: creditView,
  errors: [],
});

/** All that is available, to the payments that it came from: never more than each of them holds. */
export const refundCredit = defineEndpoint({
  method: 'POST',
  path: '/billing/credit/refund',
  summary: 'Have your credit sent back',
  access: 'signed-in',
  body: z.strictObject({ currency }),
  reply: z.object({ refunds: z.array(ownRefund) }),
  errors: ['CREDIT_EMPTY', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
  limit: { max: 10, windowSeconds: 60 },
});

/** The account that a refund is to be sent to, as its payer sees it again. */
export const refundAccount = z.object({
  refundId: z.string(),
  currency,
  bankName: z.string(),
  accountName: z.string(),
  /** The last 4 characters of the number; of a short one fewer. */
  numberEnd: z.string(),
  givenAt: moment,
});
export type RefundAccount = z.infer<typeof refundAccount>;

/** At most 50, the one that was given last first. They are deleted when the refund is sent. */
export const listRefundAccounts = defineEndpoint({
  method: 'GET',
  path: '/billing/refund-accounts',
  summary: 'The bank accounts that you gave for refunds that are not sent yet',
  access: 'signed-in',
  reply: z.object({ items: z.array(refundAccount) }),
  errors: [],
});

/** Where a refund is sent, by its currency. */
export const refundAccounts: Record<Currency, typeof bankAccount> = { NGN: nairaAccount, USD: bankAccount };

/** They must be those of an account in the refund's currency: see `refundAccounts`. They are kept sealed, read by the operator who sends the money, and deleted when it is sent. */
export const saveBankDetails = defineEndpoint({
  method: 'PUT',
  path: '/refunds/:refundId/bank-details',
  summary: 'Say where a refund is to be sent that cannot go back the way it came',
  access: 'signed-in',
  params: z.object({ refundId: opaqueId }),
  body: bankAccount,
  reply: ownRefund,
  errors: ['REFUND_UNKNOWN', 'BANK_DETAILS_NOT_NEEDED'],
  limit: { max: 20, windowSeconds: 60 },
});

/** The account of another refund of the payer's own, in the same currency, that is not sent yet: nobody types it twice. */
export const reuseBankDetails = defineEndpoint({
  method: 'PUT',
  path: '/refunds/:refundId/bank-details/copy',
  summary: 'Have a refund sent to the account that you gave for another one',
  access: 'signed-in',
  params: z.object({ refundId: opaqueId }),
  body: z.strictObject({ from: opaqueId }),
  reply: ownRefund,
  errors: ['REFUND_UNKNOWN', 'BANK_DETAILS_NOT_NEEDED', 'BANK_DETAILS_GONE'],
  limit: { max: 20, windowSeconds: 60 },
});
