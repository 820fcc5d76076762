import { canonicalJson } from '../canonical-json.ts';
import type { TestCard } from './test-cards.ts';
import type { PassMark } from './test-templates.ts';

/**
 * A pass mark as it was locked. Each later mark is a new revision that holds the hash of the one before, so that none can
 * be changed or taken away unseen. Times are in UTC, as `toISOString` writes them; the hash is the SHA-256 of `lockPayload`, in hex.
 */
export type LockedMark = {
  revision: number;
  passMark: PassMark;
  lockedAt: string;
  /** Why the mark was moved; '' for the first. */
  reason: string;
  previousHash: string | null;
  hash: string;
};

/** What was seen: `successes` of `trials`, and what shows it. The last result counts; the ones before it stay. */
export type TestResult = {
  successes: number;
  trials: number;
  recordedAt: string;
  note: string;
  /** Where a reader can see it. */
  link?: string;
  /** A file that shows it; only its owner can open it. */
  file?: { id: string; name: string; sha256: string };
};

/** Why the founder holds that a result says nothing: it does not count then, and every reader sees the reason. */
export type TestObjection = { reason: string; objectedAt: string };

export type TestRecord = {
  id: string;
  card: TestCard;
  marks: LockedMark[];
  results: TestResult[];
  objection?: TestObjection;
};

export type TestProblem =
  | 'not_locked'
  | 'invalid_mark'
  | 'invalid_result'
  | 'result_before_lock'
  | 'mark_unchanged'
  | 'reason_missing'
  | 'lock_order';

export const TEST_PROBLEMS: Readonly<Record<TestProblem, string>> = {
  not_locked: 'Lock the pass mark before you enter a result.',
  invalid_mark: '“At least” must be above 0 and no more than “Of how many”.',
  invalid_result: 'Give whole numbers: how many you tried, and how many of those succeeded.',
  result_before_lock: 'This result is dated before the pass mark was locked.',
  mark_unchanged: 'That is the pass mark you have already locked.',
  reason_missing: 'Say why you are moving the pass mark. Everyone who reads the report will see it.',
  lock_order: 'A pass mark cannot be locked earlier than the one before it.',
};

/**
 * The text whose SHA-256 is the lock: canonical JSON of the card's id and belief, the pass mark, the revision, the time
 * and the hash before. Hash exactly these UTF-8 bytes.
 */
export function lockPayload(record: Pick<TestRecord, 'id' | 'card'>, mark: Omit<LockedMark, 'hash'>): string {
  const { id, card } = record;
  return canonicalJson({ ...mark, card: { id, assumptionId: card.assumptionId, weBelieve: card.weBelieve } });
}

/** The next mark to lock, still without its hash: hash its `lockPayload`, then `withLockedMark`. */
export function nextMark(
  record: TestRecord,
  passMark: PassMark,
  lockedAt: string,
  reason = '',
): { mark: Omit<LockedMark, 'hash'> } | { problem: TestProblem } {
  const last = record.marks.at(-1);
  if (!isPassMark(passMark)) return { problem: 'invalid_mark' };
  if (last && canonicalJson(last.passMark) === canonicalJson(passMark)) return { problem: 'mark_unchanged' };
  if (last && reason.trim() === '') return { problem: 'reason_missing' };
  if (last && lockedAt < last.lockedAt) return { problem: 'lock_order' };
  const revision = record.marks.length + 1;
  return { mark: { revision, passMark, lockedAt, reason: last ? reason : '', previousHash: last?.hash ?? null } };
}

/** The record with one more locked mark. The marks before it stay for ever. */
export function withLockedMark(record: TestRecord, mark: LockedMark): TestRecord {
  return { ...record, marks: [...record.marks, mark] };
}

/** Why this result cannot be entered; null when it can. */
export function checkResult(record: TestRecord, result: TestResult): TestProblem | null {
  const first = record.marks[0];
  if (!first) return 'not_locked';
  const { successes, trials } = result;
  const counts = Number.isSafeInteger(successes) && Number.isSafeInteger(trials);
  if (!counts || trials < 1 || successes < 0 || successes > trials) return 'invalid_result';
  return result.recordedAt < first.lockedAt ? 'result_before_lock' : null;
}

/** The first revision whose lock does not hold (`hashOf` is SHA-256 in hex), or null when the whole chain does. */
export function firstBrokenLock(record: TestRecord, hashOf: (payload: string) => string): number | null {
  let previousHash: string | null = null;
  for (const [index, { hash, ...mark }] of record.marks.entries()) {
    const chained = mark.revision === index + 1 && mark.previousHash === previousHash;
    if (!chained || hashOf(lockPayload(record, mark)) !== hash) return index + 1;
    previousHash = hash;
  }
  return null;
}

function isPassMark(mark: PassMark): boolean {
  if (!Number.isSafeInteger(mark.sample) || mark.sample < 1) return false;
  if (mark.kind === 'count')
    return Number.isSafeInteger(mark.atLeast) && mark.atLeast >= 1 && mark.atLeast <= mark.sample;
  return /^(100|\d{1,2}(\.\d{1,4})?)$/.test(mark.barPercent) && Number(mark.barPercent) > 0;
}
