import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { openTestDatabase } from '#tests/setup/open-test-database.ts';
import { createRequestCounts } from './request-counts.ts';
import { attempts } from './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const limit = { max: 100, windowMs: 60_000 };
let senders = 0;
const newSender = () => `sender ${senders++}`;
/** As many processes as there are, each with its own memory. */
const startProcesses = (count: number) => Array.from({ length: count }, () => createRequestCounts(database.db));
const isLet = ({ current }: { current: number }) => current <= limit.max;

describe('requests that several processes count', () => {
  it('pass up to the limit and no further in one', async () => {
    const [only] = startProcesses(1);
    const sender = newSender();
    const counted = [];
    for (let count = 0; count < 102; count++) counted.push((await only?.count(sender, limit))?.current);
    expect(counted.slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
    expect(counted.slice(100)).toEqual([101, 101]);
  });

  it('never pass the limit together, however many come at once, and lose at most a share each', async () => {
    const processes = startProcesses(3);
    const sender = newSender();
    const asked = Array.from({ length: 400 }, (_, index) => processes[index % 3]?.count(sender, limit));
    const passed = (await Promise.all(asked)).filter((count) => count && isLet(count)).length;
    expect(passed).toBeLessThanOrEqual(100);
    expect(passed).toBeGreaterThanOrEqual(100 - 2 * 5);
  });

  it('are exact where the limit is small', async () => {
    const [first, second] = startProcesses(2);
    const sender = newSender();
    const small = { max: 10, windowMs: 60_000 };
    for (let count = 1; count <= 10; count++)
      expect((await (count % 2 ? first : second)?.count(sender, small))?.current).toBe(count);
    for (const one of [first, second]) expect((await one?.count(sender, small))?.current).toBe(11);
  });

  it('count for each sender', async () => {
    const [only] = startProcesses(1);
    const [full, other] = [newSender(), newSender()];
    for (let count = 0; count < 101; count++) await only?.count(full, limit);
    expect((await only?.count(other, limit))?.current).toBe(1);
  });

  it('begin anew when the window has ended, in every process', async () => {
    const [first, second] = startProcesses(2);
    const sender = newSender();
    const short = { max: 2, windowMs: 150 };
    for (let count = 0; count < 2; count++) await first?.count(sender, short);
    const both = async () => [
      (await first?.count(sender, short))?.current,
      (await second?.count(sender, short))?.current,
    ];
    await expect.poll(both, { interval: 10 }).toEqual([1, 2]);
  });

  it('say how long until then', async () => {
    const [first, second] = startProcesses(2);
    const sender = newSender();
    const counts = [await first?.count(sender, limit), await second?.count(sender, limit)];
    for (const count of counts) {
      expect(count?.leftMs).toBeGreaterThan(0);
      expect(count?.leftMs).toBeLessThanOrEqual(60_000);
    }
  });

  it('leave nothing behind: what is over goes with the next sender', async () => {
    const [first] = startProcesses(1);
    await first?.count(newSender(), { max: 10, windowMs: 1 });
    const read = async () => {
      await startProcesses(1)[0]?.count(newSender(), limit);
      return (await database.db.select().from(attempts).where(sql`${attempts.resetsAt} < now()`)).length;
    };
    await expect.poll(read).toBe(0);
  });
});
