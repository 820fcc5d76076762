import { type PaidPlan, PLAN_KEYS, type PlanKey } from '../../plans.ts';
import { addDays } from '../../time/days.ts';
import { dueAt, lagosDay } from './period.ts';

/** A plan that was given to a founder. It charges nothing, renews nothing and stands in no books. */
export type Comp = {
  plan: PaidPlan;
  /** The last day in Lagos, YYYY-MM-DD. */
  until: string;
};

const DUE_HOUR_MS = 9 * 3_600_000;

/** When it is over: at 09:00 in Lagos after its last day, milliseconds UTC. */
export function compEndsAt({ until }: Pick<Comp, 'until'>): number {
  return dueAt(addDays(until, 1));
}

/** Those whose last day is before this one are over at `now` (milliseconds UTC). */
export function compsOverBefore(now: number): string {
  return lagosDay(now - DUE_HOUR_MS);
}

/** What somebody has of two plans: the higher one. */
export function higherPlan(one: PlanKey, other: PlanKey): PlanKey {
  return PLAN_KEYS.indexOf(one) >= PLAN_KEYS.indexOf(other) ? one : other;
}
