import { expect, it } from 'vitest';
import { countDays } from './count-days.ts';

const booking = (status: 'pending' | 'in_progress' | 'cancelled', startsAt: string, endsAt: string) => ({
  status,
  startsAt,
  endsAt,
});

it('counts the seven days after today by the calendar of the zone', () => {
  const counts = countDays(
    [
      booking('in_progress', '2026-11-23T09:00:00Z', '2026-11-23T10:00:00Z'),
      // Already the 24th in Lagos.
      booking('in_progress', '2026-11-23T23:15:00Z', '2026-11-24T00:00:00Z'),
      booking('in_progress', '2026-11-24T09:00:00Z', '2026-11-24T10:30:00Z'),
      booking('pending', '2026-11-24T12:00:00Z', '2026-11-24T13:00:00Z'),
      booking('cancelled', '2026-11-25T12:00:00Z', '2026-11-25T13:00:00Z'),
    ],
    '2026-11-23',
    'Africa/Lagos',
  );
  expect(counts).toHaveLength(7);
  expect(counts[0]).toEqual({ day: '2026-11-24', confirmed: 2, pending: 1, minutes: 135 });
  expect(counts[1]).toEqual({ day: '2026-11-25', confirmed: 0, pending: 0, minutes: 0 });
  expect(counts[6]?.day).toBe('2026-11-30');
});
