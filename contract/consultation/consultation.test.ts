import { expect, it } from 'vitest';
import { listFreeTimes, plannedDay } from './consultation.ts';

it.each([
  ['2019-12-31', false],
  ['2020-01-01', true],
  ['2099-12-31', true],
  ['2100-01-01', false],
])('plans for %s: %s', (day, planned) => {
  expect(plannedDay.safeParse(day).success).toBe(planned);
});

it.each([
  ['2027-03-01', '2027-03-01', undefined],
  ['2027-03-01', '2027-04-11', undefined],
  ['2027-03-01', '2027-04-12', 'Choose at most 42 days at once.'],
  ['2027-03-02', '2027-03-01', 'Choose a day that is not before the first.'],
])('asks for the times from %s to %s', (from, to, message) => {
  const { error } = listFreeTimes.query.safeParse({ from, to, zone: 'Africa/Lagos' });
  expect(error?.issues[0]?.message).toBe(message);
});
