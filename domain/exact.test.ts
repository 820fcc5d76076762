import { describe, expect, it } from 'vitest';
import { exactAmount, exactDiscount, exactNumber, exactPositive, exactShare, roundTo } from './exact.ts';

describe('exact inputs', () => {
  it('reads a decimal as it prints and a rational from its string', () => {
    expect(exactNumber('x', 0.1).toString()).toBe('1/10');
    expect(exactNumber('x', '1418999904/473').toString()).toBe('1418999904/473');
    expect(exactNumber('x', '-6/4').toString()).toBe('-3/2');
  });

  it.each([undefined, null, '', 'ten', '1/0', '1.5', Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (value) => {
    expect(() => exactNumber('amount', value)).toThrow('amount must be a number');
  });

  it('keeps each kind in its range', () => {
    expect(() => exactAmount('x', -0.01)).toThrow('zero or more');
    expect(() => exactPositive('x', 0)).toThrow('more than zero');
    expect(() => exactShare('x', 40)).toThrow('from 0 to 1');
    expect(exactShare('x', 1).toString()).toBe('1');
    expect(() => exactDiscount('x', 1)).toThrow('below 1');
    expect(() => exactDiscount('x', -0.2)).toThrow('below 1');
    expect(exactDiscount('x', 0).sign).toBe(0);
  });

  it('rounds half away from zero at the decimal asked for', () => {
    expect(roundTo(exactNumber('x', 1.005), 2).toString()).toBe('101/100');
    expect(roundTo(exactNumber('x', -1.005), 2).toString()).toBe('-101/100');
  });
});
