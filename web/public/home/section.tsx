import type { ReactNode } from 'react';
import type { HomeSection } from '../../paths.ts';

interface SectionProps {
  id: HomeSection;
  /** The running head in the margin. */
  label: string;
  title: string;
  children: ReactNode;
}

/** A page of the workbook: a rule across, a running head in the margin, one headline. */
export function Section({ id, label, title, children }: SectionProps) {
  const headingId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={headingId} className="mx-auto w-full max-w-page px-5">
      <div className="grid gap-x-12 gap-y-3 border-t border-line pt-6 pb-9 sm:pb-16 lg:grid-cols-[11rem_1fr] lg:pt-10 lg:pb-16">
        <p aria-hidden="true" className="flex items-start gap-2.5 self-start text-stone lg:pt-3">
          <svg
            aria-hidden="true"
            viewBox="0 0 18 10"
            fill="currentColor"
            className="mt-2 h-2.5 w-4.5 shrink-0 text-moss"
          >
            <path d="M1 6.1C1 3 4.7.7 9.3.6 13.9.5 17 2.6 17 5.6c0 2.8-3 4-7.8 4C4.3 9.6 1 8.7 1 6.1Z" />
          </svg>
          {label}
        </p>
        <div className="flex min-w-0 flex-col gap-5 sm:gap-8">
          <h2 id={headingId} className="max-w-[22ch] font-display text-3xl font-semibold tracking-tight lg:text-5xl">
            {title}
          </h2>
          {children}
        </div>
      </div>
    </section>
  );
}
