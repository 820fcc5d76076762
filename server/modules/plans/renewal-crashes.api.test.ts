import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPayment, verifyPayment } from '#contract/billing/payments.ts';
import { changePlan, previewSubscription, purchasePlan, readSubscription } from '#contract/billing/plans.ts';
import type { PlanTerms } from '#contract/billing/subscription.ts';
import type { Currency } from '#domain/money/money.ts';
import type { Database } from '#server/db/client.ts';
import { resumeWork } from '#server/modules/billing/jobs.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createDyingProcess, PLUG, type Step } from '#tests/dying-process.ts';
import { type BothProviders, openBothProviders } from '#tests/setup/both-providers.ts';
import { openTestDatabase } from '#tests/setup/open-test-database.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const PULLED_AT: Partial<Record<Step, string>> = {
  'the ledger is posted': 'journal_lines',
  'the plan is set': 'founders',
};

let now = new Date('2027-02-03T11:00:00Z');
const clock = () => {
  now = new Date(now.getTime() + 1);
  return now;
};
let database: Database;
let providers: BothProviders;
let first: TestApp;
let dying: ReturnType<typeof createDyingProcess>;
/** The process that is started after the other one. */
let second: TestApp;
let steps: ReturnType<typeof createBillingSteps>;

beforeAll(async () => {
  providers = await openBothProviders(clock);
  database = await openTestDatabase();
  dying = createDyingProcess(database);
  const identity = { ...createTokenIdentity({ operator: ['user', 'admin'] }), isEmailVerified: async () => true };
  first = await createTestApp({
    overrides: { clock, identity, database: dying.database, checkouts: providers.checkouts.map(dying.over) },
  });
  second = await createTestApp({ overrides: { clock, identity, database, checkouts: providers.checkouts } });
  steps = createBillingSteps(second);
  await steps.saveSettings();
});
afterAll(async () => {
  dying.state.isDead = false;
  await first.close();
  await second.close();
  await providers.close();
});

const all = async <Row>(query: ReturnType<typeof sql>) =>
  (await database.db.execute<Record<string, unknown>>(query)).rows as Row[];

/** Has the database end every transaction that writes to a table. */
async function pull(table: string | undefined, run: () => Promise<void>): Promise<void> {
  if (!table) return run();
  await all(sql`create or replace function pull_plug() returns trigger language plpgsql
    as ${sql.raw(`$$ begin raise exception '${PLUG}'; end $$`)}`);
  await all(sql`create trigger plug after insert or update on ${sql.identifier(table)} execute function pull_plug()`);
  await run();
  await all(sql`drop trigger plug on ${sql.identifier(table)}`);
}

/** What the provider has taken of a founder, and how often it was asked to take it. */
function takenFrom(uid: string, currency: Currency): number[] {
  if (currency === 'NGN')
    return [...providers.paystack.transactions.values()]
      .filter(({ email, status }) => email === `${uid}@example.com` && status === 'success')
      .map(({ amount }) => amount);
  const things = [...providers.stripe.things.values()];
  const page = things.find(
    ({ object, customer_email: email }) => object === 'checkout.session' && email === `${uid}@example.com`,
  );
  return things
    .filter((one) => one.object === 'payment_intent' && one.customer === page?.customer && one.status === 'succeeded')
    .map(({ amount_received: amount }) => Number(amount));
}

let founders = 0;
/** Who has the Founder plan for a month, with a card that renews it; from the next month on, the Ideation plan is chosen. */
async function beginPlan(currency: Currency): Promise<string> {
  await all(sql`update subscriptions set next_due_at = null`);
  now = new Date('2027-02-03T11:00:00Z');
  founders += 1;
  const uid = `founder-${founders}`;
  const owner = { uid, name: uid, email: `${uid}@example.com`, emailVerified: true };
  await second.context.accounts.createRole(owner, uid, ['founder']);
  const { call } = steps;
  const terms: PlanTerms = { plan: 'founder', cadence: 'monthly', currency };
  const { pay } = (await call(previewSubscription, { token: uid, body: { ...terms, method: 'checkout' } })).data;
  const { invoiceId } = (await call(purchasePlan, { token: uid, body: { ...terms, method: 'checkout', pay } })).data;
  const body = { method: 'checkout', keepCard: true } as const;
  const payment = (await call(startPayment, { token: uid, params: { invoiceId }, body })).data;
  await (currency === 'NGN' ? providers.paystack : providers.stripe).pay(payment.reference);
  await call(verifyPayment, { token: uid, params: { paymentId: payment.id } });
  await call(changePlan, { token: uid, body: { ...terms, plan: 'ideation' } });
  return uid;
}

