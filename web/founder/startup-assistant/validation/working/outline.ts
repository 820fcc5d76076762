import type { ValidationReport } from '#domain/validation/report.ts';

/** The sections in reading order: the answer, what to do about it, what speaks against it, then how we know. */
export const sectionTitles = {
  verdict: 'Verdict',
  map: 'Assumption map',
  tests: 'What to test next',
  'case-against': 'The strongest case against',
  score: 'How the score came about',
  assumptions: 'What has to be true',
  evidence: 'Evidence ledger',
  changes: 'What changed since the last version',
  competitors: 'Competitors',
  market: 'Market size',
  sources: 'Where you can find this',
  economics: 'Unit economics',
  canvas: 'Lean canvas',
  decisions: 'Decision log',
  versions: 'Versions',
} as const;

export type SectionId = keyof typeof sectionTitles;

/** Sections that are there only where the page fills them. */
const slotSections = ['changes', 'evidence', 'versions'] as const satisfies readonly SectionId[];
export type SlotSection = (typeof slotSections)[number];

const isSlot = (id: SectionId): id is SlotSection => (slotSections as readonly SectionId[]).includes(id);

/** The slot sections that have something in them. */
export function filledSections(slots: Partial<Record<SlotSection, unknown>>): SlotSection[] {
  return slotSections.filter((id) => Boolean(slots[id]));
}

const needScore: readonly SectionId[] = ['map', 'case-against', 'score'];

/** The sections that this report has. Without a score nothing is shown that rests on one. */
export function outlineOf(report: ValidationReport, filled: readonly SlotSection[]): SectionId[] {
  const scored = report.score !== null;
  return (Object.keys(sectionTitles) as SectionId[]).filter((id) => {
    if (isSlot(id)) return filled.includes(id);
    if (id === 'tests') return report.tests.length > 0;
    if (id === 'assumptions') return !scored;
    return scored || !needScore.includes(id);
  });
}
