import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AS_OF, anyEvidence, anyFive, anyLedger, FIVE } from '#tests/arbitraries/validation.ts';

import type { EvidenceItem } from './evidence.ts';
import { freshness } from './freshness.ts';
import { ROUNDING_NOTE } from './published-rules.ts';
import { explainAssumption, scoreAssumptions } from './score.ts';
import { inTenths, roundShares } from './shares.ts';

const one: EvidenceItem = {
  id: 'e1',
  assumptionId: 'A1',
  side: 'for',
  level: 'L3',
  independence: 'stranger',
  proof: 'verified',
  inSegment: true,
  count: 1,
  date: AS_OF,
  note: 'They told me of last Monday.',
};
const pointsOf = (change: Partial<EvidenceItem>, asOf = AS_OF) =>
  explainAssumption({ id: 'A1', importance: 3 }, [{ ...one, ...change }], asOf).score.r;

describe('points', () => {
  it.each([
    [{}, 1.5],
    [{ level: 'L1' }, 1],
    [{ level: 'L2' }, 0.5],
    [{ level: 'L4' }, 2.5],
    [{ level: 'L5' }, 4],
    [{ level: 'L6' }, 5],
    [{ count: 3 }, 4.5],
    [{ independence: 'warm' }, 0.9],
    [{ independence: 'friend' }, 0.375],
    [{ proof: 'artefact' }, 1.05],
    [{ proof: 'asserted' }, 0.6],
    [{ inSegment: false }, 0.45],
    [{ date: '2025-03-15' }, 0.75],
    [{ date: '2025-03-16' }, 1.5 * 0.5297315471796477],
    [{ date: '2024-03-15' }, 0.375],
  ] as const)('%o counts %d', (change, points) => {
    expect(pointsOf(change)).toBeCloseTo(points, 12);
  });

  it.each([
    ['L1', 3],
    ['L2', 3],
    ['L3', 6],
    ['L4', 8],
    ['L5', 12],
    ['L6', 15],
  ] as const)('%s stops at %d for strangers, at a quarter of that for friends', (level, cap) => {
    expect(pointsOf({ level, count: 1000 })).toBe(cap);
    expect(pointsOf({ level, count: 1000, independence: 'warm' })).toBe(cap * 0.6);
    expect(pointsOf({ level, count: 1000, independence: 'friend' })).toBe(cap * 0.25);
  });

  it('counts whole calendar months, with the end-of-month rule', () => {
    expect(pointsOf({ date: '2026-01-31' }, '2026-02-27')).toBe(1.5);
    expect(pointsOf({ date: '2026-01-31' }, '2026-02-28')).toBe(1.5 * freshness(1));
    expect(pointsOf({ date: '2026-01-31' }, '2026-03-30')).toBe(1.5 * freshness(1));
    expect(pointsOf({ date: '2026-01-31' }, '2026-03-31')).toBe(1.5 * freshness(2));
  });

  it('counts the next day, which has begun further east, as fresh and never as more', () => {
    expect(pointsOf({ date: '2026-03-16' })).toBe(pointsOf({ date: '2026-03-15' }));
    expect(pointsOf({ date: '2026-03-01' }, '2026-02-28')).toBe(1.5);
  });

  it('refuses evidence from the future', () => {
    expect(() => pointsOf({ date: '2026-03-17' })).toThrow(RangeError);
    expect(() => pointsOf({ date: '2027-03-15' })).toThrow(RangeError);
  });

  it('halves every year to the bit, and is near 0.5^(months/12) between', () => {
    for (let months = 0; months < 240; months++) {
      expect(freshness(months)).toBeCloseTo(0.5 ** (months / 12), 15);
      expect(freshness(months + 12)).toBe(freshness(months) / 2);
    }
    expect(freshness(12 * 9999)).toBe(0);
  });
});

