import { beliefStandings, countStandings, type StandingCounts, standingSentence } from './belief-standing.ts';
import type { ValidationReport } from './report.ts';
import type { Snapshot } from './snapshot.ts';
import { whyBlocked } from './verdict-told.ts';

/**
 * Why the verdict is given, with the count of the tested beliefs in the words and by the standings of every other page, so that no
 * two pages count differently. `whose` is "your " where the founder reads.
 */
export function verdictReason(snapshot: Snapshot, report: ValidationReport, whose: '' | 'your ' = ''): string {
  const { id, reason, blocks, assumptionIds } = report.verdict;
  if (id === 'not_testable' || id === 'contradicted') return reason;
  const counts = countStandings(beliefStandings(snapshot, report));
  const counted = standingSentence(counts, whose);
  if (id === 'untested') return counted;
  const short = assumptionIds.length;
  if (id === 'mixed' && !blocks)
    return `${counted} ${short} of them ${short === 1 ? 'is' : 'are'} still below the published line.`;
  const why = whyBlocked(report.verdict, whose === '' ? 'outsider' : 'founder');
  return `${counted} ${reachedWords(counts)}${why ? `, but ${why}` : '.'}`;
}

/** Points are reached also by what people told, which is no test: it is said of how many. */
function reachedWords({ total, tested }: StandingCounts): string {
  const toldOnly = total - tested;
  const all = `${total === 1 ? 'It reaches' : `All ${total} reach`} the published line`;
  return toldOnly === 0 ? all : `${all}, ${toldOnly} of them only by what people said`;
}
