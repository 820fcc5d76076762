import { type AskedCount, countAsked } from '#domain/readiness/asked.ts';
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

/** "47 of 103 questions answered". */
export function answeredWords({ answered, asked }: Pick<AskedCount, 'answered' | 'asked'>): string {
  return `${answered} of ${asked} ${asked === 1 ? 'question' : 'questions'} answered`;
}

/** "6 of 10 dimensions on target": how many reach the level that the round asks, as claimed. */
export function targetsWords({ dimensions }: Pick<ReadinessReport, 'dimensions'>): string {
  const onTarget = dimensions.filter(({ isBlocker }) => !isBlocker.claimed).length;
  return `${onTarget} of ${dimensions.length} dimensions on target`;
}

/** "47 of 103 questions answered, 6 of 10 dimensions on target." */
export function standLine(report: Pick<ReadinessReport, 'criteria' | 'dimensions'>): string {
  return `${answeredWords(countAsked(report))}, ${targetsWords(report)}.`;
}

/** "84.9%". */
export function percentWords(percent: number): string {
  return `${percent.toFixed(1)}%`;
}
