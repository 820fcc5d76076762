import { describe, expect, it } from 'vitest';
import { ASSUMPTION_CLASSES } from './assumption-rules.ts';
import { countEvidence } from './counted-evidence.ts';
import { observed, snapshotOf } from './fixtures/ledger.ts';
import { lockedTest, testResult } from './fixtures/locked-tests.ts';
import { factsOfIdea } from './idea-facts.ts';
import { whyUnfit } from './level-fit.ts';
import { FIRST_FORMULA_VERSION } from './published-rules.ts';
import { buildReport } from './report.ts';
import { TEST_EVIDENCE, testEvidence } from './test-evidence.ts';
import type { TestRecord } from './test-records.ts';
import { type PassMark, TEST_OF_CLASS, TEST_OF_RULE } from './test-templates.ts';

const { assumptions, asOf } = snapshotOf();
const seven: PassMark = { kind: 'count', atLeast: 7, sample: 10 };
const share: PassMark = { kind: 'share', barPercent: '5', sample: 200 };

function tested(successes: number, trials: number, passMark: PassMark = seven, assumptionId = 'V1'): TestRecord {
  const results = [testResult(successes, trials, { recordedAt: '2026-03-10T09:00:00Z' })];
  return lockedTest(assumptionId, snapshotOf(), { id: 't1', passMark, results });
}

describe('the result of a test', () => {
  it.each([
    [7, 10, seven, 'for', 7],
    [9, 20, seven, 'against', 5],
    [7, 40, seven, 'against', 21],
    [3, 7, seven, 'against', 4],
    [24, 200, share, 'for', 24],
    [0, 200, share, 'against', 10],
    [0, 2, { kind: 'count', atLeast: 1, sample: 2 }, 'against', 1],
  ] as const)('%d of %d against %o enters the ledger by itself, %s with %d', (successes, trials, mark, side, count) => {
    expect(testEvidence([tested(successes, trials, mark)], asOf)).toMatchObject([
      {
        id: 'test-t1',
        testId: 't1',
        assumptionId: 'V1',
        side,
        count,
        level: 'L5',
        independence: 'stranger',
        proof: 'asserted',
        date: '2026-03-10',
        note: expect.stringContaining(`“Ask for the money”: ${successes} of ${trials}`),
      },
    ]);
  });

  it.each([
    [3, 3, share],
    [12, 200, share],
    [4, 7, seven],
  ] as const)('%d of %d against %o decides nothing and adds nothing', (successes, trials, mark) => {
    expect(testEvidence([tested(successes, trials, mark)], asOf)).toEqual([]);
  });

  it('is an artefact where a link or a file shows it, and the founder’s word where nothing does', () => {
    const proofWith = (shown: Partial<TestRecord['results'][number]>) => {
      const record = tested(7, 10);
      const results = record.results.map((result) => ({ ...result, ...shown }));
      return testEvidence([{ ...record, results }], asOf)[0]?.proof;
    };
    expect(proofWith({})).toBe('asserted');
    expect(proofWith({ link: 'https://example.com/sheet' })).toBe('artefact');
    expect(proofWith({ file: { id: 'f', name: 'sheet.pdf', sha256: '0' } })).toBe('artefact');
  });

  it('moves the score, and stops when the founder objects, which everybody reads', () => {
    const record = tested(7, 10);
    const scoreOf = (testCards: TestRecord[]) => {
      const report = buildReport(snapshotOf({ evidence: [], testCards }));
      return { report, score: report.beliefs.find(({ id }) => id === 'V1')?.score };
    };
    expect(scoreOf([record]).score).toMatchObject({ r: 7 * 4 * 0.4, bestLevel: 'L5' });
    const objection = { reason: 'All seven are cousins', objectedAt: '2026-03-11T00:00:00Z' };
    const objected = scoreOf([{ ...record, objection }]);
    expect(objected.score).toMatchObject({ r: 0, bestLevel: null });
    expect(objected.report.evidenceNotes).toEqual([
      { evidenceId: 'test-t1', code: 'objected', text: 'Does not count. You object: “All seven are cousins”' },
    ]);
    const failed = scoreOf([{ ...tested(1, 10), objection }]).report.caseAgainst;
    expect(failed.find(({ rule }) => rule === 'C2.failed-test')?.text).toMatch(/objects: “All seven are cousins”$/);
  });

  it('of a mark moved after the result is read against the first mark', () => {
    const record = tested(3, 10);
    const easier = { revision: 2, passMark: { ...seven, atLeast: 1 }, lockedAt: '2026-03-11', reason: 'Too hard' };
    const moved = { ...record, marks: [...record.marks, { ...easier, previousHash: '', hash: '' }] };
    expect(testEvidence([moved], asOf)).toMatchObject([{ side: 'against', count: 4 }]);
  });

  it('is dated no later than the day of the report', () => {
    expect(testEvidence([tested(7, 10)], '2026-03-09')).toMatchObject([{ date: '2026-03-09' }]);
  });

  it('counts as no interview and no payment for readiness', () => {
    const snapshot = snapshotOf({
      evidence: [
        observed('e1', { assumptionId: 'V1', level: 'L5' }),
        observed('e2', { assumptionId: 'D1', level: 'L3' }),
      ],
      testCards: [tested(7, 10)],
    });
    const facts = factsOfIdea('i1', snapshot, buildReport(snapshot));
    expect([facts.payments.claimed, facts.strangerInterviews.claimed, facts.testsWithResult]).toEqual([1, 1, 1]);
  });

  it('did not count under the first formula', () => {
    const first = {
      ...snapshotOf({ evidence: [], testCards: [tested(7, 10)] }),
      formulaVersion: FIRST_FORMULA_VERSION,
    };
    expect(countEvidence(first).items).toEqual([]);
  });
});

it('has a level for each kind that can show what the kind is for', () => {
  const kinds = [
    ...ASSUMPTION_CLASSES.map((kind) => [kind, TEST_OF_CLASS[kind]] as const),
    ...assumptions.map(({ id, class: kind }) => [kind, TEST_OF_RULE[id] ?? TEST_OF_CLASS[kind]] as const),
  ];
  for (const [kind, test] of kinds) expect(whyUnfit(TEST_EVIDENCE[test].level, kind)).toBeNull();
});
