import { ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { SectionLink } from '#web/components/section-link.tsx';

/** A part of a report that an address can point to. Hand in the same list from one render to the next. */
export type ReportSection = { id: string; title: string };

type ContentsProps = {
  sections: readonly ReportSection[];
  /** What stays in sight above the list: the score in small. */
  summary?: ReactNode;
};

type ContentsBarProps = ContentsProps & {
  /** From the top of the page on: it holds something to do. */ always?: boolean;
};

/** The list of sections beside the report, where there is room for it. It marks the one that is being read. */
export function Contents({ sections, summary }: ContentsProps) {
  const current = useSectionInView(sections);
  return (
    <nav aria-label="In this report" className="max-lg:hidden print:hidden">
      <div className="sticky top-24 flex max-h-[calc(100dvh-8rem)] flex-col gap-6">
        {summary}
        <ol className="flex min-h-0 flex-col overflow-y-auto border-l border-line text-sm">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <SectionLink
                to={id}
                aria-current={id === current?.id ? 'location' : undefined}
                className={cx(
                  '-ml-px block border-l-2 py-1.5 pl-4 transition-colors -outline-offset-2 hover:text-moss',
                  id === current?.id ? 'border-moss font-semibold text-ink' : 'border-transparent text-stone',
                )}
              >
                {title}
              </SectionLink>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

/**
 * The same list on a phone: a bar at the foot of the screen, in reach of the thumb, that opens upwards. It comes once the
 * first section has been read, so that it covers nothing of the verdict.
 */
export function ContentsBar({ sections, summary, always = false }: ContentsBarProps) {
  const [open, setOpen] = useState(false);
  const current = useSectionInView(sections);
  return (
    <nav
      aria-label="In this report"
      data-foot-bar
      className={cx(
        'sticky bottom-0 z-10 -mx-4 border-t border-line bg-surface sm:-mx-8 lg:hidden print:hidden',
        !always && current?.id === sections[0]?.id && 'invisible',
      )}
    >
      {summary && <div className="px-4 pt-2.5 sm:px-8">{summary}</div>}
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/contents">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 font-semibold -outline-offset-2 sm:px-8">
          <span className="truncate">
            In this report<span className="font-normal text-stone">{current && `: ${current.title}`}</span>
          </span>
          <ChevronUp
            aria-hidden="true"
            className="size-5 text-stone transition-transform group-open/contents:rotate-180"
          />
        </summary>
        <ol className="max-h-[60dvh] overflow-y-auto border-t border-line py-2">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <SectionLink
                to={id}
                aria-current={id === current?.id ? 'location' : undefined}
                onClick={() => setOpen(false)}
                className="flex min-h-11 items-center px-4 -outline-offset-2 hover:bg-sunken sm:px-8"
              >
                {title}
              </SectionLink>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** The last section whose heading has passed the upper third of the screen. */
function useSectionInView(sections: readonly ReportSection[]): ReportSection | undefined {
  const [current, setCurrent] = useState(sections[0]);
  useEffect(() => {
    const onScroll = () => {
      const line = window.innerHeight / 3;
      const passed = sections.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line,
      );
      setCurrent(passed.at(-1) ?? sections[0]);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [sections]);
  return current;
}
