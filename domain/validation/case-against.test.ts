import { describe, expect, it } from 'vitest';
import type { EvidenceItem } from './evidence.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { observed, snapshotOf } from './fixtures/ledger.ts';
import { lockedMark, lockedTest, testResult } from './fixtures/locked-tests.ts';
import type { IntakeDraft } from './intake.ts';
import { buildReport } from './report.ts';
import type { LockedMark, TestRecord } from './test-records.ts';

const objections = (evidence: EvidenceItem[], change: IntakeDraft = {}, testCards: TestRecord[] = []) =>
  buildReport(snapshotOf({ evidence, intake: { ...BOOKKEEPING, ...change }, testCards })).caseAgainst;
const rules = (...given: Parameters<typeof objections>) => objections(...given).map(({ rule }) => rule);

const { assumptions } = snapshotOf();
/** Enough proved use, and licences in writing, by strangers, to leave no rule anything to say. */
const overwhelming = assumptions.map(({ id, class: kind }) =>
  observed(`ok-${id}`, { assumptionId: id, level: kind === 'permission' ? 'L4' : 'L6', count: 3 }),
);

describe('caseAgainst', () => {
  it('always has something to say', () => {
    expect(rules(overwhelming)).toEqual(['C0.riskiest']);
    for (const evidence of [[], overwhelming]) expect(objections(evidence)[0]?.text.length).toBeGreaterThan(20);
  });

  it('starts from nothing observed and nobody paid', () => {
    const found = objections([]);
    expect(found[0]).toMatchObject({
      rule: 'C3.unobserved',
      text: 'Nothing has been observed on 9 of the 9 important beliefs. The idea cannot do without 2 of them.',
      assumptionIds: ['D1', 'D3', 'D4', 'V1', 'V4', 'F1', 'F2', 'R1', 'P2'],
    });
    expect(found.find(({ rule }) => rule === 'C4.nobody-paid')?.text).toContain('₦2,500 per stall per month');
  });

  it.each<[string, EvidenceItem[], IntakeDraft]>([
    ['C1.contradicted', [observed('a', { assumptionId: 'V1', level: 'L5', side: 'against', count: 3 })], {}],
    ['C5.people-you-know', [observed('a', { assumptionId: 'D1', independence: 'warm' })], {}],
    ['C6.only-talk', [observed('a', { assumptionId: 'D1', level: 'L2' })], {}],
    ['C7.your-word', [observed('a', { assumptionId: 'D1', proof: 'asserted' })], {}],
    ['C16.repeated', ['a', 'b'].map((id) => observed(id, { assumptionId: 'D1', note: 'Paid by transfer' })), {}],
    ['C8.loses-money', [], { unitCost: { amountMinor: 250_000, currency: 'NGN' } }],
    ['C8.weak-return', [], { acquisitionCost: { amountMinor: 2_000_000, currency: 'NGN' } }],
    ['C9.permission', [], { regulatedTouchpoints: ['Holding deposits'] }],
    ['C10.rivals', [], {}],
    ['C11.nothing-done', [], { workaround: 'Nothing' }],
    ['C12.one-belief', [observed('a', { assumptionId: 'V1', level: 'L6', count: 9 })], {}],
    ['C15.refused', [observed('a', { assumptionId: 'V4', level: 'L6', side: 'against' })], {}],
    ['C15.refused-help', [observed('a', { assumptionId: 'P1', level: 'L4', side: 'against' })], {}],
    ['C13.stale', [observed('a', { assumptionId: 'D1', date: '2025-03-15' })], {}],
  ])('%s fires on its facts and not without them', (rule, evidence, change) => {
    expect(rules(evidence, change)).toContain(rule);
    expect(rules(overwhelming)).not.toContain(rule);
  });

  it('names the ids that a sentence rests on', () => {
    const against = observed('a', { assumptionId: 'V1', level: 'L5', side: 'against', count: 3 });
    expect(objections([against])[0]).toMatchObject({ assumptionIds: ['V1'], evidenceIds: ['a'] });
  });

  it('holds up a failed test, and a pass mark that was moved to hide it', () => {
    const mark = (atLeast: number, change: Partial<LockedMark> = {}) =>
      lockedMark({ kind: 'count', atLeast, sample: 10 }, change);
    const moved = mark(2, { revision: 2, lockedAt: '2026-03-12', reason: 'Ten was too many' });
    const record = lockedTest('D1', snapshotOf(), { marks: [mark(7), moved], results: [testResult(3, 10)] });
    const found = objections(overwhelming, {}, [record]);
    expect(found.map(({ rule }) => rule)).toEqual(['C2.failed-test', 'C14.moved-mark']);
    expect(found[0]?.text).toMatch(/The mark was moved afterwards\.$/);
  });
});
