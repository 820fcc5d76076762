import type { ReactNode } from 'react';
import { TitledSection } from '#web/founder/documents/titled-section.tsx';
import { type SectionId, sectionTitles } from './outline.ts';

type OutlineSectionProps = { id: SectionId; lead?: ReactNode; children: ReactNode };

/** One section of the report, under the title that the list of contents has for it. */
export function OutlineSection(section: OutlineSectionProps) {
  return <TitledSection title={sectionTitles[section.id]} {...section} />;
}
