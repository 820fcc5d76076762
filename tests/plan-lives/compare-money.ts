import type { World } from './open-world.ts';

/** By `provider currency name`, in minor units. */
type Held = Map<string, number>;

const add = (held: Held, key: string, amountMinor: number) => void held.set(key, (held.get(key) ?? 0) + amountMinor);

/** What our books say that lies with each provider, for each of its payments. */
async function readBooks({ all }: World): Promise<Held> {
  const rows = await all<{ key: string; held: string }>(
    `select p.provider || ' ' || l.currency || ' ' ||
       case p.provider when 'stripe' then p.provider_payment else p.provider_reference end as key, sum(l.amount_minor)::text as held
     from journal_lines l join journal_entries e on e.id = l.entry_id
     left join refunds r on r.id = split_part(e.event_key, ':', 2)
     join payments p on p.id = coalesce(r.payment_id, split_part(e.event_key, ':', 2))
     where l.account = 'checkout' group by 1`,
  );
  return new Map(rows.map(({ key, held }) => [key, Number(held)]));
}

/**
 * What each provider says that it holds for us. A payment that was sent back and that a bank took as well has left twice: the
 * books post that once, and the operator contests it.
 */
function readProviders({ paystack, stripe }: World): Held {
  const held: Held = new Map();
  const left = (taken: number, sent: number, lost: number) => Math.max(0, taken - sent - lost);
  const sum = (list: { amount: number }[]) => list.reduce((total, { amount }) => total + amount, 0);
  for (const one of paystack.transactions.values()) {
    if (!['success', 'reversed', 'reversal-pending'].includes(one.status)) continue;
    const sent = paystack.refunds.filter(({ of, status }) => of === one && status === 'processed');
    const lost = paystack.disputes.filter(({ of, resolution }) => of === one && /accepted/.test(resolution ?? ''));
    add(held, `paystack ${one.currency} ${one.reference}`, left(one.amount, sum(sent), sum(lost)));
  }
  const things = [...stripe.things.values()];
  for (const one of things) {
    if (one.object !== 'payment_intent' || one.status !== 'succeeded') continue;
    const ofIt = (object: string, status: string) =>
      things
        .filter((other) => other.object === object && other.payment_intent === one.id && other.status === status)
        .map(({ amount }) => ({ amount: Number(amount) }));
    const amount = left(Number(one.amount_received), sum(ofIt('refund', 'succeeded')), sum(ofIt('dispute', 'lost')));
    add(held, `stripe ${String(one.currency).toUpperCase()} ${one.id}`, amount);
  }
  return held;
}

/** Every payment about which our books and its provider do not agree, in words. */
export async function compareMoney(world: World): Promise<string[]> {
  const [books, theirs] = [await readBooks(world), readProviders(world)];
  return [...new Set([...books.keys(), ...theirs.keys()])].flatMap((key) => {
    const [ours = 0, provider = 0] = [books.get(key), theirs.get(key)];
    return ours === provider ? [] : [`${key}: the books hold ${ours}, the provider ${provider}`];
  });
}

/** The same in sums, by provider and currency, beside what the account of the books says of each currency. */
export async function sumMoney(world: World) {
  const sums: Record<string, { books: number; provider: number; account: number }> = {};
  const accounts = await world.all<{ currency: string; held: string }>(
    `select currency, sum(amount_minor)::text as held from journal_lines where account = 'checkout' group by 1`,
  );
  const count = (held: Held, side: 'books' | 'provider') => {
    for (const [key, amountMinor] of held) {
      const [name, currency] = [key.split(' ', 2).join(' '), key.split(' ')[1]];
      const account = Number(accounts.find((one) => one.currency === currency)?.held ?? 0);
      sums[name] ??= { books: 0, provider: 0, account };
      sums[name][side] += amountMinor;
    }
  };
  count(await readBooks(world), 'books');
  count(readProviders(world), 'provider');
  return sums;
}
