import type { ReactNode } from 'react';
import { REPORT_SECTIONS, type ReportSectionId } from './sections.ts';

type ReportSectionProps = {
  id: ReportSectionId;
  /** One or two sentences on what stands here. */
  lead?: ReactNode;
  /** What can be done in this section. */
  actions?: ReactNode;
  children: ReactNode;
};

/** One section of the report, with the heading that the contents lead to. */
export function ReportSection({ id, lead, actions, children }: ReportSectionProps) {
  const title = REPORT_SECTIONS.find((section) => section.id === id)?.title;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex scroll-mt-6 flex-col gap-5 border-t border-line pt-8"
    >
      <div className="flex flex-col gap-x-8 gap-y-3 sm:flex-row sm:items-end sm:justify-between">
        <div className="min-w-0">
          <h2
            id={`${id}-title`}
            tabIndex={-1}
            className="font-display text-2xl font-semibold tracking-tight outline-none"
          >
            {title}
          </h2>
          {lead && <p className="mt-1 max-w-measure text-stone">{lead}</p>}
        </div>
        {actions && <div className="flex shrink-0 flex-wrap gap-3 print:hidden">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