describe('explainAssumption', () => {
  it('shows each group’s sum, its cap, and what the cap took', () => {
    const evidence = [one, { ...one, id: 'e2', count: 9 }, { ...one, id: 'e3', level: 'L5', side: 'against' } as const];
    const explained = explainAssumption({ id: 'A1', importance: 5 }, evidence, AS_OF);
    expect(explained.for.groups).toMatchObject([{ level: 'L3', sum: 15, cap: 6, counted: 6, capped: true }]);
    expect(explained.for.groups[0]?.items.map((item) => item.product)).toEqual([1.5, 13.5]);
    expect(explained.against.groups).toMatchObject([{ level: 'L5', sum: 4, cap: 12, counted: 4, capped: false }]);
    expect(explained.score).toMatchObject({ r: 6, s: 4, b: 6 / 16, d: 4 / 16, u: 6 / 16, risk: 1 - 6 / 16, items: 3 });
    expect(explained.score.bestLevel).toBe('L5');
  });
});

describe('roundShares', () => {
  it('rounds each figure half up, after clearing floating-point dust', () => {
    expect(roundShares({ support: 0.05, against: 0.15, unknown: 99.8 })).toEqual({
      support: 0.1,
      against: 0.2,
      unknown: 99.8,
    });
    expect(roundShares({ support: 12.249999999999998, against: 0, unknown: 87.75 }).support).toBe(12.3);
    expect(inTenths(20.6)).toBe(206);
    expect(ROUNDING_NOTE).toMatch(/sum to 100\./);
  });
});

describe('properties of the score', () => {
  const ledger = anyLedger(FIVE);

  it('sums to 100', () => {
    fc.assert(
      fc.property(anyFive, ledger, (assumptions, evidence) => {
        const { exact, displayed, assumptions: scores } = scoreAssumptions(assumptions, evidence, AS_OF);
        expect(exact.support + exact.against + exact.unknown).toBeCloseTo(100, 9);
        const shown = inTenths(displayed.support) + inTenths(displayed.against) + inTenths(displayed.unknown);
        expect(Math.abs(shown - 1000)).toBeLessThanOrEqual(1);
        for (const { b, d, u } of scores) expect(b + d + u).toBeCloseTo(1, 12);
      }),
    );
  });

  it('gives the same bits in whatever order the evidence comes', () => {
    const shuffled = ledger.chain((items) =>
      fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
    );
    fc.assert(
      fc.property(anyFive, shuffled, (assumptions, [items, other]) => {
        expect(scoreAssumptions(assumptions, other, AS_OF)).toEqual(scoreAssumptions(assumptions, items, AS_OF));
      }),
    );
  });

  it('moves the right way: evidence for never lowers Support nor raises Against or Unknown, and the reverse', () => {
    fc.assert(
      fc.property(anyFive, ledger, anyEvidence(FIVE), (assumptions, evidence, extra) => {
        const before = scoreAssumptions(assumptions, evidence, AS_OF).displayed;
        const after = scoreAssumptions(assumptions, [...evidence, { ...extra, id: 'extra' }], AS_OF).displayed;
        const [gaining, losing] =
          extra.side === 'for' ? (['support', 'against'] as const) : (['against', 'support'] as const);
        expect(after[gaining]).toBeGreaterThanOrEqual(before[gaining]);
        expect(after[losing]).toBeLessThanOrEqual(before[losing]);
        expect(after.unknown).toBeLessThanOrEqual(before.unknown);
      }),
    );
  });

  it('lets friends’ opinions saturate: a thousand weigh no more than what fills the cap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 24, max: 100_000 }), (count) => {
        const friends = { level: 'L2', independence: 'friend', proof: 'asserted' } as const;
        expect(pointsOf({ ...friends, count })).toBe(0.75);
      }),
    );
  });

  it('takes a thousand items', () => {
    const many = Array.from({ length: 1000 }, (_, index) => ({
      ...one,
      id: `e${index}`,
      assumptionId: `A${index % 5}`,
    }));
    const score = scoreAssumptions([{ id: 'A1', importance: 5 }], many, AS_OF);
    expect(score.displayed).toEqual({ support: 50, against: 0, unknown: 50 });
  });

  it('refuses to score nothing', () => {
    expect(() => scoreAssumptions([], [], AS_OF)).toThrow(RangeError);
  });
});
