import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { operatorScope } from '#server/access/make-scope.ts';
import type { BookableService, BusyTime, Catalogue, ListBusy } from '#server/between-modules.ts';
import type { Database } from '#server/db/client.ts';
import { sampleAdviser, sampleService } from '#tests/consultation.ts';
import { openTestDatabase } from '#tests/setup/open-test-database.ts';
import { createConsultationModule } from './module.ts';

/** A Monday. */
const now = new Date('2026-03-02T08:00:00Z');
const actor = { uid: 'operator', name: 'Bola' };
/** What the bookings say is taken. */
let busy: BusyTime[] = [];
let database: Database;
let adviserId: string;
let service: BookableService;
let catalogue: Catalogue;
let services: ReturnType<typeof createConsultationModule>['services'];
const given = {
  clock: () => now,
  everybody: operatorScope,
  audit: async () => undefined,
  readTax: async () => ({ percent: null, on: () => 0 }),
  listBusy: (async (_db, _scope, { adviserIds, from, until }) =>
    busy.filter(
      (time) => adviserIds.includes(time.adviserId) && time.to > from.getTime() && time.from < until.getTime(),
    )) satisfies ListBusy,
} satisfies Partial<Parameters<typeof createConsultationModule>[0]>;

beforeAll(async () => {
  database = await openTestDatabase();
  const module = createConsultationModule({ ...given, database });
  services = module.services;
  catalogue = module.gives.catalogue;
});
afterAll(() => database.close());

/** Nine to five in Lagos, which is an hour ahead of UTC, Monday to Friday. */
const office = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, spans: [{ fromMinute: 540, toMinute: 1020 }] }));
const rules = { ...sampleService.rules, minimumNoticeHours: 24, horizonDays: 30 };

async function makeAdviser(change: Partial<typeof sampleAdviser> = {}): Promise<string> {
  const { id, version } = await services.advisers.create(database.db, actor, { ...sampleAdviser, ...change });
  await services.advisers.saveHours(database.db, actor, id, { hours: office, version });
  return id;
}

async function makeService(adviserIds: string[], change: Partial<typeof sampleService> = {}): Promise<BookableService> {
  const body = { ...sampleService, rules, bufferAfterMinutes: 15, adviserIds, ...change };
  const { id } = await services.operatedServices.create(database.db, actor, body);
  return readService(id);
}

async function readService(id: string): Promise<BookableService> {
  const found = await catalogue.readBookable(database.db, id);
  if (!found) throw new Error('the service is unknown');
  return found;
}

/** An hour that is taken, with a quarter of an hour after it. */
function take(startsAt: string, change: Partial<BusyTime> = {}): void {
  const at = Date.parse(startsAt);
  const [minute, bookingId] = [60_000, `booking-${busy.length}`];
  busy.push({
    bookingId,
    adviserId,
    startsAt: at,
    endsAt: at + 60 * minute,
    from: at,
    to: at + 75 * minute,
    ...change,
  });
}

const isFree = (startsAt: string, options?: { ignoring?: string; operator?: boolean }, who = adviserId) =>
  catalogue.isFree(database.db, service, who, new Date(startsAt), options);
const near = async (wanted: string, request: { adviserId?: string | null; count?: number } = {}) => {
  const asked = { serviceId: service.id, adviserId: null, count: 3, ...request, wanted: new Date(wanted) };
  return (await catalogue.freeTimesNear(database.db, asked)).map(({ startsAt }) => startsAt.toISOString().slice(5, 16));
};

beforeEach(async () => {
  busy = [];
  adviserId = await makeAdviser();
  service = await makeService([adviserId]);
});

