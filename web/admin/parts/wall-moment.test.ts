import { expect, it } from 'vitest';
import { wallMoment } from './wall-moment.ts';

it.each([
  ['2026-11-23', '09:00', 'Africa/Lagos', '2026-11-23T08:00:00.000Z'],
  ['2026-11-23', '09:00', 'Asia/Kathmandu', '2026-11-23T03:15:00.000Z'],
  ['2026-07-01', '09:00', 'Europe/London', '2026-07-01T08:00:00.000Z'],
  // Skipped when summer time begins, and the first of the two when it ends.
  ['2026-03-29', '01:30', 'Europe/London', null],
  ['2026-10-25', '01:30', 'Europe/London', '2026-10-25T00:30:00.000Z'],
  ['', '09:00', 'UTC', null],
  ['2026-11-23', '', 'UTC', null],
])('%s %s in %s is %s', (day, time, zone, moment) => expect(wallMoment(day, time, zone)).toBe(moment));
