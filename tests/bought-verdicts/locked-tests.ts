import { expect } from 'vitest';
import { countEvidence } from '#domain/validation/counted-evidence.ts';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { snapshotOf } from '#domain/validation/fixtures/ledger.ts';
import { shownBy } from '#domain/validation/fixtures/locked-tests.ts';
import { backed, filed, important, linked, marsGas, reportOf, tested } from '#domain/validation/fixtures/mars-gas.ts';
import { isFarBelow } from '#domain/validation/low-mark.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { resultsInShort, resultWords } from '#domain/validation/outsider-words.ts';
import { FORMULA_VERSION } from '#domain/validation/published-rules.ts';
import { buildReport } from '#domain/validation/report.ts';
import { checkResult, TEST_PROBLEMS, type TestRecord } from '#domain/validation/test-records.ts';
import type { PassMark } from '#domain/validation/test-templates.ts';
import { type Attempt, aFile, aLink, NOBODY_ELSE, passedAsProposed, seven } from './attempt.ts';

/** Tests, their marks and their results. */
export const lockedTests: readonly Attempt[] = [
  [
    'a locked mark moved once the result is known',
    'the first mark decides, and the move is objected to; a result from before the lock is refused',
    () => {
      const test = tested('D1', seven, 3, 10);
      const easier = { revision: 2, passMark: { ...seven, atLeast: 1 }, lockedAt: '2026-03-11' };
      const moved = { ...test, marks: [...test.marks, { ...easier, reason: 'Too hard', previousHash: '', hash: '' }] };
      const report = reportOf(filed, [moved]);
      expect(report.verdict).toMatchObject({ id: 'mixed', assumptionIds: ['D1'] });
      expect(report.caseAgainst.map(({ rule }) => rule)).toContain('C14.moved-mark');
      const early = { successes: 10, trials: 10, recordedAt: '2026-02-01', note: '' };
      expect(TEST_PROBLEMS[checkResult(test, early) ?? 'not_locked']).toMatch(/dated before the pass mark was locked/u);
    },
  ],
  [
    'three of three where two hundred were locked',
    'it reads too early, and enters no ledger',
    () => {
      const early = tested('R1', { kind: 'share', barPercent: '5', sample: 200 }, 3, 3);
      const { tests, beliefs } = reportOf([], [early]);
      expect(tests.find(({ record }) => record)?.reading?.current).toMatchObject({
        outcome: 'too_early',
        because: expect.stringMatching(/too early, 3 of 200\.$/),
      });
      expect(beliefs.find(({ id }) => id === 'R1')?.for).toEqual([]);
    },
  ],
  [
    'a test of two weeks passed a minute after its lock',
    'it reads too early until its sample is complete and its days are over, and holds nothing',
    () => {
      const test = tested('V1', { kind: 'count', atLeast: 7, sample: 14 }, 8, 9);
      const at = (recordedAt: string, trials: number): TestRecord => ({
        ...{ ...test, card: { ...test.card, days: 14 } },
        results: [{ successes: 8, trials, recordedAt, note: '' }],
      });
      const read = (record: TestRecord) => {
        const { tests, beliefs } = reportOf([], [record]);
        const { outcome, because } = tests.find(({ record: one }) => one)?.reading?.current ?? {};
        return [outcome, because?.split(': ').at(-1), beliefs.find(({ id }) => id === 'V1')?.for.length];
      };
      expect(read(at('2026-03-01T00:01:00Z', 9))).toEqual(['too_early', 'too early, 9 of 14, day 1 of 14.', 0]);
      expect(read(at('2026-03-01T00:01:00Z', 14))).toEqual(['too_early', 'too early, 14 of 14, day 1 of 14.', 0]);
      expect(read(at('2026-03-14T00:01:00Z', 9))).toEqual(['too_early', 'too early, 9 of 14.', 0]);
      expect(read(at('2026-03-14T00:01:00Z', 14))).toEqual(['pass', 'reached.', 1]);
      const kept = {
        ...snapshotOf({ intake: marsGas, evidence: [], testCards: [at('2026-03-01T00:01:00Z', 9)] }),
        formulaVersion: 'validation-score-2',
      };
      expect(buildReport(kept).beliefs.find(({ id }) => id === 'V1')?.for).toHaveLength(1);
    },
  ],
  [
    'locked tests of every belief, passed by an invented link each',
    'a link behind a result is an address that anybody can type: it takes a file, or somebody who confirms something (S17, W4)',
    () => {
      const verdictOf = (
        shown: object | ((id: string) => object),
        evidence: EvidenceItem[] = [],
        formulaVersion = FORMULA_VERSION,
      ) => {
        const testCards = important.map(({ id }) =>
          shownBy(passedAsProposed(id), typeof shown === 'function' ? shown(id) : shown),
        );
        return buildReport({ ...snapshotOf({ intake: marsGas, evidence, testCards }), formulaVersion }).verdict;
      };
      expect(verdictOf(aLink, [], 'validation-score-6').id).toBe('supported');
      expect(verdictOf(aLink)).toMatchObject({ id: 'mixed', blocks: expect.arrayContaining([NOBODY_ELSE]) });
      expect(verdictOf(aLink, linked).id).toBe('mixed');
      const aFileOfItsOwn = (id: string) => ({ file: { ...aFile.file, id, sha256: `of ${id}` } });
      expect(verdictOf(aFileOfItsOwn).id).toBe('supported');
      // One picture under all of them shows one of them (S20).
      expect(verdictOf(aFile, [], 'validation-score-7').id).toBe('supported');
      expect(verdictOf(aFile)).toMatchObject({
        id: 'mixed',
        blocks: expect.arrayContaining([expect.objectContaining({ code: 'own_word' })]),
      });
      expect(verdictOf(aLink, backed).id).toBe('mixed');
      expect(verdictOf(aLink, filed).id).toBe('supported');
    },
  ],
  [
    'locked tests of every belief with tiny marks, passed with a link and a file each',
    'a mark far below the one proposed shows nothing: its pass is the founder’s word, whatever is attached (S10)',
    () => {
      const lowered = (mark: PassMark): PassMark[] => [
        { kind: 'count', atLeast: 1, sample: 1 },
        mark.kind === 'share' ? { ...mark, barPercent: '1' } : { ...mark, atLeast: 1 },
      ];
      for (const at of [0, 1]) {
        const testCards = important.flatMap(({ id }) => {
          const { card } = tested(id, seven, 1, 1);
          const mark = lowered(card.passMark)[at];
          if (!mark || !isFarBelow(mark, card.passMark)) return [];
          return [shownBy(tested(id, mark, 200, 200), { ...aLink, ...aFile })];
        });
        expect(testCards.length).toBeGreaterThan(important.length / 2);
        const told = (evidence: EvidenceItem[], formulaVersion = FORMULA_VERSION) =>
          buildReport({ ...snapshotOf({ intake: marsGas, evidence, testCards }), formulaVersion });
        expect(told(linked, 'validation-score-6').verdict.id).toBe('supported');
        const { verdict, tests } = told(linked);
        expect(verdict).toMatchObject({ id: 'mixed', blocks: expect.arrayContaining([NOBODY_ELSE]) });
        expect(tests.find(({ record }) => record)?.reading?.current.outcome).toBe('pass');
        const one = countEvidence(snapshotOf({ intake: marsGas, evidence: [], testCards })).items;
        expect(new Set(one.map(({ proof, backed: shown }) => `${proof} ${shown}`))).toEqual(new Set(['asserted 0']));
      }
    },
  ],
  [
    'a failed test objected away',
    'it decides nothing then, and every reader reads that it failed and why the founder objects',
    () => {
      const objection = { reason: 'They were all from one family.', objectedAt: '2026-03-12' };
      const failed = { ...tested('D1', seven, 1, 10), objection };
      const report = reportOf(backed, [failed]);
      expect(report.caseAgainst.find(({ rule }) => rule === 'C2.failed-test')?.text).toContain(objection.reason);
      const told = outsiderReport(snapshotOf({ intake: marsGas, evidence: backed, testCards: [failed] }), report);
      expect(told.objections).toEqual(expect.arrayContaining([expect.stringMatching(/test failed/iu)]));
    },
  ],
  [
    'a test repeated until it passes',
    'every result stays, and each reader reads the ones that failed before the one that passed',
    () => {
      const again = (id: string, successes: number) => ({ ...tested('D1', seven, successes, 10), id });
      const testCards = [again('a', 1), again('b', 2), again('c', 8)];
      const told = outsiderReport(
        snapshotOf({ intake: marsGas, evidence: backed, testCards }),
        reportOf(backed, testCards),
      );
      expect(resultsInShort(told.results)).toBe('1 passed, 2 failed');
      expect(told.results[0] && resultWords(told.results[0])).toBe('Failed: 1 of 10, pass mark 7 of 10.');
      expect(told.objections).toContainEqual(expect.stringMatching(/test failed/iu));
    },
  ],
  [
    'a mark locked far below the one proposed',
    'the pass is told with the mark that the card proposed',
    () => {
      const testCards = [tested('D1', { ...seven, atLeast: 1 }, 1, 10)];
      const told = outsiderReport(
        snapshotOf({ intake: marsGas, evidence: linked, testCards }),
        reportOf(linked, testCards),
      );
      expect(told.results.map(resultWords)).toEqual(['Passed: 1 of 10, pass mark 1 of 10; 7 of 10 was proposed.']);
    },
  ],
];
