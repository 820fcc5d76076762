import fc from 'fast-check';
import { expect, it } from 'vitest';
import { priceText } from '../agreements/computed/texts.ts';
import { Fraction } from '../fraction.ts';
import { priceDecimals } from './price-decimals.ts';
import { roundShares } from './round-shares.ts';
import { type RoundTerms, solveRound } from './solve-round.ts';

it.each([
  ['10', 10, 1, 4],
  ['0.1', 1, 10, 4],
  ['0.0999', 999, 10_000, 6],
  ['0.01', 1, 100, 6],
  ['0.00999', 999, 100_000, 7],
  ['0.000001', 1, 1_000_000, 10],
  ['nothing', 0, 1, 4],
] as const)('states %s with so many decimals', (_, top, bottom, decimals) => {
  expect(priceDecimals(Fraction.of(top, bottom))).toBe(decimals);
});

it('states the same price in the documents and in the arithmetic', () => {
  const shares = 10_000_000;
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 100_000_000 }), fc.integer({ min: 1, max: 999 }), (preMoney, part) => {
      const terms = roundAt(Fraction.of(preMoney * 1000 + part, 1000), shares);
      const exact = terms.preMoney.over(Fraction.of(shares));
      const { price, priceDecimals: decimals } = roundShares(terms, solveRound(terms));
      const [, places = ''] = priceText(exact, 'USD').split('.');
      expect(places).toHaveLength(decimals);
      expect(priceText(exact, 'USD').replace(/[$,]/g, '')).toBe(fixed(price, decimals));
    }),
  );
});

/** A round without conversions or pool: its price is the pre-money valuation over the shares. */
function roundAt(preMoney: Fraction, shares: number): RoundTerms {
  const [issued, none] = [Fraction.of(shares), Fraction.of(0)];
  const holders = { issued, outstanding: issued, unissuedPool: none, convertibles: [] };
  return { ...holders, preMoney, newMoney: preMoney, pool: { increase: none }, convention: 'percent_ownership' };
}

/** The decimal digits of a price that has no more than `decimals` of them. */
function fixed(price: Fraction, decimals: number): string {
  const digits = price
    .times(Fraction.of(10).power(decimals))
    .round()
    .toString()
    .padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
