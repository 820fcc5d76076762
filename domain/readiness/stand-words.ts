import type { ReadinessGrade } from './answers.ts';
import type { ReadinessReport } from './report.ts';

type Areas = Pick<ReadinessReport, 'dimensions'>;

/** How many areas reach the step that the round needs, at that proof grade. */
export function onTarget({ dimensions }: Areas, grade: ReadinessGrade): number {
  return dimensions.filter(({ isBlocker }) => !isBlocker[grade]).length;
}

/** How far the startup is, for a reader who knows nothing of it: "6 of 10 areas reach what Seed asks, on your word. 1 does so with proof." */
export function farWords(report: Areas & Pick<ReadinessReport, 'round'>, whose: 'your' | 'the founder’s'): string {
  const claimed = onTarget(report, 'claimed');
  const reach = claimed === 1 ? 'reaches' : 'reach';
  const first = `${claimed} of ${report.dimensions.length} areas ${reach} what ${report.round.label} asks, on ${whose} word.`;
  return claimed === 0 ? first : `${first} ${provenWords(onTarget(report, 'documented'))}`;
}

function provenWords(documented: number): string {
  if (documented === 0) return 'None does so with proof yet.';
  return documented === 1 ? '1 does so with proof.' : `${documented} do so with proof.`;
}

/** How far each area has come, in the published order: with proof, by word alone, or not yet. */
export function areaStones({ dimensions }: Areas): { id: string; look: 'full' | 'half' | 'empty' }[] {
  return dimensions.map(({ dimension, isBlocker }) => ({
    id: dimension,
    look: isBlocker.claimed ? 'empty' : isBlocker.documented ? 'half' : 'full',
  }));
}

/** "84%": rounded down, so that nothing short of all of it reads as all of it. */
export function wholePercent(percent: number): string {
  return `${Math.floor(percent)}%`;
}
