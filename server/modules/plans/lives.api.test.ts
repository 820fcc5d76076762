import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readForecast } from '#contract/billing/plans.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import { dueAt } from '#domain/billing/subscription/period.ts';
import { addMonths } from '#domain/time/calendar-months.ts';
import { addDays } from '#domain/time/days.ts';
import { openChecks } from '#tests/plan-lives/check-lives.ts';
import { compareMoney, sumMoney } from '#tests/plan-lives/compare-money.ts';
import type { Tally } from '#tests/plan-lives/hands.ts';
import { openWorld, type World } from '#tests/plan-lives/open-world.ts';
import { openPeople, type People, type Way } from '#tests/plan-lives/people.ts';
import { disturb, endWhatIsOpen } from '#tests/plan-lives/providers-trouble.ts';

const SEED = 20261127;
const LIVES = 40;
const FIRST_DAY = '2027-01-15';
const DAYS = 3 * 365;
const HOUR = 3_600_000;

/** Without these a green run would say little. */
const HARD_CASES = [
  ...['when: now', 'when: ahead', 'when: owed', 'when: at_end', 'when: kept', 'refused: PLAN_CHECKING'],
  ...['paid with Paystack', 'paid with Stripe', 'card: webhook first', 'card: closes the tab', 'card: days later'],
  ...['card: is refused first', 'transfer', 'paid twice', 'two tabs', 'credit paid all of it', 'credit sent back'],
  ...['cancelled: ending', 'cancelled: ended', 'came back: active', 'card removed', 'renewal on', 'price raised'],
  ...['dispute with paystack', 'dispute with stripe', 'provider down', 'answer lost', 'forecast held'],
  ...['outcome: paid', 'outcome: funds', 'outcome: other', 'outcome: expired', 'outcome: stolen', 'outcome: away'],
  ...['seen: unknown', 'seen: confirm', 'ended: grace_over', 'ended: period_over', 'ended: dispute', 'restored'],
  ...['late money is credit', 'begins anew after its end'],
  ...['part lost before an upgrade', 'ahead in another currency', 'tax changed'],
  ...['card waits: found', 'card waits: not found', 'card waits: taken back', 'card waits: found late'],
];

const anyTerms: fc.Arbitrary<PlanTerms> = fc.record({
  plan: fc.constantFrom('ideation', 'founder'),
  cadence: fc.constantFrom('monthly', 'monthly', 'quarterly', 'yearly', 'one_time'),
  currency: fc.constantFrom('NGN', 'NGN', 'USD'),
});
const anyWay = fc.constantFrom<Way>(
  ...([
    'returns',
    'returns',
    'webhook first',
    'closes the tab',
    'days later',
    'is refused first',
    'by transfer',
  ] as const),
);
const anyStep = fc.record({
  days: fc.integer({ min: 1, max: 110 }),
  isFromDue: fc.boolean(),
  what: fc.constantFrom(
    ...(['buy', 'buy', 'buy', 'next', 'next', 'cancel', 'cancel', 'goBack', 'payTwice', 'twoTabs'] as const),
    ...(['takeCredit', 'dispute', 'dispute', 'dropCard', 'chooseCard', 'keep'] as const),
  ),
  terms: anyTerms,
  other: anyTerms,
  way: anyWay,
  pick: fc.nat(50),
});
const anyLife = fc.record({
  born: fc.nat(200),
  terms: anyTerms,
  way: anyWay,
  pick: fc.nat(50),
  steps: fc.array(anyStep, { minLength: 40, maxLength: 40 }),
});
type Life = { uid: string; at: string; steps: (typeof anyStep extends fc.Arbitrary<infer S> ? S : never)[] };

async function act(people: People, { uid, steps }: Life, terms: PlanTerms | undefined): Promise<void> {
  const step = steps.shift();
  if (!step) return;
  const { what, way, pick } = step;
  if (what === 'twoTabs') return people.twoTabs(uid, step.terms, step.other);
  if (what === 'buy' || !terms) return people.buy(uid, step.terms, way, pick);
  if (what === 'next') return people.buy(uid, terms, way, pick);
  if (what === 'payTwice') return people.payTwice(uid, terms, pick);
  if (what === 'takeCredit') return people.takeCredit(uid);
  if (what === 'dispute') return people.dispute(uid, pick);
  return people[what](uid);
}

/** What each was told of their next charge, until they or the operator do something. */
function openPromises(world: World, people: People) {
  const told = new Map<string, { on: string; pay: number }>();
  const known = new Set<string>();
  return {
    forget: (uid?: string) => (uid ? told.delete(uid) : told.clear()),
    async ask(uid: string) {
      const { status, data } = await world.call(readForecast, { token: uid }).then((got) => ({
        status: got.status,
        data: got.status === 200 ? got.data : undefined,
      }));
      const [first] = data?.charges ?? [];
      if (status === 200 && first) told.set(uid, { on: first.on, pay: first.pay.amountMinor });
    },
    /** Charges that the job has begun since: the first for a period is what was promised. */
    async check(): Promise<string[]> {
      const rows = await world.all<{ id: string; uid: string; amount: string; on: string; nth: number }>(
        `select p.id, p.uid, p.amount_minor::text as amount, to_char(p.created_at at time zone 'Africa/Lagos', 'YYYY-MM-DD') as on,
           (select count(*) from payments e where e.invoice_id = p.invoice_id and e.begun_by = 'schedule' and e.id < p.id)::int as nth
         from payments p where p.begun_by = 'schedule' and p.created_at > '${new Date(world.now().getTime() - 30 * HOUR).toISOString()}'`,
      );
      return rows.flatMap(({ id, uid, amount, on, nth }) => {
        if (known.has(id)) return [];
        known.add(id);
        const promised = told.get(uid);
        told.delete(uid);
        if (!promised || nth > 0 || promised.on > on) return [];
        people.count('forecast held');
        const isIt = promised.on === on && promised.pay === Number(amount);
        return isIt ? [] : [`${uid} was told ${promised.pay} on ${promised.on}, and ${amount} is charged on ${on}`];
      });
    },
  };
}

