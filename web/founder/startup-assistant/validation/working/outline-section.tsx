import { FoldedSection, type FoldedSectionProps } from '#web/founder/documents/folded-section.tsx';
import { type SectionId, sectionTitles } from './outline.ts';

/** One section, folded under the title that the list of contents has for it. Whatever leads to it opens it. */
export function OutlineSection({ id, ...props }: Omit<FoldedSectionProps, 'id' | 'title'> & { id: SectionId }) {
  return <FoldedSection id={id} title={sectionTitles[id]} {...props} />;
}
