import { expect, it } from 'vitest';
import { dayIn, momentWords } from './moments.ts';

const at = '2026-11-24T22:45:00Z';

it.each([
  ['Africa/Lagos', '2026-11-24', 'Tue 24th Nov, 2026, 11:45 PM'],
  ['Asia/Kathmandu', '2026-11-25', 'Wed 25th Nov, 2026, 04:30 AM'],
  ['Pacific/Kiritimati', '2026-11-25', 'Wed 25th Nov, 2026, 12:45 PM'],
])('a moment in %s is on %s: %s', (zone, day, words) => {
  expect(dayIn(at, zone)).toBe(day);
  expect(momentWords(at, zone)).toBe(words);
});

it('writes days with two digits', () => {
  expect(dayIn('2027-01-05T12:00:00Z', 'UTC')).toBe('2027-01-05');
});
