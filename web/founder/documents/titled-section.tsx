import type { ReactNode } from 'react';

type TitledSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** One section of a report, which an address and the list of contents can point to. */
export function TitledSection({ id, title, lead, children }: TitledSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex min-w-0 flex-col gap-5 border-t border-line pt-8 first:border-t-0 first:pt-0"
    >
      <div className="flex flex-col gap-2">
        <h2 id={`${id}-title`} className="font-display text-2xl font-semibold tracking-tight">
          {title}
        </h2>
        {lead && <div className="max-w-measure text-stone">{lead}</div>}
      </div>
      {children}
    </section>
  );
}
