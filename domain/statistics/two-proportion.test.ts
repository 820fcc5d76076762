import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fisherExactPValue } from './fisher.ts';
import { twoProportionZ } from './two-proportion.ts';

const group = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).chain((n) => fc.tuple(fc.integer({ min: 0, max: n }), fc.constant(n)));
const groups = fc.tuple(group(1, 5000), group(1, 5000)).map(([[x1, n1], [x2, n2]]) => ({ x1, n1, x2, n2 }));
const smallGroups = fc.tuple(group(1, 14), group(1, 14)).map(([[x1, n1], [x2, n2]]) => ({ x1, n1, x2, n2 }));

describe('twoProportionZ', () => {
  it('pools the error for the test and not for the interval', () => {
    const result = twoProportionZ({ x1: 45, n1: 100, x2: 30, n2: 100 });
    expect(result.z).toBeCloseTo(0.15 / Math.sqrt(0.375 * 0.625 * 0.02), 12);
    const margin = 1.959963984540054 * Math.sqrt((0.45 * 0.55 + 0.3 * 0.7) / 100);
    expect(result.diff_ci_low).toBeCloseTo(0.15 - margin, 12);
    expect(result.diff_ci_high).toBeCloseTo(0.15 + margin, 12);
    expect(result.conclusion).toEqual({ test: 'z', p_value: result.p_value, significant_5pct: true });
    expect(result.reasons).toEqual({});
  });

  it('hands over to Fisher’s test when a group has fewer than five successes or failures', () => {
    // The z-test calls 0 of 20 against 4 of 20 significant; the exact test does not.
    const result = twoProportionZ({ x1: 0, n1: 20, x2: 4, n2: 20 });
    expect(result.counts_too_small).toBe(true);
    expect(result.significant_5pct).toBe(true);
    expect(result.conclusion).toEqual({
      test: 'fisher_exact',
      p_value: expect.closeTo(0.10602910602910603, 12),
      significant_5pct: false,
    });
    expect(result.reasons.conclusion).toContain('Fisher');
    expect(twoProportionZ({ x1: 5, n1: 10, x2: 5, n2: 10 }).counts_too_small).toBe(false);
    expect(twoProportionZ({ x1: 5, n1: 9, x2: 5, n2: 10 }).counts_too_small).toBe(true);
  });

  it.each([
    { x1: 0, n1: 50, x2: 0, n2: 60 },
    { x1: 50, n1: 50, x2: 60, n2: 60 },
  ])('has no z without any spread: %o', (input) => {
    const result = twoProportionZ(input);
    expect(result).toMatchObject({ z: null, p_value: null, significant_5pct: null, difference: 0 });
    expect(result.reasons.z).toBeTruthy();
    expect(result.conclusion).toMatchObject({ test: 'fisher_exact', significant_5pct: false });
    expect(result.conclusion.p_value).toBeCloseTo(1, 12);
  });

  it('only changes sign when the groups swap', () => {
    fc.assert(
      fc.property(groups, ({ x1, n1, x2, n2 }) => {
        const one = twoProportionZ({ x1, n1, x2, n2 });
        const other = twoProportionZ({ x1: x2, n1: n2, x2: x1, n2: n1 });
        expect(one.difference).toBeCloseTo(-other.difference, 12);
        expect(one.z === null).toBe(other.z === null);
        expect(one.z ?? 0).toBeCloseTo(-(other.z ?? 0), 9);
        expect(one.diff_ci_low).toBeCloseTo(-other.diff_ci_high, 12);
        expect(one.conclusion.p_value).toBeCloseTo(other.conclusion.p_value, 9);
      }),
    );
  });

  it('keeps every figure in range and its verdicts true to their p-values', () => {
    fc.assert(
      fc.property(groups, (input) => {
        const result = twoProportionZ(input);
        for (const p of [result.conclusion.p_value, result.p_value ?? 1]) {
          expect(p).toBeGreaterThanOrEqual(0);
          expect(p).toBeLessThanOrEqual(1);
        }
        expect(result.diff_ci_low).toBeLessThanOrEqual(result.difference);
        expect(result.diff_ci_high).toBeGreaterThanOrEqual(result.difference);
        expect(result.conclusion.significant_5pct).toBe(result.conclusion.p_value < 0.05);
        if (result.p_value !== null) expect(result.significant_5pct).toBe(result.p_value < 0.05);
      }),
    );
  });

  it.each([
    { x1: 1, n1: 0, x2: 1, n2: 5 },
    { x1: 6, n1: 5, x2: 1, n2: 5 },
    { x1: 1, n1: 5, x2: -1, n2: 5 },
    { x1: 1.5, n1: 5, x2: 1, n2: 5 },
    { x1: 1, n1: 5, x2: 1, n2: Number.NaN },
  ])('refuses %o', (input) => {
    expect(() => twoProportionZ(input)).toThrow(RangeError);
  });
});

describe('fisherExactPValue', () => {
  it.each([
    [3, 4, 1, 4, 0.4857142857142857],
    [1, 10, 11, 14, 0.0027594561852200836],
    [8, 10, 1, 10, 0.005477494641581329],
    [10, 10, 0, 10, 1.082508822446903e-5],
    [2, 500, 11, 500, 0.02162854277350154],
    [5, 5, 7, 7, 1],
  ])('%i of %i against %i of %i', (x1, n1, x2, n2, p) => {
    expect(fisherExactPValue(x1, n1, x2, n2)).toBeCloseTo(p, 12);
  });

  it('equals the sum over all tables with the same totals', () => {
    fc.assert(
      fc.property(smallGroups, ({ x1, n1, x2, n2 }) => {
        const tables = Array.from({ length: n1 + 1 }, (_, k) => choose(n1, k) * choose(n2, x1 + x2 - k));
        const observed = tables[x1] ?? 0;
        const asUnlikely = tables.filter((count) => count <= observed);
        const p = sum(asUnlikely) / sum(tables);
        expect(fisherExactPValue(x1, n1, x2, n2)).toBeCloseTo(p, 9);
      }),
    );
  });

  it('copes with a million visitors', () => {
    expect(fisherExactPValue(3, 1_000_000, 4, 1_000_000)).toBeCloseTo(1, 6);
    expect(fisherExactPValue(3, 1_000_000, 500_000, 1_000_000)).toBe(0);
  });

  function choose(n: number, k: number): number {
    if (k < 0 || k > n) return 0;
    return k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k;
  }

  function sum(values: readonly number[]): number {
    return values.reduce((total, value) => total + value, 0);
  }
});
