import type { Comp } from '#domain/billing/subscription/comp.ts';
import { dayInWords } from '#domain/billing/subscription/say-price.ts';
import { LEARNING_PLAN_NAMES, type PlanKey } from '#domain/plans.ts';
import { onPlan, type PlanNotice } from './plan-notice.ts';

/** Given by an operator: no word of money, since there is none. */
export const planGiven = ({ plan, until }: Comp): PlanNotice => ({
  kind: 'plan.started',
  title: `The ${LEARNING_PLAN_NAMES[plan]} is given to you until ${dayInWords(until)}`,
  body: 'The plan costs nothing and ends by itself. A plan that you pay for goes on as it is.',
});

export const givenEnded = ({ plan }: Comp, has: PlanKey): PlanNotice => ({
  kind: 'plan.ended',
  title: `The ${LEARNING_PLAN_NAMES[plan]} that was given to you has ended`,
  body: onPlan(has),
});
