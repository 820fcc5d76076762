import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as adminAdvisers from '#contract/consultation/admin-advisers.ts';
import * as adminServices from '#contract/consultation/admin-services.ts';
import { listFreeTimes, readService } from '#contract/consultation/consultation.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { sampleAdviser, sampleService } from '#tests/consultation.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

/** Friday. Clocks in Europe go forward on the night to Sunday 29 March 2026. */
const start = new Date('2026-03-27T09:00:00Z');
let now = start;
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  const identity = createTokenIdentity({ operator: ['user', 'admin'], investor: ['user', 'investor'] });
  test = await createTestApp({ overrides: { identity, clock: () => now } });
  call = createCall(test.app);
});
afterAll(() => test.close());
beforeEach(() => {
  now = start;
});

const operator = { token: 'operator' };
/** Ten to twelve on every day of the week. */
const mornings = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, spans: [{ fromMinute: 600, toMinute: 720 }] }));

async function makeAdviser(change: Partial<typeof sampleAdviser> = {}, hours = mornings): Promise<string> {
  const { id, version } = (
    await call(adminAdvisers.createAdviser, { ...operator, body: { ...sampleAdviser, ...change } })
  ).data;
  await call(adminAdvisers.saveHours, { ...operator, params: { adviserId: id }, body: { hours, version } });
  return id;
}
const makeService = async (change: Partial<typeof sampleService>) =>
  (await call(adminServices.createService, { ...operator, body: { ...sampleService, ...change } })).data;
const ask = (serviceId: string, query: { from: string; to: string; zone: string; adviserId?: string }, token = 'ada') =>
  call(listFreeTimes, { token, params: { serviceId }, query });
const times = async (...of: Parameters<typeof ask>) =>
  (await ask(...of)).data.days.map(({ day, times: free }) => [day, free.map(({ startsAt }) => startsAt.slice(5, 16))]);

describe('free times', () => {
  it('are the adviser’s hours by the days of the viewer, across a change of the clocks', async () => {
    const adviserIds = [await makeAdviser({ zone: 'Europe/London' })];
    const { id } = await makeService({ adviserIds, minutes: 60, stepMinutes: 60 });
    expect(await times(id, { from: '2026-03-28', to: '2026-03-29', zone: 'Africa/Lagos' })).toEqual([
      ['2026-03-28', ['03-28T10:00', '03-28T11:00']],
      ['2026-03-29', ['03-29T09:00', '03-29T10:00']],
    ]);
    // On Kiritimati, 14 hours ahead of UTC, London's morning is the next day.
    expect(await times(id, { from: '2026-03-29', to: '2026-03-29', zone: 'Pacific/Kiritimati' })).toEqual([
      ['2026-03-29', ['03-28T10:00', '03-28T11:00', '03-29T09:00']],
    ]);
  });

  it('say who is free, and keep notice and horizon', async () => {
    const [lagos, london] = [await makeAdviser(), await makeAdviser({ zone: 'Europe/London' })];
    const rules = { ...sampleService.rules, minimumNoticeHours: 24, horizonDays: 2 };
    const adviserIds = [lagos, london];
    const { id } = await makeService({ adviserIds, minutes: 60, stepMinutes: 60, rules });
    const range = { from: '2026-03-27', to: '2026-03-30', zone: 'Africa/Lagos' };
    const { days, horizonEndsAt } = (await ask(id, range)).data;
    const named = new Map([
      [lagos, 'lagos'],
      [london, 'london'],
    ]);
    const free = days.map((one) => one.times.map((time) => time.adviserIds.map((who) => named.get(who)).sort()));
    expect(free).toEqual([
      [],
      [['lagos'], ['lagos', 'london'], ['london']],
      [
        ['lagos', 'london'],
        ['lagos', 'london'],
      ],
      [],
    ]);
    expect(horizonEndsAt).toBe('2026-03-29T23:00:00.000Z');
  });

  it('can be asked of one adviser of the service, and of no other', async () => {
    const [one, other] = [await makeAdviser(), await makeAdviser()];
    const { id } = await makeService({ adviserIds: [one, other], stepMinutes: 60 });
    const range = { from: '2026-03-30', to: '2026-03-30', zone: 'Africa/Lagos' };
    const { days } = (await ask(id, { ...range, adviserId: one })).data;
    expect(days[0]?.times.map(({ adviserIds }) => adviserIds)).toEqual([[one], [one]]);
    const unknown = { status: 404, code: 'ADVISER_UNKNOWN' };
    expect(await ask(id, { ...range, adviserId: await makeAdviser() })).toMatchObject(unknown);
    expect(await ask(id, { ...range, adviserId: 'nobody' })).toMatchObject(unknown);
    const { version } =
      (await call(adminAdvisers.listAdvisers, operator)).data.items.find((who) => who.id === one) ?? {};
    const away = { ...sampleAdviser, active: false, version: version ?? 0 };
    await call(adminAdvisers.editAdviser, { ...operator, params: { adviserId: one }, body: away });
    expect(await ask(id, { ...range, adviserId: one })).toMatchObject(unknown);
    expect((await ask(id, range)).data.days[0]?.times[0]?.adviserIds).toEqual([other]);
  });

  it('leave out days on which an adviser is away, and follow the hours of days that are different', async () => {
    const adviserId = await makeAdviser();
    const { id } = await makeService({ adviserIds: [adviserId], stepMinutes: 60 });
    const except = (day: string, spans: { fromMinute: number; toMinute: number }[]) =>
      call(adminAdvisers.addExceptions, {
        ...operator,
        body: { applyTo: [adviserId], from: day, to: day, spans, reason: 'A holiday' },
      });
    await except('2026-03-30', []);
    await except('2026-03-31', [{ fromMinute: 1200, toMinute: 1260 }]);
    const answer = await ask(id, { from: '2026-03-30', to: '2026-04-01', zone: 'Africa/Lagos' });
    expect(answer.data.days.map(({ times: free }) => free.map(({ startsAt }) => startsAt.slice(11, 16)))).toEqual([
      [],
      ['19:00'],
      ['09:00', '10:00'],
    ]);
    expect(JSON.stringify(answer.json)).not.toContain('holiday');
  });

  it('show every day asked for, a day that the zone leaves out and days beyond the horizon too', async () => {
    const adviserIds = [await makeAdviser()];
    const { id } = await makeService({ adviserIds });
    for (const [from, to] of [
      ['2026-03-01', '2026-04-11'],
      ['2099-12-01', '2099-12-31'],
      ['2020-01-01', '2020-01-02'],
    ] as const) {
      const { days } = (await ask(id, { from, to, zone: 'Pacific/Apia' })).data;
      expect([days[0]?.day, days.at(-1)?.day]).toEqual([from, to]);
    }
  });

  it.each([
    ['zone', { zone: 'Atlantis/Capital' }],
    ['zone', { zone: 'GMT+1' }],
    ['zone', { zone: '' }],
    ['zone', { zone: 'x'.repeat(10_000) }],
    ['from', { from: '2026-02-30' }],
    ['from', { from: '0001-01-01' }],
    ['to', { to: '30.03.2026' }],
    ['to', { to: '2026-03-29' }],
    ['to', { to: '2026-05-11' }],
    ['adviserId', { adviserId: "' or 1=1" }],
  ])('are refused with a sentence at %s for %j', async (field, change) => {
    const { id } = await makeService({});
    const answer = await ask(id, { from: '2026-03-30', to: '2026-03-30', zone: 'Africa/Lagos', ...change });
    expect(answer).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    expect(answer.fields[field]).toMatch(/\.$/);
  });

  it('are for founders and operators, of services that exist', async () => {
    const range = { from: '2026-03-30', to: '2026-03-30', zone: 'Africa/Lagos' };
    expect(await ask('nothing', range)).toMatchObject({ status: 404, code: 'SERVICE_UNKNOWN' });
    const { id } = await makeService({});
    expect((await ask(id, range, 'operator')).status).toBe(200);
    expect((await ask(id, range, 'investor')).status).toBe(403);
    expect((await call(listFreeTimes, { params: { serviceId: id }, query: range })).status).toBe(401);
  });
});

