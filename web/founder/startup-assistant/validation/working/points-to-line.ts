import { type AssumptionScore, sharesOf } from '#domain/validation/score.ts';

/** The shares from which an important assumption counts as supported (rule W4). */
const LINES: Partial<Record<number, number>> = { 4: 0.3, 5: 0.5 };

type Sides = Pick<AssumptionScore, 'importance' | 'r' | 's' | 'c'>;

/** Points in favour that bring b up to the line, where somebody else confirms them or a file shows them. */
export function pointsLacking({ importance, r, s, c = r }: Sides): number {
  const line = LINES[importance] ?? 0;
  return turnsAt((points) => sharesOf(r + points, s, c + points).b >= line - DUST);
}

/** Points against that would bring b down to the line. */
export function pointsToSpare({ importance, r, s, c = r }: Sides): number {
  const line = LINES[importance];
  if (line === undefined) return Number.POSITIVE_INFINITY;
  return turnsAt((points) => sharesOf(r, s + points, c).b < line);
}

const DUST = 1e-12;
/** No belief can have more points than all caps together. */
const MOST_POINTS = 2 ** 14;

/** The fewest points from which on something is so, by halving: what it asks is false below them and true above. */
function turnsAt(isSo: (points: number) => boolean): number {
  if (isSo(0)) return 0;
  let [no, yes] = [0, MOST_POINTS];
  for (let step = 0; step < 64; step += 1) {
    const middle = (no + yes) / 2;
    if (isSo(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}
