import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { opaqueId, personText } from '../text.ts';
import { currency, paymentMethod, paymentView } from './billing.ts';

/** How a founder pays an invoice: the calls that begin a payment and ask what became of it. */
const founder = { anyRole: ['founder'] } as const;
const invoiceParams = z.object({ invoiceId: opaqueId });
const paymentParams = z.object({ paymentId: opaqueId });

export const askedPayment = paymentView.extend({
  /** Whether a mail says what becomes of it: its payer has waited for long, and their address is proven. */
  willWrite: z.boolean(),
});
export type AskedPayment = z.infer<typeof askedPayment>;

/** A bank transfer is offered only where the operator has entered an account in the currency. */
export const listPaymentMethods = defineEndpoint({
  method: 'GET',
  path: '/payment-methods',
  summary: 'How an invoice in a currency can be paid',
  access: founder,
  query: z.object({ currency }),
  reply: z.object({ items: z.array(z.object({ method: paymentMethod })) }),
  errors: [],
});

/** A path of the member area to come back to from the provider's page, which adds `?payment=ID`. */
const returnTo = personText({ max: 300 }).regex(/^\/m\/[\w\-/]*(\?[\w\-=&%.]*)?$/, {
  error: 'Give a page of this site.',
});

/**
 * Harmless to repeat: there is at most one pending payment of a method, which is answered again. Only after a try that did
 * not go through does the checkout start anew.
 */
export const startPayment = defineEndpoint({
  method: 'POST',
  path: '/invoices/:invoiceId/payments',
  summary: 'Begin to pay an invoice, or go on with it',
  access: founder,
  params: invoiceParams,
  /** `keepCard`: we may charge the card again; of a provider's card alone. */
  body: z.strictObject({ method: paymentMethod, returnTo: returnTo.optional(), keepCard: z.boolean().optional() }),
  reply: paymentView,
  status: 201,
  errors: [
    'INVOICE_UNKNOWN',
    'INVOICE_SETTLED',
    'PAYMENT_METHOD_NOT_OFFERED',
    'PAYMENT_MISMATCH',
    'PAYMENT_BEING_CHECKED',
    'PAYMENT_PROVIDER_AWAY',
  ],
  limit: { max: 20, windowSeconds: 60 },
});

export const readPayment = defineEndpoint({
  method: 'GET',
  path: '/payments/:paymentId',
  summary: 'A payment as it stands',
  access: founder,
  params: paymentParams,
  reply: paymentView,
  errors: ['PAYMENT_UNKNOWN'],
});

/**
 * "I have sent it": the operator is told and looks for the money. Harmless to repeat. One that was not found is looked for again,
 * as a payment of its own, unless another transfer is awaited.
 */
export const claimTransfer = defineEndpoint({
  method: 'POST',
  path: '/payments/:paymentId/claim',
  summary: 'Say that a bank transfer was sent',
  access: founder,
  params: paymentParams,
  body: z.strictObject({ payerName: personText({ max: 120, min: 1 }) }),
  reply: paymentView,
  errors: ['PAYMENT_UNKNOWN', 'PAYMENT_ENDED', 'HOLD_EXPIRED', 'BOOKING_STATE', 'TRANSFER_LIMIT'],
  limit: { max: 20, windowSeconds: 60 },
});

/** "I have not sent it yet": nobody looks for it any more. Harmless to repeat, and refused once it was found, in part or not at all. */
export const takeBackClaim = defineEndpoint({
  method: 'DELETE',
  path: '/payments/:paymentId/claim',
  summary: 'Take back that a bank transfer was sent',
  access: founder,
  params: paymentParams,
  reply: paymentView,
  errors: ['PAYMENT_UNKNOWN', 'TRANSFER_ANSWERED'],
  limit: { max: 20, windowSeconds: 60 },
});

/** Asks the provider what became of a checkout and settles it: a lost message from the provider loses no money. */
export const verifyPayment = defineEndpoint({
  method: 'POST',
  path: '/payments/:paymentId/verification',
  summary: 'Back from the checkout: ask the provider and settle',
  access: founder,
  params: paymentParams,
  reply: askedPayment,
  errors: ['PAYMENT_UNKNOWN', 'PAYMENT_PROVIDER_AWAY'],
  limit: { max: 60, windowSeconds: 60 },
});
