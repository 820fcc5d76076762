import { addMonths } from '../../time/calendar-months.ts';
import { begun, ended, renewed } from './advance.ts';
import { cancelled, changedAtEnd, planChange, upgraded } from './change-plan.ts';
import { type Action, decide, type Facts, heldUntil, leftToPay, nextDue, renewalSplit } from './decide.ts';
import { dueAt, lagosDay } from './period.ts';
import { renewalPrice, withoutPrice } from './price.ts';
import type { Split } from './proration.ts';
import { isOpen } from './retry-schedule.ts';
import {
  type CardLimits,
  type PricedTerms,
  paidPeriod,
  type Subscription,
  type Terms,
  withUsableCard,
} from './subscription.ts';

/** What the member does today. `renew`: has a card of theirs charged from now on. */
export type Choice =
  | { do: 'keep' }
  | { do: 'renew'; card: string; limits: CardLimits }
  | { do: 'cancel' }
  | { do: 'change'; to: Terms };

/** A charge to come: its day in Lagos, what is paid for and how. Minor units, tax included. */
export type ForecastCharge = { on: string } & PricedTerms & Split;

type Course = { subscription: Subscription; facts: Facts; charges: ForecastCharge[] };

/**
 * Every charge of the next 12 months if each is paid when it is due, the last day included. It asks `decide`, as the job does,
 * and so promises what the job will charge. A charge whose outcome is open counts as paid. A change that is refused changes
 * nothing. Source: issue "Plans and money", "Next 12 months".
 */
export function forecast(subscription: Subscription, facts: Facts, now: number, choice: Choice): ForecastCharge[] {
  return foresee(subscription, facts, now, choice).charges;
}

/**
 * The same, with the day on which the plan ends within these months, and the day until which the first charge waits for a transfer;
 * null where it goes on, and where it waits for none.
 */
export function foresee(
  subscription: Subscription,
  facts: Facts,
  now: number,
  choice: Choice,
): { charges: ForecastCharge[]; endsOn: string | null; heldUntil: string | null } {
  let course = settle(choose({ subscription, facts, charges: [] }, now, choice));
  const held = heldUntil(withUsableCard(course.subscription, course.facts.card), course.facts);
  const end = dueAt(addMonths(lagosDay(now), 12));
  for (let at: number | null = now; at !== null && at <= end; at = nextDue(course.subscription, course.facts, at)) {
    for (let [action] = decide(course.subscription, course.facts, at); action; ) {
      course = apply(course, action, at);
      [action] = decide(course.subscription, course.facts, at);
    }
  }
  const { charges, subscription: last } = course;
  const today = lagosDay(now);
  const { endsOn } = paidPeriod(last);
  return { charges, endsOn: last.state === 'ended' ? (endsOn < today ? today : endsOn) : null, heldUntil: held };
}

function choose(course: Course, now: number, choice: Choice): Course {
  const { subscription, facts } = course;
  if (choice.do === 'cancel') return { ...course, subscription: cancelled(subscription, now) ?? subscription };
  if (choice.do === 'keep') return course;
  if (choice.do === 'renew')
    return {
      ...course,
      subscription: { ...subscription, card: choice.card },
      facts: { ...facts, card: choice.limits },
    };
  const change = planChange(subscription, choice.to, facts, now);
  const after = upgraded(subscription, change, subscription.card) ?? changedAtEnd(subscription, change);
  if (!after) return course;
  // What was chosen before makes way, and its transfer with it.
  const changed = withoutTransfer({ ...course, subscription: after });
  return change.when === 'now' ? charged(changed, lagosDay(now), change) : changed;
}

/** Charges that nobody knows the outcome of, as if they were paid. */
function settle(course: Course): Course {
  const { subscription, facts } = course;
  const open = facts.attempts.find((attempt) => isOpen(attempt) && attempt.n === subscription.n + 1);
  const known = { ...course, facts: { ...facts, attempts: facts.attempts.filter((attempt) => !isOpen(attempt)) } };
  if (!open || subscription.state === 'ended') return known;
  const renewal = renewalPrice(subscription, facts.list, facts.notices);
  const split = renewalSplit(renewal, subscription.n + 1, facts);
  return renew(known, lagosDay(open.at), { ...renewal, ...split });
}

/** The course after an action, had it gone well. */
function apply(course: Course, action: Action, at: number): Course {
  const { subscription, facts } = course;
  switch (action.kind) {
    case 'charge':
      return renew(course, lagosDay(at), action);
    case 'begin_paid_ahead':
      return { ...course, subscription: begun(subscription) ?? subscription };
    case 'end':
      return { ...course, subscription: ended(subscription, action.reason) ?? subscription };
    case 'set_plan':
      return { ...course, facts: { ...facts, recordedPlan: action.plan } };
    // The notice of it does not count any more.
    case 'tell_price_back':
      return {
        ...course,
        subscription: withoutPrice(subscription, action, facts.list, lagosDay(at)),
        facts: { ...facts, notices: new Map([...facts.notices].filter(([key]) => key !== action.key)) },
      };
    default:
      return { ...course, facts: { ...facts, notices: new Map([...facts.notices, [action.key, at]]) } };
  }
}

function renew(course: Course, on: string, charge: PricedTerms & Split): Course {
  const { terms, priceMinor, payMinor, usedMinor } = charge;
  const { card, n } = course.subscription;
  const subscription = renewed(course.subscription, { terms, priceMinor, paidMinor: payMinor + usedMinor, card });
  const asked = { ...charge, payMinor: leftToPay(charge, n + 1, course.facts) };
  return charged(withoutTransfer({ ...course, subscription: subscription ?? course.subscription }), on, asked);
}

/** No card waits for a transfer any more. */
const withoutTransfer = (course: Course): Course => ({
  ...course,
  facts: { ...course.facts, isTransferAwaited: false },
});

function charged(course: Course, on: string, charge: PricedTerms & Split): Course {
  const { terms, priceMinor, payMinor, usedMinor, keptMinor } = charge;
  return {
    ...course,
    facts: { ...course.facts, creditMinor: { ...course.facts.creditMinor, [terms.currency]: keptMinor } },
    charges: [...course.charges, { on, terms, priceMinor, payMinor, usedMinor, keptMinor }],
  };
}
