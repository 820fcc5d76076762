import { type AskedCount, countAsked } from '#domain/readiness/asked.ts';
import type { ShortestPath } from '#domain/readiness/path.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import type { Blocker } from '#domain/readiness/score.ts';
import { onTarget } from '#domain/readiness/stand-words.ts';

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

/** "56 questions left", "1 question left", "No question left". */
export function leftWords({ answered, asked }: Pick<AskedCount, 'answered' | 'asked'>): string {
  const left = asked - answered;
  if (left === 0) return 'No question left';
  return left === 1 ? '1 question left' : `${left} questions left`;
}

/** "6 of 10 areas on target": how many reach the step that the round asks for, as claimed. */
export function targetsWords(report: Pick<ReadinessReport, 'dimensions'>): string {
  return `${onTarget(report, 'claimed')} of ${report.dimensions.length} areas on target`;
}

/** "47 of 103 questions answered, 6 of 10 areas on target." */
export function standLine(report: Pick<ReadinessReport, 'criteria' | 'dimensions'>): string {
  return `${answeredWords(countAsked(report))}, ${targetsWords(report)}.`;
}

/** "84.9%", where it is worked out. */
export function percentWords(percent: number): string {
  return `${percent.toFixed(1)}%`;
}
