import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { slotTakenData } from '#contract/bookings/holds.ts';
import { AppError } from '#contract/errors.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import type { Catalogue } from '#server/between-modules.ts';
import { asLocked } from '#server/db/locked.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { createBookingsModule } from './module.ts';

const { kind } = inject('testDatabase');
const startsAt = '2026-03-16T10:00:00.000Z';
const people = Array.from({ length: 200 }, (_, index) => `founder-${index}`);
let test: BookingTest;
let serviceId = '';
beforeAll(async () => {
  test = await createBookingTest();
  for (const uid of people) await test.meet(uid);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  serviceId = (await test.makeService({ bufferBeforeMinutes: 15, bufferAfterMinutes: 15 })).serviceId;
});

describe('two hundred people who want one time', () => {
  it('get one booking and 199 answers with three times near, none of which is taken', async () => {
    const answers = await Promise.all(people.map((token) => test.hold(token, { serviceId, startsAt })));
    const [booked, ...others] = answers.toSorted((a, b) => a.status - b.status);
    expect(booked?.status).toBe(201);
    expect(others).toHaveLength(199);
    for (const refused of others) {
      expect(refused).toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
      const { alternatives } = slotTakenData.parse(refused.json.data);
      expect(alternatives).toHaveLength(3);
      expect(alternatives.map((one) => one.startsAt)).not.toContain(startsAt);
    }
    const again = await test.hold('latecomer', { serviceId, startsAt: '2026-03-16T11:00:00.000Z' });
    expect(again.code).toBe('SLOT_TAKEN');
  });

  it('are kept apart by the database alone, without a lock and with every time called free', async () => {
    const { database, modules } = test.context;
    const { catalogue } = modules.consultation.gives;
    const unguarded = servicesWith({ lockAdviser: async (_tx, id) => asLocked({ id }), isFree: async () => true });
    const request = { serviceId, adviserId: null, startsAt: new Date(startsAt), zone: 'Africa/Lagos' };
    const answers = await Promise.allSettled(
      people
        .slice(0, 20)
        .map((uid) => database.db.transaction((tx) => unguarded.holds.hold(tx, ownerScope(uid), request))),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const busy = await catalogue.isFree(
      database.db,
      (await catalogue.readBookable(database.db, serviceId)) ?? never(),
      answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value.adviser.id] : []))[0] ?? '',
      new Date(startsAt),
    );
    expect(busy).toBe(false);
  });

  it('who lose the answer and ask again with the same key have one booking', async () => {
    const request = { serviceId, startsAt };
    const answers = await Promise.all([1, 2, 3].map(() => test.hold('ada', request, 'key-of-ada')));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await test.hold('ada', { ...request, startsAt: '2026-03-16T15:00:00.000Z' }, 'key-of-ada')).code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });
});

describe('a time that is plainly taken', () => {
  it('is refused with three others near without holding the adviser', async () => {
    await test.hold('first', { serviceId, startsAt });
    const { holds } = servicesWith({ lockAdviser: () => Promise.reject(new Error('held')) });
    const ask = (at: string) => {
      const request = { serviceId, adviserId: null, startsAt: new Date(at), zone: 'Africa/Lagos' };
      return test.context.database.db.transaction((tx) => holds.hold(tx, ownerScope('second'), request));
    };
    const refusal = await ask(startsAt).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'SLOT_TAKEN', data: { alternatives: [{}, {}, {}] } });
    await expect(ask('2026-03-16T15:00:00.000Z')).rejects.toThrow('held');
  });

  it('is free again once the hold has run out, and goes to who asks for it', async () => {
    await test.hold('third', { serviceId, startsAt });
    expect((await test.hold('second', { serviceId, startsAt })).code).toBe('SLOT_TAKEN');
    test.pass({ minutes: 15 });
    expect((await test.hold('second', { serviceId, startsAt })).status).toBe(201);
  });
});

describe('one founder who asks many times at once', () => {
  it('is never in two sessions at a time, no matter who advises', async () => {
    const free = { prices: { NGN: 0, USD: 0 }, minutes: 60 };
    const [one, other] = [await test.makeService(free), await test.makeService(free)];
    const [nine, ten] = ['2026-03-18T09:00:00.000Z', '2026-03-18T10:00:00.000Z'];
    const both = await Promise.all(
      [one.serviceId, other.serviceId].map((id) => test.hold('nadia', { serviceId: id, startsAt: nine })),
    );
    expect(both.map(({ code }) => code ?? 'held').sort()).toEqual(['FOUNDER_BUSY', 'held']);
    const held = both.find(({ status }) => status === 201)?.data ?? never();
    await test.confirm('nadia', held.id);
    const later = await test.book('nadia', { serviceId: other.serviceId, startsAt: ten });
    expect((await test.move('nadia', later.id, nine)).code).toBe('FOUNDER_BUSY');
    expect(await test.read('nadia', later.id)).toMatchObject({ startsAt: ten, sequence: 0 });
  });

  it('holds three times at most', async () => {
    const hours = ['08', '10', '12', '14', '16', '18'];
    const answers = await Promise.all(
      hours.map((hour) => test.hold('greedy', { serviceId, startsAt: `2026-03-17T${hour}:00:00.000Z` })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ code }) => code))).toEqual(
      new Set(['HOLD_LIMIT']),
    );
  });
});

describe('a booking that goes to another adviser at the very moment that its founder cancels it', () => {
  /** A cancellation that finds the booking with another adviser whenever it has just held the one that it saw. */
  async function cancelWhileMoved(uid: string, times: number) {
    const adviserIds = [await test.makeAdviser({ name: 'A' }), await test.makeAdviser({ name: 'B' })];
    const service = await test.makeService({ prices: { NGN: 0, USD: 0 }, adviserIds });
    const { id } = await test.book(uid, { serviceId: service.serviceId, startsAt, adviserId: adviserIds[0] ?? '' });
    const { database, modules } = test.context;
    let moves = 0;
    const { bookings } = servicesWith({
      async lockAdviser(tx, adviserId) {
        const locked = await modules.consultation.gives.catalogue.lockAdviser(tx, adviserId);
        const next = adviserIds.find((one) => one !== adviserId);
        // By another connection where there is one: what it does stays when a try is taken back.
        const elsewhere = kind === 'postgres' ? database.db : tx;
        if (moves++ < times) await elsewhere.execute(sql`update bookings set adviser_id = ${next} where id = ${id}`);
        return locked;
      },
    });
    return database.db.transaction((tx) => bookings.cancel(tx, ownerScope(uid), id, ''));
  }

  it('is cancelled all the same', async () => {
    expect(await cancelWhileMoved('mover', 1)).toMatchObject({ stage: 'cancelled' });
  });

  it('is left to be tried again when that happens twice', async () => {
    await expect(cancelWhileMoved('runner', 2)).rejects.toMatchObject({ code: 'RECORD_CHANGED' });
  });
});

/** The module of bookings with another catalogue, without mails and tax. */
function servicesWith(change: Partial<Catalogue>) {
  const { platform, modules } = test.context;
  const { accounts, auditLog, billing, consultation, notifications, preferences, validation } = modules;
  return createBookingsModule({
    ...platform,
    ...accounts.gives,
    ...auditLog.gives,
    ...billing.gives,
    ...notifications.gives,
    ...preferences.gives,
    ...validation.gives,
    mailQueue: { post: async () => undefined },
    readTax: async () => ({ percent: null, on: () => 0 }),
    listPaymentMethods: async () => [],
    catalogue: { ...consultation.gives.catalogue, ...change },
  }).services;
}

function never(): never {
  throw new AppError('SERVICE_UNKNOWN');
}
