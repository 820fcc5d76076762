import { expect, it } from 'vitest';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { observed, snapshotOf } from './fixtures/ledger.ts';
import { lockedTest, testResult } from './fixtures/locked-tests.ts';
import { type HeldImportance, withHeldImportance } from './held-importance.ts';
import { outsiderReport } from './outsider-report.ts';
import { buildReport } from './report.ts';

const pitched = { ...BOOKKEEPING, pitch: 'A bank that takes deposits from fabric traders and lends them money' };
const no = observed('no', { assumptionId: 'P1', level: 'L4', side: 'against', count: 9 });
const importanceOf = (intake: typeof BOOKKEEPING, heldImportance = {}) =>
  buildReport(snapshotOf({ intake, evidence: [no], heldImportance })).beliefs.find(({ id }) => id === 'P1')?.importance;

it('holds what a refused belief mattered before an answer was changed', () => {
  const [before, after] = [importanceOf(pitched) ?? 0, importanceOf(BOOKKEEPING) ?? 0];
  expect(before).toBeGreaterThan(after);
  const held = withHeldImportance(pitched, BOOKKEEPING, { evidence: [no] });
  expect(held).toEqual({ P1: before });
  expect(importanceOf(BOOKKEEPING, held)).toBe(before);
  expect(withHeldImportance(BOOKKEEPING, BOOKKEEPING, { evidence: [no], heldImportance: held })).toEqual(held);
});

it('holds nothing of what nobody spoke against, nor of what now matters as much or more', () => {
  const yes = { ...no, side: 'for' as const };
  expect(withHeldImportance(pitched, BOOKKEEPING, {})).toEqual({});
  expect(withHeldImportance(pitched, BOOKKEEPING, { evidence: [yes] })).toEqual({});
  expect(withHeldImportance(BOOKKEEPING, pitched, { evidence: [no] })).toEqual({});
  expect(snapshotOf({ heldImportance: {} })).not.toHaveProperty('heldImportance');
});

it('holds what failed its test, and what was called more important once', () => {
  const failed = lockedTest('P1', snapshotOf({ intake: pitched }), {
    passMark: { kind: 'count', atLeast: 7, sample: 10 },
    results: [testResult(1, 40)],
  });
  expect(withHeldImportance(pitched, BOOKKEEPING, { testCards: [failed] })).toEqual({
    P1: importanceOf(pitched),
  });
  const edit = { assumptionId: 'P1', importance: 5 as const, reason: 'Nothing works without it', date: '2026-03-12' };
  expect(withHeldImportance(pitched, BOOKKEEPING, { evidence: [no], importanceEdits: [edit] })).toEqual({ P1: 5 });
});

it('tells every reader what was spoken against and is no longer there', () => {
  const evidence = [{ ...no, assumptionId: 'V7', level: 'L5' as const }];
  const first = snapshotOf({ intake: BOOKKEEPING, evidence });
  expect(first.assumptions.map(({ id }) => id)).not.toContain('V7');
  const objections = (heldImportance: HeldImportance) => {
    const told = snapshotOf({ intake: BOOKKEEPING, evidence, heldImportance });
    return outsiderReport(told, buildReport(told)).objections;
  };
  const words = /^9 people spoke against “.+”\. The founder’s answers no longer contain it\.$/u;
  expect(objections({ V7: 5 })).toContainEqual(expect.stringMatching(words));
  expect(objections({})).not.toContainEqual(expect.stringMatching(words));
  const again = snapshotOf({ intake: BOOKKEEPING, evidence: [], heldImportance: { V7: 5 } });
  expect(JSON.stringify(buildReport(again).caseAgainst)).not.toContain('no longer contain');
});
