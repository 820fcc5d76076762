import { z } from 'zod';
import { PAID_PLANS } from '#domain/plans.ts';
import { defineEndpoint } from '../endpoint.ts';
import { day, moment, opaqueId, personText } from '../text.ts';
import { givenPlan } from './subscription.ts';

/** Plans that an operator gives to a founder. Nothing is charged for one. Rules: domain/billing/subscription/comp.ts. */
const operator = { anyRole: ['admin'] } as const;

export const comp = givenPlan.extend({
  id: z.string(),
  reason: z.string(),
  /** The name of the operator. */
  givenBy: z.string(),
  givenAt: moment,
  endedAt: moment.nullable(),
  can: z.object({ end: z.boolean() }),
});
export type CompEntry = z.infer<typeof comp>;

export const giveComp = defineEndpoint({
  method: 'POST',
  path: '/admin/subscribers/:uid/comps',
  summary: 'Give a founder a plan to a day, in place of one that was given before; they are told',
  access: operator,
  params: z.object({ uid: opaqueId }),
  body: z.strictObject({
    plan: z.enum(PAID_PLANS),
    until: day,
    reason: personText({ max: 300, min: 3 }),
  }),
  reply: comp,
  status: 201,
  errors: ['SUBSCRIBER_UNKNOWN', 'COMP_DAY_INVALID', 'IDEMPOTENCY_KEY_REUSED'],
  idempotent: true,
});
export type CompBody = z.output<typeof giveComp.body>;

/** Harmless to repeat. */
export const endComp = defineEndpoint({
  method: 'POST',
  path: '/admin/comps/:compId/end',
  summary: 'End a plan that was given, now; they are told',
  access: operator,
  params: z.object({ compId: opaqueId }),
  reply: comp,
  errors: ['COMP_UNKNOWN'],
});
