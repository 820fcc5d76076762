import { limits } from '#content/plans/limits.ts';
import { type Allowance, LIMIT_KEYS, type PlanKey } from '#domain/plans.ts';
import type { Entitlements } from '../../charging.ts';
import type { FindPlan } from '../../members.ts';

/** Reads the plan for each question: what was paid for is allowed at once, whatever a token of before says. */
export function createEntitlements(findPlan: FindPlan): Entitlements {
  return {
    planOf: findPlan,
    of: async (tx, uid) => allowanceOf(await findPlan(tx, uid)),
  };
}

function allowanceOf(plan: PlanKey): Allowance {
  return Object.fromEntries(LIMIT_KEYS.map((key) => [key, limits[key].has[plan]])) as Allowance;
}
