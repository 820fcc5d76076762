import { expect, it } from 'vitest';
import { noticeDays, noticeFloor, noticeMinimum, noticeText } from './notice-floor.ts';

it.each([
  ['NG', 0, '1 day'],
  ['NG', 3, '1 day'],
  ['NG', 4, '1 week'],
  ['NG', 23, '1 week'],
  ['NG', 24, '2 weeks'],
  ['NG', 59, '2 weeks'],
  ['NG', 60, '1 month'],
  ['GB-EAW', 0, 'none'],
  ['GB-EAW', 1, '1 week'],
  ['GB-EAW', 23, '1 week'],
  ['GB-EAW', 24, '2 weeks'],
  ['GB-EAW', 35, '2 weeks'],
  ['GB-EAW', 36, '3 weeks'],
  ['GB-EAW', 143, '11 weeks'],
  ['GB-EAW', 144, '12 weeks'],
  ['GB-EAW', 156, '12 weeks'],
  ['GB-EAW', 600, '12 weeks'],
  ['KE', 1, '28 days'],
  ['GH', 35, '2 weeks'],
  ['GH', 36, '1 month'],
  ['ZA', 6, '1 week'],
  ['ZA', 7, '2 weeks'],
  ['ZA', 11, '2 weeks'],
  ['ZA', 12, '4 weeks'],
] as const)('%s after %i months: %s', (law, months, expected) => {
  expect(noticeText(noticeFloor(law, months))).toBe(expected);
});

it('takes the length of a Ghanaian contract rather than the service so far', () => {
  expect(noticeText(noticeFloor('GH', 2, { contractMonths: 36 }))).toBe('1 month');
  expect(noticeText(noticeFloor('GH', 40, { contractMonths: 35 }))).toBe('2 weeks');
});

it('knows probation in Kenya and pay by the week in Ghana', () => {
  expect(noticeText(noticeFloor('KE', 2, { probation: true }))).toBe('7 days');
  expect(noticeText(noticeFloor('GH', 40, { paidWeekly: true }))).toBe('7 days');
});

it.each([-5, 1.5, Number.NaN])('refuses %d months rather than giving an answer', (months) => {
  expect(() => noticeFloor('NG', months)).toThrow(RangeError);
});

it('refuses a law that it does not know: no floor is not the same as none', () => {
  expect(() => noticeMinimum({ cases: [{ jurisdiction: 'xx' as 'NG', months: 12 }] })).toThrow(
    /law of xx asks for is not known/,
  );
});

it('computes a period in days that are enough whenever it begins', () => {
  expect(noticeDays(null)).toBe(0);
  expect(noticeDays({ count: 1, unit: 'day' })).toBe(1);
  expect(noticeDays({ count: 2, unit: 'week' })).toBe(14);
  expect(noticeDays({ count: 1, unit: 'month' })).toBe(31);
});
