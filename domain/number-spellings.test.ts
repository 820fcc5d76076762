import { describe, expect, it } from 'vitest';
import { formatMoney } from './money/money.ts';
import { parseMoney } from './money/parse-money.ts';
import { readWrittenCount } from './written-number.ts';

const naira = (text: string) => {
  const read = parseMoney(text, 'NGN');
  return read.ok ? formatMoney(read.money) : read.reason;
};
const count = (text: string) => {
  const read = readWrittenCount(text);
  return read.ok ? read.count : read.reason;
};

/** What the answer reads back, or why it asks again. */
describe('money in naira, as people write it', () => {
  it.each([
    ['2.5m naira', '₦2,500,000.00'],
    ['N500', '₦500.00'],
    ['#500', '₦500.00'],
    ['500 each', '₦500.00'],
    ['₦2 000', '₦2,000.00'],
    ['2 mil', '₦2,000,000.00'],
    ['2.5 mill', '₦2,500,000.00'],
    ['half a million', '₦500,000.00'],
    ['half million naira', '₦500,000.00'],
    ['a quarter million', '₦250,000.00'],
    ['one and half million', '₦1,500,000.00'],
    ['20 thousand', '₦20,000.00'],
    ['20thousand naira', '₦20,000.00'],
    ['twenty k', '₦20,000.00'],
    ['five hundred naira', '₦500.00'],
    ['1.2bn', '₦1,200,000,000.00'],
    ['1,5m', '₦1,500,000.00'],
    ['2,75 million', '₦2,750,000.00'],
    ['600 per week', '₦600.00'],
    ['15,000 naira a term', '₦15,000.00'],
    ['N2,500/month', '₦2,500.00'],
    ['500 naira only', '₦500.00'],
    ['about 20k or so', '₦20,000.00'],
    ['3.50', '₦3.50'],
    ['500naira', '₦500.00'],
    ['NGN 1 500 000', '₦1,500,000.00'],
    ['5k-10k', 'several_numbers'],
    ['between 500 and 700', 'several_numbers'],
    ['2 to 3 million', 'several_numbers'],
    ['$3.50', 'wrong_currency'],
    ['Ksh 500', 'not_a_number'],
    ['20 cedis', 'not_a_number'],
    ['1.500.000', 'not_a_number'],
    ['a few hundred', 'not_a_number'],
    ['thousands', 'not_a_number'],
    ['it depends', 'not_a_number'],
    ['free', 'not_a_number'],
    ['2k5', 'not_a_number'],
  ])('%j: %s', (text, read) => {
    expect(naira(text)).toBe(read);
  });
});

describe('a count, as people write it', () => {
  it.each([
    ['around six hundred', 600],
    ['six hundred', 600],
    ['one hundred and fifty', 150],
    ['a hundred', 100],
    ['two dozen', 24],
    ['2 dozen', 24],
    ['twenty five', 25],
    ['two million three hundred thousand', 2_300_000],
    ['600 stalls', 600],
    ['maybe 1,5k', 1500],
    ['3 lakh', 300_000],
    ['ten or twenty', 'not_a_number'],
    ['20 - 30', 'several_numbers'],
    ['hundreds of them', 'not_a_number'],
    ['nobody knows', 'not_a_number'],
  ])('%j: %s', (text, read) => {
    expect(count(text)).toBe(read);
  });
});
