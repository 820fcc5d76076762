import { countAsked } from '#domain/readiness/asked.ts';
import type { ShortestPath } from '#domain/readiness/path.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import type { Blocker } from '#domain/readiness/score.ts';

/** "No blocker", "1 blocker", "5 blockers". */
export function blockersLine(count: number): string {
  if (count === 0) return 'No blocker';
  return count === 1 ? '1 blocker' : `${count} blockers`;
}

/** "Ready" only without a blocker, whatever the percentage. */
export function headline(blockers: readonly Blocker[], round: string): string {
  return blockers.length === 0
    ? `Ready for ${round} as claimed: no blocker`
    : `Not ready for ${round}: ${blockersLine(blockers.length)}`;
}

export function hoursWords(hours: number): string {
  return `about ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
}

/** "5 things, about 12 hours in all". */
export function pathLine({ steps, hours }: Pick<ShortestPath, 'steps' | 'hours'>): string {
  return `${steps.length === 1 ? '1 thing' : `${steps.length} things`}, ${hoursWords(hours)} in all`;
}

/** "Angel or SAFE asks 103 questions; 47 are answered." */
export function askedLine(report: Pick<ReadinessReport, 'criteria' | 'dimensions' | 'round'>): string {
  const { asked, answered } = countAsked(report);
  return `${report.round.label} asks ${asked} questions; ${answered} ${answered === 1 ? 'is' : 'are'} answered.`;
}

/** "84.9%". */
export function percentWords(percent: number): string {
  return `${percent.toFixed(1)}%`;
}
