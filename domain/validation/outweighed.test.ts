import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyEvidence, anyLedger } from '#tests/arbitraries/validation.ts';
import { beliefStandings } from './belief-standing.ts';
import type { EvidenceItem } from './evidence.ts';
import { observed, onFile, snapshotOf } from './fixtures/ledger.ts';
import { backed, confirmedByOne, filed, marsGas, reportOf } from './fixtures/mars-gas.ts';
import { buildReport } from './report.ts';
import type { VerdictId } from './verdict.ts';

const word = (id: string, given: Partial<EvidenceItem> = {}) =>
  observed(id, { assumptionId: 'V1', proof: 'asserted', level: 'L5', ...given });
const verdictOf = (evidence: EvidenceItem[]) => reportOf(evidence).verdict;
/** Untested and Mixed say how much was looked at: either side adds to that. */
const TOWARDS: Readonly<Record<VerdictId, number>> = {
  not_testable: 0,
  contradicted: 0,
  untested: 1,
  mixed: 1,
  supported: 2,
};

describe('what people did is outweighed by what people did alone', () => {
  const refused = [word('no', { side: 'against', count: 5 }), word('yes')];

  it('stays contradicted by five refusals and one payment, whatever is said for or against it', () => {
    expect(verdictOf(refused)).toMatchObject({ id: 'contradicted', assumptionIds: ['V1'] });
    for (const side of ['for', 'against'] as const)
      for (const level of ['L1', 'L2', 'L3'] as const)
        for (const count of [1, 12])
          expect(verdictOf([...refused, word('hearsay', { side, level, count })]).id).toBe('contradicted');
    for (const proof of ['asserted', 'artefact'] as const)
      expect(verdictOf([...refused, word('more', { proof, count: 12, link: 'https://example.com/x' })]).id).toBe(
        'contradicted',
      );
    expect(verdictOf([...refused, word('said', { witnessed: confirmedByOne })]).id).not.toBe('contradicted');
    expect(verdictOf([...refused, onFile('receipt', { assumptionId: 'V1', level: 'L5' })]).id).not.toBe('contradicted');
    const fifth = snapshotOf({ intake: marsGas, evidence: [...refused, word('second')] });
    expect(buildReport({ ...fifth, formulaVersion: 'validation-score-5' }).verdict.id).not.toBe('contradicted');
    const kept = { ...snapshotOf({ intake: marsGas, evidence: [...refused, word('h', { level: 'L3' })] }) };
    expect(buildReport({ ...kept, formulaVersion: 'validation-score-4' }).verdict.id).toBe('untested');
  });

  it('shows the belief as one that looks false for as long', () => {
    const snapshot = snapshotOf({ intake: marsGas, evidence: [...refused, word('h', { level: 'L3', count: 9 })] });
    const standing = beliefStandings(snapshot, buildReport(snapshot)).find(({ belief }) => belief.id === 'V1');
    expect(standing?.standing).toBe('against');
  });
});

describe('more against than for', () => {
  /** Far from it, so that they weigh little. */
  const others = (count: number) =>
    word('others', { level: 'L3', side: 'against', independence: 'friend', inSegment: false, count });

  it('keeps a make-or-break belief from the best verdict, whatever its points', () => {
    const told = [...filed, word('told', { assumptionId: 'V1', level: 'L4', side: 'against', inSegment: false })];
    expect(verdictOf([...told, others(11)]).id).toBe('supported');
    const { id, reason, blocks } = verdictOf([...told, others(12)]);
    expect(id).toBe('mixed');
    expect(reason).toMatch(/, but more speaks against one of them than for it\.$/);
    const text = expect.stringMatching(/^More speaks against it than for it/);
    expect(blocks).toMatchObject([{ assumptionId: 'V1', code: 'more_against', text }]);
    const kept = { ...snapshotOf({ intake: marsGas, evidence: [...told, others(12)] }) };
    expect(buildReport({ ...kept, formulaVersion: 'validation-score-4' }).verdict.id).toBe('supported');
  });
});

