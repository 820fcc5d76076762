import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type SectionId, sectionTitles } from './outline.ts';

type OutlineSectionProps = {
  id: SectionId;
  lead?: ReactNode;
  children: ReactNode;
  /** Called once it is opened, for what is fetched only then. */
  onOpen?: () => void;
};

/** One section, folded under the title that the list of contents has for it. Whatever leads to it opens it. */
export function OutlineSection({ id, lead, children, onOpen }: OutlineSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 border-b border-line">
      <details className="group/section" onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}>
        <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-mark py-2 hover:text-moss">
          <h2 id={`${id}-title`} className="font-display text-xl font-semibold tracking-tight sm:text-2xl">
            {sectionTitles[id]}
          </h2>
          <ChevronRight
            aria-hidden="true"
            className="size-5 shrink-0 text-stone transition-transform group-open/section:rotate-90 print:hidden"
          />
        </summary>
        <div className="flex min-w-0 flex-col gap-5 pt-1 pb-8">
          {lead && <div className="max-w-measure text-stone">{lead}</div>}
          {children}
        </div>
      </details>
    </section>
  );
}
