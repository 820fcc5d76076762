import { beliefStandings, countStandings, standingSentence } from './belief-standing.ts';
import type { ValidationReport } from './report.ts';
import type { Snapshot } from './snapshot.ts';

/** How `decideVerdict` counts by rule W3, where what people told counts like what they did. */
const COUNTED = /^\d+ of \d+ make-or-break beliefs? (?:has|have) evidence of what people did\./u;

/**
 * Why the verdict is given, with the count of the tested beliefs in the words and by the standings of every other page, so that no
 * two pages count differently. `whose` is "your " where the founder reads.
 */
export function verdictReason(snapshot: Snapshot, report: ValidationReport, whose = ''): string {
  const { reason } = report.verdict;
  if (!COUNTED.test(reason)) return reason;
  return reason.replace(COUNTED, standingSentence(countStandings(beliefStandings(snapshot, report)), whose));
}
