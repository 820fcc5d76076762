import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Allocation, type VestingTerms, vestedAt, vestingAllocation, vestingSchedule } from './vesting.ts';
import { type AccelerationInput, vestingAcceleration } from './vesting-acceleration.ts';

const terms: VestingTerms = { quantity: 1_000_000, start: '2024-01-31', months: 48, cliff_months: 12 };
const anyTerms: fc.Arbitrary<VestingTerms> = fc.record({
  quantity: fc.integer({ min: 1, max: 10_000_000 }),
  start: fc.integer({ min: 0, max: 3_000 }).map(dayOf),
  months: fc.integer({ min: 24, max: 60 }),
  cliff_months: fc.integer({ min: 0, max: 24 }),
});

function dayOf(days: number): string {
  return new Date(Date.UTC(2020, 0, 1 + days)).toISOString().slice(0, 10);
}

describe('vestingSchedule', () => {
  it('vests on the day itself, counted from the start and not from the last date', () => {
    expect(vestingSchedule({ ...terms, list_dates: [12, 13, 14] }).dates).toEqual([
      '2025-01-31',
      '2025-02-28',
      '2025-03-31',
    ]);
    expect(vestedAt(terms, '2025-01-30')).toBe(0);
    expect(vestedAt(terms, '2025-01-31')).toBe(250_000);
    expect(vestedAt(terms, '2023-01-01')).toBe(0);
  });

  it('never falls, never passes the quantity and ends at it', () => {
    fc.assert(
      fc.property(anyTerms, fc.nat(6_000), fc.nat(6_000), (any, a, b) => {
        const [early, late] = [a, b].toSorted((x, y) => x - y).map((days) => vestedAt(any, dayOf(days)));
        expect(late).toBeGreaterThanOrEqual(early ?? 0);
        expect(late).toBeLessThanOrEqual(any.quantity);
        const { dates } = vestingSchedule({ ...any, list_dates: [any.months] });
        expect(vestedAt(any, dates[0] ?? '')).toBe(any.quantity);
      }),
    );
  });

  it.each([
    { quantity: 0 },
    { quantity: 1.5 },
    { start: '2023-02-29' },
    { months: 0 },
    { cliff_months: 49 },
    { cliff_months: -1 },
  ])('refuses %o', (wrong) => {
    expect(() => vestingSchedule({ ...terms, as_of: ['2025-01-31'], ...wrong })).toThrow(RangeError);
  });

  it('refuses dates that do not exist', () => {
    expect(() => vestingSchedule({ ...terms, as_of: ['2025-02-30'] })).toThrow(RangeError);
    expect(() => vestingSchedule({ ...terms, list_dates: [-1] })).toThrow(RangeError);
  });
});

describe('vestingAllocation', () => {
  const kinds: Allocation[] = [
    'CUMULATIVE_ROUNDING',
    'CUMULATIVE_ROUND_DOWN',
    'FRONT_LOADED',
    'BACK_LOADED',
    'FRONT_LOADED_TO_SINGLE_TRANCHE',
    'BACK_LOADED_TO_SINGLE_TRANCHE',
  ];

  it('always adds up to the quantity, in parts that are not negative', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 60 }), fc.constantFrom(...kinds), (...input) => {
        const [quantity, tranches, allocation] = input;
        const { schedule } = vestingAllocation({ quantity, tranches, allocation });
        expect(schedule).toHaveLength(tranches);
        expect(schedule.reduce((sum, each) => sum + each, 0)).toBe(quantity);
        expect(Math.min(...schedule)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    { quantity: -1 },
    { quantity: 0.5 },
    { tranches: 0 },
    { tranches: 1e9 },
    { allocation: 'FRACTIONAL' as never },
  ])('refuses %o', (wrong) => {
    expect(() => vestingAllocation({ quantity: 18, tranches: 4, allocation: 'BACK_LOADED', ...wrong })).toThrow(
      RangeError,
    );
  });
});

describe('vestingAcceleration', () => {
  const double: AccelerationInput = {
    quantity: 480_000,
    start: '2022-03-01',
    months: 48,
    cliff_months: 12,
    kind: 'double',
    event_date: '2024-03-01',
    termination_date: '2025-03-01',
    qualifying: true,
    window_months: 12,
    fraction: 1,
  };

  it('needs both triggers, the second within the window with its last day', () => {
    expect(vestingAcceleration(double)).toMatchObject({ vested_before: 360_000, accelerated: 120_000 });
    for (const unmet of [
      { termination_date: '2025-03-02' },
      { termination_date: '2024-02-29' },
      { termination_date: null },
      { qualifying: false },
    ])
      expect(vestingAcceleration({ ...double, ...unmet }).accelerated).toBe(0);
  });

  it('rounds the accelerated part down', () => {
    const single: AccelerationInput = { ...double, quantity: 7, kind: 'single', fraction: 0.5 };
    expect(vestingAcceleration(single)).toEqual({
      vested_before: 3,
      accelerated: 2,
      vested_after: 5,
      forfeited_or_unvested: 2,
    });
  });

  it('adds months for a good leaver, over the cliff but not beyond the quantity', () => {
    const months: AccelerationInput = { ...double, kind: 'months', termination_date: null, event_date: '2022-12-01' };
    expect(vestingAcceleration({ ...months, extra_months: 2 }).accelerated).toBe(0);
    expect(vestingAcceleration({ ...months, extra_months: 6 }).accelerated).toBe(150_000);
    expect(vestingAcceleration({ ...months, extra_months: 90 }).forfeited_or_unvested).toBe(0);
  });

  it('splits the quantity into vested and not', () => {
    fc.assert(
      fc.property(anyTerms, fc.nat(4_000), fc.integer({ min: 0, max: 100 }), (any, days, percent) => {
        const result = vestingAcceleration({
          ...any,
          kind: 'single',
          event_date: dayOf(days),
          fraction: percent / 100,
        });
        expect(result.vested_after).toBe(result.vested_before + result.accelerated);
        expect(result.vested_after + result.forfeited_or_unvested).toBe(any.quantity);
        expect(result.forfeited_or_unvested).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    { fraction: 50 },
    { event_date: '2024-02-30' },
    { window_months: -1 },
    { kind: 'triple' as never },
    { kind: 'months' as const },
    { quantity: 0 },
  ])('refuses %o', (wrong) => {
    expect(() => vestingAcceleration({ ...double, ...wrong })).toThrow(RangeError);
  });
});
