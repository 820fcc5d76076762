import { countEvidence } from './counted-evidence.ts';
import type { EvidenceItem } from './evidence.ts';
import type { ValidationReport } from './report.ts';
import { type ScoredAssumption, scoreAssumptions } from './score.ts';
import type { Shares } from './shares.ts';
import type { Snapshot } from './snapshot.ts';

/** What one entry counts for, without what was noted, who it was and where it can be read. */
export type PublishedEntry = Pick<
  EvidenceItem,
  'assumptionId' | 'side' | 'level' | 'independence' | 'proof' | 'inSegment' | 'count' | 'date'
> & { confirmed?: number; backed?: number };

/** All that the score follows from, and the score as it was published: to one decimal, and unrounded. */
export type PublishedFigures = {
  asOf: string;
  displayed: Shares;
  exact: Shares;
  assumptions: ScoredAssumption[];
  entries: PublishedEntry[];
};

/** Null while nothing is scored. */
export function publishedFigures(
  snapshot: Snapshot,
  { score, asOf, beliefs }: ValidationReport,
): PublishedFigures | null {
  if (!score) return null;
  const ids = new Set(snapshot.assumptions.map(({ id }) => id));
  const entries = countEvidence(snapshot).items.filter(({ assumptionId }) => ids.has(assumptionId));
  return {
    asOf,
    displayed: { support: score.support, against: score.against, unknown: score.unknown },
    exact: score.exact,
    assumptions: beliefs.map(({ id, importance }) => ({ id, importance })),
    entries: entries.map(({ confirmed, backed, ...entry }) => ({
      ...published(entry),
      ...(confirmed !== undefined && { confirmed }),
      ...(backed !== undefined && { backed }),
    })),
  };
}

const published = ({ assumptionId, side, level, independence, proof, inSegment, count, date }: PublishedEntry) => ({
  ...{ assumptionId, side, level, independence, proof, inSegment, count, date },
});

/** One figure as it was published and as it comes out again. `agrees` to the ninth decimal, and as displayed. */
export type RecomputedFigure = { key: keyof Shares; published: number; recomputed: number; agrees: boolean };

/** How far floating-point sums in another order may drift. */
const DUST = 1e-9;

/** Works the score out again by rules S1 to S6 and S17, from the published figures alone. */
export function recompute({ asOf, displayed, exact, assumptions, entries }: PublishedFigures): RecomputedFigure[] {
  const items = entries.map((entry, index) => ({ ...entry, id: String(index), note: '' }));
  const ours = scoreAssumptions(assumptions, items, asOf);
  return (['support', 'against', 'unknown'] as const).map((key) => ({
    key,
    published: displayed[key],
    recomputed: ours.exact[key],
    agrees: Math.abs(ours.exact[key] - exact[key]) < DUST && ours.displayed[key] === displayed[key],
  }));
}
