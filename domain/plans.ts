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
