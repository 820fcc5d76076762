import { describe, expect, it } from 'vitest';
import type { ImportanceEdit } from './assumptions.ts';
import { standingSentence } from './belief-standing.ts';
import { compareSnapshots } from './compare.ts';
import { countEvidence } from './counted-evidence.ts';
import type { EvidenceItem } from './evidence.ts';
import { observed, snapshotOf, TODAY } from './fixtures/ledger.ts';
import { shownBy } from './fixtures/locked-tests.ts';
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
  typed,
} from './fixtures/mars-gas.ts';
import { factsOfIdea } from './idea-facts.ts';
import { isFarBelow } from './low-mark.ts';
import { checkObservation, type Observation } from './observation.ts';
import { outsiderReport } from './outsider-report.ts';
import { resultsInShort, resultWords, tilesOf, witnessWords } from './outsider-words.ts';
import { countPeople } from './people.ts';
import { FORMULA_VERSION } from './published-rules.ts';
import { buildReport } from './report.ts';
import type { Importance } from './score.ts';
import { checkResult, TEST_PROBLEMS, type TestRecord } from './test-records.ts';
import type { PassMark } from './test-templates.ts';

const seven: PassMark = { kind: 'count', atLeast: 7, sample: 10 };
const NOBODY_ELSE = expect.objectContaining({ code: 'nobody_else' });
const aLink = { link: 'https://example.com/sheet' };
const aFile = { file: { id: 'sheet', name: 'sheet.pdf', sha256: '0' } };
/** By its proposed mark, with everybody who was asked, and at least twenty of them. */
function passedAsProposed(id: string): TestRecord {
  const { card } = tested(id, seven, 1, 1);
  const people = Math.max(20, card.passMark.sample);
  return tested(id, card.passMark, people, people);
}
const snapshot = (evidence: EvidenceItem[]) => snapshotOf({ intake: marsGas, evidence });
const codesOf = (evidence: EvidenceItem[]) => reportOf(evidence).evidenceNotes.map(({ code }) => code);
const against = (evidence: EvidenceItem[]) => reportOf(evidence).caseAgainst.map(({ rule }) => rule);
const paid = (id: string, given: Partial<EvidenceItem> = {}) =>
  observed(id, { assumptionId: 'V1', level: 'L5', ...given });
const many = (count: number, given: Partial<EvidenceItem> = {}) =>
  important.flatMap(({ id }) =>
    Array.from({ length: count }, (_, index) =>
      observed(`${id}-${index}`, { assumptionId: id, level: 'L4', proof: 'asserted', ...given }),
    ),
  );
const talk: Observation = {
  ...{ who: '', howMet: '', independence: 'stranger', inSegment: true, people: 3, date: TODAY },
  note: 'Three told me of the last time',
  says: [{ assumptionId: 'D1', side: 'for', level: 'L3', count: 3 }],
};
const refusalsOf = (change: Partial<Observation>) =>
  checkObservation({ ...talk, ...change }, TODAY, { assumptionIds: ['D1'], segmentSize: 12 }).map(
    ({ message }) => message,
  );

/**
 * What was tried, and what stops it. Those that need a session, a browser or a network are held by
 * `server/modules/validation/witness.api.test.ts` as well. `docs/decisions/0023-bought-verdicts.md` is the same table in words.
 */
