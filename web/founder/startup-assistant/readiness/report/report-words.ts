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

/** "84.9%". */
export function percentWords(percent: number): string {
  return `${percent.toFixed(1)}%`;
}
