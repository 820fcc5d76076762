import { describe, expect, it } from 'vitest';
import { snapshotOf } from './fixtures/ledger.ts';
import { lockedMark, lockedTest, testResult } from './fixtures/locked-tests.ts';
import { progressWords, readRecord, readTest } from './test-reading.ts';
import type { PassMark } from './test-templates.ts';

const result = (successes: number, trials: number, recordedAt = '2026-03-10T00:00:00Z') =>
  testResult(successes, trials, { recordedAt });
const share = (barPercent: string): PassMark => ({ kind: 'share', barPercent, sample: 200 });
const seven: PassMark = { kind: 'count', atLeast: 7, sample: 10 };

describe('readTest', () => {
  it.each([
    [12, 200, 'inconclusive', 6, 3.5, 10.2],
    [24, 200, 'pass', 12, 8.2, 17.2],
    [2, 200, 'fail', 1, 0.3, 3.6],
    [0, 20, 'too_early', 0, 0, 16.1],
    [3, 3, 'too_early', 100, 43.9, 100],
    [199, 199, 'too_early', 100, 98.1, 100],
    [0, 200, 'fail', 0, 0, 1.9],
    [200, 200, 'pass', 100, 98.1, 100],
  ] as const)('reads %d of %d against 5%% as %s', (successes, trials, outcome, percent, lower, upper) => {
    expect(readTest(share('5'), result(successes, trials))).toMatchObject({ outcome, percent, lower, upper });
  });

  it('says how far the sample is', () => {
    expect(readTest(share('5'), result(3, 3)).because).toBe(
      '3 of 3 is 100.0% (allowing for chance, 43.9 to 100.0%); the bar is 5%: too early, 3 of 200.',
    );
    expect(readTest(seven, result(4, 7)).because).toMatch(/the pass mark is 7 of 10: too early, 7 of 10\.$/);
  });

  it('gives 7 of 10 its wide interval', () => {
    const reading = readTest(seven, result(7, 10));
    expect(reading).toMatchObject({ outcome: 'pass', lower: 39.7, upper: 89.2 });
    expect(reading.because).toBe(
      '7 of 10 is 70.0% (allowing for chance, 39.7 to 89.2%); the pass mark is 7 of 10: reached.',
    );
  });

  it.each([
    [7, 8, 'pass'],
    [3, 7, 'fail'],
    [4, 7, 'too_early'],
    [2, 2, 'too_early'],
    [6, 9, 'too_early'],
    [6, 10, 'fail'],
    [8, 20, 'fail'],
    [14, 20, 'pass'],
  ])('reads %d of %d against “7 of 10” as %s', (successes, trials, outcome) => {
    expect(readTest(seven, result(successes, trials)).outcome).toBe(outcome);
  });
});

describe('a test that takes its days', () => {
  const on = (day: number) => ({ day, days: 14 });
  const of14: PassMark = { kind: 'count', atLeast: 7, sample: 14 };

  it.each([
    [8, 14, 1, 'too_early', 'too early, 14 of 14, day 1 of 14.'],
    [8, 8, 1, 'too_early', 'too early, 8 of 14, day 1 of 14.'],
    [8, 9, 14, 'too_early', 'too early, 9 of 14.'],
    [8, 14, 13, 'too_early', 'too early, 14 of 14, day 13 of 14.'],
    [8, 14, 14, 'pass', 'reached.'],
    [14, 28, 40, 'pass', 'reached.'],
    [0, 8, 1, 'fail', 'it can no longer be reached.'],
  ] as const)('reads %d of %d on day %d as %s', (successes, trials, day, outcome, why) => {
    const reading = readTest(of14, { successes, trials }, on(day));
    expect(reading.outcome).toBe(outcome);
    expect(reading.because.endsWith(why), reading.because).toBe(true);
  });

  it('needs its days for a share, too', () => {
    expect(readTest(share('5'), { successes: 24, trials: 200 }, on(2)).because).toMatch(
      /too early, 200 of 200, day 2 of 14\.$/,
    );
    expect(readTest(share('5'), { successes: 24, trials: 200 }, on(14)).outcome).toBe('pass');
    expect(readTest(share('5'), { successes: 2, trials: 200 }, on(2)).outcome).toBe('fail');
  });
});

describe('readRecord', () => {
  const { card } = lockedTest('D1', snapshotOf());
  const mark = (revision: number, passMark: PassMark, lockedAt: string) => lockedMark(passMark, { revision, lockedAt });

  it('reads nothing before there is a mark and a result', () => {
    expect(readRecord({ id: 't', card, marks: [], results: [result(1, 2)] })).toBeNull();
    expect(readRecord({ id: 't', card, marks: [mark(1, seven, '2026-03-01')], results: [] })).toBeNull();
  });

  it('reads the last result against both the mark in force and the first one, and shows a move for ever', () => {
    const marks = [mark(1, share('5'), '2026-03-01'), mark(2, share('3'), '2026-03-11')];
    const reading = readRecord({ id: 't', card, marks, results: [result(1, 200), result(12, 200, '2026-03-12')] });
    expect(reading).toMatchObject({ moved: true, movedAfterResult: true });
    expect([reading?.first.outcome, reading?.current.outcome]).toEqual(['inconclusive', 'pass']);
  });

  it.each([
    [[], ''],
    [[result(1, 1)], '1 of 10 so far; successes: 1.'],
    [[result(1, 1), result(8, 10)], 'So far 8 of 10.'],
    [
      [result(8, 10, '2026-03-02')],
      '10 of 10 by day 2 of 10; successes: 8. Enter the result again on 2026-03-10, when its days are over.',
    ],
    [
      [result(200, 200, '2026-03-02')],
      '200 tried, asked for 10, by day 2 of 10; successes: 200. Enter the result again on 2026-03-10, when its days are over.',
    ],
  ])('says how far it is: %j', (results, words) => {
    expect(progressWords({ id: 't', card, marks: [mark(1, seven, '2026-03-01')], results }, (day) => day)).toBe(words);
  });
});
