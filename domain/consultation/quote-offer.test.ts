import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fraction } from '../fraction.ts';
import { isOfferOpen, OFFER_LIMITS, type OfferLine, offerTotals } from './quote-offer.ts';

const line = (quantity: number, unitMinor: number): OfferLine => ({ description: 'Review', quantity, unitMinor });
const total = (lines: OfferLine[], discount = 0) => {
  const computed = offerTotals(lines, discount);
  return computed.ok ? computed.totals.totalMinor : computed.reason;
};

describe('what an offer comes to', () => {
  it.each([
    [[line(2, 30_000_025)], 50, 60_000_000],
    [[line(1, 1)], 0, 1],
    [[line(3, 33_333), line(1, 1)], 0, 100_000],
    [[line(1, 0), line(1000, 7)], 6999, 1],
  ])('%j less %d is %d', (lines, discount, expected) => {
    expect(total(lines, discount)).toBe(expected);
  });

  it.each([
    ['no_lines', [], 0],
    ['not_whole', [line(1.5, 100)], 0],
    ['not_whole', [line(1, 0.1)], 0],
    ['not_whole', [line(-1, 100)], 0],
    ['not_whole', [line(1, -100)], 0],
    ['not_whole', [line(1, Number.NaN)], 0],
    ['not_whole', [line(1, 100)], -1],
    ['not_whole', [line(1, 100)], 0.5],
    ['discount_too_large', [line(1, 100)], 101],
    ['nothing_to_pay', [line(1, 100)], 100],
    ['nothing_to_pay', [line(5, 0)], 0],
    ['too_large', [line(1000, Number.MAX_SAFE_INTEGER)], 0],
    ['too_large', [line(1, OFFER_LIMITS.totalMinor), line(1, 1)], 0],
  ])('refuses it as %s', (reason, lines, discount) => {
    expect(total(lines, discount)).toBe(reason);
  });

  it('is the exact sum, in whatever order the lines stand, and never a number that lost precision', () => {
    const anyLine = fc.record({
      description: fc.constant('Review'),
      quantity: fc.integer({ min: 1, max: OFFER_LIMITS.quantity }),
      unitMinor: fc.oneof(fc.nat(1_000_000_000), fc.nat(10)),
    });
    const anyLines = fc.array(anyLine, { minLength: 1, maxLength: OFFER_LIMITS.lines });
    fc.assert(
      fc.property(anyLines, fc.nat(1_000_000), (lines, discount) => {
        const computed = offerTotals(lines, discount);
        const exact = lines
          .reduce(
            (sum, { quantity, unitMinor }) => sum.plus(Fraction.of(quantity).times(Fraction.of(unitMinor))),
            Fraction.of(0),
          )
          .minus(Fraction.of(discount));
        if (!computed.ok) {
          const isRightly = { discount_too_large: exact.toNumber() < 0, nothing_to_pay: exact.toNumber() === 0 };
          expect(isRightly).toMatchObject({ [computed.reason]: true });
          return;
        }
        expect(computed.totals.totalMinor).toBe(exact.toNumber());
        expect(computed.totals.lineMinor.reduce((sum, amount) => sum + amount, 0)).toBe(computed.totals.subtotalMinor);
        expect(total([...lines].reverse(), discount)).toBe(computed.totals.totalMinor);
      }),
    );
  });
});

it('can be accepted until the moment it names, and not at it', () => {
  const until = '2026-04-30T23:00:00.000Z';
  expect(isOfferOpen(until, '2026-04-30T22:59:59.999Z')).toBe(true);
  expect(isOfferOpen(until, until)).toBe(false);
  expect(isOfferOpen(until, '2026-05-01T00:00:00.000Z')).toBe(false);
});
