import { expect, it } from 'vitest';
import type { EvidenceItem } from './evidence.ts';
import { observed, snapshotOf } from './fixtures/ledger.ts';
import { latestEvidence } from './latest-evidence.ts';
import { buildReport } from './report.ts';
import type { Shares } from './shares.ts';

const evidence = [
  observed('a', { assumptionId: 'V1', level: 'L5', date: '2026-03-01' }),
  observed('b', { assumptionId: 'D1', side: 'against', count: 2, date: '2026-03-14' }),
  observed('c', { assumptionId: 'R1', date: '2026-03-14' }),
  observed('d', { assumptionId: 'gone', date: '2026-03-15' }),
];

function sharesOf(given: EvidenceItem[]): Shares {
  const { score } = buildReport(snapshotOf({ evidence: given }));
  if (!score) throw new Error('no score');
  const { support, against, unknown } = score;
  return { support, against, unknown };
}

it('names the newest entries that count, each with how it moves the score', () => {
  const found = latestEvidence(snapshotOf({ evidence }), 3);
  expect(found.map(({ item }) => item.id)).toEqual(['c', 'b', 'a']);
  const without = sharesOf(evidence.filter(({ id }) => id !== 'b'));
  const all = sharesOf(evidence);
  expect(found[1]?.move).toEqual({ from: without, to: all });
  expect(all.against).toBeGreaterThan(without.against);
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
  expect(found[0]?.move).toEqual({ from: sharesOf(evidence), to: sharesOf(both) });
  const witnessed = { confirmed: 1, denied: 0, networks: 1, fromOwnNetwork: 0 };
  const asked = both.map((item) => (item.observation ? { ...item, witnessed } : item));
  expect(latestEvidence(snapshotOf({ evidence: asked }), 1)[0]?.people).toEqual({ count: 3, confirmed: 1, own: 0 });
});

it('names both sides of one conversation, for before against, each by the strongest it says', () => {
  const observation = { id: 'o1', people: 9 };
  const talk = [
    observed('e', { assumptionId: 'D1', observation, side: 'against', level: 'L5', count: 5 }),
    observed('f', { assumptionId: 'V1', observation, count: 6 }),
    observed('g', { assumptionId: 'V1', observation, level: 'L5', count: 4 }),
  ];
  const [found] = latestEvidence(snapshotOf({ evidence: talk }), 1);
  expect(found?.sides.map(({ id }) => id)).toEqual(['g', 'e']);
});

it('names no more than asked, and nothing where nothing counts', () => {
  expect(latestEvidence(snapshotOf({ evidence }), 1)).toHaveLength(1);
  expect(latestEvidence(snapshotOf({ evidence: [] }), 3)).toEqual([]);
});

it('tells no movement of mere agreement, and counts no crowd as one person', () => {
  const opinion = (note: string, given: Partial<EvidenceItem> = {}) =>
    observed('z', { assumptionId: 'V1', level: 'L2', proof: 'asserted', note, ...given });
  const told = (one: EvidenceItem) => latestEvidence(snapshotOf({ evidence: [...evidence, one] }), 1)[0];
  const crowd = told(opinion('All the sellers said yes'));
  expect(crowd).toMatchObject({ uncounted: expect.stringMatching(/^Counts 0 here\. “All” or “everybody”/) });
  expect(crowd?.move.from).toEqual(crowd?.move.to);
  const liked = told(opinion('She said she would buy it'));
  expect(liked?.uncounted).toBeNull();
  expect(liked?.move.from).toEqual(liked?.move.to);
  const disliked = told(opinion('She said she would not', { side: 'against' }));
  expect(disliked?.move.from).not.toEqual(disliked?.move.to);
});

it('names what counts nothing, with the reason', () => {
  const paid = observed('z', { assumptionId: 'F1', level: 'L5', note: 'Six paid for it' });
  const [found] = latestEvidence(snapshotOf({ evidence: [...evidence, paid] }), 1);
  expect(found?.item.id).toBe('z');
  expect(found?.uncounted).toMatch(/^Counts 0 here\. Money paid shows that people want it, not that it can be made\./);
  expect(found?.move.from).toEqual(found?.move.to);
});
