import { z } from 'zod';
import { DISPUTE_STATES } from '#domain/billing/dispute-machine.ts';
import { defineEndpoint } from '../endpoint.ts';
import { pageQuery, pageReply } from '../paging.ts';
import { moment, opaqueId } from '../text.ts';
import { payer } from './admin.ts';
import { money } from './billing.ts';

/** Banks of payers that want money back, as the operator sees them. States: domain/billing/dispute-machine.ts. */
const operator = { anyRole: ['admin'] } as const;
const disputeParams = z.object({ disputeId: opaqueId });

export const disputeEntry = z.object({
  id: z.string(),
  /** The name of its provider, and the provider's own name for it. */
  provider: z.string(),
  providerDispute: z.string(),
  state: z.enum(DISPUTE_STATES),
  /** As the provider words it. */
  reason: z.string(),
  amount: money,
  /** Until when it can be answered, as the provider says it; null where it cannot. */
  dueAt: moment.nullable(),
  openedAt: moment,
  answeredAt: moment.nullable(),
  closedAt: moment.nullable(),
  payer,
  payment: z.object({ id: z.string(), reference: z.string() }),
  invoice: z.object({ id: z.string(), number: z.string().nullable(), title: z.string() }),
  can: z.object({ answer: z.boolean() }),
});
export type DisputeEntry = z.infer<typeof disputeEntry>;

export const listDisputes = defineEndpoint({
  method: 'GET',
  path: '/admin/disputes',
  summary: 'Payments that a payer’s bank disputes: those that wait by their time, then the newest',
  access: operator,
  query: z.object(pageQuery({ size: 25, max: 100 })),
  reply: z.object(pageReply(disputeEntry)),
  errors: [],
});

export const readDisputeFile = defineEndpoint({
  method: 'GET',
  path: '/admin/disputes/:disputeId/file.pdf',
  summary: 'All that speaks for a payment, as one PDF for the provider; the log keeps who made it',
  access: operator,
  params: disputeParams,
  reply: z.file(),
  produces: 'application/pdf',
  errors: ['DISPUTE_UNKNOWN'],
  limit: { max: 30, windowSeconds: 60 },
});

/** The answer itself is given on the provider's site. */
export const markDisputeAnswered = defineEndpoint({
  method: 'POST',
  path: '/admin/disputes/:disputeId/answer',
  summary: 'Say that a dispute was answered on the provider’s site',
  access: operator,
  params: disputeParams,
  reply: disputeEntry,
  errors: ['DISPUTE_UNKNOWN', 'DISPUTE_OVER'],
});
