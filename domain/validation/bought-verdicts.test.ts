import { describe, expect, it } from 'vitest';
import type { EvidenceItem, EvidenceLevel } from './evidence.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { observed, snapshotOf } from './fixtures/ledger.ts';
import type { IntakeDraft } from './intake.ts';
import { buildReport } from './report.ts';
import { testCardFor } from './test-cards.ts';
import type { TestRecord } from './test-records.ts';
import type { PassMark } from './test-templates.ts';

/** Ways to buy “Supported for the next step” by typing, as a founder's review of 22 November 2026 did. */
const marsGas: IntakeDraft = {
  ...BOOKKEEPING,
  title: 'MarsGas',
  pitch: 'Airship companies in Ogun buy helium that our miners dig on Mars and parachute into their yards.',
  segmentSize: 12,
  weeksAvailable: 4,
  regulatedTouchpoints: ['A licence to mine on Mars'],
};
const { assumptions, intake } = snapshotOf({ intake: marsGas });
const important = assumptions.filter(({ importance }) => importance >= 4);
const typed = (level: EvidenceLevel, given: Partial<EvidenceItem> = {}) =>
  important.map(({ id }) =>
    observed(`${level}-${id}`, {
      assumptionId: id,
      level,
      proof: 'verified',
      count: 1000,
      link: '',
      note: '',
      ...given,
    }),
  );
const reportOf = (evidence: EvidenceItem[], testCards: TestRecord[] = []) =>
  buildReport(snapshotOf({ intake: marsGas, evidence, testCards }));

function tested(assumptionId: string, passMark: PassMark, successes: number, trials: number): TestRecord {
  const assumption = assumptions.find(({ id }) => id === assumptionId);
  if (!assumption) throw new Error(`no ${assumptionId}`);
  const mark = { revision: 1, passMark, lockedAt: '2026-03-01', reason: '', previousHash: null, hash: '' };
  const results = [{ successes, trials, recordedAt: '2026-03-10', note: '' }];
  return { id: `t-${assumptionId}`, card: testCardFor(assumption, intake), marks: [mark], results };
}

/** More than enough, each with a link: strangers who gave their time, and who came back for the problem. */
const backed = [
  ...important.map(({ id }) => observed(id, { assumptionId: id, level: 'L4', count: 12 })),
  observed('back', { assumptionId: 'D1', level: 'L6', count: 12 }),
];

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
    const vital = important.filter(({ importance }) => importance === 5).map(({ id }) => id);
    expect(verdict.blocks?.map(({ assumptionId }) => assumptionId)).toEqual(vital);
  });

  it('while the test of something vital failed, whatever else is on record', () => {
    expect(reportOf(backed).verdict.id).toBe('supported');
    const failed = tested('D1', { kind: 'count', atLeast: 7, sample: 10 }, 7, 40);
    const { verdict } = reportOf(backed, [failed]);
    expect(verdict).toMatchObject({ id: 'mixed', assumptionIds: ['D1'] });
    expect(verdict.blocks).toMatchObject([{ code: 'failed_test', text: expect.stringContaining('7 of 40') }]);
    const again = { ...tested('D1', { kind: 'count', atLeast: 7, sample: 10 }, 8, 10), id: 'u' };
    expect(
      reportOf(backed, [failed, { ...again, results: [{ ...again.results[0], recordedAt: '2026-03-12' } as never] }])
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

describe('the tests to do next', () => {
  const next = (evidence: EvidenceItem[], testCards: TestRecord[] = []) =>
    reportOf(evidence, testCards).tests.flatMap(({ card, rank }) => (rank === null ? [] : [card.assumptionId]));
  const kindsOf = (evidence: EvidenceItem[], testCards: TestRecord[] = []) =>
    reportOf(evidence, testCards).tests.flatMap(({ card, rank }) => (rank === null ? [] : [card.kind]));

  it('are never two of one kind', () => {
    const known = ['D1', 'V1', 'P1', 'D3', 'D4', 'V4', 'R1', 'P2'];
    const evidence = known.map((id) => observed(id, { assumptionId: id, level: 'L4', count: 12 }));
    for (const ledger of [[], evidence]) {
      const kinds = kindsOf(ledger);
      expect(new Set(kinds).size).toBe(kinds.length);
      expect(kinds).toHaveLength(3);
    }
  });

  it('leave out what was tested, and keep what is too early to say', () => {
    const seven: PassMark = { kind: 'count', atLeast: 7, sample: 10 };
    expect(next([])[0]).toBe('D1');
    for (const successes of [9, 1]) {
      const { tests } = reportOf([], [tested('D1', seven, successes, 10)]);
      expect(tests.find(({ card }) => card.assumptionId === 'D1')?.rank).toBeNull();
    }
    expect(next([], [tested('D1', seven, 1, 2)])[0]).toBe('D1');
  });

  it('leave out what people who came back have shown', () => {
    const known = important.filter(({ id }) => !id.startsWith('F')).map(({ id }) => id);
    const evidence = known.map((id) => observed(id, { assumptionId: id, level: 'L4', count: 12 }));
    const back = observed('back', { assumptionId: 'V4', level: 'L6' });
    expect(next(evidence)).toContain('F1');
    expect(next([...evidence, back])).not.toContain('F1');
    expect(next([...evidence, { ...back, independence: 'friend' }])).toContain('F1');
  });
});
