import type { ValidationReport } from '#domain/validation/report.ts';

/** The sections in reading order: the answer, what to do about it, what speaks against it, then how we know. */
export const sectionTitles = {
  verdict: 'Verdict',
  map: 'Assumption map',
  tests: 'What to test next',
  'case-against': 'The strongest case against',
  score: 'How the score came about',
  changes: 'What changed since the last version',
  assumptions: 'What has to be true',
  competitors: 'What they can choose instead',
  market: 'Market size',
  economics: 'Unit economics',
  canvas: 'Lean canvas',
  decisions: 'Decision log',
} as const;

export type SectionId = keyof typeof sectionTitles;

const needScore: readonly SectionId[] = ['map', 'case-against', 'score'];

/** The sections that this report has. Without a score nothing is shown that rests on one. */
export function outlineOf(report: ValidationReport, hasComparison: boolean): SectionId[] {
  const scored = report.score !== null;
  return (Object.keys(sectionTitles) as SectionId[]).filter((id) => {
    if (id === 'changes') return hasComparison;
    if (id === 'tests') return report.tests.length > 0;
    if (id === 'assumptions') return !scored;
    return scored || !needScore.includes(id);
  });
}
