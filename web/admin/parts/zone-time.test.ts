import { expect, it } from 'vitest';
import { addDays, clockIn, momentIn, mondayOf } from './zone-time.ts';

const moment = '2026-11-23T23:30:00.000Z';

it.each([
  ['Africa/Lagos', 'Tue 24th Nov, 2026, 12:30 AM', '00:30'],
  ['UTC', 'Mon 23rd Nov, 2026, 11:30 PM', '23:30'],
  ['Asia/Kathmandu', 'Tue 24th Nov, 2026, 05:15 AM', '05:15'],
])('writes a moment by the clocks of %s', (zone, words, clock) => {
  expect([momentIn(zone, moment), clockIn(zone, moment)]).toEqual([words, clock]);
});

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));

it('counts days across months', () => {
  expect([addDays('2026-11-30', 1), addDays('2026-03-01', -1)]).toEqual(['2026-12-01', '2026-02-28']);
});