describe('whether a time is free', () => {
  it('goes by hours, step, notice and horizon; the operator is bound by the first two and the past', async () => {
    const cases: [string, boolean, boolean][] = [
      ['2026-03-04T08:00:00Z', true, true],
      ['2026-03-04T08:30:00Z', true, true],
      ['2026-03-04T08:10:00Z', false, false],
      ['2026-03-04T15:00:00Z', true, true],
      ['2026-03-04T15:30:00Z', false, false],
      ['2026-03-07T08:00:00Z', false, false],
      ['2026-03-02T12:00:00Z', false, true],
      ['2026-04-06T08:00:00Z', false, true],
      ['2026-02-27T12:00:00Z', false, false],
    ];
    for (const [startsAt, founder, operator] of cases) {
      const answers = [await isFree(startsAt), await isFree(startsAt, { operator: true })];
      expect({ startsAt, answers }).toEqual({ startsAt, answers: [founder, operator] });
    }
  });

  it('goes by what is taken with its buffers, save for the booking that is moved', async () => {
    take('2026-03-04T10:00:00Z');
    for (const startsAt of ['2026-03-04T09:00:00Z', '2026-03-04T10:00:00Z', '2026-03-04T11:00:00Z']) {
      expect(await isFree(startsAt)).toBe(false);
      expect(await isFree(startsAt, { operator: true })).toBe(false);
      expect(await isFree(startsAt, { ignoring: 'booking-0' })).toBe(true);
      expect(await isFree(startsAt, { ignoring: 'booking-1' })).toBe(false);
    }
    expect(await isFree('2026-03-04T08:30:00Z')).toBe(true);
    expect(await isFree('2026-03-04T11:30:00Z')).toBe(true);
  });

  it('goes by the daily limit, in which a moved booking counts once', async () => {
    adviserId = await makeAdviser({ dailyLimit: 1 });
    service = await makeService([adviserId]);
    take('2026-03-04T08:00:00Z');
    expect(await isFree('2026-03-04T14:00:00Z')).toBe(false);
    expect(await isFree('2026-03-04T14:00:00Z', { ignoring: 'booking-0' })).toBe(true);
    expect(await isFree('2026-03-05T14:00:00Z')).toBe(true);
  });

  it('is no for anyone who does not give the service or is no longer active', async () => {
    const startsAt = '2026-03-04T08:00:00Z';
    expect(await isFree(startsAt, {}, await makeAdviser())).toBe(false);
    expect(await isFree(startsAt, {}, 'nobody')).toBe(false);
    const edit = { ...sampleAdviser, active: false, version: 2 };
    await services.advisers.edit(database.db, actor, adviserId, edit);
    service = await readService(service.id);
    expect(await isFree(startsAt)).toBe(false);
  });

  it('agrees with the list of free times', async () => {
    take('2026-03-04T10:00:00Z');
    const query = { from: '2026-03-04', to: '2026-03-04', zone: 'UTC' };
    const [day] = (await services.freeTimes.list(database.db, service.id, query)).days;
    const listed = new Set(day?.times.map(({ startsAt }) => startsAt));
    expect(listed.size).toBe(10);
    for (let at = Date.parse('2026-03-04T00:00:00Z'); at < Date.parse('2026-03-05T00:00:00Z'); at += 15 * 60_000) {
      const startsAt = new Date(at).toISOString();
      expect([startsAt, await isFree(startsAt)]).toEqual([startsAt, listed.has(startsAt)]);
    }
  });
});

describe('the times near to one that is taken', () => {
  it('are the nearest, in order, with an adviser who is free', async () => {
    take('2026-03-04T10:00:00Z');
    expect(await near('2026-03-04T10:00:00Z')).toEqual(['03-04T08:00', '03-04T08:30', '03-04T11:30']);
    const other = await makeAdviser();
    service = await makeService([adviserId, other]);
    expect(await near('2026-03-04T10:00:00Z', { count: 1 })).toEqual(['03-04T10:00']);
    expect(await near('2026-03-04T10:00:00Z', { adviserId, count: 1 })).toEqual(['03-04T08:30']);
  });

  it('are looked for up to the horizon, and may be fewer than asked for', async () => {
    for (const day of [3, 4, 5, 6, 9, 10, 11, 12, 13])
      take(`2026-03-${String(day).padStart(2, '0')}T08:00:00Z`, { to: Date.parse('2026-03-14T00:00:00Z') });
    expect((await near('2026-03-04T10:00:00Z'))[0]).toBe('03-16T08:00');
    take('2026-03-14T00:00:00Z', { to: Date.parse('2027-01-01T00:00:00Z') });
    expect(await near('2026-03-04T10:00:00Z')).toEqual([]);
  });
});

