import { describe, expect, it } from 'vitest';
import { countEvidence } from './counted-evidence.ts';
import type { EvidenceItem } from './evidence.ts';
import { observed, snapshotOf } from './fixtures/ledger.ts';
import { lockedTest, testResult } from './fixtures/locked-tests.ts';
import { marsGas } from './fixtures/mars-gas.ts';
import { buildReport } from './report.ts';
import { sharedFiles } from './shared-files.ts';
import { factsOfTests } from './test-facts.ts';
import type { TestRecord, TestResult } from './test-records.ts';

const idea = snapshotOf({ intake: marsGas });
const file = { id: 'f1', name: 'app.png', sha256: 'aa' };
const ended = (id: string, successes: number, given: Partial<TestResult> = {}) =>
  lockedTest(id, idea, { results: [testResult(successes, 200, { file: { ...file, id }, ...given })] });
const passed = (id: string, given: Partial<TestResult> = {}) => ended(id, 200, given);
const payment = (id: string, given: Partial<EvidenceItem> = {}) =>
  observed(id, { assumptionId: 'V1', level: 'L5', file: { ...file, id }, ...given });
const snapshot = (evidence: EvidenceItem[], testCards: TestRecord[] = []) =>
  snapshotOf({ intake: marsGas, evidence, testCards });

describe('one file behind several things', () => {
  it('shows the result of one test, the first, and is told', () => {
    const tests = [
      passed('D1', { recordedAt: '2026-03-12' }),
      passed('V1'),
      passed('R1', { file: { ...file, sha256: 'bb' } }),
    ];
    const whole = snapshot([], tests);
    const counted = countEvidence(whole);
    const shown = counted.items.map(({ assumptionId, proof, backed }) => [assumptionId, proof, backed]);
    expect(shown).toEqual([
      ['D1', 'asserted', 0],
      ['R1', 'artefact', undefined],
      ['V1', 'artefact', undefined],
    ]);
    expect(counted.notes.map(({ evidenceId, code }) => [evidenceId, code])).toEqual([
      ['test-t-D1', 'same_file'],
      ['test-t-V1', 'same_file'],
    ]);
    const told = buildReport(whole).caseAgainst.map(({ text }) => text);
    expect(told).toContain('One and the same file stands behind 2 tests.');
    expect(factsOfTests(whole).testsOnFile).toBe(2);
    const before = countEvidence({ ...whole, formulaVersion: 'validation-score-7' });
    expect(before.items.every(({ proof }) => proof === 'artefact')).toBe(true);
    expect(before.notes).toEqual([]);
  });

  it('softens no test that failed', () => {
    const items = countEvidence(snapshot([], [ended('D1', 0), ended('V1', 0)])).items;
    expect(items.map(({ side, proof }) => [side, proof])).toEqual([
      ['against', 'artefact'],
      ['against', 'artefact'],
    ]);
  });

  it('is told of payments of several people, and of a payment and a test', () => {
    const two = [payment('a'), payment('b', { assumptionId: 'D4' })];
    expect(sharedFiles({ evidence: two, testCards: [] })).toEqual([{ ids: ['a', 'b'], observations: 2, tests: 0 }]);
    const texts = buildReport(snapshot([payment('a')], [passed('D1')])).caseAgainst.map(({ text }) => text);
    expect(texts).toContain('One and the same file stands behind 1 entry and 1 test.');
  });

  it('is no fault of one observation that says several things', () => {
    const observation = { id: 'o', people: 1 };
    const lines = [payment('a', { observation }), payment('b', { assumptionId: 'D4', observation })];
    expect(sharedFiles({ evidence: lines, testCards: [passed('R1', { file: { ...file, sha256: 'bb' } })] })).toEqual(
      [],
    );
  });
});
