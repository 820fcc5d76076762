import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openJob } from '#tests/subscriptions/job.ts';
import { openMember } from '#tests/subscriptions/member.ts';
import { openOperator } from '#tests/subscriptions/operator.ts';
import type { Answer } from '#tests/subscriptions/provider.ts';
import { PRICES } from '#tests/subscriptions/samples.ts';
import { openWorld, type Tally, type World } from '#tests/subscriptions/world.ts';
import { addMonths } from '../../time/calendar-months.ts';
import { addDays } from '../../time/days.ts';
import { type Choice, forecast } from './forecast.ts';
import { dueAt, lagosDay } from './period.ts';
import { isOpen } from './retry-schedule.ts';
import { paidPeriod, type Terms } from './subscription.ts';

const HOUR = 3_600_000;
const YEARS_MS = 3 * 366 * 24 * HOUR;

const WHATS = [
  'change',
  'change',
  'change',
  'cancel',
  'goBack',
  'buy',
  'buy',
  'transfer',
  'send',
  'send',
  'find',
  'giveUp',
  'transferAgain',
  'takeCredit',
  'refund',
  'dispute',
  'win',
  'dropCard',
  'addCard',
  'raise',
] as const;

/** Without these a green run would say little. */
const HARD_CASES = [
  'change: now',
  'change: at_end',
  'change: kept',
  'change: payment_unsettled',
  'cancel: ending',
  'cancel: ended',
  'return',
  'transfer: owed',
  'transfer: ahead',
  'transfer: twice',
  'transfer: sent while a card renews',
  'transfer: given up',
  'charge: the transfer was not found',
  'found: the card waited',
  'found: begins anew',
  'found: is credit',
  'begin_paid_ahead',
  'checkout: NGN',
  'checkout: USD',
  'outcome: unknown',
  'outcome: confirm',
  'outcome: lapsed',
  'outcome: away',
  'outcome: funds',
  'outcome: expired',
  'outcome: stolen',
  'late, is credit',
  'late, begins anew',
  'end: grace_over',
  'end: period_over',
  'refund',
  'credit sent back',
  'dispute ends the plan',
  'dispute of an earlier payment',
  'dispute won, plan back',
  'dispute won, credit',
  'tell_renewal',
  'tell_end',
  'tell_price',
];

/** What is done so many hours from now, or from the day that the next period is due. */
type Step = {
  hours: number;
  isFromDue: boolean;
  what: (typeof WHATS)[number];
  terms: Terms;
  byTransfer: boolean;
  pick: number;
};

const hours = fc.nat(400);
const anyTerms = fc.constantFrom(...PRICES.map(({ terms }) => terms));
const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Answer>({ says: 'paid' }) },
  { weight: 3, arbitrary: fc.constantFrom<Answer>({ says: 'funds' }, { says: 'other' }, { says: 'away' }) },
  { weight: 1, arbitrary: fc.constantFrom<Answer>({ says: 'expired' }, { says: 'stolen' }) },
  {
    weight: 2,
    arbitrary: fc.record({ says: fc.constant('unknown'), later: fc.constantFrom('paid', 'funds'), hours }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ says: fc.constant('confirm'), later: fc.constantFrom('paid', 'lapsed'), hours }),
  },
);
const anyStep: fc.Arbitrary<Step> = fc.record({
  hours: fc.oneof({ weight: 2, arbitrary: fc.nat(170) }, { weight: 1, arbitrary: fc.nat(1500) }),
  isFromDue: fc.boolean(),
  what: fc.constantFrom(...WHATS),
  terms: anyTerms,
  byTransfer: fc.boolean(),
  pick: fc.nat(50),
});
const anyDay = fc.nat(1500).map((days) => addDays('2026-01-01', days));
const anyLife = fc.record({
  day: anyDay,
  hour: fc.integer({ min: -9, max: 14 }),
  terms: anyTerms,
  byTransfer: fc.boolean(),
  answers: fc.array(anyAnswer, { minLength: 1, maxLength: 30 }),
  steps: fc.array(anyStep, { minLength: 20, maxLength: 60 }),
});

