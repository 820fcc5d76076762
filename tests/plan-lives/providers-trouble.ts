import type { NextCharge } from '#tests/setup/paystack-answers.ts';
import type { World } from './open-world.ts';
import type { People } from './people.ts';

const ANSWERS: NextCharge[] = [
  { is: 'failed', words: 'Insufficient Funds' },
  { is: 'paused' },
  { is: 'failed', words: 'Expired Card' },
  { is: 'processing' },
  { is: 'failed', words: 'Declined' },
  { is: 'limited', minutes: 300 },
  { is: 'of a status nobody knows' },
  { is: 'failed', words: 'Insufficient Funds' },
  { is: 'failed', words: 'Stolen card' },
  { is: 'paused' },
];
const CHARGES = { paystack: 'charge_authorization', stripe: '/confirm' } as const;
let prepared = { charges: -1, nth: 0 };

/** What goes wrong with the providers on a day of the world, the same each time that it is run. */
export async function disturb(world: World, people: People, day: number, forget: () => void): Promise<void> {
  const { paystack, stripe } = world;
  if (day === 0) prepared = { charges: -1, nth: 0 };
  paystack.clearFaults();
  stripe.clearFaults();
  if (day % 60 === 30) await people.losePart(day);
  if (day % 60 === 45) await people.payAheadInAnother(day);
  // What they were told before holds no longer, nor on the day after, when they upgrade.
  if (day % 15 < 2) forget();
  const charges = paystack.countOf(CHARGES.paystack);
  // The next answer stands until a charge has taken it.
  if (day % 3 === 0 && charges !== prepared.charges) {
    const answer = ANSWERS[prepared.nth % ANSWERS.length];
    prepared = { charges, nth: prepared.nth + 1 };
    if (answer) paystack.next(answer);
  }
  if (day % 17 === 5) {
    for (const fake of [paystack, stripe]) fake.fault({ on: '/', when: 'before', what: 503, times: 10_000 });
    people.count('provider down');
  } else if (day % 5 === 2) {
    const what = ['cut', 'html', 500, 'truncated'] as const;
    for (const provider of ['paystack', 'stripe'] as const)
      world[provider].fault({
        on: CHARGES[provider],
        when: day % 2 === 0 ? 'after' : 'before',
        what: what[day % 4] ?? 500,
      });
    people.count('answer lost');
  }
  if (day % 120 === 70) {
    await world.changeTax(day % 240 === 70 ? '10' : '7.5');
    people.count('tax changed');
  }
  if (day % 4 === 1) {
    await people.sendWhileRenewing(Math.floor(day / 4));
    forget();
  }
  if (day % 190 === 100) {
    const from = new Date(world.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
    const share = day % 380 === 100 ? '110 / 100' : '95 / 100';
    await world.all(
      `insert into plan_prices (plan, cadence, currency, from_on, amount_minor)
       select distinct on (plan, cadence, currency) plan, cadence, currency, '${from}'::date, amount_minor * ${share}
       from plan_prices order by plan, cadence, currency, from_on desc`,
    );
    people.count('price raised');
    forget();
  }
}

/** Charges that wait for a bank end in their time: paid, refused, or never confirmed; refunds arrive. */
export async function endWhatIsOpen(world: World, people: People, day: number): Promise<void> {
  const { paystack, stripe } = world;
  if (day % 17 === 5) return;
  const rows = await world.all<{ name: string; reference: string; provider: string }>(
    `select p.provider_reference as name, p.reference, p.provider from card_attempts a join payments p on p.id = a.payment_id
     where a.final_at is null order by p.created_at, p.id`,
  );
  for (const [index, { name, reference, provider }] of rows.entries()) {
    const pick = (day + index) % 11;
    // Some take longer than the grace.
    if (pick > 2 && day > 0) continue;
    if (provider === 'paystack') {
      const status = paystack.transactions.get(name)?.status ?? 'success';
      if (['success', 'failed', 'reversed', 'reversal-pending'].includes(status)) continue;
      await paystack.end(name, pick === 1 ? 'Declined' : undefined);
    } else if (name.startsWith('cs_') && stripe.things.get(name)?.status === 'open') {
      if (pick === 1) await stripe.expire(reference);
      else await stripe.pay(reference);
    }
    people.count('open charge ended');
  }
  await paystack.settleRefunds();
  await world.deliverAll(day % 4 === 1);
}
