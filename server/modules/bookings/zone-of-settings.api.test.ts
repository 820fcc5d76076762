import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { changePreferences } from '#contract/preferences/preferences.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';

let test: BookingTest;
beforeAll(async () => {
  test = await createBookingTest();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

const rules = { minimumNoticeHours: 0, horizonDays: 60, cancelNoticeHours: 1, moveNoticeHours: 1, maxMoves: 5 };
/** The clocks of New York go forward on 8 March 2026; those of Lagos never change. */
const before = '2026-03-06T15:00:00.000Z';
const after = '2026-03-10T15:00:00.000Z';

const textsTo = async (token: string) =>
  (await test.mails())
    .filter(({ to }) => to === `${token}@example.com`)
    .map(({ subject, text }) => `${subject}\n${text}`);
const bodiesOf = async (token: string) =>
  (await test.call(listNotifications, { token })).data.items.map(({ body }) => body);

it('names every time in the zone of the settings, on both sides of a change of the clocks', async () => {
  const token = 'traveller';
  test.setNow('2026-03-05T09:00:00Z');
  await test.meet(token);
  const { serviceId } = await test.makeService({ prices: { NGN: 0, USD: 0 }, rules });
  const first = await test.book(token, { serviceId, startsAt: before });
  expect((await textsTo(token)).join()).toContain('Fri 6th Mar, 2026, 04:00 PM, Lagos (GMT+1)');

  await test.call(changePreferences, { token, body: { zone: 'America/New_York' } });
  test.setNow('2026-03-05T09:05:00Z');
  await test.book(token, { serviceId, startsAt: after });
  const booked = (await textsTo(token)).at(-1);
  expect(booked).toContain('Your time: Tue 10th Mar, 2026, 11:00 AM, New York (GMT-4)');
  expect(booked).not.toContain('Your time: Tue 10th Mar, 2026, 04:00 PM');
  expect((await bodiesOf(token))[0]).toBe('Tue 10th Mar, 2026, 11:00 AM, New York (GMT-4)');

  // What was booked before the zone was chosen is told in it from then on: reminders and moves too.
  test.setNow('2026-03-05T15:00:00Z');
  await test.context.bookings.timers.remind();
  expect((await textsTo(token)).at(-1)).toContain('Your time: Fri 6th Mar, 2026, 10:00 AM, New York (GMT-5)');
  await test.move(token, first.id, '2026-03-09T15:00:00.000Z');
  const moved = (await textsTo(token)).at(-1);
  expect(moved).toContain('It was Fri 6th Mar, 2026, 10:00 AM, New York (GMT-5).');
  expect(moved).toContain('Your time: Mon 9th Mar, 2026, 11:00 AM, New York (GMT-4)');
});

it('tells the adviser the founder’s time in the zone of the founder’s settings', async () => {
  const token = 'settler';
  await test.meet(token);
  await test.call(changePreferences, { token, body: { zone: 'America/New_York' } });
  const { serviceId } = await test.makeService({ prices: { NGN: 0, USD: 0 }, rules });
  await test.book(token, { serviceId, startsAt: '2026-03-20T15:00:00.000Z' });
  const toAdviser = (await test.mails()).find(
    ({ to, subject }) => to !== `${token}@example.com` && subject.startsWith('Booked:'),
  );
  expect(toAdviser?.text).toContain('Settler’s time: Fri 20th Mar, 2026, 11:00 AM, New York (GMT-4)');
});
