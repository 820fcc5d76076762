import { expect, it } from 'vitest';
import { formatDay, formatMoment } from './date-time.tsx';

it('writes dates as "do MMM, yyyy", and with the time "hh:mm a" (specification §9)', () => {
  const moment = new Date(2026, 10, 21, 9, 5).toISOString();
  expect(formatMoment(moment)).toBe('21st Nov, 2026');
  expect(formatMoment(moment, true)).toBe('21st Nov, 2026 09:05 AM');
  expect(formatMoment(new Date(2026, 2, 2, 21, 30).toISOString(), true)).toBe('2nd Mar, 2026 09:30 PM');
  expect(formatDay('2026-01-03')).toBe('3rd Jan, 2026');
});
