import { expect, it } from 'vitest';
import { localDay } from './local-day.ts';

it.each([
  ['2026-11-21T23:30:00Z', 'Africa/Lagos', '2026-11-22'],
  ['2026-11-21T22:59:59Z', 'Africa/Lagos', '2026-11-21'],
  ['2026-11-22T03:00:00Z', 'America/New_York', '2026-11-21'],
  ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
])('at %s it is, in %s, %s', (now, zone, day) => {
  expect(localDay(Date.parse(now), zone)).toBe(day);
});
