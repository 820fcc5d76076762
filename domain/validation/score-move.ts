import { inTenths, type Shares, wholeShares } from './shares.ts';

/** How the displayed score moved: by a change, or by what one observation adds to it. */
export type ScoreMove = { from: Shares; to: Shares };

const KEYS = ['support', 'against', 'unknown'] as const;

/** True when all three figures are displayed alike. */
export function sameShares(from: Shares, to: Shares): boolean {
  return KEYS.every((key) => inTenths(from[key]) === inTenths(to[key]));
}

/** How far one side moved: as the difference of the whole per cents that are shown before and after. */
export type WholeMove = { side: 'support' | 'against'; whole: number; isUp: boolean };

/**
 * The sides that moved by a whole per cent, Support first; else the one that moved more, with `whole` 0. Empty where the score
 * stays as it is displayed.
 */
export function wholeMoves({ from, to }: ScoreMove): WholeMove[] {
  const [before, after] = [wholeShares(from), wholeShares(to)];
  const moves = (['support', 'against'] as const).map((side) => {
    const [whole, tenths] = [after[side] - before[side], inTenths(to[side]) - inTenths(from[side])];
    return { side, whole: Math.abs(whole), isUp: (whole || tenths) > 0, tenths: Math.abs(tenths) };
  });
  const told = moves.filter(({ whole }) => whole > 0);
  const most = moves.filter(({ tenths }) => tenths > 0).sort((a, b) => b.tenths - a.tenths);
  return (told.length > 0 ? told : most.slice(0, 1)).map(({ side, whole, isUp }) => ({ side, whole, isUp }));
}

const NAMES = { support: 'Support', against: 'Against' };

/** "Support +2", and in words where it is less than one. */
export const moveWords = ({ side, whole, isUp }: WholeMove) =>
  whole === 0 ? `${NAMES[side]} a little ${isUp ? 'up' : 'down'}` : `${NAMES[side]} ${isUp ? '+' : '−'}${whole}`;

/** "Support +2, Against +1": the same wherever a move is told. */
export function moveInShort(move: ScoreMove): string {
  return wholeMoves(move).map(moveWords).join(', ') || NOT_MOVED;
}

export const NOT_MOVED = 'No change';
