import { useState } from 'react';
import { type ScoreMove, sameShares } from '#domain/validation/score-move.ts';
import type { Shares } from '#domain/validation/shares.ts';

/** How the displayed score moved at the last change, or null while it has not. */
export function useScoreMove(score: Shares | null): ScoreMove | null {
  const [seen, setSeen] = useState<{ score: Shares | null; move: ScoreMove | null }>({ score, move: null });
  if (score && seen.score && !sameShares(seen.score, score)) {
    const move = { from: seen.score, to: score };
    setSeen({ score, move });
    return move;
  }
  if (!seen.score !== !score) setSeen({ score, move: null });
  return seen.move;
}

const KEYS = ['support', 'against', 'unknown'] as const;

/** "Support went from 20.6 to 34.1, Against stayed at 3.5, Unknown went from 75.9 to 62.3." */
export function scoreMoveText({ from, to }: ScoreMove): string {
  const names = { support: 'Support', against: 'Against', unknown: 'Unknown' };
  const parts = KEYS.map((key) => {
    const [before, after] = [from[key].toFixed(1), to[key].toFixed(1)];
    return before === after ? `${names[key]} stayed at ${after}` : `${names[key]} went from ${before} to ${after}`;
  });
  return `${parts.join(', ')}.`;
}
