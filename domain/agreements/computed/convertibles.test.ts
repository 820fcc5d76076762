import { expect, it } from 'vitest';
import type { Row } from '../answers.ts';
import { otherConvertiblesTerms } from './convertibles.ts';

const amount = { amountMinor: 200_000_00, currency: 'USD' as const };
const cap = { amountMinor: 4_000_000_00, currency: 'USD' as const };
const terms = (...rows: Row[]) => otherConvertiblesTerms({ has_other_convertibles: true, other_convertibles: rows });

it.each([
  ['post_cap', 'SAFE, $200,000.00, post-money cap $4,000,000.00, discount 20%'],
  ['pre_cap', 'SAFE of the older pre-money form, $200,000.00, pre-money cap $4,000,000.00, discount 20%'],
  ['discount', 'SAFE, $200,000.00, discount 20%'],
  ['uncapped', 'SAFE without cap or discount, $200,000.00'],
  ['note', 'convertible note, $200,000.00, cap $4,000,000.00, discount 20%'],
])('writes the terms of a %s as the contract lists them', (form, text) => {
  expect(terms({ holder: 'Angels', form, amount, cap, discount_percent: '20' })).toBe(`Angels: ${text}`);
});

it('writes only the terms that are given, and all rows in one line', () => {
  const note = { holder: 'Uncle', form: 'note', amount };
  expect(terms({ holder: 'Angels', form: 'post_cap', amount, cap }, note)).toBe(
    'Angels: SAFE, $200,000.00, post-money cap $4,000,000.00; Uncle: convertible note, $200,000.00',
  );
});

it('writes nothing while one row lacks its holder, its form or its amount', () => {
  const whole = { holder: 'Angels', form: 'note', amount };
  expect(terms(whole, { ...whole, holder: '' })).toBeNull();
  expect(terms(whole, { ...whole, form: 'warrant' })).toBeNull();
  expect(terms({ holder: 'Angels', form: 'note' }, whole)).toBeNull();
  expect(terms()).toBeNull();
  expect(otherConvertiblesTerms({ has_other_convertibles: false, other_convertibles: [whole] })).toBeNull();
});