const ATTEMPTS: readonly [attempt: string, stops: string, outcome: () => void][] = [
  [
    'bulk entries: four hundred a belief',
    'the cap of each kind of entry, and that all of it is one’s own word',
    () => {
      const few = reportOf(many(4));
      const report = reportOf(many(400));
      const capOf = ({ beliefs }: typeof report) => beliefs.find(({ id }) => id === 'D1')?.for;
      expect(capOf(report)).toMatchObject([{ counted: 8, capped: true }]);
      expect(capOf(few)).toMatchObject([{ counted: 4, capped: false }]);
      expect(report.verdict).toMatchObject({
        id: 'mixed',
        reason: expect.stringContaining('rests on your word alone'),
      });
    },
  ],
  [
    'one person many times, on many beliefs',
    'an observation has its people once, however much it says',
    () => {
      const observation = { id: 'o1', people: 1 };
      const lines = important.map(({ id }) => observed(id, { assumptionId: id, level: 'L5', observation }));
      expect(countPeople(lines)).toBe(1);
      expect(outsiderReport(snapshot(lines), reportOf(lines)).seen).toMatchObject([{ kind: 'paid', count: 1 }]);
    },
  ],
  [
    'answering for a customer on one’s own phone',
    'one answer a phone and idea, none from the maker’s; more answers than people count for nothing',
    () => {
      const witnessed = { confirmed: 40, denied: 0, networks: 1, fromOwnNetwork: 0 };
      const [line] = snapshot([paid('p', { proof: 'asserted', count: 2, witnessed })]).evidence;
      const report = reportOf(line ? [line] : []);
      expect(report.beliefs.find(({ id }) => id === 'V1')?.for).toMatchObject([{ sum: 8 }]);
    },
  ],
  [
    'a private window on the founder’s own network',
    'such an answer is shown and verifies nothing, neither for the score nor for readiness',
    () => {
      const witnessed = { confirmed: 2, denied: 0, networks: 1, fromOwnNetwork: 2, networkNumbers: [1] };
      const typedLine = paid('p', { proof: 'asserted', count: 2 });
      const [alone, answered] = [typedLine, { ...typedLine, witnessed }].map((line) => {
        const told = snapshot([line]);
        const report = buildReport(told);
        return { score: report.score, payments: factsOfIdea('i', told, report).payments, report, told };
      });
      expect(answered?.score).toEqual(alone?.score);
      expect(answered?.payments).toEqual({ claimed: 2, documented: 0, verified: 0 });
      expect(answered && outsiderReport(answered.told, answered.report).witnesses).toMatchObject({ fromOwnNetwork: 2 });
      const kept =
        answered && factsOfIdea('i', { ...answered.told, formulaVersion: 'validation-score-2' }, answered.report);
      expect(kept?.payments).toEqual({ claimed: 2, documented: 2, verified: 2 });
    },
  ],
  [
    'many phones on one network',
    'every reader is told from how few networks they confirmed it, and how many on the founder’s own',
    () => {
      const witnessed = { confirmed: 12, denied: 0, networks: 1, fromOwnNetwork: 12 };
      const { evidenceNotes } = reportOf([paid('p', { count: 12, witnessed })]);
      expect(evidenceNotes).toMatchObject([
        {
          code: 'networks',
          text: expect.stringMatching(/^12 people confirmed it from one network, 12 on the network/u),
        },
      ]);
    },
  ],
  [
    'entries dated back',
    'what is old weighs less with every month, and a year of it is objected to',
    () => {
      const old = many(4, { date: '2024-03-15', proof: 'artefact', link: 'https://example.com/old' });
      const fresh = many(4, { proof: 'artefact', link: 'https://example.com/new' });
      const [was, is] = [old, fresh].map((evidence) => reportOf(evidence).score?.support ?? 0);
      expect(was).toBeLessThan((is ?? 0) / 2);
      expect(against(old)).toContain('C13.stale');
    },
  ],
  [
    'entries dated ahead',
    'a day that has not come is refused, and breaks a report',
    () => {
      expect(refusalsOf({ date: '2026-04-01' })).toEqual([expect.stringContaining('in the future')]);
      expect(() => reportOf([paid('p', { date: '2026-04-01' })])).toThrow(RangeError);
    },
  ],
  [
    'more people than the segment has, or than were there',
    'both are refused; what was entered before counts no more than the segment',
    () => {
      const counted = (count: number) => [{ assumptionId: 'D1', side: 'for', level: 'L3', count } as const];
      expect(refusalsOf({ people: 13, says: counted(13) })).toEqual([expect.stringContaining('12')]);
      expect(refusalsOf({ people: 3, says: counted(4) })).toEqual([expect.stringContaining('more than the people')]);
      expect(codesOf([paid('p', { count: 1000 })])).toEqual(['above_segment']);
    },
  ],
  [
    '“verified” by the founder’s own tick',
    'the proof is what stands behind it: nothing does, so it is asserted',
    () => {
      const support = (proof: EvidenceItem['proof']) =>
        reportOf(typed('L4', { proof, count: 1, note: 'One gave us a day' })).score;
      expect(support('verified')).toEqual(support('asserted'));
    },
  ],
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
      expect(tests.find(({ record }) => record)?.reading?.current).toMatchObject({ outcome: 'too_early' });
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
    'one link under many entries',
    'all that share it are marked, and the report objects',
    () => {
      const same = [1, 2, 3].map((index) =>
        paid(`p${index}`, { link: 'https://example.com/one', note: `Paid, ${index}` }),
      );
      expect(codesOf(same)).toEqual(['one_source', 'one_source', 'repeated', 'repeated', 'repeated']);
      expect(against(same)).toContain('C16.repeated');
    },
  ],
  [
    'cocaine in the pitch of an idea that holds',
    'nothing entered shows that the law allows it, it has no verdict, and it cannot be published',
    () => {
      const pitch = 'We deliver cocaine to party people in Lekki';
      const evidence = [...backed, paid('allowed', { assumptionId: 'P1', level: 'L4', count: 10 })];
      const changed = snapshotOf({ intake: { ...marsGas, pitch }, evidence });
      const report = buildReport(changed);
      expect(report.verdict.id).not.toBe('supported');
      const told = outsiderReport(changed, report);
      expect(told).toMatchObject({ isUnlawful: true, verdict: { label: 'No verdict' } });
      expect(told.holds.map(({ id }) => id)).not.toContain('P1');
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
            witnessed: { ...confirmedByOne, confirmed: confirmedBy, fromOwnNetwork },
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
    'eight naira from two hundred people, at a price of ₦60,000',
    'less than a fiftieth of the price is a token, and counts as an opinion (S22); no payment shows what one costs (S21)',
    () => {
      const paidInAll = (amountMinor: number, assumptionId = 'V1') => {
        const observation = { id: 'o', people: 4, paid: { amountMinor, currency: 'NGN' as const } };
        const evidence = [paid('p', { assumptionId, observation, count: 4 })];
        const intake = { ...marsGas, price: { amountMinor: 6_000_000, currency: 'NGN' as const } };
        return countEvidence(snapshotOf({ intake, evidence }));
      };
      const levelOf = (amountMinor: number) => paidInAll(amountMinor).items.map(({ level }) => level);
      expect([800, 479_999, 480_000, 24_000_000].map(levelOf)).toEqual([['L2'], ['L2'], ['L4'], ['L5']]);
      expect(paidInAll(800).notes).toContainEqual(
        expect.objectContaining({
          code: 'deposit',
          text: expect.stringMatching(
            /less than 2% of the price \(₦240,000\).+That price is ₦60,000 for each of 4 people\.$/u,
          ),
        }),
      );
      expect(paidInAll(24_000_000, 'V2')).toMatchObject({ items: [], notes: [{ code: 'unfit_level' }] });
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
    'every belief but one called less important before anybody refused, and one yes to that one',
    'a belief counts with no less than its rule gave it, whatever it is called (S18)',
    () => {
      const [kept, ...others] = important;
      const edits = others.map(({ id }) => ({
        ...{ assumptionId: id, importance: 1 as const, reason: 'It would be nice to know', date: TODAY },
      }));
      const evidence = filed.filter(({ assumptionId }) => assumptionId === kept?.id);
      const verdictOf = (formulaVersion: string, importanceEdits: ImportanceEdit[] = edits) =>
        buildReport({ ...snapshotOf({ intake: marsGas, evidence, importanceEdits }), formulaVersion }).verdict;
      expect(verdictOf('validation-score-8').id).toBe('supported');
      expect(verdictOf(FORMULA_VERSION)).toEqual(verdictOf(FORMULA_VERSION, []));
      expect(verdictOf(FORMULA_VERSION).id).toBe('untested');
    },
  ],
  [
    'one thousandth of the price, paid again',
    'what was paid again is a deposit or a token as well (S15, S22)',
    () => {
      const again = (amountMinor: number, formulaVersion = FORMULA_VERSION) => {
        const observation = { id: 'o', people: 4, paid: { amountMinor, currency: 'NGN' as const } };
        const evidence = [paid('p', { level: 'L6', observation, count: 4 })];
        return countEvidence({ ...snapshot(evidence), formulaVersion }).items.map(({ level }) => level);
      };
      expect([2_000, 40_000, 2_000_000].map((amount) => again(amount))).toEqual([['L2'], ['L4'], ['L6']]);
      expect(again(2_000, 'validation-score-8')).toEqual(['L6']);
    },
  ],
  [
    'a price test passed at ₦2,500, and then a price of ₦50,000',
    'the locked belief names its price: a pass at a lower one counts 0 (S23), a fail counts on',
    () => {
      const at = (naira: number, formulaVersion = FORMULA_VERSION) => {
        const testCards = [
          shownBy(passedAsProposed('V1'), aFile),
          { ...tested('V5', { ...seven, sample: 10 }, 0, 10), id: 'failed' },
        ];
        const intake = { ...marsGas, price: { amountMinor: 100 * naira, currency: 'NGN' as const } };
        return countEvidence({ ...snapshotOf({ intake, evidence: [], testCards }), formulaVersion });
      };
      const told = ({ items }: ReturnType<typeof at>) =>
        items.map(({ assumptionId, side }) => `${assumptionId} ${side}`).sort();
      expect(told(at(50_000))).toEqual(['V5 against']);
      expect(at(50_000).notes).toMatchObject([
        { code: 'earlier_price', text: expect.stringContaining('passed when the price was ₦2,500') },
      ]);
      for (const price of [2_500, 2_000]) expect(told(at(price))).toEqual(['V1 for', 'V5 against']);
      expect(told(at(50_000, 'validation-score-8'))).toEqual(['V1 for', 'V5 against']);
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
    'deposits entered as payments',
    'less than the price counts as a commitment and is told as a deposit; what was paid stays as it was',
    () => {
      const payments = (amountMinor: number, currency: 'NGN' | 'USD' = 'NGN') =>
        snapshot([paid('p', { count: 2, observation: { id: 'o', people: 2, paid: { amountMinor, currency } } })]);
      const read = (told: ReturnType<typeof snapshot>) => {
        const report = buildReport(told);
        const [group] = report.beliefs.find(({ id }) => id === 'V1')?.for ?? [];
        const [seen] = outsiderReport(told, report).seen;
        return [
          group?.level,
          seen?.kind,
          report.evidenceNotes.find(({ code }) => code === 'deposit')?.text.slice(0, 43),
        ];
      };
      expect(read(payments(100_000))).toEqual(['L4', 'deposit', '₦1,000 paid is 20% of the price (₦5,000): a']);
      expect(factsOfIdea('i', payments(100_000), buildReport(payments(100_000)))).toMatchObject({
        payments: { claimed: 0 },
        commitments: { claimed: 2 },
      });
      for (const full of [payments(500_000), payments(900_000), payments(100, 'USD'), snapshot([paid('p')])])
        expect(read(full)).toEqual(['L5', 'paid', undefined]);
      expect(read({ ...payments(100_000), formulaVersion: 'validation-score-3' })).toEqual(['L5', 'paid', undefined]);
    },
  ],
  [
    'hearsay that softens five refusals',
    'what people did at a cost is outweighed by the same alone, and the way out names how many must do it',
    () => {
      const word = (id: string, given: Partial<EvidenceItem>) => paid(id, { proof: 'asserted', ...given });
      const refused = [word('no', { side: 'against', count: 5 }), word('yes', {})];
      const hearsay = word('talk', { level: 'L3', count: 12, note: 'Somebody said that others would pay' });
      for (const side of ['for', 'against'] as const)
        expect(reportOf([...refused, { ...hearsay, side }]).verdict.id).toBe('contradicted');
    },
  ],
  [
    'a crowd that said yes, as one person',
    'it counts nothing while nobody was counted, and the note asks how many',
    () => {
      const yes = paid('all', { level: 'L2', proof: 'asserted', note: 'All the sellers said yes' });
      expect(reportOf([yes]).score).toEqual(reportOf([]).score);
      expect(codesOf([yes])).toEqual(['agreement']);
      expect(codesOf([{ ...yes, note: 'All nine sellers said yes', count: 9 }])).toEqual([]);
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
    'a failed belief made less important',
    'its test stays failed on every page, and nothing else becomes enough',
    () => {
      const reason = 'It would be nice to know, no more';
      const edits = [{ assumptionId: 'D1', importance: 3, reason, date: TODAY } as const];
      const testCards = [tested('D1', seven, 1, 10)];
      const lowered = snapshotOf({ intake: marsGas, evidence: backed, testCards, importanceEdits: edits });
      const report = buildReport(lowered);
      expect(report.verdict.id).toBe('mixed');
      expect(report.beliefs.find(({ id }) => id === 'D1')?.edits).toMatchObject([{ importance: 3, reason }]);
      const told = outsiderReport(lowered, report);
      expect(told.results.map(resultWords)).toEqual(['Failed: 1 of 10, pass mark 7 of 10.']);
      expect(told.objections).toContainEqual(expect.stringMatching(/test failed/iu));
    },
  ],
  [
    'a refused belief made less important',
    'it counts as it did for as long as the refusals stand, in whatever order it is raised, refused and lowered; every reader reads why it was lowered',
    () => {
      const reason = 'You can always sell it for less';
      const edit = (assumptionId: string, importance: Importance) => ({
        assumptionId,
        importance,
        reason,
        date: TODAY,
      });
      const no = (assumptionId: string) => paid(`no-${assumptionId}`, { assumptionId, side: 'against', count: 4 });
      const own = [
        {
          ...({ id: 'own-1', class: 'viability', importance: 3 } as const),
          ...{ statement: 'They pay before it is delivered', reason: 'Without it nobody would lend us money.' },
        },
      ];
      const told = (id: string, edits: ImportanceEdit[], evidence = [no(id)], formulaVersion = FORMULA_VERSION) => {
        const input = {
          intake: marsGas,
          evidence: [...filed, ...evidence],
          importanceEdits: edits,
          ownAssumptions: own,
        };
        const kept = { ...snapshotOf(input), formulaVersion };
        const report = buildReport(kept);
        return { report, outside: outsiderReport(kept, report) };
      };
      const five = 'own-1';
      const lowered = told(five, [edit(five, 5), edit(five, 1)]);
      const raised = told(five, [edit(five, 5)]);
      expect(raised.report.verdict.id).toBe('contradicted');
      expect(told(five, []).report.verdict.id).not.toBe('contradicted');
      expect(lowered.report.verdict).toEqual(raised.report.verdict);
      expect(lowered.report.score?.exact).toEqual(raised.report.score?.exact);
      expect(lowered.outside.counts).toEqual(raised.outside.counts);
      expect(lowered.report.beliefs.find(({ id }) => id === five)).toMatchObject({
        importance: 5,
        score: { importance: 5 },
      });
      const refusedPrice = [no('V1'), { ...no('V1'), id: 'more', independence: 'warm' as const, count: 12 }];
      const withoutFiles = (edits: ImportanceEdit[], formulaVersion = FORMULA_VERSION) => {
        const kept = {
          ...snapshotOf({ intake: marsGas, evidence: refusedPrice, importanceEdits: edits }),
          formulaVersion,
        };
        return { report: buildReport(kept), outside: outsiderReport(kept, buildReport(kept)) };
      };
      expect(withoutFiles([]).report.verdict.id).toBe('contradicted');
      for (const importance of [1, 2, 3, 4] as const) {
        const { report, outside } = withoutFiles([edit('V1', importance)]);
        expect(report.verdict.id).toBe('contradicted');
        expect(outside.against).toMatchObject([{ id: 'V1' }]);
        expect(outside.objections[0]).toMatch(
          /pay .*was called less important by the founder: “You can always sell it for less”/u,
        );
      }
      expect(withoutFiles([edit('V1', 1)], 'validation-score-6').report.verdict.id).not.toBe('contradicted');
      const nothingAgainst = told('D1', [edit('D1', 2)], []);
      expect(nothingAgainst.report.beliefs.find(({ id }) => id === 'D1')?.importance).toBe(5);
      const before = told('D1', [edit('D1', 2)], [], 'validation-score-8');
      expect(before.report.beliefs.find(({ id }) => id === 'D1')?.importance).toBe(2);
      expect(nothingAgainst.outside.objections[0]).toContain(reason);
    },
  ],
  [
    'twelve easy beliefs of one’s own, each confirmed',
    'what the answers make vital stays vital: its lack is named, however much else holds',
    () => {
      const own = Array.from({ length: 12 }, (_, index) => ({
        ...({ id: `own-${index}`, class: 'desirability', importance: 5 } as const),
        ...{ statement: `Water is wet on day ${index}`, reason: 'Without it nobody would buy this.' },
      }));
      const evidence = own.flatMap(({ id }) =>
        [1, 2, 3].map((entry) =>
          paid(`${id}-${entry}`, { assumptionId: id, level: 'L6', count: 4, witnessed: confirmedByOne }),
        ),
      );
      const { verdict } = buildReport(snapshotOf({ intake: marsGas, evidence, ownAssumptions: own }));
      expect(verdict).toMatchObject({ id: 'mixed', reason: expect.stringContaining('still below') });
      for (const { id } of important) expect(verdict.assumptionIds).toContain(id);
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
  [
    'a denied entry reworded',
    'the denial stands: that person stays out of every count, and each reader is told that somebody said no',
    () => {
      const told = (witnessed?: EvidenceItem['witnessed']) => {
        const entered = snapshot([paid('p', { proof: 'asserted', count: 3, ...(witnessed && { witnessed }) })]);
        return outsiderReport(entered, buildReport(entered));
      };
      const none = { confirmed: 0, denied: 1, networks: 0, fromOwnNetwork: 0 };
      const reworded = told({ ...none, deniedEarlier: 1 });
      expect(told().seen).toMatchObject([{ kind: 'paid', count: 3 }]);
      expect(reworded.seen).toMatchObject([{ kind: 'paid', count: 2 }]);
      expect(reworded).toEqual(told(none));
      expect(reworded.witnesses && witnessWords(reworded.witnesses)).toBe('1 of those asked said no.');
      const nobody = told({ ...none, denied: 3, deniedEarlier: 3 });
      expect(nobody.seen).toEqual([]);
      expect(nobody.witnesses && witnessWords(nobody.witnesses)).toBe('3 of those asked said no.');
    },
  ],
  [
    'a denied entry removed, or its count lowered',
    'both are told to every reader, for good, as the removal of what spoke against is',
    () => {
      const removedAgainst = [{ date: TODAY, entries: 0, denied: 1 }];
      const after = snapshotOf({ intake: marsGas, evidence: backed, removedAgainst });
      expect(outsiderReport(after, buildReport(after)).objections).toContainEqual(
        expect.stringMatching(/^1 entry that somebody asked said no to was removed or lowered on /),
      );
    },
  ],
  [
    'the refusals deleted',
    'a kept version holds them, and the comparison with it names what went; results of tests cannot be deleted',
    () => {
      const refused = paid('no', { side: 'against', count: 9, note: 'Nine refused to pay' });
      const { changes, steps } = compareSnapshots(snapshot([...backed, refused]), snapshot(backed));
      expect(changes.evidence.removed).toMatchObject([{ id: 'no', note: 'Nine refused to pay' }]);
      expect(steps.length).toBeGreaterThan(0);
    },
  ],
];

describe('what was tried to buy a verdict', () => {
  it.each(ATTEMPTS)('%s: %s', (_attempt, _stops, outcome) => outcome());

  it('comes to twelve attempts at least, each another one', () => {
    const names = ATTEMPTS.map(([attempt]) => attempt);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(12);
  });
});

describe('no verdict is bought', () => {
  it('by a thousand “verified” payments without a note', () => {
    const report = reportOf(typed('L5'));
    expect(report.verdict.id).not.toBe('supported');
    const codes = (id: string) =>
      report.evidenceNotes.filter(({ evidenceId }) => evidenceId === `L5-${id}`).map(({ code }) => code);
    expect(codes('V1')).toEqual(['no_note', 'above_segment']);
    expect(codes('P1')).toEqual(['unfit_level', 'no_note', 'above_segment']);
    expect(report.beliefs.find(({ id }) => id === 'P1')?.score).toMatchObject({ r: 0, bestLevel: null });
  });

  it('by every level at once, typed on every important assumption with a note', () => {
    const all = (['L1', 'L2', 'L3', 'L4', 'L5', 'L6'] as const).flatMap((level) =>
      typed(level, { note: `All twelve told us so at ${level}`, count: 12 }),
    );
    const { verdict } = reportOf(all);
    expect(verdict).toMatchObject({ id: 'mixed', reason: expect.stringContaining('rests on your word alone') });
    const onWord = verdict.blocks?.filter(({ code }) => code === 'own_word') ?? [];
    expect(onWord.map(({ assumptionId }) => assumptionId)).toEqual(important.map(({ id }) => id));
  });

  it('while the test of something vital failed, whatever else is on record', () => {
    expect(reportOf(filed).verdict.id).toBe('supported');
    const failed = tested('D1', { kind: 'count', atLeast: 7, sample: 10 }, 7, 40);
    expect(reportOf(backed, [failed]).verdict.id).toBe('mixed');
    const { verdict } = reportOf(filed, [failed]);
    expect(verdict).toMatchObject({ id: 'mixed', assumptionIds: ['D1'] });
    expect(verdict.blocks).toMatchObject([{ code: 'failed_test', text: expect.stringContaining('7 of 40') }]);
    const again = { ...tested('D1', { kind: 'count', atLeast: 7, sample: 10 }, 8, 10), id: 'u' };
    expect(
      reportOf(filed, [failed, { ...again, results: [{ ...again.results[0], recordedAt: '2026-03-12' } as never] }])
        .verdict.id,
    ).toBe('supported');
  });

  it('by moving the mark after the result was known', () => {
    const test = tested('D1', { kind: 'count', atLeast: 7, sample: 10 }, 3, 10);
    const easier = {
      revision: 2,
      passMark: { kind: 'count', atLeast: 1, sample: 10 } as const,
      lockedAt: '2026-03-11',
    };
    const moved = { ...test, marks: [...test.marks, { ...easier, reason: 'Too hard', previousHash: '', hash: '' }] };
    expect(reportOf(backed, [moved]).verdict.id).toBe('mixed');
  });

  it('by three of three against five per cent of two hundred', () => {
    const early = reportOf([], [tested('R1', { kind: 'share', barPercent: '5', sample: 200 }, 3, 3)]);
    const [test] = early.tests.filter(({ record }) => record);
    expect(test?.reading?.current).toMatchObject({
      outcome: 'too_early',
      because: expect.stringMatching(/too early, 3 of 200\.$/),
    });
  });
});
