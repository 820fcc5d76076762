import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilson.ts';

const sample = fc
  .integer({ min: 1, max: 1_000_000 })
  .chain((n) => fc.record({ n: fc.constant(n), successes: fc.integer({ min: 0, max: n }) }));

describe('wilsonInterval', () => {
  it('keeps a width at the ends, where the plain interval collapses', () => {
    expect(wilsonInterval({ n: 20, successes: 0 })).toEqual({ p: 0, lower: 0, upper: expect.closeTo(0.1611, 4) });
    expect(wilsonInterval({ n: 20, successes: 20 })).toEqual({ p: 1, lower: expect.closeTo(0.8389, 4), upper: 1 });
  });

  it.each([
    [17, 40, 0.285, 0.578],
    [12, 200, 0.035, 0.102],
    [24, 200, 0.082, 0.172],
    [7, 10, 0.397, 0.892],
  ])('reads %i of %i as %f to %f', (successes, n, low, high) => {
    const { p, lower, upper } = wilsonInterval({ n, successes });
    expect(p).toBe(successes / n);
    expect(lower).toBeCloseTo(low, 3);
    expect(upper).toBeCloseTo(high, 3);
  });

  it('stays within 0 and 1 and holds the share itself', () => {
    fc.assert(
      fc.property(sample, (input) => {
        const { p, lower, upper } = wilsonInterval(input);
        expect(lower).toBeGreaterThanOrEqual(0);
        expect(upper).toBeLessThanOrEqual(1);
        expect(lower).toBeLessThanOrEqual(p);
        expect(upper).toBeGreaterThanOrEqual(p);
        expect(upper).toBeGreaterThan(lower);
      }),
    );
  });

  it('mirrors when successes and failures swap', () => {
    fc.assert(
      fc.property(sample, ({ n, successes }) => {
        const one = wilsonInterval({ n, successes });
        const other = wilsonInterval({ n, successes: n - successes });
        expect(one.lower).toBeCloseTo(1 - other.upper, 12);
      }),
    );
  });

  it('moves up with one more success, and widens with more confidence', () => {
    fc.assert(
      fc.property(
        sample.filter(({ n, successes }) => successes < n),
        ({ n, successes }) => {
          const here = wilsonInterval({ n, successes });
          const next = wilsonInterval({ n, successes: successes + 1 });
          expect(next.lower).toBeGreaterThan(here.lower);
          expect(next.upper).toBeGreaterThan(here.upper);
          const wide = wilsonInterval({ n, successes, z: 2.575829303548901 });
          expect(wide.upper - wide.lower).toBeGreaterThan(here.upper - here.lower);
        },
      ),
    );
  });

  it.each([
    { n: 0, successes: 0 },
    { n: -1, successes: 0 },
    { n: 2.5, successes: 1 },
    { n: Number.NaN, successes: 0 },
    { n: Number.POSITIVE_INFINITY, successes: 1 },
    { n: 10, successes: 11 },
    { n: 10, successes: -1 },
    { n: 10, successes: 1.5 },
    { n: 10, successes: Number.NaN },
    { n: 10, successes: 1, z: 0 },
    { n: 10, successes: 1, z: -1 },
    { n: 10, successes: 1, z: Number.NaN },
  ])('refuses %o', (input) => {
    expect(() => wilsonInterval(input)).toThrow(RangeError);
  });
});
