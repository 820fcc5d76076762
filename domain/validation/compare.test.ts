import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLedger } from '#tests/arbitraries/validation.ts';
import { compareSnapshots } from './compare.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { FIRST_MONTH, observed, snapshotOf, TODAY } from './fixtures/ledger.ts';
import { inTenths, type Shares } from './shares.ts';
import { WATERFALL_ORDER, type WaterfallStep } from './waterfall.ts';

const KEYS = ['support', 'against', 'unknown'] as const;
const sumOf = (steps: readonly WaterfallStep[], key: keyof Shares) =>
  steps.reduce((sum, { delta }) => sum + inTenths(delta[key]), 0);

describe('compareSnapshots', () => {
  const before = snapshotOf();

  it('finds nothing between a snapshot and itself', () => {
    const { changes, steps, total } = compareSnapshots(before, snapshotOf());
    expect(changes).toMatchObject({ asOf: null, intake: [], assumptions: { added: [], removed: [], changed: [] } });
    expect([steps, total]).toEqual([[], { support: 0, against: 0, unknown: 0 }]);
  });

  it('says what changed and what each change moved', () => {
    const evidence = [
      ...FIRST_MONTH.filter(({ id }) => id !== 'e03' && id !== 'e05'),
      observed('e05', { assumptionId: 'V1', level: 'L5', proof: 'verified', side: 'against', count: 3 }),
      observed('e08', { assumptionId: 'F2', level: 'L4', proof: 'verified', count: 5, date: '2026-04-01' }),
      observed('e09', { assumptionId: 'F2', level: 'L4', count: 2, date: '2026-04-02' }),
    ];
    const edit = { assumptionId: 'D2', importance: 5, reason: 'Rent is due every week', date: '2026-04-01' } as const;
    const after = snapshotOf({
      asOf: '2026-09-15',
      intake: { ...BOOKKEEPING, whyNow: '', payer: 'The market association' },
      importanceEdits: [edit],
      evidence,
    });
    const { changes, steps, total } = compareSnapshots(before, after);
    expect(changes.asOf).toEqual({ before: TODAY, after: '2026-09-15' });
    expect(changes.intake.map(({ field, label }) => [field, label])).toEqual([
      ['payer', 'Who pays'],
      ['whyNow', 'Why now'],
    ]);
    expect(changes.assumptions.added.map(({ id }) => id)).toEqual(['D5']);
    expect(changes.assumptions.removed.map(({ id }) => id)).toEqual(['D6']);
    expect(changes.evidence.changed.map(({ before: old, after: now }) => [old.count, now.count])).toEqual([[1, 3]]);
    expect(steps.map(({ kind, assumptionId, side, evidenceIds }) => [kind, assumptionId, side, evidenceIds])).toEqual([
      ['time', null, null, []],
      ['assumption_added', 'D5', null, []],
      ['importance_changed', 'D2', null, []],
      ['importance_changed', 'R2', null, []],
      ['assumption_removed', 'D6', null, []],
      ['evidence_removed', 'V1', 'for', ['e03']],
      ['evidence_changed', 'V1', 'against', ['e05']],
      ['evidence_added', 'F2', 'for', ['e08', 'e09']],
    ]);
    for (const key of KEYS) expect(sumOf(steps, key)).toBe(inTenths(total?.[key] ?? Number.NaN));
    expect(steps.find(({ kind }) => kind === 'time')?.delta.support).toBeLessThan(0);
    expect(steps.at(-1)?.delta.support).toBeGreaterThan(0);
  });

  it('lists the order in which it applies the changes', () => {
    expect(WATERFALL_ORDER.map(({ kind }) => kind)).toEqual([
      'time',
      'assumption_added',
      'importance_changed',
      'assumption_removed',
      'evidence_removed',
      'evidence_changed',
      'evidence_added',
    ]);
  });

  it('gives no waterfall without a score on both sides or across formulas, and says why', () => {
    const untestable = snapshotOf({ intake: {} });
    expect(compareSnapshots(untestable, before)).toMatchObject({
      before: null,
      total: null,
      steps: [],
      reason: 'The earlier version has no score: it was not testable yet.',
    });
    expect(compareSnapshots(before, untestable).reason).toBe('The later version has no score: it is not testable yet.');
    expect(compareSnapshots(untestable, untestable).reason).toBe(
      'Neither version has a score: both were not testable yet.',
    );
    const otherFormula = { ...before, formulaVersion: 'validation-score-0' };
    expect(compareSnapshots(otherFormula, before).reason).toBe(
      'The two versions were scored with different formulas, so their figures cannot be set against each other.',
    );
  });

  it('sums exactly to the displayed change, in either direction of time', () => {
    const ids = ['D1', 'D6', 'V1', 'F2', 'R1'];
    const intakes = fc.constantFrom(
      BOOKKEEPING,
      { ...BOOKKEEPING, whyNow: '' },
      { ...BOOKKEEPING, edge: '', unitCost: null },
    );
    const side = fc.record({
      asOf: fc.constantFrom('2026-03-15', '2026-04-30', '2027-03-16'),
      intake: intakes,
      evidence: anyLedger(ids, 8),
    });
    fc.assert(
      fc.property(side, side, fc.boolean(), (first, second, shared) => {
        const evidence = shared
          ? [...second.evidence, ...first.evidence.map((item) => ({ ...item, count: 2 }))]
          : second.evidence;
        const one = snapshotOf(first);
        const two = snapshotOf({ ...second, evidence });
        const { before: start, after: end, steps, total } = compareSnapshots(one, two);
        for (const key of KEYS) {
          expect(sumOf(steps, key)).toBe(inTenths(end?.[key] ?? 0) - inTenths(start?.[key] ?? 0));
          expect(inTenths(total?.[key] ?? Number.NaN)).toBe(inTenths(end?.[key] ?? 0) - inTenths(start?.[key] ?? 0));
        }
      }),
      { numRuns: 60 },
    );
  });
});
