import type { ReactNode } from 'react';
import type { HomeSection } from '../../paths/site.ts';

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
      <div className="grid gap-x-12 gap-y-1.5 border-t border-line pt-3.5 pb-4 lg:grid-cols-[11rem_1fr] sm:pb-7 lg:pt-7 lg:pb-8">
        <p aria-hidden="true" className="flex items-start gap-2.5 self-start text-stone lg:pt-2">
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
        <div className="flex min-w-0 flex-col gap-3 sm:gap-5 max-sm:text-[0.9375rem] max-sm:leading-snug">
          <h2 id={headingId} className="font-display text-2xl font-semibold tracking-tight sm:text-3xl lg:text-4xl">
            {title}
          </h2>
          {children}
        </div>
      </div>
    </section>
  );
}