describe('500 lives of three years', () => {
  const tally: Tally = {};

  it('leave the books right, charge no period twice, and give the plan that is paid for', () => {
    fc.assert(
      fc.property(anyLife, ({ day, hour, terms, byTransfer, answers, steps }) => {
        const start = dueAt(day) + hour * HOUR;
        const world = openWorld(answers, start, tally);
        const { passTo } = openJob(world);
        const people = { ...openMember(world), ...openOperator(world) };
        people.buy(terms, byTransfer);
        passTo(start);
        for (const step of steps) {
          const moment = momentOf(world, step);
          if (moment > start + YEARS_MS) break;
          passTo(moment);
          act(people, step);
          passTo(moment);
          expect(world.check()).toEqual([]);
        }
        passTo(start + YEARS_MS);
        // Whatever was open is told in the end, and found.
        passTo(world.state.now + 40 * 24 * HOUR);
        expect(world.trials.filter(({ attempt }) => isOpen(attempt) && attempt.at < start + YEARS_MS)).toEqual([]);
        expect(world.check()).toEqual([]);
      }),
      { numRuns: 500, seed: 20261126 },
    );
  }, 240_000);

  it.each(HARD_CASES)('have met the case: %s', (what) => {
    expect(tally[what]).toBeGreaterThan(0);
  });
});

describe('an undisturbed life', () => {
  const answers: Answer[] = [{ says: 'paid' }];
  const life = fc.record({
    day: anyDay,
    hour: fc.integer({ min: -9, max: 14 }),
    terms: anyTerms,
    credit: fc.boolean(),
    sends: fc.boolean(),
    later: fc.nat(500),
    raises: fc.array(fc.record({ days: fc.nat(400), percent: fc.integer({ min: 50, max: 200 }) }), { maxLength: 3 }),
    choice: fc.oneof(
      fc.constantFrom<Choice>({ do: 'keep' }, { do: 'cancel' }),
      anyTerms.map((to): Choice => ({ do: 'change', to })),
    ),
  });

  it('is charged what was forecast for 12 months, kept, changed or cancelled, also where a transfer is looked for', () => {
    fc.assert(
      fc.property(life, ({ day, hour, terms, credit, sends, later, raises, choice }) => {
        const world = openWorld(answers, dueAt(day) + hour * HOUR, {});
        const job = openJob(world);
        const { buy, change, cancel, send, transferAgain } = openMember(world);
        const { raise } = openOperator(world);
        if (credit) {
          buy({ plan: 'ideation', cadence: 'monthly', currency: 'NGN' }, true);
          job.passTo(world.state.now);
          transferAgain();
          cancel();
          job.passTo(world.state.now + 40 * 24 * HOUR);
        }
        buy(terms, false);
        for (const { days, percent } of raises) raise(days, percent);
        runDaily(world, job, later);
        if (sends) send();
        const subscription = world.live();
        if (!subscription) return;
        const told = forecast(subscription, world.factsFor(subscription), world.state.now, choice);

        const before = world.charges.length;
        const end = dueAt(addMonths(lagosDay(world.state.now), 12));
        if (choice.do === 'cancel') cancel();
        if (choice.do === 'change') change(choice.to, false);
        runDaily(world, job, Math.floor((end - world.state.now) / (24 * HOUR)) + 1, end);
        expect(world.charges.slice(before)).toEqual(told);
        expect(world.check()).toEqual([]);
      }),
      { numRuns: 200 },
    );
  }, 240_000);
});

/** The job as a clock of its own runs it: at 09:00 in Lagos on each of these days, and not after `end`. */
function runDaily(world: World, job: ReturnType<typeof openJob>, days: number, end = Infinity): void {
  const first = dueAt(lagosDay(world.state.now));
  job.tick(world.state.now);
  for (let day = 0; day <= days; day++) {
    const at = first + day * 24 * HOUR;
    if (at > world.state.now && at <= end) job.tick(at);
  }
}

function momentOf({ state, live }: World, { hours, isFromDue }: Step): number {
  const subscription = isFromDue ? live() : null;
  const due = subscription ? dueAt(paidPeriod(subscription).endsOn) : 0;
  return Math.max(state.now, due - 12 * HOUR) + hours * HOUR;
}

type People = ReturnType<typeof openMember> & ReturnType<typeof openOperator>;

function act(people: People, { what, terms, byTransfer, pick }: Step): void {
  if (what === 'change' || what === 'buy') people[what](terms, byTransfer);
  else if (what === 'takeCredit') people.takeCredit(terms.currency);
  else if (what === 'dispute') people.dispute(pick);
  else if (what === 'raise') people.raise(pick, 80 + pick);
  else people[what]();
}
