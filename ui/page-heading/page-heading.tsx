import type { ReactNode } from 'react';

type PageHeadingProps = { title: ReactNode; eyebrow?: ReactNode; lead?: ReactNode; actions?: ReactNode };

/** The one h1 of a page, with what can be done on it. */
export function PageHeading({ title, eyebrow, lead, actions }: PageHeadingProps) {
  return (
    <div className="flex flex-col gap-x-8 gap-y-4 sm:flex-row sm:items-end sm:justify-between">
      <div className="min-w-0">
        {eyebrow && <div className="mb-1 text-sm text-stone">{eyebrow}</div>}
        <h1 className="font-display text-3xl font-semibold tracking-tight wrap-break-word sm:text-4xl">{title}</h1>
        {lead && <p className="mt-2 max-w-measure text-stone">{lead}</p>}
      </div>
      {actions && <div className="flex shrink-0 flex-wrap gap-3">{actions}</div>}
    </div>
  );
}
