import { expect, it } from 'vitest';
import type { AdminBookingEntry } from '#contract/bookings/admin.ts';
import { placeBookings } from './place-bookings.ts';

const session = (startsAt: string, endsAt: string): AdminBookingEntry => ({
  id: 'b1',
  status: 'in_progress',
  stage: 'confirmed',
  service: { id: 's1', title: 'Pitch review', minutes: 60 },
  adviser: { id: 'a1', name: 'Bisi', title: '', zone: 'Africa/Lagos' },
  founder: { uid: 'u1', name: 'Ngozi' },
  startsAt,
  endsAt,
  holdExpiresAt: null,
  price: null,
  invoiceId: null,
  topic: '',
});
const place = (startsAt: string, endsAt: string, zone: string) =>
  placeBookings([session(`${startsAt}:00.000Z`, `${endsAt}:00.000Z`)], zone).map(
    ({ day, start, end, from, to }) => `${day} ${start}-${end} ${from} to ${to}`,
  );

it.each([
  // The same hour by the adviser's clocks in Lagos, and by those of zones that are half and three quarters of an hour off.
  ['Africa/Lagos', '2026-11-23 36-40 09:00 AM to 10:00 AM'],
  ['Asia/Kolkata', '2026-11-23 54-58 01:30 PM to 02:30 PM'],
  ['Asia/Kathmandu', '2026-11-23 55-59 01:45 PM to 02:45 PM'],
  ['America/St_Johns', '2026-11-23 18-22 04:30 AM to 05:30 AM'],
  ['Australia/Eucla', '2026-11-23 67-71 04:45 PM to 05:45 PM'],
])('an hour from nine in Lagos stands in %s at %s', (zone, words) => {
  expect(place('2026-11-23T08:00', '2026-11-23T09:00', zone)).toEqual([words]);
});

it.each([
  ['2026-11-23T08:30', '2026-11-23T08:45', '2026-11-23 38-39 09:30 AM to 09:45 AM'],
  ['2026-11-23T08:45', '2026-11-23T10:15', '2026-11-23 39-45 09:45 AM to 11:15 AM'],
  // Ten to, and twenty past: the nearest quarter, so that the next session stands below it.
  ['2026-11-23T08:00', '2026-11-23T08:50', '2026-11-23 36-39 09:00 AM to 09:50 AM'],
  ['2026-11-23T08:50', '2026-11-23T09:20', '2026-11-23 39-41 09:50 AM to 10:20 AM'],
  // Never without height.
  ['2026-11-23T08:00', '2026-11-23T08:05', '2026-11-23 36-37 09:00 AM to 09:05 AM'],
])('a session from %s to %s stands at %s', (startsAt, endsAt, words) => {
  expect(place(startsAt, endsAt, 'Africa/Lagos')).toEqual([words]);
});

it('has a part on each day of a session over midnight, in the zone in which it is one', () => {
  expect(place('2026-11-23T22:30', '2026-11-23T23:30', 'Africa/Lagos')).toEqual([
    '2026-11-23 94-96 11:30 PM to 12:30 AM on Tue 24th Nov, 2026',
    '2026-11-24 0-2 11:30 PM on Mon 23rd Nov, 2026 to 12:30 AM',
  ]);
  expect(place('2026-11-23T22:30', '2026-11-23T23:30', 'Europe/London')).toEqual([
    '2026-11-23 90-94 10:30 PM to 11:30 PM',
  ]);
});

it('ends at midnight on the day that ends there, and begins at midnight on the one that begins', () => {
  expect(place('2026-11-23T22:00', '2026-11-23T23:00', 'Africa/Lagos')).toEqual([
    '2026-11-23 92-96 11:00 PM to 12:00 AM',
  ]);
  expect(place('2026-11-23T23:00', '2026-11-24T00:00', 'Africa/Lagos')).toEqual([
    '2026-11-24 0-4 12:00 AM to 01:00 AM',
  ]);
});

it('is as high as its clocks say, and as long as it lasts where they go back', () => {
  // 01:45 in summer time to 01:15 in winter time, half an hour later.
  expect(place('2026-10-25T00:45', '2026-10-25T01:15', 'Europe/London')).toEqual([
    '2026-10-25 7-9 01:45 AM to 01:15 AM',
  ]);
  expect(place('2026-03-29T00:30', '2026-03-29T01:30', 'Europe/London')).toEqual([
    '2026-03-29 2-10 12:30 AM to 02:30 AM',
  ]);
});
