import { z } from 'zod';
import { LIMIT_KEYS, PLAN_KEYS } from '#domain/plans.ts';
import { defineEndpoint } from '../endpoint.ts';

const plan = z.enum(PLAN_KEYS);

/** How much of something a founder's plan has, and how much of it is used. What is there counts, above the limit too. */
export const planUse = z.object({
  key: z.enum(LIMIT_KEYS),
  /** Null is no limit. */
  limit: z.int().nullable(),
  used: z.int(),
  /** Where there is no room for another one: why, what stays, and how there is room again. Null where there is room. */
  full: z.string().nullable(),
  /** The smallest plan that has more. */
  moreIn: plan.nullable(),
});
export type PlanUse = z.infer<typeof planUse>;

/** `data` of PLAN_LIMIT. */
export const planLimit = planUse.extend({ plan });

export const readEntitlements = defineEndpoint({
  method: 'GET',
  path: '/entitlements',
  summary: 'What my plan has, and how much of it I use',
  access: { anyRole: ['founder'] },
  reply: z.object({ plan, items: z.array(planUse) }),
  errors: [],
});