describe(`${LIVES} lives of three years in the application`, () => {
  const tally: Tally = {};
  let world: World;
  afterAll(() => world?.close());

  it('keep the books right, charge no period twice, and give the plan that is paid for', async () => {
    world = await openWorld(`${FIRST_DAY}T05:00:00Z`);
    const people = openPeople(world, tally);
    const checks = openChecks(world);
    const promises = openPromises(world, people);
    const sampled = fc.sample(anyLife, { numRuns: LIVES, seed: SEED });
    const lives: Life[] = [];
    for (const [index, life] of sampled.entries()) {
      const uid = `life-${String(index).padStart(2, '0')}`;
      const owner = { uid, name: uid, email: `${uid}@example.com`, emailVerified: true };
      await world.accounts.createRole(owner, uid, ['founder']);
      const first = { ...life, days: 1, isFromDue: false, what: 'buy' as const, other: life.terms };
      lives.push({ uid, at: addDays(FIRST_DAY, life.born), steps: [first, ...life.steps] });
    }
    const faults: string[] = [];
    for (let day = 0; day < DAYS && faults.length === 0; day++) {
      const today = addDays(FIRST_DAY, day);
      await disturb(world, people, day, () => promises.forget());
      // Before the renewals of the day, with them, and after them.
      world.moveTo(dueAt(today) - HOUR);
      await doOf(today, 0);
      world.moveTo(dueAt(today) + 30_000);
      await world.runJobs(1);
      faults.push(...(await promises.check()));
      world.moveTo(dueAt(today) + 7 * HOUR);
      await doOf(today, 1);
      await endWhatIsOpen(world, people, day);
      await world.runJobs(day);
      const found = [...(await checks.checkPlans()), ...(day % 7 === 0 ? await checks.checkBooks() : [])];
      faults.push(...found.map((fault) => `${today}: ${fault}`));
    }
    expect(faults).toEqual([]);
    // Whatever was open is told in the end.
    world.paystack.clearFaults();
    world.stripe.clearFaults();
    for (let day = DAYS; day < DAYS + 40; day += 1) {
      world.moveTo(dueAt(addDays(FIRST_DAY, day)) + 30_000);
      await endWhatIsOpen(world, people, 0);
      await world.runJobs(day);
    }
    await countOutcomes();
    expect([...(await checks.checkPlans()), ...(await checks.checkBooks())]).toEqual([]);
    expect(await checks.countCharges()).toEqual([]);
    expect(await compareMoney(world)).toEqual([]);
    const sums = await sumMoney(world);
    expect(Object.keys(sums).toSorted()).toEqual(['paystack NGN', 'stripe USD']);
    for (const { books, provider, account } of Object.values(sums)) {
      expect(provider).toBeGreaterThan(0);
      expect([books, account]).toEqual([provider, provider]);
    }

    async function doOf(today: string, half: number): Promise<void> {
      for (const one of people.later.splice(0)) {
        if (one.at > world.now().getTime()) people.later.push(one);
        else {
          await one.run();
          promises.forget();
        }
      }
      for (const life of lives) {
        if (life.at !== today || life.steps.length % 2 !== half) continue;
        const [before] = await standingOf(life.uid);
        await act(people, life, before?.terms);
        promises.forget(life.uid);
        await promises.ask(life.uid);
        const [after] = await standingOf(life.uid);
        const next = life.steps[0];
        const from = next?.isFromDue && after ? after.endsOn : today;
        const gap = next?.isFromDue ? (next.days % 10) - 1 : (next?.days ?? 1);
        const wanted = addDays(from, gap);
        life.at = wanted > today ? wanted : addDays(today, 1);
      }
    }
  }, 900_000);

  async function standingOf(uid: string): Promise<{ terms: PlanTerms; endsOn: string }[]> {
    const rows = await world.all<PlanTerms & { anchor: string; month: number; at: string }>(
      `select plan, cadence, currency, anchor_on::text as anchor, month from subscriptions where uid = '${uid}'
       and state <> 'ended' order by created_at desc limit 1`,
    );
    const months = { monthly: 1, quarterly: 3, yearly: 12, one_time: 12 };
    return rows.map(({ plan, cadence, currency, ...row }) => ({
      terms: { plan, cadence, currency },
      endsOn: addMonths(row.anchor, row.month + months[cadence]),
    }));
  }

  async function countOutcomes(): Promise<void> {
    const add = async (query: string) => {
      for (const { what, times } of await world.all<{ what: string; times: number }>(query)) tally[what] = times;
    };
    await add(`select 'outcome: ' || outcome as what, count(*)::int as times from card_attempts group by 1`);
    await add(`select 'seen: unknown' as what, count(*)::int as times from card_attempts where asks > 0`);
    await add(`select 'seen: confirm' as what, count(*)::int as times from subscription_events where what = 'paused'`);
    await add(
      `select 'ended: ' || ended_for as what, count(*)::int as times from subscriptions where ended_for is not null group by 1`,
    );
    await add(`select 'restored' as what, count(*)::int as times from subscription_events where what = 'restored'`);
    await add(
      `select 'begins anew after its end' as what, count(*)::int as times from subscription_events where what = 'paid_after_end'`,
    );
    await add(
      `select 'late money is credit' as what, count(*)::int as times from payments where reference like '%-LATE%'`,
    );
  }

  it.each(HARD_CASES)('have met the case: %s', (what) => {
    expect(tally[what]).toBeGreaterThan(0);
  });
});
