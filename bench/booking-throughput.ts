import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { holdBooking } from '#contract/bookings/holds.ts';
import { listFreeTimes } from '#contract/consultation/consultation.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { type Account, signUpFounder } from '#tests/setup/account.ts';
import { insertService } from './consultation-rows.ts';
import { describe } from './load.ts';
import { type Measurement, median } from './measure.ts';

const serviceId = 'bench-holds';
const founderCount = 40;
/** As many holds as a founder may have at once. */
const holdsEach = 3;
const parallel = 32;
const rounds = 3;
/** A session with its buffers is shorter. */
const apart = 3_600_000;

type Wish = { adviserId: string; startsAt: string };

/**
 * Holds a second, many at once, through the whole API on PostgreSQL: each of another time, and all of one time. As a ratio to a
 * bare Fastify that only locks the adviser and inserts the row under the same exclusion constraint. Needs the advisers of `measureFreeTimes`.
 */
export async function measureBookings(product: string, bare: string, databaseUrl: string): Promise<Measurement[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await insertService(client, serviceId, 0);
    const founders: Account[] = [];
    for (let index = 0; index < founderCount; index++)
      founders.push(await signUpFounder(product, `bench-holds-${index}@cairn.example`));
    const wishes = await findWishes(product, founders[0]?.token ?? '', founderCount * holdsEach);
    const [first] = wishes;
    if (!first) throw new Error('nothing is free');

    const hold = (wish: Wish, index: number) => {
      const headers = {
        authorization: `Bearer ${founders[index % founderCount]?.token}`,
        'idempotency-key': randomUUID(),
      };
      return post(`${product}${apiPrefix}${holdBooking.path}`, { serviceId, ...wish, zone: 'Africa/Lagos' }, headers);
    };
    const insert = (wish: Wish) => post(`${bare}/bookings`, { serviceId, ...wish }, {});
    const sameTime = wishes.map(() => first);
    const speeds = { distinct: [[], []] as number[][], same: [[], []] as number[][] };
    for (let round = 0; round < rounds; round++) {
      for (const [index, call] of [hold, insert].entries()) {
        speeds.distinct[index]?.push(await measure(client, wishes, call, wishes.length));
        speeds.same[index]?.push(await measure(client, sameTime, call, 1));
      }
    }
    return [
      {
        name: `holds of ${wishes.length} times, ${parallel} at once, a second, ratio to a bare insert`,
        value: describe(ratioOf(speeds.distinct)),
      },
      {
        name: `${wishes.length} holds of one time, of which one is kept, a second, ratio to a bare insert`,
        value: describe(ratioOf(speeds.same)),
      },
    ];
  } finally {
    await client.end();
  }
}

/** Answers a second. Fails unless just as many as expected were kept and the others refused because the time is taken. */
async function measure(
  client: pg.Client,
  wishes: Wish[],
  call: (wish: Wish, index: number) => Promise<number>,
  expected: number,
): Promise<number> {
  await client.query('delete from bookings where service_id = $1', [serviceId]);
  const statuses: number[] = [];
  const queue = wishes.entries();
  const start = performance.now();
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      for (const [index, wish] of queue) statuses.push(await call(wish, index));
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const kept = statuses.filter((status) => status === 201).length;
  if (kept !== expected || statuses.some((status) => status !== 201 && status !== 409))
    throw new Error(`${kept} holds were kept instead of ${expected}: ${[...new Set(statuses)].join(', ')}`);
  return wishes.length / seconds;
}

function ratioOf([ours = [], bare = []]: number[][]) {
  const [product, theirs] = [median(ours), median(bare)];
  return { product, bare: theirs, ratio: product / theirs };
}

/** Free times that do not meet each other. */
async function findWishes(product: string, token: string, count: number): Promise<Wish[]> {
  const [from, to] = [2, 30].map((after) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10));
  const path = listFreeTimes.path.replace(':serviceId', serviceId);
  const answer = await fetch(`${product}${apiPrefix}${path}?from=${from}&to=${to}&zone=UTC`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as {
    data: { days: { times: { startsAt: string; adviserIds: string[] }[] }[] };
  };
  const last = new Map<string, number>();
  const wishes = data.days
    .flatMap(({ times }) => times)
    .flatMap(({ startsAt, adviserIds }) => adviserIds.map((adviserId) => ({ adviserId, startsAt })))
    .filter(({ adviserId, startsAt }) => {
      const at = Date.parse(startsAt);
      if (at - (last.get(adviserId) ?? 0) < apart) return false;
      last.set(adviserId, at);
      return true;
    });
  return wishes.slice(0, count);
}

async function post(url: string, body: unknown, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}
