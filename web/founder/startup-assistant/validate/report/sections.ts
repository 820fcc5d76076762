/** The sections of a report in the order in which they are read. `live` ones are about the working state only. */
export const REPORT_SECTIONS = [
  { id: 'verdict', title: 'Verdict' },
  { id: 'tests', title: 'Test next' },
  { id: 'against', title: 'Case against' },
  { id: 'map', title: 'Assumption map' },
  { id: 'assumptions', title: 'Assumptions' },
  { id: 'evidence', title: 'Evidence', live: true },
  { id: 'competitors', title: 'Alternatives' },
  { id: 'market', title: 'Market size' },
  { id: 'economics', title: 'Unit economics' },
  { id: 'canvas', title: 'Lean canvas' },
  { id: 'decisions', title: 'Decision log' },
  { id: 'versions', title: 'Versions', live: true },
  { id: 'rules', title: 'How it is worked out' },
] as const satisfies readonly { id: string; title: string; live?: boolean }[];

export type ReportSectionId = (typeof REPORT_SECTIONS)[number]['id'];

export function sectionsOf(kind: 'live' | 'version') {
  return REPORT_SECTIONS.filter((section) => kind === 'live' || !('live' in section));
}
