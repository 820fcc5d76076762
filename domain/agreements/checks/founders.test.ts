import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers } from '../answers.ts';
import { loanOfAVan } from '../fixtures/loan-of-a-van.ts';
import { FOUNDERS_CHECKS } from './founders.ts';

const problems = (answers: Answers) => FOUNDERS_CHECKS.flatMap((check) => check({ template: loanOfAVan, answers }));
const ids = (answers: Answers) => problems(answers).map(({ id }) => id);
const holding = (...shares: string[]) =>
  shares.map((share_percent, index) => ({ name: `Founder ${index + 1}`, share_percent }));

describe('shares and pool', () => {
  it.each([
    [holding('50', '40'), '10', true],
    [holding('33.333333', '33.333333', '33.333334'), '0', true],
    [holding('30.1', '30.2', '29.7'), '10.0', true],
    [holding('50', '40'), '9.999999', false],
    [holding('50', '40'), '10.000001', false],
    [holding('50', '50'), '10', false],
  ])('%j and a pool of %s', (founders, pool_percent, whole) => {
    expect(ids({ founders, pool_percent }).includes('shares_add_up')).toBe(!whole);
  });

  it('takes every exact split, to the millionth of a percent, and none that is off by one', () => {
    const millionths = (value: number) => `${Math.floor(value / 1e6)}.${String(value % 1e6).padStart(6, '0')}`;
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 99_999_999 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(cuts, (unsorted) => {
        const ends = [...unsorted.toSorted((a, b) => a - b), 100_000_000];
        const [pool = 0, ...parts] = ends.map((end, index) => end - (ends[index - 1] ?? 0));
        const founders = holding(...parts.map(millionths));
        expect(ids({ founders, pool_percent: millionths(pool) })).not.toContain('shares_add_up');
        expect(ids({ founders, pool_percent: millionths(pool + 1) })).toContain('shares_add_up');
      }),
    );
  });

  it('says by how much they are off', () => {
    const over = problems({ founders: holding('60', '45.5'), pool_percent: '10' });
    expect(over[0]).toMatchObject({ severity: 'block', variables: ['founders', 'pool_percent'] });
    expect(over[0]?.message).toContain('115.5%, 15.5 points too much');
    const under = problems({ founders: holding('60', '20'), pool_percent: '10' });
    expect(under[0]?.message).toContain('90%, 10 points too little');
  });

  it('says nothing while a share or the pool is not known', () => {
    expect(ids({ founders: holding('50', ''), pool_percent: '10' })).toEqual([]);
    expect(ids({ founders: holding('50', '40') })).toEqual([]);
    expect(ids({ pool_percent: '10' })).toEqual([]);
  });

  it('refuses a founder without a share', () => {
    expect(ids({ founders: holding('90', '0'), pool_percent: '10' })).toEqual(['founders_hold_shares']);
  });
});

it.each([
  [11, 12, []],
  [12, 12, ['cliff_within_vesting']],
  [13, 12, ['cliff_within_vesting']],
  [0, 1, []],
])('a cliff of %i in %i months', (vesting_cliff_months, vesting_months, expected) => {
  expect(ids({ vesting_cliff_months, vesting_months })).toEqual(expected);
});

describe('one founder alone', () => {
  it.each([
    ['67.5', '22.5', ['alone_drag_threshold_percent']],
    ['67.499999', '22.500001', []],
  ])('%s of 90 issued against a threshold of 75%%', (a, b, expected) => {
    expect(ids({ founders: holding(a, b), pool_percent: '10', drag_threshold_percent: '75' })).toEqual(expected);
  });

  it('is said of reserved matters too', () => {
    const found = problems({ founders: holding('80', '20'), pool_percent: '0', reserved_majority_percent: '80' });
    expect(found).toMatchObject([{ id: 'alone_reserved_majority_percent', severity: 'warn' }]);
    expect(found[0]?.message).toContain('Founder 1 can decide every reserved matter alone');
  });

  it('is not computed for a company that is all pool', () => {
    expect(ids({ founders: [], pool_percent: '100', drag_threshold_percent: '75' })).toEqual([]);
  });
});

it.each([
  ['50.1', '49', ['part_time_majority']],
  ['50', '49', []],
  ['50.1', '50', []],
])('a founder with %s%% who works %s%%', (share_percent, time_percent, expected) => {
  expect(ids({ founders: [{ name: 'Ada', share_percent, time_percent }] })).toEqual(expected);
});
