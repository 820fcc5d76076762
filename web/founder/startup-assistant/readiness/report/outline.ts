import { askedCriteria } from '#domain/readiness/asked.ts';
import type { ReadinessReport } from '#domain/readiness/report.ts';
import type { ReportSection } from '#web/founder/documents/report-contents.tsx';

const titles = {
  path: 'The shortest path',
  blockers: 'What blocks this round',
  readiness: 'Readiness',
  dimensions: 'The ten dimensions',
  lenses: 'Three ways to read it',
  cash: 'Cash and runway',
  valuation: 'Valuation range',
  unanswered: 'Questions without an answer',
  versions: 'History',
  formulas: 'How it is worked out',
};
type SectionId = keyof typeof titles;

/** The sections that this report has, in reading order: what to do is first. `versions` with the history only. */
export function outlineOf(report: ReadinessReport, { versions }: { versions: boolean }): ReportSection[] {
  const has: Partial<Record<SectionId, boolean>> = {
    blockers: report.blockers.length > 0,
    path: report.paths.documented.steps.length > 0,
    unanswered: askedCriteria(report).asked.some(({ result }) => result.answer === 'unanswered'),
    versions,
  };
  return (Object.keys(titles) as SectionId[])
    .filter((id) => has[id] !== false)
    .map((id) => ({ id, title: titles[id] }));
}
