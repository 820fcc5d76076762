import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerScope } from '#server/access/make-scope.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { seedBookings } from './bookings.ts';
import { ensurePersona } from './ensure-persona.ts';
import { personas } from './personas.ts';

/** A Monday. */
const now = new Date('2026-03-02T06:00:00Z');
let test: TestApp;
let uid: string;
beforeAll(async () => {
  test = await createTestApp({ overrides: { clock: () => now } });
  uid = await ensurePersona(test.context, personas.seasonedFounder);
  await test.context.modules.consultation.seed();
  await seedBookings(test.context, uid);
});
afterAll(() => test.close());

const list = async (tab: 'upcoming' | 'past') =>
  (await test.context.bookings.bookings.list(test.context.database.db, ownerScope(uid), { tab, page: 1, pageSize: 10 }))
    .items;

it('shows sessions that took place with what came of them, and one to come, without money', async () => {
  const [past, upcoming] = [await list('past'), await list('upcoming')];
  expect(past.map(({ status, price, outcome }) => [status, price, outcome?.kind])).toEqual([
    ['completed', null, 'held'],
    ['completed', null, 'held'],
  ]);
  expect(upcoming).toMatchObject([{ stage: 'confirmed', can: { move: true, cancel: true } }]);
  for (const { endsAt } of past) expect(Date.parse(endsAt)).toBeLessThan(now.getTime());
  expect(Date.parse(upcoming[0]?.startsAt ?? '')).toBeGreaterThan(now.getTime());
});

it('adds nothing when it runs again', async () => {
  const before = [await list('past'), await list('upcoming')];
  await seedBookings(test.context, uid);
  expect([await list('past'), await list('upcoming')]).toEqual(before);
});
