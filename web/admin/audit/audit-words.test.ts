import { expect, it } from 'vitest';
import { actionWords, detailWords, subjectPath } from './audit-words.ts';

it.each([
  ['booking.adviser_absent', 'Booking: adviser absent'],
  ['billing_settings.save', 'Billing settings: save'],
])('writes %s as "%s"', (action, words) => expect(actionWords(action)).toBe(words));

it('leads to what an entry is about', () => {
  expect(subjectPath({ subjectKind: 'booking', subjectId: 'b1' })).toBe('/m/admin/bookings/b1');
  expect(subjectPath({ subjectKind: 'account', subjectId: 'u1' })).toBeNull();
});

it('writes the details', () => {
  expect(detailWords({ detail: { receivedMinor: 500, days: ['2026-12-24'], reason: null } })).toBe(
    'received minor: 500, days: ["2026-12-24"], reason: null',
  );
});
