import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { FIRST_MONTH, observed, snapshotOf } from './fixtures/ledger.ts';
import { latestEvidence } from './latest-evidence.ts';
import { buildReport } from './report.ts';
import { moveInShort, sameShares, wholeMoves } from './score-move.ts';
import { type Shares, wholeShares } from './shares.ts';

const at = (support: number, against: number): Shares => ({ support, against, unknown: 100 - support - against });

it.each([
  [at(10.4, 3.9), at(13.5, 3.9), 'Support +4'],
  [at(10.4, 3.9), at(14.4, 3.9), 'Support +4'],
  [at(10.4, 3.9), at(9.4, 7.9), 'Support −1, Against +4'],
  [at(10.4, 3.9), at(12.4, 6.9), 'Support +2, Against +3'],
  [at(10.4, 3.9), at(6.4, 3.9), 'Support −4'],
  [at(10.1, 3.9), at(10.3, 3.9), 'Support a little up'],
  [at(10.3, 3.9), at(10.1, 3.9), 'Support a little down'],
  [at(10.0, 2.3), at(10.4, 2.6), 'Against +1'],
  [at(10.4, 3.9), at(10.4, 3.9), 'No change'],
])('from %o to %o it says %s', (from, to, words) => {
  expect(moveInShort({ from, to })).toBe(words);
});

it('is what the whole figures before and after differ by, and nothing only where they are displayed alike', () => {
  const tenths = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }));
  fc.assert(
    fc.property(tenths, tenths, ([s, a], [t, b]) => {
      const [from, to] = [at(s / 10, a / 10), at(t / 10, b / 10)];
      const moves = wholeMoves({ from, to });
      expect(moves.length === 0).toBe(sameShares(from, to));
      for (const { side, whole } of moves)
        expect(whole).toBe(Math.abs(wholeShares(to)[side] - wholeShares(from)[side]));
    }),
  );
});

it('tells what was just added as the bar does, whatever was there', () => {
  for (let count = 1; count <= 12; count += 1) {
    const added = observed('z', { assumptionId: 'V1', level: 'L5', count });
    const before = buildReport(snapshotOf({ intake: BOOKKEEPING })).score;
    const snapshot = snapshotOf({ evidence: [...FIRST_MONTH, added] });
    const after = buildReport(snapshot).score;
    const [listed] = latestEvidence(snapshot, 1);
    expect(listed && moveInShort(listed.move)).toBe(before && after && moveInShort({ from: before, to: after }));
  }
});
