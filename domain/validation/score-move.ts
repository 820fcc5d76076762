import { inTenths, type Shares, wholeShares } from './shares.ts';

/** How the displayed score moved: by a change, or by what one observation adds to it. */
export type ScoreMove = { from: Shares; to: Shares };

const KEYS = ['support', 'against', 'unknown'] as const;

/** True when all three figures are displayed alike. */
export function sameShares(from: Shares, to: Shares): boolean {
  return KEYS.every((key) => inTenths(from[key]) === inTenths(to[key]));
}

/** The side that moved more, and by how much: as the difference of the whole per cents that are shown before and after. */
export type WholeMove = { side: 'support' | 'against'; whole: number; isUp: boolean };

/** Null where the score stays as it is displayed. What is less than one whole per cent has `whole` 0. */
export function wholeMove({ from, to }: ScoreMove): WholeMove | null {
  const [before, after] = [wholeShares(from), wholeShares(to)];
  const moves = (['support', 'against'] as const).map((side) => ({
    side,
    whole: after[side] - before[side],
    tenths: inTenths(to[side]) - inTenths(from[side]),
  }));
  const [first] = moves.sort(
    (a, b) => Math.abs(b.whole) - Math.abs(a.whole) || Math.abs(b.tenths) - Math.abs(a.tenths),
  );
  if (!first || (first.whole === 0 && first.tenths === 0)) return null;
  return { side: first.side, whole: Math.abs(first.whole), isUp: (first.whole || first.tenths) > 0 };
}

const NAMES = { support: 'Support', against: 'Against' };

/** "Support +2", "Against +1", and in words where it is less than one: the same wherever a move is told. */
export function moveInShort(move: ScoreMove): string {
  const moved = wholeMove(move);
  if (!moved) return 'No change';
  const { side, whole, isUp } = moved;
  if (whole === 0) return `${NAMES[side]} a little ${isUp ? 'up' : 'down'}`;
  return `${NAMES[side]} ${isUp ? '+' : '−'}${whole}`;
}
