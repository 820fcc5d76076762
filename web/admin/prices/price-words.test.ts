import { expect, it } from 'vitest';
import { announcementWords, changeWords } from './price-words.ts';

it.each([
  [1_500_000, 1_800_000, '+20%'],
  [4_000_000, 3_500_000, '-12.5%'],
  [3_000_000, 3_100_000, '+3.3%'],
  [3_000_000, 3_000_000, 'no change'],
])('from %s to %s: %s', (before, after, words) => expect(changeWords(before, after)).toBe(words));

it('says the change, the members and the day', () => {
  const terms = { plan: 'founder', cadence: 'monthly', currency: 'NGN' } as const;
  const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
  const item = { terms, price: naira(4_000_000), announced: [], subscribers: 12 };
  const to = (amountMinor: number) => ({ terms, amountMinor, from: '2027-03-01' });
  expect(announcementWords(item, to(4_800_000))).toBe(
    '₦40,000 → ₦48,000 (+20%). New buyers pay it from 1st Mar, 2027. 12 members have it. Those whose plan renews are told by mail, and pay it at the first renewal that comes 30 days after that.',
  );
  expect(announcementWords({ ...item, subscribers: 1 }, to(3_000_000))).toBe(
    '₦40,000 → ₦30,000 (-25%). New buyers pay it from 1st Mar, 2027. 1 member has it. Those whose plan renews pay it at their first renewal from that day on.',
  );
  const announced = [
    { price: naira(4_500_000), from: '2027-03-01' },
    { price: naira(5_000_000), from: '2027-06-01' },
  ];
  expect(announcementWords({ ...item, announced }, to(4_800_000))).toMatch(
    /^₦40,000 → ₦48,000 \(\+20%\)\. It replaces ₦45,000, which is announced for that day: members who were told of that hear the new one\. New buyers/,
  );
  expect(announcementWords({ ...item, price: null, subscribers: 0 }, to(3_000_000))).toBe(
    '₦30,000. New buyers pay it from 1st Mar, 2027. No member has it.',
  );
});

it('compares with the price that another announcement brings by then', () => {
  const terms = { plan: 'ideation', cadence: 'monthly', currency: 'NGN' } as const;
  const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
  const announced = [
    { price: naira(1_800_000), from: '2026-12-10' },
    { price: naira(2_000_000), from: '2027-03-01' },
  ];
  const item = { terms, price: naira(1_500_000), announced, subscribers: 2 };
  const to = (amountMinor: number, from = '2026-12-12') => announcementWords(item, { terms, amountMinor, from });
  expect(to(1_700_000)).toBe(
    '₦18,000 from 10th Dec, 2026 → ₦17,000 from 12th Dec, 2026 (-5.6%). New buyers pay it from 12th Dec, 2026. 2 members have it. It is more than today’s ₦15,000: those whose plan renews are told by mail, and pay it at the first renewal that comes 30 days after that.',
  );
  expect(to(1_400_000)).toBe(
    '₦18,000 from 10th Dec, 2026 → ₦14,000 from 12th Dec, 2026 (-22.2%). New buyers pay it from 12th Dec, 2026. 2 members have it. It is not more than today’s ₦15,000: those whose plan renews pay it at their first renewal from that day on.',
  );
  expect(to(1_900_000, '2027-03-01')).toMatch(
    /^₦18,000 from 10th Dec, 2026 → ₦19,000 from 1st Mar, 2027 \(\+5\.6%\)\. It replaces ₦20,000, which/,
  );
  expect(to(1_600_000, '2026-12-05')).toMatch(/^₦15,000 → ₦16,000 \(\+6\.7%\)\. New buyers/);
});
