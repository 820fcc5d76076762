import { z } from 'zod';
import type { Decline } from '#domain/billing/subscription/retry-schedule.ts';
import type { Away, Dispute, ProviderCard, RefundOutcome, Verdict } from './port.ts';

/*
 * What Paystack's answers say, apart from how they come. Amounts are whole hundredths of every currency. Values that are not
 * known are read as "not final yet".
 */

const id = z.union([z.number(), z.string()]).transform(String);
const amount = z.coerce.number().int();
const orNothing = <Shape extends z.ZodType>(shape: Shape) => shape.optional().catch(undefined);

const authorization = z.object({
  authorization_code: z.string().min(1),
  last4: z.string(),
  exp_month: z.coerce.number().int().min(1).max(12),
  exp_year: z.coerce.number().int().min(2000).max(2100),
  channel: z.string(),
  brand: z.string().nullish(),
  card_type: z.string().nullish(),
  reusable: z.boolean(),
  signature: z.string().min(1),
});

const transaction = z.object({
  id: orNothing(id),
  status: z.string(),
  amount,
  currency: z.string(),
  gateway_response: orNothing(z.string()),
  // An empty object, or nothing, where no card was used.
  authorization: orNothing(authorization),
  customer: orNothing(z.object({ email: z.string() })),
});
export type Transaction = z.infer<typeof transaction>;

const paused = z.object({ paused: z.literal(true), authorization_url: z.url({ protocol: /^https?$/ }) });
const envelope = <Shape extends z.ZodType>(data: Shape) => z.object({ status: z.literal(true), data });
const refusal = z.object({ message: z.string().catch(''), code: orNothing(z.string()) });

export const initialized = envelope(z.object({ authorization_url: z.url({ protocol: /^https?$/ }) }));
export const verified = envelope(transaction);

/** Why a call was refused. */
export function refusalOf(json: unknown): { message: string; code?: string | undefined } {
  return refusal.safeParse(json).data ?? { message: '' };
}

/** HTTP 400 and 404 are both seen. */
export function isUnknownReference(json: unknown): boolean {
  const { code, message } = refusalOf(json);
  return code === 'transaction_not_found' || /reference not found/i.test(message);
}

const finals: Record<string, Verdict['status']> = { success: 'success', failed: 'failed' };
/** Our own refund, or a payer's bank: the refunds and disputes say which. */
const isReturned = ({ status }: Transaction) => status === 'reversed' || status === 'reversal-pending';

/** `wasPaid`: the money came, whatever went back since. */
export function readTransaction(one: Transaction): { verdict: Verdict; wasPaid: boolean } {
  const wasPaid = one.status === 'success' || isReturned(one);
  const card = wasPaid ? cardOf(one) : undefined;
  const status = wasPaid ? 'success' : (finals[one.status] ?? 'pending');
  return {
    wasPaid,
    verdict: {
      status,
      amountMinor: one.amount,
      currency: one.currency,
      ...(one.id && { providerPayment: one.id }),
      ...(card && { card }),
      ...(status === 'failed' && { declined: declineOf(one.gateway_response ?? '') }),
    },
  };
}

function cardOf({ authorization: card, customer }: Transaction): ProviderCard | undefined {
  if (card?.channel !== 'card' || !customer) return undefined;
  return {
    token: card.authorization_code,
    email: customer.email,
    brand: (card.brand || card.card_type || 'card').trim().toLowerCase(),
    last4: card.last4,
    expiresYear: card.exp_year,
    expiresMonth: card.exp_month,
    reusable: card.reusable,
    signature: card.signature,
  };
}

/** Words of the gateway; there are no documented codes. */
function declineOf(words: string): Decline {
  if (/insufficient/i.test(words)) return 'funds';
  if (/expired/i.test(words)) return 'expired';
  return /stolen|lost card/i.test(words) ? 'stolen' : 'other';
}

