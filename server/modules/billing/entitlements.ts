import { MONTHLY_NARRATIVES } from '#domain/narratives/allowance.ts';
import type { Entitlements } from '../../charging.ts';
import type { FindPlan } from '../../members.ts';

/** Reads the plan for each question: what was paid for is allowed at once, whatever a token of before says. */
export function createEntitlements(findPlan: FindPlan): Entitlements {
  return {
    of: async (tx, uid) => ({ monthlyNarratives: MONTHLY_NARRATIVES[await findPlan(tx, uid)] }),
  };
}
