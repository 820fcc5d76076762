import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/client.ts';
import { openTestDatabase } from '#tests/setup/open-test-database.ts';
import { type Attempts, createAttempts } from './attempts.ts';

let database: Database;
let attempts: Attempts;
let now: Date;
const perEmail = { key: 'sign-in ada@cairn.example', max: 3, windowSeconds: 600 };
const perAddress = { key: 'sign-in 192.0.2.1', max: 100, windowSeconds: 600 };

beforeEach(async () => {
  database = await openTestDatabase();
  now = new Date('2026-11-21T08:00:00Z');
  attempts = createAttempts(database.db, () => now);
});
afterEach(() => database.close());

describe('attempts', () => {
  it('lets the first ones through and then says how long to wait', async () => {
    for (let count = 0; count < 3; count++) expect(await attempts.take([perEmail, perAddress])).toBe(0);
    now = new Date('2026-11-21T08:04:00Z');
    expect(await attempts.take([perEmail, perAddress])).toBe(360);
    expect(await attempts.take([perAddress])).toBe(0);
  });

  it('begins anew after the window', async () => {
    for (let count = 0; count < 4; count++) await attempts.take([perEmail]);
    now = new Date('2026-11-21T08:10:00Z');
    expect(await attempts.take([perEmail])).toBe(0);
  });

  it('counts attempts that come at the same moment', async () => {
    const waits = await Promise.all(Array.from({ length: 10 }, () => attempts.take([perEmail])));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  it('does not count what is given back', async () => {
    for (let count = 0; count < 10; count++) {
      expect(await attempts.take([perEmail])).toBe(0);
      await attempts.giveBack([perEmail]);
    }
  });

  it('forgets what is over, and keeps no addresses', async () => {
    await attempts.take([perEmail]);
    now = new Date('2026-11-21T09:00:00Z');
    await attempts.take([perAddress]);
    const { rows } = await database.db.execute<{ key: string }>('select key from attempts');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.1');
  });
});
