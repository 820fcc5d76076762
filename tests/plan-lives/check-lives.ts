import { dueAt, periodFrom } from '#domain/billing/subscription/period.ts';
import { graceEndsAt } from '#domain/billing/subscription/retry-schedule.ts';
import type { Cadence } from '#domain/consultation/quote-machine.ts';
import { DEFAULT_PLAN, LEARNING_PLAN_NAMES, type PlanKey } from '#domain/plans.ts';
import { createIdentityEvents } from '#server/modules/accounts/module.ts';
import type { World } from './open-world.ts';

type Standing = {
  uid: string;
  state: string;
  plan: PlanKey;
  cadence: Cadence;
  anchor: string;
  month: number;
  ended: string | null;
  revision: number;
  /** Of the invoice of the paid period. */
  invoice: string | null;
  /** A payment whose money pays for it, and that a bank took back. */
  taken: string | null;
};

/** The newest subscription of each, with what pays for its period: money, or credit that lies with a payment. */
const STANDING = `select distinct on (s.uid) s.uid, s.state, s.plan, s.cadence, s.anchor_on::text as anchor, s.month,
    s.ended_for as ended, s.revision, i.state as invoice, (
      select p.reference from payments p where p.state = 'reversed' and (p.invoice_id = i.id or (
        select coalesce(sum(amount_minor), 0) from customer_credits c
        where c.invoice_id = i.id and c.payment_id = p.id and c.kind in ('applied', 'returned')) < 0) limit 1
    ) as taken
  from subscriptions s
  left join subscription_periods d on d.subscription_id = s.id and d.n = s.n and d.state = 'paid'
  left join invoices i on i.subject_kind = 'plan' and i.subject_id = d.id
  order by s.uid, s.created_at desc, s.id desc`;

/** What is promised back and was not sent, and what the books say that is owed, where these differ. */
const OWED = `select currency, sum(owed)::text as owed, sum(held)::text as held from (
    select currency, amount_minor as owed, 0 as held from refunds where state not in ('sent', 'void')
    union all select currency, 0, -amount_minor from journal_lines where account = 'refunds_due') both_sides
  group by currency having sum(owed) <> sum(held)`;

/** What holds after each day: whatever does not is said, in words. The jobs have run. */
export function openChecks(world: World) {
  const { all, test, now } = world;
  const { database, clock, platform } = test.context;
  const { readGrants } = createIdentityEvents({ ...platform, db: database.db, clock });
  const seen = new Map<string, string>();

  /** The plan that a token would carry that is made now. */
  async function planInToken(uid: string): Promise<string> {
    const person = { uid, email: `${uid}@example.com`, name: uid, emailVerified: true, acceptedConditions: true };
    return (await readGrants(person, async () => 'https://cairn.example')).subscription_plan;
  }

  async function checkPlan(one: Standing): Promise<string[]> {
    const { uid, state, invoice, taken } = one;
    const { endsOn } = periodFrom(one.anchor, one.month, one.cadence);
    const at = now().getTime();
    const isLive = state !== 'ended';
    // In the grace the period that was paid for is over.
    const isRunning = isLive && at < dueAt(endsOn);
    const faults: string[] = [];
    if (isLive && at > graceEndsAt(endsOn)) faults.push(`${uid} has a plan beyond the grace of ${endsOn}`);
    if (isRunning && invoice !== 'paid') faults.push(`${uid} has a plan whose invoice is ${invoice}`);
    if (isRunning && taken) faults.push(`${uid} has a plan that ${taken} pays for, which a bank took back`);
    if (!isLive && at < dueAt(endsOn) && one.ended !== 'dispute' && one.ended !== 'refund')
      faults.push(`${uid} lost a plan that is paid for until ${endsOn}: ${one.ended}`);
    const key = `${state} ${one.plan} ${one.revision}`;
    if (seen.get(uid) !== key) {
      seen.set(uid, key);
      const due = LEARNING_PLAN_NAMES[isLive ? one.plan : DEFAULT_PLAN];
      const told = await planInToken(uid);
      if (told !== due) faults.push(`${uid}: the token says ${told}, and it is ${due}`);
    }
    return faults;
  }

  return {
    /** Of everybody's plan, and of the token that they would get now. */
    async checkPlans(): Promise<string[]> {
      const faults: string[] = [];
      for (const one of await all<Standing>(STANDING)) faults.push(...(await checkPlan(one)));
      return faults;
    },

    async checkBooks(): Promise<string[]> {
      const faults: string[] = [];
      for (const { currency, sum } of await all<{ currency: string; sum: string }>(
        'select currency, sum(amount_minor)::text as sum from journal_lines group by currency having sum(amount_minor) <> 0',
      ))
        faults.push(`the books are out of balance by ${sum} ${currency}`);
      for (const { currency, owed, held } of await all<{ currency: string; owed: string; held: string }>(OWED))
        faults.push(`${owed} ${currency} is to be sent back, and the books owe ${held}`);
      for (const { number } of await all<{ number: string }>(
        `select p.number from papers p join invoices i on i.id = p.invoice_id
         where p.kind = 'credit_note' and p.tax_minor > 0
           and abs(p.tax_minor * (100 + i.tax_percent) - p.amount_minor * i.tax_percent) > 100 + i.tax_percent`,
      ))
        faults.push(`${number} has another tax than its invoice`);
      for (const { id, n } of await all<{ id: string; n: number }>(
        `select subscription_id as id, n from subscription_periods where state = 'paid' and kind <> 'restored'
         group by 1, 2 having count(*) > 1`,
      ))
        faults.push(`period ${n} of ${id} is paid for twice`);
      return faults;
    },

    /** What the providers say that they took by themselves: for each period once at most. */
    async countCharges(): Promise<string[]> {
      const charges = await all<{ name: string; period: string; provider: string }>(
        `select distinct p.provider_reference as name, d.subscription_id || ' ' || d.n as period, p.provider from payments p
         join invoices i on i.id = p.invoice_id join subscription_periods d on d.id = i.subject_id
         where p.begun_by = 'schedule'`,
      );
      const taken = new Map<string, number>();
      for (const { name, period, provider } of charges) {
        const status =
          provider === 'paystack'
            ? world.paystack.transactions.get(name)?.status
            : world.stripe.things.get(name)?.status;
        const isTaken = ['success', 'succeeded', 'complete', 'reversed', 'reversal-pending'].includes(String(status));
        if (isTaken) taken.set(period, (taken.get(period) ?? 0) + 1);
      }
      return [...taken]
        .filter(([, times]) => times > 1)
        .map(([period, times]) => `${period} was charged ${times} times`);
    },
  };
}
