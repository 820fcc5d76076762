import { expect, it } from 'vitest';
import { joinWaitlist } from './waitlist.ts';

const wait = (fromDay: string, toDay: string) =>
  joinWaitlist.body.safeParse({ fromDay, toDay, zone: 'Africa/Lagos', adviserId: null });

it.each([
  ['one day', '2027-03-01', '2027-03-01'],
  ['ninety days, both ends counted', '2027-03-01', '2027-05-29'],
])('waits for %s', (_what, fromDay, toDay) => {
  expect(wait(fromDay, toDay).success).toBe(true);
});

it.each([
  ['a last day before the first', '2027-03-02', '2027-03-01', 'Choose a day that is not before the first.'],
  ['a day more than ninety', '2027-03-01', '2027-05-30', 'Wait for at most 90 days.'],
])('refuses %s, next to the last day', (_what, fromDay, toDay, message) => {
  expect(wait(fromDay, toDay).error?.issues).toMatchObject([{ path: ['toDay'], message }]);
});
