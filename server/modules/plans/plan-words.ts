import type { Period } from '#domain/billing/subscription/period.ts';
import { dayInWords, sayPeriod } from '#domain/billing/subscription/say-price.ts';
import { paidUntil, type Subscription, type Terms } from '#domain/billing/subscription/subscription.ts';
import type { Cadence } from '#domain/consultation/quote-machine.ts';
import { LEARNING_PLAN_NAMES } from '#domain/plans.ts';
import { STATUSES } from '#domain/statuses.ts';
import type { PeriodRow } from './period.repo.ts';

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

/** The title of what is charged. One that came back after a dispute says so: that is why it ends with its period. */
export function titleOf(row: Terms & Pick<PeriodRow, 'kind'>): string {
  const name = nameOfTerms(row);
  return row.kind === 'restored' ? `${name}, given back by your bank` : name;
}

/** What the line of an invoice is for: "Ideation Plan, monthly: 3rd Feb to 2nd Mar, 2027". `period`: none until it is paid. */
export function lineOf(terms: Terms, period: Period | null): string {
  const name = `${LEARNING_PLAN_NAMES[terms.plan]}, ${STATUSES[terms.cadence].label.toLowerCase()}`;
  return period ? `${name}: ${sayPeriod(period)}` : `${name}: begins on the day it is paid`;
}

/** What an upgrade does to a change that was planned for the end of the period; empty where none was. */
export function sayDroppedChange(before: Subscription): string {
  const { next } = before;
  return next
    ? `The change to ${nameOfTerms(next.terms)}, that was planned for ${dayInWords(paidUntil(before))} falls away.`
    : '';
}
