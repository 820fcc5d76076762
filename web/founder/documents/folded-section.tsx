import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

export type FoldedSectionProps = {
  id: string;
  title: string;
  /** What it comes to in a few words, which shows while it is folded. */
  inShort?: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
  /** Called once it is opened, for what is fetched only then. */
  onOpen?: (() => void) | undefined;
};

/** One section of a report, folded under its title. With `useOpenedByHash`, what leads to it opens it; on paper it is open. */
export function FoldedSection({ id, title, inShort, lead, children, onOpen }: FoldedSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="min-w-0 border-b border-line">
      <details className="group/section" onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}>
        <summary className="flex min-h-14 list-none items-center justify-between gap-3 rounded-mark py-2 hover:text-moss">
          <span className="min-w-0">
            <h2 id={`${id}-title`} className="font-display text-xl font-semibold tracking-tight sm:text-2xl">
              {title}
            </h2>
            {inShort && <span className="block text-sm text-stone">{inShort}</span>}
          </span>
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