/**
 * What became of a charge of a saved card: a verdict, or why there is none. `look`: the reference has been used, or nobody knows;
 * it is asked about.
 */
export function readCharge(
  { status, json, againAt }: { status: number; json: unknown; againAt?: Date | undefined },
  order: { amountMinor: number; currency: string },
  now: Date,
): Verdict | Away | 'look' {
  if (status < 300) {
    const stopped = envelope(paused).safeParse(json).data?.data;
    if (stopped) return { status: 'confirm', ...order, confirmUrl: stopped.authorization_url };
    const done = verified.safeParse(json).data?.data;
    return done ? readTransaction(done).verdict : 'look';
  }
  const { message } = refusalOf(json);
  const [, minutes] = /cannot be fulfilled until (\d+) minute/i.exec(message) ?? [];
  if (minutes) return { status: 'away', againAt: new Date(now.getTime() + Number(minutes) * 60_000) };
  if (/cannot be fulfilled/i.test(message) || status === 429) return { status: 'away', ...(againAt && { againAt }) };
  // One text for another address, a card that was removed and one that was never reusable. Nothing was created.
  if (/authorization code is invalid|does not match authorization/i.test(message))
    return { status: 'failed', ...order, declined: 'other' };
  return 'look';
}

const refund = z.object({
  id,
  status: z.string(),
  amount,
  merchant_note: orNothing(z.string()),
  transaction: z.union([z.object({ id }).transform((of) => of.id), id]),
});
export type PaystackRefund = z.infer<typeof refund>;
export const refundMade = envelope(refund);
export const refundList = envelope(z.array(z.unknown()));

/** Those of one transaction: whether the list can be narrowed is not documented for sure. */
export function refundsOf(list: unknown[], transactionId: string): PaystackRefund[] {
  return list.flatMap((one) => refund.safeParse(one).data ?? []).filter((one) => one.transaction === transactionId);
}

const outcomes: Record<string, RefundOutcome> = { processed: 'sent', failed: 'failed', 'needs-attention': 'attention' };
export const outcomeOf = ({ status }: PaystackRefund): RefundOutcome => outcomes[status] ?? 'pending';

const dispute = z.object({
  id,
  status: z.string(),
  resolution: orNothing(z.string()),
  refund_amount: orNothing(amount),
  currency: z.string(),
  category: orNothing(z.string()),
  dueAt: orNothing(z.iso.datetime()),
  transaction: orNothing(
    z.object({
      id: orNothing(id),
      reference: orNothing(z.string()),
      status: orNothing(z.string()),
      amount: orNothing(amount),
    }),
  ),
});

/** One, a list, or none. */
export function readDisputes(json: unknown): Dispute[] {
  const { data } = z.object({ data: z.unknown() }).safeParse(json).data ?? {};
  return (Array.isArray(data) ? data : [data]).flatMap((one) => {
    const parsed = dispute.safeParse(one).data;
    return parsed ? [toDispute(parsed)] : [];
  });
}

function toDispute(one: z.infer<typeof dispute>): Dispute {
  const { transaction: of } = one;
  return {
    id: one.id,
    ...(of?.reference && { reference: of.reference }),
    ...(of?.id && { providerPayment: of.id }),
    state: stateOf(one),
    reason: one.category ?? '',
    amountMinor: one.refund_amount ?? of?.amount ?? 0,
    currency: one.currency,
    dueAt: one.dueAt ? new Date(one.dueAt) : null,
  };
}

/** Accepted by the merchant, or by itself in time, is lost; of other words of the end the transaction says it. */
function stateOf({ status, resolution, transaction: of }: z.infer<typeof dispute>): Dispute['state'] {
  if (status === 'awaiting-bank-feedback') return 'answered';
  if (status !== 'resolved') return 'open';
  if (resolution === 'declined') return 'won';
  return /accepted/.test(resolution ?? '') || of?.status === 'reversed' ? 'lost' : 'won';
}
