import { Fraction } from '../fraction.ts';
import { wilsonInterval } from '../statistics/wilson.ts';
import { addDays, daysBetween } from '../time/days.ts';
import { parsePercent } from './figure.ts';
import type { TestCard } from './test-cards.ts';
import type { LockedMark, TestRecord, TestResult } from './test-records.ts';
import type { PassMark } from './test-templates.ts';
import { triedOf } from './tried-words.ts';

export const TEST_OUTCOMES = ['pass', 'fail', 'inconclusive', 'too_early'] as const;
export type TestOutcome = (typeof TEST_OUTCOMES)[number];

export const OUTCOME_WORDS: Readonly<Record<TestOutcome, string>> = {
  pass: 'pass',
  fail: 'fail',
  inconclusive: 'inconclusive',
  too_early: 'too early',
};

/** A result against a pass mark. Percentages to one decimal; the interval is Wilson's, 95%. */
type Tally = Pick<TestResult, 'successes' | 'trials'>;
export type TestReading = { outcome: TestOutcome; percent: number; lower: number; upper: number; because: string };

/** On which day of a test its result was entered, from 1, and how many days the test takes. */
export type TestTime = { day: number; days: number };

/**
 * Reads a result (at least one trial). Before the sample is complete and the days of the test are over nothing passes: it is too
 * early. Without `time` it is read as it was before 23 November 2026, by the sample of a share alone. A share passes when the whole interval is at or above the bar, fails when it is all
 * below, else it is inconclusive; below the locked sample it is too early to say. A count passes once it is reached, fails
 * once it no longer can be, and until then it is too early while people of the sample are still to be asked; with more
 * trials than the sample it must be reached in proportion. Source: `methods.md` §1.8; issue 10 §2 for what is too early; that a
 * test takes the days of its card is this product's own convention.
 */
export function readTest(passMark: PassMark, { successes, trials }: Tally, time?: TestTime): TestReading {
  const interval = wilsonInterval({ n: trials, successes });
  const figures = {
    percent: inPercent(interval.p),
    lower: inPercent(interval.lower),
    upper: inPercent(interval.upper),
  };
  const seen = `${successes} of ${trials} is ${figures.percent.toFixed(1)}% (allowing for chance, ${figures.lower.toFixed(1)} to ${figures.upper.toFixed(1)}%)`;
  const isEarly = time !== undefined && (trials < passMark.sample || time.day < time.days);
  const onDay = time && time.day < time.days ? `, day ${time.day} of ${time.days}` : '';
  const tooEarly = `too early, ${triedOf(trials, passMark.sample)}${onDay}`;
  if (passMark.kind === 'share') {
    const read = trials < passMark.sample ? 'too_early' : readShare(passMark.barPercent, interval);
    const outcome = isEarly && read !== 'fail' ? 'too_early' : read;
    const why = outcome === 'too_early' ? tooEarly : SHARE_BECAUSE[outcome];
    return { outcome, ...figures, because: `${seen}; the bar is ${passMark.barPercent}%: ${why}.` };
  }
  const read = readCount(passMark, successes, trials);
  const outcome = isEarly && read !== 'fail' ? 'too_early' : read;
  const mark = `the pass mark is ${passMark.atLeast} of ${passMark.sample}`;
  const why = outcome === 'too_early' ? tooEarly : COUNT_BECAUSE[outcome];
  return { outcome, ...figures, because: `${seen}; ${mark}: ${why}.` };
}

const SHARE_BECAUSE: Record<Exclude<TestOutcome, 'too_early'>, string> = {
  pass: 'all of that range is at or above it',
  fail: 'all of that range is below it',
  inconclusive: 'it lies within that range, so try more people',
};

const COUNT_BECAUSE: Record<'pass' | 'fail', string> = {
  pass: 'reached',
  fail: 'it can no longer be reached',
};

function readShare(barPercent: string, { lower, upper }: { lower: number; upper: number }) {
  const bar = (parsePercent(barPercent) ?? Fraction.of(1)).toNumber();
  if (lower >= bar) return 'pass';
  return upper < bar ? 'fail' : 'inconclusive';
}

