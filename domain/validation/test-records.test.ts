import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assembleAssumptions } from './assumptions.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { completeIntake } from './intake.ts';
import { scoreAssumptions } from './score.ts';
import { byRisk, TOP_RISKS, testCardFor } from './test-cards.ts';
import {
  checkResult,
  firstBrokenLock,
  lockPayload,
  nextMark,
  TEST_PROBLEMS,
  type TestRecord,
  withLockedMark,
} from './test-records.ts';
import type { PassMark } from './test-templates.ts';

const intake = completeIntake(BOOKKEEPING);
const assumptions = assembleAssumptions(intake);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const cardOf = (id: string) => {
  const assumption = assumptions.find((one) => one.id === id);
  if (!assumption) throw new Error(id);
  return testCardFor(assumption, intake);
};
const fresh = (): TestRecord => ({ id: 't1', card: cardOf('R1'), marks: [], results: [] });
const share = (barPercent: string, sample = 200): PassMark => ({ kind: 'share', barPercent, sample });

function lock(record: TestRecord, passMark: PassMark, lockedAt: string, reason?: string): TestRecord {
  const next = nextMark(record, passMark, lockedAt, reason);
  if ('problem' in next) throw new Error(next.problem);
  return withLockedMark(record, { ...next.mark, hash: sha256(lockPayload(record, next.mark)) });
}

describe('test cards', () => {
  it('go to the three riskiest; equal risks by class, then by id', () => {
    const scores = scoreAssumptions(assumptions, [], '2026-03-15').assumptions;
    const ids = byRisk(assumptions, scores).map((assumption) => assumption.id);
    expect(ids.slice(0, TOP_RISKS)).toEqual(['D1', 'V1', 'D3']);
    expect(byRisk([...assumptions].reverse(), scores).map((assumption) => assumption.id)).toEqual(ids);
  });

  it('are sized to the founder’s cash and weeks', () => {
    expect(cardOf('V1')).toMatchObject({
      kind: 'presale',
      days: 10,
      budget: { amountMinor: 600_000, currency: 'NGN' },
    });
    const poor = completeIntake({ ...BOOKKEEPING, cashAvailable: null, weeksAvailable: 1 });
    const [first] = assembleAssumptions(poor);
    expect(first && testCardFor(first, poor)).toMatchObject({ days: 2, budget: null });
  });

  it('say what to do, to whom, what counts and what passes, for every assumption', () => {
    for (const assumption of assumptions) {
      const card = testCardFor(assumption, intake);
      for (const text of [card.whatToDo, card.sample, card.success, ...card.script])
        expect(text.length).toBeGreaterThan(10);
      expect(card.passMark.sample).toBeGreaterThan(0);
    }
  });
});

describe('locking a pass mark', () => {
  it('refuses a result before the lock, and one dated before it', () => {
    const result = { successes: 12, trials: 200, recordedAt: '2026-03-02T10:00:00Z', note: '' };
    expect(checkResult(fresh(), result)).toBe('not_locked');
    const locked = lock(fresh(), share('5'), '2026-03-01T10:00:00Z');
    expect(checkResult(locked, result)).toBeNull();
    expect(checkResult(locked, { ...result, recordedAt: '2026-03-01T09:59:59Z' })).toBe('result_before_lock');
  });

  it.each([
    [1.5, 10],
    [-1, 10],
    [11, 10],
    [0, 0],
    [Number.NaN, 10],
  ])('refuses %d of %d', (successes, trials) => {
    const locked = lock(fresh(), share('5'), '2026-03-01T10:00:00Z');
    expect(checkResult(locked, { successes, trials, recordedAt: '2026-03-02', note: '' })).toBe('invalid_result');
  });

  it('keeps every mark that was ever locked, each chained to the one before', () => {
    const first = lock(fresh(), share('5'), '2026-03-01T10:00:00Z');
    const moved = lock(first, share('3'), '2026-03-05T10:00:00Z', 'The offer was shown without a price');
    expect(moved.marks.map((mark) => mark.revision)).toEqual([1, 2]);
    expect(moved.marks[1]?.previousHash).toBe(moved.marks[0]?.hash);
    expect(firstBrokenLock(moved, sha256)).toBeNull();
  });

  it('shows tampering with a mark, its time, its reason, the belief or the chain', () => {
    const moved = lock(lock(fresh(), share('5'), '2026-03-01'), share('3'), '2026-03-05', 'A reason');
    const [one, two] = moved.marks;
    if (!one || !two) throw new Error('two marks');
    const broken = (record: TestRecord) => firstBrokenLock(record, sha256);
    expect(broken({ ...moved, marks: [{ ...one, passMark: share('1') }, two] })).toBe(1);
    expect(broken({ ...moved, marks: [{ ...one, lockedAt: '2026-02-01' }, two] })).toBe(1);
    expect(broken({ ...moved, marks: [one, { ...two, reason: 'Another' }] })).toBe(2);
    expect(broken({ ...moved, marks: [two] })).toBe(1);
    expect(broken({ ...moved, card: { ...moved.card, weBelieve: 'Something easier.' } })).toBe(1);
  });

  it.each([
    ['the same mark', share('5'), '2026-03-05', 'Because', 'mark_unchanged'],
    ['no reason', share('3'), '2026-03-05', ' ', 'reason_missing'],
    ['an earlier time', share('3'), '2026-02-05', 'Because', 'lock_order'],
    ['a bar of nothing', share('0'), '2026-03-05', 'Because', 'invalid_mark'],
    ['a bar over 100%', share('101'), '2026-03-05', 'Because', 'invalid_mark'],
    ['more than the sample', { kind: 'count', atLeast: 6, sample: 5 }, '2026-03-05', 'Because', 'invalid_mark'],
    ['no sample', share('5', 0), '2026-03-05', 'Because', 'invalid_mark'],
  ] as const)('refuses to move it to %s', (_, passMark, lockedAt, reason, problem) => {
    const locked = lock(fresh(), share('5'), '2026-03-01');
    expect(nextMark(locked, passMark, lockedAt, reason)).toEqual({ problem });
    expect(TEST_PROBLEMS[problem].length).toBeGreaterThan(10);
  });
});

it.each<[string, PassMark]>([
  ['one of one', { kind: 'count', atLeast: 1, sample: 1 }],
  ['a share of one', share('50', 1)],
  ['all of them', { kind: 'count', atLeast: 5, sample: 5 }],
])('a pass mark may be %s', (_what, mark) => {
  expect(nextMark(fresh(), mark, '2026-03-01')).toMatchObject({ mark: { passMark: mark } });
});
