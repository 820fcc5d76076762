import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ltvCac } from '../finance/ltv-cac.ts';
import { Fraction } from '../fraction.ts';
import type { Money } from '../money/money.ts';
import { parsePercent, toDecimal, toMoney } from './figure.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { completeIntake, type IntakeDraft } from './intake.ts';
import { unitEconomics } from './unit-economics.ts';

const dollars = (amount: number): Money => ({ amountMinor: Math.round(amount * 100), currency: 'USD' });
const of = (draft: IntakeDraft) => unitEconomics(completeIntake(draft));

describe('unitEconomics', () => {
  it.each([
    ['$500 at 75%, 2.5% churn, CAC $6,000', 500, 125, '2.5', 6000, 1_500_000, '2.50', '16.0'],
    ['$50 at 80%, 4% churn, CAC $300', 50, 10, '4', 300, 100_000, '3.33', '7.5'],
    ['$120 at 80%, 4% churn, CAC $1,200', 120, 24, '4', 1200, 240_000, '2.00', '12.5'],
  ])('gives the published figures for %s', (_, price, cost, churnPercent, cac, ltv, ratio, payback) => {
    const result = of({
      price: dollars(price),
      unitCost: dollars(cost),
      unitsPerYear: 12,
      churnPercent,
      acquisitionCost: dollars(cac),
    });
    expect(result).toMatchObject({ ltv: { value: { amountMinor: ltv, currency: 'USD' } }, lifetimeCapped: false });
    expect([result.ltvToCac.value, result.paybackMonths.value]).toEqual([ratio, payback]);
  });

  it('agrees with the published method on any figures', () => {
    const kobo = fc.integer({ min: 1, max: 100_000_000 });
    const churns = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(kobo, kobo, fc.integer({ min: 1, max: 400 }), churns, kobo, (cost, margin, units, churn, cac) => {
        const naira = (amountMinor: number): Money => ({ amountMinor, currency: 'NGN' });
        const price = cost + margin;
        const live = of({
          price: naira(price),
          unitCost: naira(cost),
          unitsPerYear: units,
          churnPercent: String(churn / 10),
          acquisitionCost: naira(cac),
        });
        const published = ltvCac({
          arpa: (price * units) / 12,
          gross_margin: margin / price,
          churn: churn / 1000,
          cac,
        });
        expect(Math.abs((live.ltv.value?.amountMinor ?? Number.NaN) - published.ltv_within_60_months)).toBeLessThan(1);
        expect(Number(live.paybackMonths.value)).toBeCloseTo(published.payback_months ?? Number.NaN, 0);
        expect(Number(live.lifetimeMonths.value)).toBeCloseTo(Math.min(published.lifetime_months ?? 60, 60), 0);
      }),
    );
  });

  it('works out the example idea and rounds once', () => {
    const result = of({ ...BOOKKEEPING, churnPercent: '7' });
    expect(result.contribution.value).toEqual({ amountMinor: 160_000, currency: 'NGN' });
    expect(result.marginPercent.value).toBe('64.0');
    expect(result.lifetimeMonths.value).toBe('14.3');
    expect(result.ltv.value?.amountMinor).toBe(2_285_714);
  });

  it('caps the lifetime at five years, and says so', () => {
    for (const churnPercent of ['0', '1', '0.5']) {
      const result = of({ ...BOOKKEEPING, churnPercent });
      expect(result).toMatchObject({ lifetimeMonths: { value: '60.0' }, lifetimeCapped: true });
      expect(result.formulas.lifetimeMonths).toMatch(/our convention/);
    }
  });

  it.each([
    ['contribution', { unitCost: null }, /cost per unit/],
    ['contribution', { price: null }, /price/],
    ['contribution', { unitCost: dollars(1) }, /two currencies/],
    ['marginPercent', { price: { amountMinor: 0, currency: 'NGN' } }, /price of nothing/],
    ['monthlyContribution', { unitsPerYear: null }, /units/],
    ['ltv', { churnPercent: '' }, /stop in a month/],
    ['ltv', { churnPercent: '-3' }, /stop in a month/],
    ['ltvToCac', { acquisitionCost: null }, /win one customer/],
    ['ltvToCac', { acquisitionCost: { amountMinor: 0, currency: 'NGN' } }, /own hours/],
    ['paybackMonths', { unitCost: { amountMinor: 250_000, currency: 'NGN' } }, /never comes back/],
    ['ltv', { price: { amountMinor: Number.MAX_SAFE_INTEGER, currency: 'NGN' } }, /too large/],
  ] as const)('gives no %s for %o, but the reason', (line, change, reason) => {
    const figure = of({ ...BOOKKEEPING, ...change })[line];
    expect(figure.value).toBeNull();
    expect(figure.reason).toMatch(reason);
  });
});

describe('figures', () => {
  it.each([
    ['2.5', '1/40'],
    ['100', '1'],
    ['0', '0'],
    [' 0.005 ', '1/20000'],
  ])('reads %s per cent as %s', (text, fraction) => {
    expect(parsePercent(text)?.toString()).toBe(fraction);
  });

  it.each(['', '101', '100.1', '-1', '1e2', '2,5', 'abc', '1.', '.5', '٥'])('reads %j as no percentage', (text) => {
    expect(parsePercent(text)).toBeNull();
  });

  it('writes decimals half up and keeps the sign', () => {
    expect(toDecimal(Fraction.of(1, 8), 2)).toBe('0.13');
    expect(toDecimal(Fraction.of(-1, 8), 2)).toBe('-0.13');
    expect(toDecimal(Fraction.of(5, 2), 0)).toBe('3');
    expect(toMoney(Fraction.of(5, 2), 'NGN').value).toEqual({ amountMinor: 3, currency: 'NGN' });
  });
});
