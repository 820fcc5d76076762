import type { Terms } from '#domain/billing/subscription/subscription.ts';
import type { Cadence } from '#domain/consultation/quote-machine.ts';
import { LEARNING_PLAN_NAMES } from '#domain/plans.ts';

const lasting: Record<Cadence, string> = {
  monthly: 'one month',
  quarterly: 'three months',
  yearly: 'one year',
  one_time: 'one year, paid once',
};

/** "Ideation Plan, one month": the same on the invoice, in mails and in the app. */
export function nameOfTerms({ plan, cadence }: Terms): string {
  return `${LEARNING_PLAN_NAMES[plan]}, ${lasting[cadence]}`;
}
