import { askedCriteria } from '#domain/readiness/asked.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import type { ReportSection } from '#web/founder/documents/report-contents.tsx';

export const sectionTitles = {
  blockers: 'What blocks this round',
  path: 'The shortest path',
  dimensions: 'The ten areas',
  readiness: 'What you can show',
  lenses: 'What investors look for',
  cash: 'Cash and runway',
  valuation: 'Valuation range',
  unanswered: 'Questions without an answer',
  versions: 'History and sharing',
  formulas: 'How this was worked out',
};
type SectionId = keyof typeof sectionTitles;

/** The sections that this report has, in reading order: what blocks is first. `versions` with the history only. */
export function outlineOf(report: ReadinessReport, { versions }: { versions: boolean }): ReportSection[] {
  const has: Partial<Record<SectionId, boolean>> = {
    blockers: report.blockers.length > 0,
    path: report.paths.documented.steps.length > 0,
    unanswered: askedCriteria(report).asked.some(({ result }) => result.answer === 'unanswered'),
    versions,
  };
  return (Object.keys(sectionTitles) as SectionId[])
    .filter((id) => has[id] !== false)
    .map((id) => ({ id, title: sectionTitles[id] }));
}
