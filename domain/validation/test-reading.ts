import { Fraction } from '../fraction.ts';
import { wilsonInterval } from '../statistics/wilson.ts';
import { parsePercent } from './figure.ts';
import type { TestRecord, TestResult } from './test-records.ts';
import type { PassMark } from './test-templates.ts';

export type TestOutcome = 'pass' | 'fail' | 'inconclusive';

/** A result against a pass mark. Percentages to one decimal; the interval is Wilson's, 95%. */
export type TestReading = { outcome: TestOutcome; percent: number; lower: number; upper: number; because: string };

/**
 * Reads a result (at least one trial). A share passes when the whole interval is at or above the bar, fails when it is all
 * below, else it is inconclusive. A count passes once it is reached, fails once it no longer can be, and is inconclusive
 * while people of the sample are still to be asked; with more trials than the sample it must be reached in proportion.
 * Source: `methods.md` §1.8.
 */
export function readTest(passMark: PassMark, { successes, trials }: TestResult): TestReading {
  const interval = wilsonInterval({ n: trials, successes });
  const figures = {
    percent: inPercent(interval.p),
    lower: inPercent(interval.lower),
    upper: inPercent(interval.upper),
  };
  const seen = `${successes} of ${trials} is ${figures.percent.toFixed(1)}% (95% interval ${figures.lower.toFixed(1)} to ${figures.upper.toFixed(1)}%)`;
  if (passMark.kind === 'share') {
    const outcome = readShare(passMark.barPercent, interval);
    return { outcome, ...figures, because: `${seen}; the bar is ${passMark.barPercent}%: ${SHARE_BECAUSE[outcome]}.` };
  }
  const outcome = readCount(passMark, successes, trials);
  const mark = `the pass mark is ${passMark.atLeast} of ${passMark.sample}`;
  return { outcome, ...figures, because: `${seen}; ${mark}: ${COUNT_BECAUSE[outcome]}.` };
}

const SHARE_BECAUSE: Record<TestOutcome, string> = {
  pass: 'the whole interval is at or above it',
  fail: 'the whole interval is below it',
  inconclusive: 'the interval holds it, so try more people',
};

const COUNT_BECAUSE: Record<TestOutcome, string> = {
  pass: 'reached',
  fail: 'it can no longer be reached',
  inconclusive: 'the sample is not complete yet',
};

function readShare(barPercent: string, { lower, upper }: { lower: number; upper: number }): TestOutcome {
  const bar = (parsePercent(barPercent) ?? Fraction.of(1)).toNumber();
  if (lower >= bar) return 'pass';
  return upper < bar ? 'fail' : 'inconclusive';
}

function readCount(mark: { atLeast: number; sample: number }, successes: number, trials: number): TestOutcome {
  if (trials > mark.sample) return successes * mark.sample >= mark.atLeast * trials ? 'pass' : 'fail';
  if (successes >= mark.atLeast) return 'pass';
  return successes + (mark.sample - trials) < mark.atLeast ? 'fail' : 'inconclusive';
}

const inPercent = (fraction: number) => Math.round(fraction * 1000) / 10;

/** The last result against the pass mark in force and, where it was moved, against the one that was locked first. */
export type RecordReading = { current: TestReading; first: TestReading; moved: boolean; movedAfterResult: boolean };

/** Null until there is a locked mark and a result. */
export function readRecord({ marks, results }: TestRecord): RecordReading | null {
  const [first, current] = [marks[0], marks.at(-1)];
  const [firstResult, result] = [results[0], results.at(-1)];
  if (!first || !current || !firstResult || !result) return null;
  return {
    current: readTest(current.passMark, result),
    first: readTest(first.passMark, result),
    moved: marks.length > 1,
    movedAfterResult: current.lockedAt > firstResult.recordedAt,
  };
}