function readCount(mark: { atLeast: number; sample: number }, successes: number, trials: number) {
  if (trials > mark.sample) return successes * mark.sample >= mark.atLeast * trials ? 'pass' : 'fail';
  if (successes >= mark.atLeast) return 'pass';
  return successes + (mark.sample - trials) < mark.atLeast ? 'fail' : 'too_early';
}

const inPercent = (fraction: number) => Math.round(fraction * 1000) / 10;

/** The last result against the pass mark in force and, where it was moved, against the one that was locked first. */
export type RecordReading = { current: TestReading; first: TestReading; moved: boolean; movedAfterResult: boolean };

/** Null until there is a locked mark and a result. `isTimed` is false for what was kept before the third formula. */
export function readRecord({ card, marks, results }: TestRecord, isTimed = true): RecordReading | null {
  const [first, current] = [marks[0], marks.at(-1)];
  const [firstResult, result] = [results[0], results.at(-1)];
  if (!first || !current || !firstResult || !result) return null;
  const time = isTimed ? testTime(card, first, result.recordedAt) : undefined;
  return {
    current: readTest(current.passMark, result, time),
    first: readTest(first.passMark, result, time),
    moved: marks.length > 1,
    movedAfterResult: current.lockedAt > firstResult.recordedAt,
  };
}

/** A test begins on the day when its first mark was locked; a day is a calendar day in UTC. */
export function testTime(
  { days }: Pick<TestCard, 'days'>,
  { lockedAt }: Pick<LockedMark, 'lockedAt'>,
  at: string,
): TestTime {
  return { day: Math.max(0, daysBetween(lockedAt.slice(0, 10), at.slice(0, 10))) + 1, days };
}

/**
 * The reading of a test that was decided, by its last result; null while it is not. Where a mark was moved after a result was
 * known, the one that was locked first decides.
 */
export function decisiveReading(record: TestRecord, isTimed = true): (TestReading & { revision: number }) | null {
  const reading = readRecord(record, isTimed);
  if (!reading) return null;
  const decisive = reading.movedAfterResult ? reading.first : reading.current;
  const revision = reading.movedAfterResult ? 1 : record.marks.length;
  return decisive.outcome === 'pass' || decisive.outcome === 'fail' ? { ...decisive, revision } : null;
}

/** Whether a test was locked and people of its sample are still to be asked. */
export function isUnderWay(record: TestRecord | null): boolean {
  if (!record || record.marks.length === 0 || record.objection) return false;
  const reading = readRecord(record);
  return reading === null || (reading.current.outcome === 'too_early' && decisiveReading(record) === null);
}

/**
 * "1 of 10 so far; successes: 1." while it is too early to say, "10 of 10 by day 5 of 14; …" where only the days are missing ("200 tried,
 * asked for 1, by day 5 of 14; …" where more were tried than asked for),
 * else what came of it; '' without a result. `wordDay` writes a calendar day.
 */
export function progressWords(record: TestRecord, wordDay: (day: string) => string): string {
  const [reading, last] = [readRecord(record), record.results.at(-1)];
  const [locked] = record.marks;
  const mark = reading?.movedAfterResult ? locked : record.marks.at(-1);
  if (!reading || !last || !mark || !locked) return '';
  const { outcome } = reading.movedAfterResult ? reading.first : reading.current;
  const figure = (count: number) => count.toLocaleString('en-GB');
  const [successes, trials] = [last.successes, last.trials].map(figure);
  const tried = triedOf(last.trials, mark.passMark.sample);
  if (outcome !== 'too_early') return `So far ${successes} of ${trials}.`;
  const { day, days } = testTime(record.card, locked, last.recordedAt);
  if (last.trials < mark.passMark.sample || day >= days) return `${tried} so far; successes: ${successes}.`;
  const over = wordDay(addDays(locked.lockedAt.slice(0, 10), days - 1));
  return `${tried}${last.trials > mark.passMark.sample ? ',' : ''} by day ${day} of ${days}; successes: ${successes}. Enter the result again on ${over}, when its days are over.`;
}
