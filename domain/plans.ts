export const PLAN_KEYS = ['free', 'ideation', 'founder'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/** Those that are bought. */
export const PAID_PLANS = ['ideation', 'founder'] as const satisfies readonly PlanKey[];
export type PaidPlan = (typeof PAID_PLANS)[number];

export const DEFAULT_PLAN: PlanKey = 'free';

/** What the learning platform and the `subscription_plan` claim call each plan. */
export const LEARNING_PLAN_NAMES = {
  free: 'Free Plan',
  ideation: 'Ideation Plan',
  founder: 'Founder Plan',
} as const satisfies Record<PlanKey, string>;

export type LearningPlanName = (typeof LEARNING_PLAN_NAMES)[PlanKey];

export const DEFAULT_LEARNING_PLAN_NAME: LearningPlanName = LEARNING_PLAN_NAMES[DEFAULT_PLAN];

/** What a plan limits. How much of each a plan has stands in `content/plans/limits.ts`. */
export const LIMIT_KEYS = [
  'ideas',
  'readinessChecks',
  'agreements',
  'aiTexts',
  'privateLinks',
  'publishedReports',
  'signatureRequests',
  'witnessLinks',
  'openQuotes',
] as const;
export type LimitKey = (typeof LIMIT_KEYS)[number];

/** How much of each a plan has; null is no limit. */
export type Allowance = Record<LimitKey, number | null>;

/** The smallest plan that has more than another one of what `has` tells by plan; null where none has. */
export function planWithMore(has: Readonly<Record<PlanKey, number | null>>, plan: PlanKey): PlanKey | null {
  const amount = (key: PlanKey) => has[key] ?? Number.POSITIVE_INFINITY;
  return PLAN_KEYS.find((key) => amount(key) > amount(plan)) ?? null;
}

/** What somebody reads who has met a limit. */
export const noRoom = (plan: string, limit: number, { counted, stays }: { counted: string; stays: string }) =>
  `The ${plan} plan has room for ${limit} ${counted}, and all of it is taken. ${stays}`;
