import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceAnswers, vanWestendorp } from './van-westendorp.ts';

const rising = fc
  .tuple(...([1, 1, 1, 1] as const).map(() => fc.integer({ min: 1, max: 30 })))
  .map(
    (steps) => steps.map((_, index) => steps.slice(0, index + 1).reduce((a, b) => a + b)) as unknown as PriceAnswers,
  );

/** The definitions read literally: shares of respondents at every named price. */
function byDefinition(respondents: readonly PriceAnswers[]) {
  const grid = [...new Set(respondents.flat())].sort((a, b) => a - b);
  const share = (holds: (answers: PriceAnswers) => boolean) => respondents.filter(holds).length;
  const curves = grid.map((p) => ({
    tooCheap: share(([tooCheap]) => tooCheap > p),
    cheap: share(([, cheap]) => cheap > p),
    expensive: share(([, , expensive]) => expensive <= p),
    tooExpensive: share(([, , , tooExpensive]) => tooExpensive <= p),
    notCheap: share(([, cheap]) => cheap <= p),
    notExpensive: share(([, , expensive]) => expensive > p),
  }));
  type Curve = keyof (typeof curves)[number];
  const cross = (up: Curve, down: Curve) => {
    const at = curves.findIndex((curve) => curve[up] >= curve[down]);
    const [here, before] = [curves[at], curves[at - 1]];
    const step = grid[at] ?? Number.NaN;
    if (!here || !before) return { step, linear: step };
    // Where u0 + t(u1 − u0) = d0 + t(d1 − d0).
    const t = (before[down] - before[up]) / (here[up] - before[up] - (here[down] - before[down]));
    const start = grid[at - 1] ?? Number.NaN;
    return { step, linear: start + t * (step - start) };
  };
  return {
    pmc_original: cross('notCheap', 'tooCheap'),
    pme_original: cross('tooExpensive', 'notExpensive'),
    pmc_narrow: cross('expensive', 'tooCheap'),
    pme_narrow: cross('tooExpensive', 'cheap'),
    ipp: cross('expensive', 'cheap'),
    opp: cross('tooExpensive', 'tooCheap'),
  };
}

describe('vanWestendorp', () => {
  it('finds every crossing as the definitions say, by step and by straight line', () => {
    fc.assert(
      fc.property(fc.array(rising, { minLength: 1, maxLength: 40 }), (respondents) => {
        const { step, linear } = vanWestendorp({ respondents });
        for (const [point, expected] of Object.entries(byDefinition(respondents))) {
          expect(step[point as keyof typeof step]).toBe(expected.step);
          expect(linear[point as keyof typeof linear]).toBeCloseTo(expected.linear, 9);
        }
      }),
    );
  });

  it('interpolates where the lines cross between two prices', () => {
    const respondents: PriceAnswers[] = [
      [1, 2, 9, 10],
      [3, 4, 5, 6],
      [3, 4, 5, 6],
    ];
    const { step, linear } = vanWestendorp({ respondents });
    // At 2 two of three find it too cheap and one no longer cheap; at 3 none and one: the lines cross half-way.
    expect(step.pmc_original).toBe(3);
    expect(linear.pmc_original).toBe(2.5);
  });

  it('keeps the two pairs of range definitions apart, the narrow one inside the original', () => {
    fc.assert(
      fc.property(fc.array(rising, { minLength: 1, maxLength: 40 }), (respondents) => {
        const { step } = vanWestendorp({ respondents });
        expect(step.pmc_narrow).toBeGreaterThanOrEqual(step.pmc_original ?? Number.NaN);
        expect(step.pme_narrow).toBeLessThanOrEqual(step.pme_original ?? Number.NaN);
      }),
    );
  });

  it('reports the interval where two curves coincide', () => {
    const { step, plateaus } = vanWestendorp({ respondents: [[5, 10, 15, 20]] });
    expect(step.opp).toBe(5);
    expect(plateaus).toEqual({ pmc_narrow: [5, 10], pme_narrow: [10, 15], opp: [5, 15] });
  });

  it.each([
    [[10, 8, 20, 25]],
    [[5, 5, 10, 15]],
    [[5, 10, 10, 15]],
    [[5, 10, 15, 15]],
    [[-1, 10, 15, 20]],
    [[Number.NaN, 10, 15, 20]],
    [[5, 10, 15, Number.POSITIVE_INFINITY]],
  ] as unknown as [PriceAnswers][])('leaves out %j and says so', (answers) => {
    const good: PriceAnswers = [4, 8, 12, 16];
    const clean = vanWestendorp({ respondents: [good] });
    expect(vanWestendorp({ respondents: [good, answers] })).toEqual({ ...clean, dropped: 1 });
  });

  it('has no points without a valid respondent, and says why', () => {
    const none = vanWestendorp({ respondents: [[4, 3, 2, 1]] });
    expect(none).toMatchObject({ valid: 0, dropped: 1 });
    expect(none.plateaus).toEqual({});
    expect(
      Object.values(none.step)
        .concat(Object.values(none.linear))
        .every((point) => point === null),
    ).toBe(true);
    expect(none.reasons.step).toBeTruthy();
  });

  it('is indicative only below 30 respondents', () => {
    const many = (count: number) => Array.from({ length: count }, (): PriceAnswers => [1, 2, 3, 4]);
    expect(vanWestendorp({ respondents: many(29) }).indicative_only).toBe(true);
    expect(vanWestendorp({ respondents: many(30) }).indicative_only).toBe(false);
  });

  it('scales with the currency unit', () => {
    fc.assert(
      fc.property(fc.array(rising, { minLength: 1, maxLength: 20 }), (respondents) => {
        const kobo = respondents.map((answers) => answers.map((price) => price * 100) as unknown as PriceAnswers);
        const [naira, minor] = [vanWestendorp({ respondents }), vanWestendorp({ respondents: kobo })];
        expect(minor.step.opp).toBe((naira.step.opp ?? 0) * 100);
        expect(minor.linear.ipp).toBeCloseTo((naira.linear.ipp ?? 0) * 100, 6);
      }),
    );
  });
});
