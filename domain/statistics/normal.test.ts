import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { twoSidedPValue } from './normal.ts';

describe('twoSidedPValue', () => {
  it.each([
    [0, 1],
    [1, 0.31731050786291415],
    [1.6448536269514722, 0.1],
    [1.959963984540054, 0.05],
    [2.575829303548901, 0.01],
    [3, 0.0026997960632601913],
    [3.5, 0.0004652581580710501],
    [3.6, 0.000318217180315068],
    [6, 1.9731752900754024e-9],
    [10, 1.5239706048321186e-23],
  ])('z = %f has p = %f', (z, p) => {
    expect(Math.abs(twoSidedPValue(z) / p - 1)).toBeLessThan(1e-11);
    expect(twoSidedPValue(-z)).toBe(twoSidedPValue(z));
  });

  it('stays within 0 and 1 and falls as z grows, across both ways of computing it', () => {
    const z = fc.double({ min: 0, max: 30, noNaN: true });
    fc.assert(
      fc.property(z, fc.double({ min: 0.001, max: 5, noNaN: true }), (at, step) => {
        const [near, far] = [twoSidedPValue(at), twoSidedPValue(at + step)];
        expect(far).toBeLessThan(near);
        expect(far).toBeGreaterThanOrEqual(0);
        expect(near).toBeLessThanOrEqual(1);
      }),
    );
  });
});
