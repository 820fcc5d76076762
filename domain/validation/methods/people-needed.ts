import { sampleSize } from '../../statistics/sample-size.ts';

/** How exactly a share may be known, in percentage points. */
export const EXACTNESS = [3, 5, 10] as const;
export type Exactness = (typeof EXACTNESS)[number];

/**
 * How many people to ask, so that a share near the bar is known within so many points, 95 times in 100; of a segment whose
 * size is known, fewer. Null for a bar of nothing or of all. Source: Cochran, `domain/statistics/sample-size.ts`.
 */
export function peopleNeeded(barPercent: number, points: Exactness, segmentSize: number | null): number | null {
  if (!(barPercent > 0 && barPercent < 100)) return null;
  const needed = sampleSize({ margin: points / 100, p: barPercent / 100, population: segmentSize });
  return needed.required_fpc ?? needed.required;
}
