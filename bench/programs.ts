import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { apiPrefix } from '#contract/endpoint.ts';
import { listCourses } from '#contract/programs/programs.ts';
import { chromiumLaunchOptions } from '#tests/e2e/browser.ts';
import { waitUntilKept } from '#tests/e2e/kept-code.ts';
import { newEmail, signUp } from '#tests/e2e/people.ts';
import { logIn, signUpFounder } from '#tests/setup/account.ts';
import { type FakeMoodle, startMoodle } from '#tests/setup/moodle.ts';
import { startProduct } from '#tests/setup/product.ts';
import { makeDatabase } from './make-database.ts';
import { type Measurement, median, percentile } from './measure.ts';
import { roundTripMs, startSlowNetwork } from './slow-network.ts';

const courses = 60;
const mostRounds = 2;
const openings = 5;
const founders = 1000;
/** Founders who sign up at the same moment. */
const atOnce = 8;
/** Of so many founders one logs in: a password costs more to check than all else here. */
const loginOf = 10;
const longestMs = 10 * 60_000;

/** Programs with a Moodle: how a page of 60 courses opens, and what is lost of 1,000 founders who sign up while it is away. */
export async function measurePrograms(databaseUrl: string): Promise<Measurement[]> {
  const moodle = await startMoodle();
  const [pattern] = moodle.site.courses;
  if (!pattern) throw new Error('The Moodle has no course.');
  for (let id = 100; moodle.site.courses.filter(({ visible }) => visible).length < courses; id++)
    moodle.site.courses.push({ ...pattern, id, fullname: `Course ${id}`, shortname: `course-${id}` });
  const dir = mkdtempSync(join(tmpdir(), 'cairn-programs-'));
  const product = await startProduct({
    ...moodle.env,
    DATABASE_URL: await makeDatabase(databaseUrl, 'cairn_programs'),
    DATA_DIR: dir,
    RATE_LIMIT_PER_MINUTE: '100000000',
    // Founders come from addresses of their own: of one only 200 sign up.
    TRUST_PROXY: '1',
  });
  try {
    return [...(await openPage(product.url)), ...(await signUpWhileAway(product.url, moodle))];
  } finally {
    await product.stop();
    await moodle.close();
    rmSync(dir, { recursive: true });
  }
}

async function openPage(product: string): Promise<Measurement[]> {
  const network = await startSlowNetwork(product);
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    const context = await browser.newContext({ baseURL: network.url, viewport: { width: 360, height: 780 } });
    const address = '/m/founder/programs';
    const first = await context.newPage();
    await signUp(first, { email: newEmail() });
    await first.goto(address);
    await first.getByRole('heading', { level: 2 }).first().waitFor();
    await waitUntilKept(first);
    await first.close();
    const found: { rounds: number; ms: number }[] = [];
    for (let run = 0; run < openings; run++) {
      const page = await context.newPage();
      const started = performance.now();
      await page.goto(address, { waitUntil: 'commit' });
      await page
        .getByRole('heading', { level: 2 })
        .nth(courses - 1)
        .waitFor();
      const ms = performance.now() - started;
      found.push({ rounds: network.roundsUntil(`${apiPrefix}${listCourses.path}`, started), ms });
      await page.close();
    }
    const rounds = Math.max(...found.map((opening) => opening.rounds));
    return [
      {
        name: `programs, ${courses} courses, code cached: requests one after the other until they are there`,
        value: String(rounds),
        budget: `≤ ${mostRounds}`,
        kept: rounds <= mostRounds,
      },
      {
        name: `programs, ${courses} courses, milliseconds until all are there, at ${roundTripMs} ms a round trip`,
        value: median(found.map(({ ms }) => ms)).toFixed(0),
      },
    ];
  } finally {
    await browser.close();
    network.close();
  }
}

async function signUpWhileAway(product: string, moodle: FakeMoodle): Promise<Measurement[]> {
  moodle.suffer({ away: 'maintenance' });
  const emails = Array.from({ length: founders }, (_, index) => `bench-programs-${index}@cairn.example`);
  const asked = new Set(emails);
  let lost = 0;
  const logins: number[] = [];
  async function comeIn(email: string, index: number): Promise<void> {
    try {
      await signUpFounder(product, email, `10.0.${index >> 8}.${index & 255}`);
      if (index % loginOf !== 0) return;
      const started = performance.now();
      await logIn(product, email);
      logins.push(performance.now() - started);
    } catch {
      lost += 1;
    }
  }
  const left = [...emails];
  const worker = async () => {
    for (let email = left.pop(); email; email = left.pop()) await comeIn(email, left.length);
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, worker));
  const started = performance.now();
  moodle.suffer({});
  const enrolled = () => moodle.site.users.filter(({ email }) => asked.has(email)).length;
  while (enrolled() < founders - lost && performance.now() - started < longestMs) await wait(1000);
  const seconds = (performance.now() - started) / 1000;
  return [
    counted('sign-ups and logins lost', lost),
    counted('enrolments lost once it is back', founders - lost - enrolled()),
    {
      name: `programs, seconds of ${founders} sign-ups while the Moodle is away`,
      value: ((started - began) / 1000).toFixed(0),
    },
    { name: 'programs, seconds until all are enrolled once the Moodle is back', value: seconds.toFixed(0) },
    {
      name: `programs, milliseconds of a login while the Moodle is away, 95 of 100, ${atOnce} at once`,
      value: percentile(logins, 0.95).toFixed(0),
    },
  ];
}

const counted = (what: string, value: number): Measurement => ({
  name: `programs, ${founders} founders sign up while the Moodle is away: ${what}`,
  value: String(value),
  budget: '0',
  kept: value === 0,
});