describe('the next free time', () => {
  const nextFreeAt = async (serviceId: string) =>
    (await call(readService, { params: { serviceId } })).data.nextFreeAt?.slice(0, 16) ?? null;

  it('moves on with the clock, within a minute', async () => {
    const { id } = await makeService({ adviserIds: [await makeAdviser()], stepMinutes: 60 });
    expect(await nextFreeAt(id)).toBe('2026-03-27T09:00');
    now = new Date('2026-03-27T09:00:59Z');
    expect(await nextFreeAt(id)).toBe('2026-03-27T09:00');
    now = new Date('2026-03-27T09:01:01Z');
    expect(await nextFreeAt(id)).toBe('2026-03-27T10:00');
    now = new Date('2026-03-27T10:30:00Z');
    expect(await nextFreeAt(id)).toBe('2026-03-28T09:00');
  });

  it('follows hours, exceptions and rules at once', async () => {
    const adviserId = await makeAdviser();
    const service = await makeService({ adviserIds: [adviserId], stepMinutes: 60 });
    const { id, version, archivedAt: _archived, ...body } = service;
    expect(await nextFreeAt(id)).toBe('2026-03-27T09:00');
    const away = { applyTo: [adviserId], from: '2026-03-27', to: '2026-04-25', spans: [], reason: 'Away' };
    await call(adminAdvisers.addExceptions, { ...operator, body: away });
    expect(await nextFreeAt(id)).toBe('2026-04-26T09:00');
    const rules = { ...body.rules, horizonDays: 20 };
    const edit = { ...operator, params: { serviceId: id }, body: { ...body, rules, version } };
    expect((await call(adminServices.editService, edit)).status).toBe(200);
    expect(await nextFreeAt(id)).toBeNull();
  });

  it('is the earliest of all advisers, and of nobody null', async () => {
    const late = mornings.filter(({ weekday }) => weekday === 3);
    const adviserIds = [await makeAdviser({}, late), await makeAdviser({ zone: 'America/New_York' })];
    const { id } = await makeService({ adviserIds });
    expect(await nextFreeAt(id)).toBe('2026-03-27T14:00');
    expect(await nextFreeAt((await makeService({})).id)).toBeNull();
  });
});