describe('what else the bookings are given', () => {
  it('is a hidden service too, with where to meet and who advises', async () => {
    expect(service).toMatchObject({
      title: sampleService.title,
      active: true,
      session: { minutes: 60, bufferAfterMinutes: 15, minimumNoticeHours: 24 },
      prices: sampleService.prices,
      changes: { cancelNoticeHours: 24, moveNoticeHours: 12, maxMoves: 2 },
      meeting: sampleService.meeting,
      advisers: [{ id: adviserId, email: sampleAdviser.email, zone: 'Africa/Lagos', active: true }],
    });
    await services.operatedServices.archive(database.db, actor, service.id, 1);
    expect(await readService(service.id)).toEqual({ ...service, active: false });
    expect(await catalogue.readBookable(database.db, 'nothing')).toBeUndefined();
    expect(await catalogue.findAdvisers(database.db, [adviserId, 'nobody'])).toEqual(service.advisers);
  });

  it('is a hold on an adviser: parallel transactions take turns', async () => {
    const order: string[] = [];
    const turn = (name: string) =>
      database.db.transaction(async (tx) => {
        await catalogue.lockAdviser(tx, adviserId);
        order.push(`${name} in`);
        await catalogue.findAdvisers(tx, [adviserId]);
        order.push(`${name} out`);
      });
    await Promise.all(['a', 'b', 'c', 'd'].map(turn));
    for (let index = 0; index < order.length; index += 2)
      expect(order[index + 1]).toBe(order[index]?.replace('in', 'out'));
    const unknown = database.db.transaction((tx) => catalogue.lockAdviser(tx, 'nobody'));
    await expect(unknown).rejects.toEqual(new AppError('ADVISER_UNKNOWN'));
  });
});

describe('bookings that lie outside of new hours', () => {
  it('are counted, coming ones only, and touched by nothing', async () => {
    take('2026-02-27T10:00:00Z');
    take('2026-03-03T10:00:00Z');
    take('2026-03-04T14:30:00Z');
    take('2026-03-05T15:00:00Z');
    const afternoons = office.map((day) => ({ ...day, spans: [{ fromMinute: 720, toMinute: 960 }] }));
    const saved = await services.advisers.saveHours(database.db, actor, adviserId, { hours: afternoons, version: 2 });
    // Tuesday at eleven is before the hours; Wednesday's ends half an hour, Thursday's an hour after them.
    expect(saved.outside).toBe(3);
    const back = await services.advisers.saveHours(database.db, actor, adviserId, { hours: office, version: 3 });
    expect(back.outside).toBe(0);
    const leave = { applyTo: [adviserId], from: '2026-03-03', to: '2026-03-04', spans: [], reason: 'Leave' };
    const { added, outside } = await services.advisers.addExceptions(database.db, actor, leave);
    expect(outside).toBe(2);
    expect(await services.advisers.removeException(database.db, actor, added[0]?.id ?? '')).toEqual({ outside: 1 });
    const abroad = { ...sampleAdviser, zone: 'Asia/Tokyo', version: 6 };
    expect((await services.advisers.edit(database.db, actor, adviserId, abroad)).outside).toBe(3);
  });
});

it('lists no free time that is taken as the next one', async () => {
  for (const startsAt of ['2026-03-03T08:00:00Z', '2026-03-03T09:15:00Z']) take(startsAt);
  expect((await services.serviceList.read(database.db, service.id)).nextFreeAt).toBe('2026-03-03T10:30:00.000Z');
});
