import pg from 'pg';
import { listFreeTimes } from '#contract/consultation/consultation.ts';
import { listDocuments } from '#contract/documents/documents.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { signUpFounder } from '#tests/setup/account.ts';
import { adviserCount, growBookings, insertAdvisers, insertService } from './consultation-rows.ts';
import { type Measurement, median, percentile } from './measure.ts';

const serviceId = 'bench-service';
const sizes = [500, 5_000, 500_000] as const;
const runs = 300;
const budgetMs = 50;
/** How much longer the middle request may take with 500,000 bookings than with 500. */
const growthBudget = 1.5;
const zones = ['Africa/Lagos', 'Europe/London', 'America/New_York', 'Asia/Kathmandu'];
const day = 86_400_000;

/**
 * The free times of one month with 20 advisers through the whole API on PostgreSQL, one request after the other, while the
 * bookings grow a thousandfold.
 */
export async function measureFreeTimes(product: string, databaseUrl: string): Promise<Measurement[]> {
  const founder = await signUpFounder(product, 'bench-free-times@cairn.example');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await insertAdvisers(client);
    await insertService(client, serviceId, 24);
    const results: Times[] = [];
    let inserted = 0;
    for (const size of sizes) {
      await growBookings(client, serviceId, inserted, size);
      inserted = size;
      results.push(await timeMonths(product, founder.token));
    }
    const [few, some, many] = results;
    if (!few || !some || !many) throw new Error('a size was not measured');
    const [before, after] = [few, many].map(({ months, plain }) => median(months) / median(plain));
    const growth = (after ?? Number.NaN) / (before ?? Number.NaN);
    const plan = await explainBusy(client);
    return [
      {
        name: `free times of a month, ${adviserCount} advisers, 5,000 bookings, 99th percentile`,
        value: `${percentile(some.months, 0.99).toFixed(1)} ms`,
        budget: `< ${budgetMs} ms`,
        kept: percentile(some.months, 0.99) < budgetMs,
      },
      {
        name: 'the same, median with 500,000 bookings to that with 500, each as a ratio to a request in turn that reads none',
        value: `${growth.toFixed(2)} (${median(many.months).toFixed(1)} to ${median(few.months).toFixed(1)} ms)`,
        budget: `≤ ${growthBudget}`,
        kept: growth <= growthBudget,
      },
      {
        name: 'the same, bookings of 500,000 read by an index',
        value: plan.rows,
        budget: 'yes',
        kept: plan.byIndex,
      },
    ];
  } finally {
    await client.end();
  }
}

type Times = { months: number[]; plain: number[] };

/** Milliseconds of each month read, and of a request in turn that reads no bookings: the machine's mood cancels out. */
async function timeMonths(product: string, token: string): Promise<Times> {
  const plain: number[] = [];
  const months: number[] = [];
  for (let run = 0; run < runs * 2; run++) {
    const start = performance.now();
    await readPlain(product, token);
    const between = performance.now();
    await readMonth(product, token, zones[run % zones.length] ?? '');
    if (run < runs) continue;
    plain.push(between - start);
    months.push(performance.now() - between);
  }
  return { months, plain };
}

async function readPlain(product: string, token: string): Promise<void> {
  const answer = await fetch(`${product}${apiPrefix}${listDocuments.path}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
}

async function readMonth(product: string, token: string, zone: string): Promise<void> {
  const [from, to] = [day, 30 * day].map((after) => new Date(Date.now() + after).toISOString().slice(0, 10));
  const query = new URLSearchParams({ from: from ?? '', to: to ?? '', zone }).toString();
  const url = `${product}${apiPrefix}${listFreeTimes.path.replace(':serviceId', serviceId)}?${query}`;
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: { days: { times: unknown[] }[] } };
  if (!answer.ok || data.days.every(({ times }) => times.length === 0))
    throw new Error(`${url}: ${answer.status}, nothing free`);
}

/** How PostgreSQL finds what is busy: the same query as in booking.repo.ts. */
async function explainBusy(client: pg.Client): Promise<{ byIndex: boolean; rows: string }> {
  const { rows } = await client.query(
    `explain (analyze, format text) select adviser_id, id, starts_at, ends_at, lower(blocked), upper(blocked) from bookings
     where adviser_id in (select id from advisers) and status <> 'cancelled'
       and starts_at > now() - interval '12 hours' and starts_at <= now() + interval '33 days'
       and blocked && tstzrange(now(), now() + interval '33 days') and (hold_expires_at is null or hold_expires_at > now())`,
  );
  const plan = rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n');
  const byIndex = !plan.includes('Seq Scan on bookings') && /using bookings_\w+|on bookings_\w+/.test(plan);
  return { byIndex, rows: byIndex ? (/bookings_\w+/.exec(plan)?.[0] ?? '') : 'no' };
}
