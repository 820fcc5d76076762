import { expect } from 'vitest';
import { standingSentence } from '#domain/validation/belief-standing.ts';
import { countEvidence } from '#domain/validation/counted-evidence.ts';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { snapshotOf, TODAY } from '#domain/validation/fixtures/ledger.ts';
import { shownBy } from '#domain/validation/fixtures/locked-tests.ts';
import {
  backed,
  confirmedByOne,
  filed,
  filedOnly,
  important,
  linked,
  marsGas,
  reportOf,
  tested,
} from '#domain/validation/fixtures/mars-gas.ts';
import { outsiderReport } from '#domain/validation/outsider-report.ts';
import { tilesOf } from '#domain/validation/outsider-words.ts';
import { FORMULA_VERSION } from '#domain/validation/published-rules.ts';
import { buildReport } from '#domain/validation/report.ts';
import type { TestRecord } from '#domain/validation/test-records.ts';
import {
  type Attempt,
  aFile,
  aLink,
  codesOf,
  NOBODY_ELSE,
  objectionRules,
  paid,
  passedAsProposed,
  seven,
  snapshot,
} from './attempt.ts';

/** What stands behind an entry. */
export const linksAndFiles: readonly Attempt[] = [
  [
    'one link under many entries',
    'all that share it are marked, and the report objects',
    () => {
      const same = [1, 2, 3].map((index) =>
        paid(`p${index}`, { link: 'https://example.com/one', note: `Paid, ${index}` }),
      );
      expect(codesOf(same)).toEqual(['one_source', 'one_source', 'repeated', 'repeated', 'repeated']);
      expect(objectionRules(same)).toContain('C16.repeated');
    },
  ],
  [
    'one link said of every belief at the highest level',
    'one source shows what people did for three beliefs, its people count once, and the verdict needs somebody else',
    () => {
      const intake = { ...marsGas, segmentSize: null, segment: '12 Ikeja hospitals that buy helium' };
      const link = 'https://example.com/proof';
      const lines = (entry: number) =>
        important.map(({ id }) =>
          paid(`${entry}-${id}`, {
            ...{ assumptionId: id, level: id.startsWith('P') ? 'L4' : 'L6', count: 30, link },
            ...{ note: `Thirty people paid and came back, ${entry}`, observation: { id: `o${entry}`, people: 30 } },
          }),
        );
      for (const entries of [[1], [1, 2], Array.from({ length: 17 }, (_, index) => index)]) {
        const told = snapshotOf({ intake, evidence: entries.flatMap(lines) });
        const report = buildReport(told);
        expect(report.verdict.id).not.toBe('supported');
        const { counts, seen } = outsiderReport(told, report);
        expect(counts).toMatchObject({ holds: 0, claimed: 3 });
        expect(seen).toMatchObject([
          { kind: 'told', count: 12 },
          { kind: 'cameBack', count: 12, onRecord: 12 },
        ]);
        expect(report.evidenceNotes.map(({ code }) => code)).toEqual(
          expect.arrayContaining(['one_source', 'above_segment']),
        );
      }
    },
  ],
  [
    'every belief backed by one link of its own',
    'nobody else has confirmed it: it takes a witness or a passed test, and the words ask for those, not for three links',
    () => {
      const one = backed.filter(({ id }) => !/-[23]$/u.test(id) && id !== 'back');
      const strong = one.map((item) => ({ ...item, level: 'L4' as const, count: 12 }));
      const back = important.map(({ id }) => paid(`b-${id}`, { assumptionId: id, level: 'L3', count: 12 }));
      const { verdict } = reportOf([...strong, ...back]);
      expect(verdict).toMatchObject({ id: 'mixed', reason: expect.stringContaining('rests on your word alone') });
      expect(new Set(verdict.blocks?.map(({ code }) => code))).toEqual(
        new Set(['own_word', 'one_source', 'nobody_else']),
      );
      const asked = verdict.blocks?.find(({ code }) => code === 'one_source')?.text;
      expect(asked).toMatch(/Ask (?:more of )?those people to confirm it, or lock the mark of a test/u);
      expect(asked).not.toMatch(/three|until/u);
      const confirmed = (confirmedBy: number, fromOwnNetwork = 0) =>
        reportOf(
          [...strong, ...back].map((item) => ({
            ...item,
            witnessed: { ...confirmedByOne, confirmed: confirmedBy, networks: confirmedBy, fromOwnNetwork },
          })),
        ).verdict.id;
      expect(confirmed(1)).toBe('mixed');
      expect(confirmed(12)).toBe('supported');
      expect(confirmed(12, 12)).toBe('mixed');
      expect(reportOf(filed).verdict.id).toBe('supported');
    },
  ],
  [
    'three invented links under every belief',
    'links carry no belief, however many: each needs what a file shows or somebody else confirmed, and one yes in all does not do (W4)',
    () => {
      const verdictOf = (evidence: EvidenceItem[], testCards: TestRecord[] = [], formulaVersion = FORMULA_VERSION) =>
        buildReport({ ...snapshotOf({ intake: marsGas, evidence, testCards }), formulaVersion }).verdict;
      const { id, blocks = [] } = verdictOf(linked);
      expect(id).toBe('mixed');
      expect(blocks).toContainEqual(expect.objectContaining({ assumptionId: 'D1', code: 'nobody_else' }));
      const carried = blocks.filter(({ code }) => code === 'own_word');
      expect(carried.map(({ assumptionId }) => assumptionId)).toEqual(important.map((one) => one.id));
      expect(carried[0]?.text).toMatch(/^Links that nobody has checked/u);
      const lowered = important.map(({ id }) => ({
        ...{ assumptionId: id, importance: 4 as const, reason: 'It would be nice to know', date: TODAY },
      }));
      const allFour = snapshotOf({ intake: marsGas, evidence: linked, importanceEdits: lowered });
      expect(buildReport(allFour).verdict).toMatchObject({
        id: 'mixed',
        blocks: expect.arrayContaining([NOBODY_ELSE, expect.objectContaining({ code: 'own_word' })]),
      });
      const byOne = (fromOwnNetwork: number) =>
        linked.map((item) => (item.id === 'D1' ? { ...item, witnessed: { ...confirmedByOne, fromOwnNetwork } } : item));
      expect(verdictOf(byOne(1), [], 'validation-score-7').id).toBe('mixed');
      expect(verdictOf(byOne(0), [], 'validation-score-7').id).toBe('supported');
      expect(verdictOf(byOne(0)).id).toBe('mixed');
      const test = tested('D1', seven, 8, 10);
      expect(verdictOf(linked, [shownBy(test, aFile)], 'validation-score-7').id).toBe('supported');
      for (const one of [test, shownBy(test, aLink), shownBy(test, aFile)])
        expect(verdictOf(linked, [one]).id).toBe('mixed');
      expect(verdictOf(linked, [], 'validation-score-3').id).toBe('supported');
    },
  ],
  [
    'one picture as the receipt of every payment',
    'it shows the first of them; the others are the founder’s word (S20)',
    () => {
      const same = filedOnly.map((item) => ({ ...item, file: { id: `of-${item.id}`, name: 'a.png', sha256: 'a' } }));
      const told = snapshotOf({ intake: marsGas, evidence: same });
      const shown = countEvidence(told).items.filter(({ file }) => file);
      expect(shown).toHaveLength(1);
      expect(buildReport(told).verdict).toMatchObject({
        id: 'mixed',
        blocks: expect.arrayContaining([expect.objectContaining({ code: 'own_word' })]),
      });
    },
  ],
  [
    'three different pictures under every belief, and one friend who says yes',
    'each belief of importance 5 needs somebody else of its own, or a passed test with a file: no number of files stands for that (W4)',
    () => {
      const report = reportOf(filedOnly);
      const vital = important.filter(({ importance }) => importance === 5).map(({ id }) => id);
      expect(report.verdict).toMatchObject({
        id: 'mixed',
        reason: expect.stringMatching(/too few others have confirmed something the idea cannot do without\.$/u),
        assumptionIds: vital,
      });
      expect(new Set(report.verdict.blocks?.map(({ code }) => code))).toEqual(new Set(['one_source']));
      const kept = { ...snapshot(filedOnly), formulaVersion: 'validation-score-8' };
      expect(buildReport(kept).verdict.id).toBe('supported');
      const testCards = vital.map((id) =>
        shownBy(passedAsProposed(id), { file: { ...aFile.file, id, sha256: `of ${id}` } }),
      );
      expect(reportOf(filedOnly, testCards).verdict.id).toBe('supported');
      for (const { id } of testCards)
        expect(
          reportOf(
            filedOnly,
            testCards.filter((one) => one.id !== id),
          ).verdict.id,
        ).toBe('mixed');
      const textFor = (id: string) => report.verdict.blocks?.find(({ assumptionId }) => assumptionId === id)?.text;
      expect(textFor('D1')).toMatch(/^Too few have confirmed it so far/u);
      expect(textFor('V1')).toMatch(/^Nobody else has confirmed it\./u);
    },
  ],
  [
    'invented links everywhere, for the page that others read',
    'they are told as unchecked, and what holds by them as the founder’s word, beside Mixed',
    () => {
      const told = outsiderReport(snapshot(linked), reportOf(linked));
      expect(told.verdict.id).toBe('mixed');
      expect(told.counts).toMatchObject({ holds: 0 });
      expect(standingSentence(told.counts)).toMatch(/ tested\. \d+ hold on the founder’s word\.$/);
      expect(tilesOf(told).map(({ words }) => words)).toContainEqual(expect.stringMatching(/, unchecked link$/));
    },
  ],
];
