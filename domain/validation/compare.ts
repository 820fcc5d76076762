import { listChanges, type SnapshotChanges } from './changes.ts';
import { buildReport } from './report.ts';
import type { Shares } from './shares.ts';
import { inCanonicalOrder, type Snapshot } from './snapshot.ts';
import { buildWaterfall, type WaterfallStep } from './waterfall.ts';

/**
 * Two versions of one idea: what changed, and how much of the change in Support, Against and Unknown came from which
 * input. `steps` sum exactly to `total`, as displayed. Without a score on both sides there are none, and `reason` says why.
 */
export type Comparison = {
  changes: SnapshotChanges;
  before: Shares | null;
  after: Shares | null;
  total: Shares | null;
  steps: WaterfallStep[];
  reason: string | null;
};

/** Compares the earlier with the later snapshot. @throws RangeError when evidence is dated after its snapshot's day. */
export function compareSnapshots(given: Snapshot, givenLater: Snapshot): Comparison {
  const [earlier, later] = [inCanonicalOrder(given), inCanonicalOrder(givenLater)];
  const changes = listChanges(earlier, later);
  const [before, after] = [sharesOf(earlier), sharesOf(later)];
  const reason = whyNotComparable(earlier, later, before, after);
  if (reason !== null || before === null || after === null)
    return { changes, before, after, total: null, steps: [], reason };
  const { steps, total } = buildWaterfall(earlier, later, changes);
  return { changes, before, after, total, steps, reason: null };
}

function sharesOf(snapshot: Snapshot): Shares | null {
  const { score } = buildReport(snapshot);
  return score && { support: score.support, against: score.against, unknown: score.unknown };
}

function whyNotComparable(a: Snapshot, b: Snapshot, before: Shares | null, after: Shares | null): string | null {
  if (a.formulaVersion !== b.formulaVersion)
    return 'The two versions were scored with different formulas, so their figures cannot be set against each other.';
  if (before === null && after === null) return 'Neither version has a score: both were not testable yet.';
  if (before === null) return 'The earlier version has no score: it was not testable yet.';
  return after === null ? 'The later version has no score: it is not testable yet.' : null;
}
