import { expect, it } from 'vitest';
import { observed, snapshotOf } from './fixtures/ledger.ts';
import { latestEvidence } from './latest-evidence.ts';
import { buildReport } from './report.ts';

const evidence = [
  observed('a', { assumptionId: 'V1', level: 'L5', date: '2026-03-01' }),
  observed('b', { assumptionId: 'D1', side: 'against', count: 2, date: '2026-03-14' }),
  observed('c', { assumptionId: 'R1', date: '2026-03-14' }),
  observed('d', { assumptionId: 'gone', date: '2026-03-15' }),
];

it('names the newest entries that count, each with what it moves its own side by', () => {
  const found = latestEvidence(snapshotOf({ evidence }), 3);
  expect(found.map(({ item }) => item.id)).toEqual(['c', 'b', 'a']);
  const without = buildReport(snapshotOf({ evidence: evidence.filter(({ id }) => id !== 'b') })).score?.exact;
  const all = buildReport(snapshotOf({ evidence })).score?.exact;
  expect(found[1]?.moved).toBeCloseTo((without?.against ?? 0) - (all?.against ?? 0), 9);
  expect(found[1]?.moved).toBeLessThan(0);
  expect(found[0]?.moved).toBeGreaterThan(0);
});

it('names what one conversation says of several beliefs once', () => {
  const observation = { id: 'o1', people: 3 };
  const both = [
    ...evidence,
    observed('e', { assumptionId: 'D1', observation, count: 3 }),
    observed('f', { assumptionId: 'V1', observation, count: 3 }),
  ];
  const found = latestEvidence(snapshotOf({ evidence: both }), 2);
  expect(found.map(({ item }) => item.id)).toEqual(['f', 'c']);
  const all = buildReport(snapshotOf({ evidence: both })).score?.exact;
  const without = buildReport(snapshotOf({ evidence })).score?.exact;
  expect(found[0]?.moved).toBeCloseTo((all?.support ?? 0) - (without?.support ?? 0), 9);
});

it('names no more than asked, and nothing where nothing counts', () => {
  expect(latestEvidence(snapshotOf({ evidence }), 1)).toHaveLength(1);
  expect(latestEvidence(snapshotOf({ evidence: [] }), 3)).toEqual([]);
});
