import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EndpointInput } from '#contract/endpoint.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { changePreferences, readPreferences } from '#contract/preferences/preferences.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';

let test: BookingTest;
let serviceId = '';
beforeAll(async () => {
  test = await createBookingTest();
  ({ serviceId } = await test.makeService({ prices: { NGN: 0, USD: 0 } }));
});
afterAll(() => test.close());
beforeEach(() => test.reset());

type Change = EndpointInput<typeof changePreferences>['body'];
const change = (token: string, body: Change) => test.call(changePreferences, { token, body });
const read = async (token: string) => (await test.call(readPreferences, { token })).data;
const told = async (token: string) =>
  (await test.call(listNotifications, { token, query: {} })).data.items.map(({ kind }) => kind);
const mailsTo = async (uid: string) =>
  (await test.mails()).filter(({ to }) => to === `${uid}@example.com`).map(({ subject }) => subject);

const first = {
  zone: null,
  off: { app: [], mail: [] },
  texts: [],
  digest: 'off',
  quiet: null,
  ai: true,
  hasAi: false,
  hasTexts: true,
};
const night = { from: '22:00', until: '07:00' };

describe('preferences', () => {
  it('begin as all was before, and each part changes by itself', async () => {
    expect(await read('ada')).toEqual(first);
    expect((await change('ada', { zone: 'Europe/London' })).data).toEqual({ ...first, zone: 'Europe/London' });
    await change('ada', { off: { app: ['quotes'], mail: ['sessions', 'sessions'] } });
    await change('ada', { quiet: night, digest: 'weekly' });
    await change('ada', { ai: false });
    const whole = {
      zone: 'Europe/London',
      off: { app: ['quotes'], mail: ['sessions'] },
      texts: [],
      digest: 'weekly',
      quiet: night,
      ai: false,
    };
    expect(await read('ada')).toEqual({ ...whole, hasAi: false, hasTexts: true });
    expect((await change('ada', { quiet: null })).data).toEqual({
      ...whole,
      quiet: null,
      hasAi: false,
      hasTexts: true,
    });
  });

  it('of one member are nobody else’s', async () => {
    await change('kola', { zone: 'Africa/Lagos', ai: false });
    expect(await read('eve')).toEqual(first);
  });

  it('of two pages at once are all kept', async () => {
    await Promise.all([change('twice', { zone: 'Africa/Lagos' }), change('twice', { ai: false })]);
    expect(await read('twice')).toMatchObject({ zone: 'Africa/Lagos', ai: false });
  });

  it.each([{ quiet: night }, { digest: 'daily' as const }])('need a time zone for %j', async (body) => {
    const answer = await change('nowhere', body);
    expect([answer.status, answer.code]).toEqual([409, 'PREFERENCES_ZONE_MISSING']);
    expect((await change('nowhere', { ...body, zone: 'Africa/Lagos' })).status).toBe(200);
    await test.context.database.db.execute(sql`delete from preferences where uid = 'nowhere'`);
  });

  it.each([
    ['zone', { zone: 'Africa/Atlantis' }],
    ['zone', { zone: 'GMT+1' }],
    ['zone', { zone: null }],
    ['quiet.until', { quiet: { from: '22:00', until: '22:00' } }],
    ['quiet.from', { quiet: { from: '24:00', until: '07:00' } }],
    ['quiet.from', { quiet: { from: '7:00', until: '08:00' } }],
    ['off.mail', { off: { app: [], mail: ['payments'] } }],
    ['off.app', { off: { app: ['payments'], mail: [] } }],
    ['off.app.0', { off: { app: ['security'], mail: [] } }],
    ['digest', { digest: 'hourly' }],
    ['ai', { ai: 'no' }],
  ])('refuse a wrong %s: %j', async (field, body) => {
    const answer = await change('wrong', body as Change);
    expect([answer.status, answer.code, Object.keys(answer.fields ?? {})]).toEqual([400, 'REQUEST_INVALID', [field]]);
  });
});

describe('news that a member turned off', () => {
  const startsAt = '2026-03-17T10:00:00.000Z';
  const reschedule = '2026-03-18T10:00:00.000Z';

  it('comes neither to the app nor by mail, and what is always sent does', async () => {
    await change('calm', { off: { app: ['sessions'], mail: ['sessions'] } });
    const { id } = await test.book('calm', { serviceId, startsAt });
    expect([await told('calm'), await mailsTo('calm')]).toEqual([[], [expect.stringMatching(/^Booked/)]]);
    test.setNow('2026-03-16T10:00:00.000Z');
    await test.context.bookings.timers.remind();
    expect([await told('calm'), await mailsTo('calm')]).toEqual([[], [expect.stringMatching(/^Booked/)]]);
    await test.move('calm', id, reschedule);
    expect(await told('calm')).toEqual(['booking.moved']);
    expect(await mailsTo('calm')).toHaveLength(2);
  });

  it('comes where nothing is turned off', async () => {
    await test.book('keen', { serviceId, startsAt: '2026-03-17T13:00:00.000Z' });
    test.setNow('2026-03-16T13:00:00.000Z');
    await test.context.bookings.timers.remind();
    expect(await told('keen')).toEqual(['booking.reminder', 'booking.confirmed']);
    expect(await mailsTo('keen')).toHaveLength(2);
  });
});

describe('in quiet hours', () => {
  /** Of the mails to somebody, in order: when the queue lets them go, as it stands in the database. */
  const waitsUntil = async (count: number) => {
    const { rows } = await test.context.database.db.execute<{ at: string }>(
      sql`select to_char(start_after at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from jobs.job
          where name = 'mail.deliver' order by created_on desc, id desc limit ${count}`,
    );
    return rows.map(({ at }) => at);
  };

  it('what can wait does until they end, what is always sent does not', async () => {
    await change('sleeper', { zone: 'Africa/Lagos', quiet: night });
    const { id } = await test.book('sleeper', { serviceId, startsAt: '2026-03-17T02:00:00.000Z' });
    test.setNow('2026-03-16T02:30:00.000Z');
    await test.context.bookings.timers.remind();
    expect(await waitsUntil(2)).toContain('2026-03-16 06:00');
    expect(await mailsTo('sleeper')).toEqual([expect.stringMatching(/^Booked/), expect.stringMatching(/^Within/)]);
    await test.cancel('sleeper', id);
    expect(await waitsUntil(2)).not.toContain('2026-03-16 06:00');
  });

  it('a reminder that would come after the session begins goes out at once', async () => {
    await change('early', { zone: 'Africa/Lagos', quiet: night });
    test.setNow('2026-03-16T02:00:00.000Z');
    await test.book('early', { serviceId, startsAt: '2026-03-16T05:00:00.000Z' });
    test.setNow('2026-03-16T04:00:00.000Z');
    await test.context.bookings.timers.remind();
    expect(await mailsTo('early')).toHaveLength(2);
    expect(await waitsUntil(4)).not.toContain('2026-03-16 06:00');
  });
});
