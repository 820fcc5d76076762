import type { ReactNode } from 'react';

type TitledSectionProps = { id: string; title: string; lead?: ReactNode; children: ReactNode };

/** One section of the report, which an address can point to. */
export function TitledSection({ id, title, lead, children }: TitledSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="flex min-w-0 scroll-mt-24 flex-col gap-5 border-t border-line pt-8"
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