describe('one entry more', () => {
  /** What does not change from one ledger to the next is made once. */
  const base = snapshotOf({ intake: marsGas, evidence: [] });
  const snapshotWith = (evidence: EvidenceItem[]) => ({ ...base, evidence });
  const reportOf = (evidence: EvidenceItem[]) => buildReport(snapshotWith(evidence));
  const verdictOf = (evidence: EvidenceItem[]) => reportOf(evidence).verdict;
  const ids = ['D1', 'V1', 'P1'];
  /** On the founder's word, or with an address that nobody opened. */
  const typedOnly = anyEvidence(ids).map(
    (item): EvidenceItem => ({
      ...item,
      id: 'typed',
      side: 'for',
      note: 'Typed in',
      link: item.link === '' ? '' : 'https://example.com/typed',
    }),
  );
  /** Each from a source of its own: one link that says more says less of each (rule S14). */
  const own = (item: EvidenceItem, id: string): EvidenceItem => ({
    ...item,
    id,
    note: `Seen, ${id}`,
    link: item.proof === 'asserted' ? '' : `https://example.com/${id}`,
  });
  const ledgers = fc.tuple(anyLedger(ids, 10), fc.boolean(), anyEvidence(ids)).map(([ledger, isBacked, one]) => ({
    before: [...(isBacked ? backed : []), ...ledger.map((item, at) => own(item, `before-${at}`))],
    one: own(one, 'more'),
  }));

  it('against never moves the verdict towards supported, one in favour never away from it', () => {
    fc.assert(
      fc.property(ledgers, fc.boolean(), ({ before, one }, isConfirmed) => {
        const towards = (evidence: EvidenceItem[]) => TOWARDS[verdictOf(evidence).id];
        const more = isConfirmed ? { ...one, witnessed: confirmedByOne } : one;
        const now = towards(before);
        expect(towards([...before, { ...more, side: 'against' }])).toBeLessThanOrEqual(now);
        expect(towards([...before, { ...more, side: 'for' }])).toBeGreaterThanOrEqual(now);
      }),
      { numRuns: 100 },
    );
  });

  it('typed in favour never lowers Against nor softens anything that speaks against it', () => {
    fc.assert(
      fc.property(ledgers, typedOnly, fc.constantFrom(backed, filed, []), ({ before }, one, rest) => {
        const all = [...rest.filter(({ id }) => !before.some((item) => item.id === id)), ...before];
        const [was, is] = [reportOf(all), reportOf([...all, one])];
        expect(is.score?.exact.against).toBeGreaterThanOrEqual((was.score?.exact.against ?? 0) - 1e-9);
        expect(is.beliefs.map(({ score }) => (score?.d ?? 0).toFixed(9))).toEqual(
          was.beliefs.map(({ score }) => (score?.d ?? 0).toFixed(9)),
        );
        if (was.verdict.id === 'contradicted') expect(is.verdict.id).toBe('contradicted');
        const against = (report: typeof is) =>
          report.verdict.blocks?.flatMap(({ code, assumptionId }) => (code === 'more_against' ? assumptionId : []));
        if (is.verdict.blocks && was.verdict.blocks) expect(against(is)).toEqual(against(was));
      }),
      { numRuns: 100 },
    );
  });

  it('without a file, a link or a witness never improves the verdict, nor how a belief stands', () => {
    fc.assert(
      fc.property(ledgers, typedOnly, fc.constantFrom(backed, filed, []), ({ before }, one, rest) => {
        const all = [...rest.filter(({ id }) => !before.some((item) => item.id === id)), ...before];
        const snapshots = [all, [...all, { ...one, link: '' }]].map(snapshotWith);
        const [was = 0, is = 0] = snapshots.map((snapshot) => TOWARDS[buildReport(snapshot).verdict.id]);
        expect(is).toBeLessThanOrEqual(was);
        const [earlier = [], later = []] = snapshots.map((snapshot) =>
          beliefStandings(snapshot, buildReport(snapshot)),
        );
        const idsOf = (standings: typeof earlier, wanted: string) =>
          standings.flatMap(({ belief, standing }) => (standing === wanted ? [belief.id] : []));
        expect(idsOf(earlier, 'holds')).toEqual(expect.arrayContaining(idsOf(later, 'holds')));
        expect(idsOf(later, 'against')).toEqual(expect.arrayContaining(idsOf(earlier, 'against')));
      }),
      { numRuns: 100 },
    );
  });
});
