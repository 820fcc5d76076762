import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';

let test: BookingTest;
beforeAll(async () => {
  test = await createBookingTest();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

const rules = { minimumNoticeHours: 0, horizonDays: 30, cancelNoticeHours: 1, moveNoticeHours: 1, maxMoves: 5 };

/** Reminders to founders: whom, when by the fake clock, and of which time. */
type Reminder = { to: string; at: string; text: string };

it('reminds once a day and once an hour before, through a week of bookings, moves and cancels, and never of a time that was', async () => {
  const { serviceId } = await test.makeService({ prices: { NGN: 0, USD: 0 }, rules });
  const book = async (name: string, startsAt: string) => (await test.book(name, { serviceId, startsAt })).id;
  const ids = {
    stays: await book('stays', '2026-03-17T10:00:00.000Z'),
    moves: await book('moves', '2026-03-18T10:00:00.000Z'),
    cancels: await book('cancels', '2026-03-19T10:00:00.000Z'),
  };
  /** What people do, by the minute. */
  const deeds: Record<string, () => Promise<unknown>> = {
    // After the day's reminder of the earlier time: the new time has one of its own.
    '2026-03-17T11:00': () => test.move('moves', ids.moves, '2026-03-20T15:00:00.000Z'),
    // Within a day of the new time: no reminder a day before, it has just been told.
    '2026-03-19T20:00': () => test.move('moves', ids.moves, '2026-03-20T16:00:00.000Z'),
    '2026-03-19T08:30': () => test.cancel('cancels', ids.cancels),
    // Booked three hours before.
    '2026-03-18T09:00': () => book('late', '2026-03-18T12:00:00.000Z'),
    // Only held: it is nobody's appointment.
    '2026-03-20T18:00': () => test.hold('holds', { serviceId, startsAt: '2026-03-20T19:00:00.000Z' }),
  };
  const reminders: Reminder[] = [];
  let known = (await test.mails()).length;
  const end = Date.parse('2026-03-22T09:00:00Z');
  while (test.now().getTime() < end) {
    const minute = test.now().toISOString().slice(0, 16);
    await deeds[minute]?.();
    await test.context.bookings.timers.remind();
    // Also at the same moment and once more: nothing is sent twice.
    if (minute.endsWith(':00')) await test.context.bookings.timers.remind();
    const all = await test.mails();
    for (const { to, subject, text } of all.slice(known))
      if (to.endsWith('@example.com') && /^Within/.test(subject)) reminders.push({ to, at: minute, text });
    known = all.length;
    test.pass({ minutes: 10 });
  }
  expect(reminders.map(({ to, at }) => [to.split('@')[0], at])).toEqual([
    ['stays', '2026-03-16T10:00'],
    ['stays', '2026-03-17T09:00'],
    ['moves', '2026-03-17T10:00'],
    ['cancels', '2026-03-18T10:00'],
    ['late', '2026-03-18T11:00'],
    ['moves', '2026-03-19T15:00'],
    ['moves', '2026-03-20T15:00'],
  ]);
  const times = reminders.map(({ text }) => /\d+\w+ Mar, 2026, \d\d:\d\d [AP]M/.exec(text)?.[0]);
  expect(times).toEqual([
    '17th Mar, 2026, 11:00 AM',
    '17th Mar, 2026, 11:00 AM',
    '18th Mar, 2026, 11:00 AM',
    '19th Mar, 2026, 11:00 AM',
    '18th Mar, 2026, 01:00 PM',
    '20th Mar, 2026, 04:00 PM',
    '20th Mar, 2026, 05:00 PM',
  ]);
});
