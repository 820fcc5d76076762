import { expect, it } from 'vitest';
import { Fraction } from '../../fraction.ts';
import { countText, dayText, moneyText, percentText, priceText } from './texts.ts';

const part = (of: number, whole: number) => Fraction.of(of).over(Fraction.of(whole));

it.each([
  [part(1, 10), '10%'],
  [part(1, 30), '3.33% (rounded)'],
  [part(1, 8), '12.5%'],
  [part(12_345, 1_000_000), '1.23% (rounded)'],
  [part(12_350, 1_000_000), '1.24% (rounded)'],
  [part(1, 1), '100%'],
  [part(0, 1), '0%'],
])('writes a share with two decimals at most, and says when that is not all of it: %#', (share, text) => {
  expect(percentText(share)).toBe(text);
});

it('writes a price per share with a digit before the point and commas', () => {
  expect(priceText(part(17, 25), 'USD')).toBe('$0.6800');
  expect(priceText(part(69, 2000), 'NGN')).toBe('₦0.034500');
  expect(priceText(part(12_345, 10), 'USD')).toMatch(/^\$1,234\.50*$/);
});

it('writes counts, amounts and days as documents do', () => {
  expect(countText(1_176_470)).toBe('1,176,470');
  expect(countText(1_176_470n)).toBe('1,176,470');
  expect(moneyText(part(1, 3), 'USD')).toBe('$0.33');
  expect(moneyText(part(1, 200), 'USD')).toBe('$0.01');
  expect(dayText('2028-12-01')).toBe('1 December 2028');
});
