import { z } from 'zod';
import type { Decline } from '#domain/billing/subscription/retry-schedule.ts';
import type { Dispute, ProviderCard, RefundOutcome, Verdict } from './port.ts';

/*
 * What Stripe's answers say, apart from how they come. Amounts are hundredths in the currencies that we take. Values that are not
 * known are read as "not final yet".
 */

const orNothing = <Shape extends z.ZodType>(shape: Shape) => shape.optional().catch(undefined);
/** An id, or the object that it names where it was asked for. */
const idOf = orNothing(z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]));

const failure = z.object({
  code: orNothing(z.string()),
  decline_code: orNothing(z.string()),
  advice_code: orNothing(z.string()),
});

const intent = z.object({
  id: z.string().startsWith('pi_'),
  status: z.string(),
  amount: z.number().int(),
  amount_received: orNothing(z.number().int()),
  currency: z.string(),
  customer: idOf,
  payment_method: idOf,
  setup_future_usage: orNothing(z.string()),
  last_payment_error: orNothing(failure),
});
export type Intent = z.infer<typeof intent>;
export const readIntent = (json: unknown): Intent | undefined => intent.safeParse(json).data;

const session = z.object({
  id: z.string().startsWith('cs_'),
  status: z.string(),
  payment_status: z.string(),
  amount_total: orNothing(z.number().int()),
  currency: z.string(),
  url: orNothing(z.url({ protocol: /^https?$/ })),
  metadata: orNothing(z.object({ kind: orNothing(z.string()) })),
  payment_intent: orNothing(intent),
});
export type Session = z.infer<typeof session>;
export const readSession = (json: unknown): Session | undefined => session.safeParse(json).data;

const refusal = z.object({ error: failure.extend({ payment_intent: orNothing(intent) }) });
export const readRefusal = (json: unknown) => refusal.safeParse(json).data?.error;

/** A page that the payer was sent to so that a charge of a saved card is confirmed. */
export const confirmation = 'confirmation';

const stolen = ['stolen_card', 'lost_card', 'pickup_card'];

/** A bank that says not to try a card again does not accept it any more, whatever else it says: to us that is as a stolen one. */
export function declineOf({ code, decline_code: why, advice_code: advice }: z.infer<typeof failure> = {}): Decline {
  if (code === 'expired_card' || why === 'expired_card') return 'expired';
  if (advice === 'do_not_try_again') return 'stolen';
  if (why === 'insufficient_funds') return 'funds';
  return stolen.includes(why ?? '') ? 'stolen' : 'other';
}

/** The bank refuses without its customer: another try of ours would be refused as well. */
export const wantsCustomer = ({ code, decline_code: why }: z.infer<typeof failure> = {}): boolean =>
  code === 'authentication_required' || why === 'authentication_required';

const finals: Record<string, Verdict['status']> = { succeeded: 'success', canceled: 'failed' };

/**
 * What became of a payment. Undefined for a charge that was never begun in earnest, or that is to be begun again because its bank
 * wants the customer.
 */
export function verdictOfIntent(one: Intent): Verdict | undefined {
  if (one.status === 'requires_confirmation') return undefined;
  const isRefused = one.status === 'requires_payment_method';
  if (isRefused && (!one.last_payment_error || wantsCustomer(one.last_payment_error))) return undefined;
  const status = isRefused ? 'failed' : (finals[one.status] ?? 'pending');
  return {
    status,
    amountMinor: status === 'success' ? (one.amount_received ?? one.amount) : one.amount,
    currency: one.currency.toUpperCase(),
    providerPayment: one.id,
    ...(status === 'failed' && { declined: declineOf(one.last_payment_error) }),
  };
}

/** Complete is not paid: some ways to pay take days. */
export function verdictOfSession(one: Session): Verdict {
  const { status, payment_status: paid, payment_intent: of } = one;
  const sums = { amountMinor: one.amount_total ?? 0, currency: one.currency.toUpperCase() };
  const named = { ...sums, ...(of && { providerPayment: of.id }) };
  if (status === 'expired') return { status: 'abandoned', ...named };
  if (status === 'open') {
    if (one.metadata?.kind === confirmation && one.url) return { status: 'confirm', ...named, confirmUrl: one.url };
    return { status: 'pending', ...named };
  }
  if (status !== 'complete') return { status: 'pending', ...named };
  if (paid === 'paid')
    return of?.amount_received
      ? { status: 'success', ...named, amountMinor: of.amount_received }
      : { status: 'success', ...named };
  return (of && of.status !== 'succeeded' && verdictOfIntent(of)) || { status: 'pending', ...named };
}

const method = z.object({
  id: z.string(),
  customer: idOf,
  card: z.object({
    brand: z.string(),
    last4: z.string(),
    exp_month: z.number().int(),
    exp_year: z.number().int(),
    fingerprint: orNothing(z.string()),
  }),
});

/** A card that a payment let us keep; it hangs on a customer of Stripe's, and both names make the token. */
export function readCard(json: unknown, { setup_future_usage: usage, customer }: Intent): ProviderCard | undefined {
  const found = method.safeParse(json).data;
  if (!found || !customer) return undefined;
  const { card, id } = found;
  return {
    token: `${customer} ${id}`,
    // Stripe charges a card by its customer, with any address.
    email: '',
    brand: card.brand,
    last4: card.last4,
    expiresYear: card.exp_year,
    expiresMonth: card.exp_month,
    reusable: usage === 'off_session',
    signature: card.fingerprint ?? id,
  };
}

const list = z.object({ data: z.array(z.unknown()) });
const listOf = (json: unknown) => list.parse(json).data;

const refund = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number().int(),
  metadata: orNothing(z.record(z.string(), z.string())),
});
export type StripeRefund = z.infer<typeof refund>;
export const readRefund = (json: unknown): StripeRefund | undefined => refund.safeParse(json).data;
export const readRefunds = (json: unknown): StripeRefund[] => listOf(json).flatMap((one) => readRefund(one) ?? []);

const outcomes: Record<string, RefundOutcome> = {
  succeeded: 'sent',
  failed: 'failed',
  canceled: 'failed',
  requires_action: 'attention',
};
export const outcomeOf = ({ status }: StripeRefund): RefundOutcome => outcomes[status] ?? 'pending';

const dispute = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  reason: orNothing(z.string()),
  payment_intent: idOf,
  evidence_details: orNothing(z.object({ due_by: orNothing(z.number()) })),
});

const disputeStates: Record<string, Dispute['state']> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  needs_response: 'open',
  appeal_needs_response: 'open',
  under_review: 'answered',
  appeal_under_review: 'answered',
  won: 'won',
  prevented: 'won',
  lost: 'lost',
};

export function readDispute(json: unknown): Dispute | undefined {
  const one = dispute.safeParse(json).data;
  if (!one) return undefined;
  const dueBy = one.evidence_details?.due_by;
  return {
    id: one.id,
    ...(one.payment_intent && { providerPayment: one.payment_intent }),
    state: disputeStates[one.status] ?? 'open',
    reason: one.reason ?? '',
    amountMinor: one.amount,
    currency: one.currency.toUpperCase(),
    // Zero: it cannot be answered.
    dueAt: dueBy ? new Date(dueBy * 1000) : null,
  };
}

export const readDisputes = (json: unknown): Dispute[] => listOf(json).flatMap((one) => readDispute(one) ?? []);
