import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as admin from '#contract/admin-consultation.ts';
import { listFreeTimes } from '#contract/consultation.ts';
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
  const { id, version } = (await call(admin.createAdviser, { ...operator, body: { ...sampleAdviser, ...change } }))
    .data;
  await call(admin.saveHours, { ...operator, params: { adviserId: id }, body: { hours, version } });
  return id;
}
const makeService = async (change: Partial<typeof sampleService>) =>
  (await call(admin.createService, { ...operator, body: { ...sampleService, ...change } })).data;
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

  it('say who is free, keep notice and horizon, and can be asked for one adviser', async () => {
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
});