const read = async (uid: string) => (await steps.call(readSubscription, { token: uid })).data.subscription;
const planOf = (uid: string) => second.context.accounts.findPlan(database.db, uid);
/** Of the period that is renewed: how it stands with the provider's answers, and in the books. */
const kept = async (uid: string) => {
  const [row] = await all<{ attempts: number; outcomes: string; entries: string; states: string }>(sql`
    select count(distinct a.payment_id)::int as attempts, string_agg(distinct a.outcome, ' ') as outcomes,
      string_agg(distinct i.state, ' ') as states,
      (select string_agg(e.kind, ' ' order by e.kind) from journal_entries e where e.invoice_id = min(i.id)) as entries
    from card_attempts a join payments p on p.id = a.payment_id join invoices i on i.id = p.invoice_id where p.uid = ${uid}`);
  return row;
};

const MENDERS = {
  'the job of plans': () => second.context.plans.run(),
  'the job of payments': () => {
    const { billing, platform } = second.context;
    return resumeWork({ ...platform, checkout: billing.checkout, savedCards: billing.savedCards });
  },
};
const STEPS: [Step, { NGN: number; USD: number }][] = [
  // How much of the charge has reached the provider.
  ['the attempt is kept', { NGN: 0, USD: 0 }],
  ['the charge has a name', { NGN: 1, USD: 0 }],
  ['the card is charged', { NGN: 1, USD: 1 }],
  ['the verdict is read', { NGN: 1, USD: 1 }],
  ['the ledger is posted', { NGN: 1, USD: 1 }],
  ['the plan is set', { NGN: 1, USD: 1 }],
  ['all is kept', { NGN: 1, USD: 1 }],
];

describe.each(['NGN', 'USD'] as const)('a renewal in %s of which the process dies', (currency) => {
  // Paystack knows a charge by our own reference from the start.
  const possible = STEPS.filter(([step]) => currency === 'USD' || step !== 'the charge has a name');
  const cases = possible.flatMap(([step, taken]) =>
    (Object.keys(MENDERS) as (keyof typeof MENDERS)[]).map((mender) => [step, mender, taken[currency]] as const),
  );

  it.each(cases)(
    'once %s is mended by %s: charged once, booked once, and the plan is right',
    async (step, mender, taken) => {
      const uid = await beginPlan(currency);
      const [paid = 0] = takenFrom(uid, currency);
      now = new Date('2027-03-03T08:00:30Z');
      dying.begin(step);
      await pull(PULLED_AT[step], () => first.context.plans.run().catch(() => undefined));
      expect(dying.state.isDead).toBe(true);
      // No message of the provider comes.
      for (const { deliveries } of [providers.paystack, providers.stripe]) deliveries.waiting.splice(0);
      expect(takenFrom(uid, currency)).toHaveLength(1 + taken);
      const isDone = step === 'all is kept';
      expect(await kept(uid)).toMatchObject({
        attempts: 1,
        outcomes: isDone ? 'paid' : 'unknown',
        entries: isDone ? expect.any(String) : null,
      });
      expect(await planOf(uid)).toBe(isDone ? 'ideation' : 'founder');

      // Soon, when it may not be asked yet; and as often as it likes.
      for (const minutes of [1, 11, 0, 25, 600]) {
        now = new Date(now.getTime() + minutes * 60_000);
        await MENDERS[mender]();
      }
      const amounts = takenFrom(uid, currency);
      expect(amounts).toHaveLength(2);
      expect(amounts[1]).toBeLessThan(paid);
      expect(await kept(uid)).toEqual({
        attempts: 1,
        outcomes: 'paid',
        states: 'paid',
        entries: 'invoice_issued payment_received',
      });
      expect(await read(uid)).toMatchObject({
        state: 'active',
        terms: { plan: 'ideation' },
        period: { startsOn: '2027-03-03', endsOn: '2027-04-03' },
      });
      expect(await planOf(uid)).toBe('ideation');
    },
  );
});
