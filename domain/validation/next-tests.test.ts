import { describe, expect, it } from 'vitest';
import type { EvidenceItem } from './evidence.ts';
import { observed } from './fixtures/ledger.ts';
import { important, reportOf, tested } from './fixtures/mars-gas.ts';
import type { TestRecord } from './test-records.ts';
import type { PassMark } from './test-templates.ts';

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
