import { SectionLink } from '#web/components/section-link.tsx';
import { anchorOf, type Marks } from './marks.ts';

type AssumptionMarkProps = { id: string; marks: Marks /** Leads to the assumption's own passage. */; linked?: boolean };

const look =
  'inline-flex min-h-6 min-w-9 items-center justify-center rounded-mark border border-control px-1.5 text-sm font-semibold tabular-nums';

/** The short name of an assumption, such as D1. */
export function AssumptionMark({ id, marks, linked = false }: AssumptionMarkProps) {
  const mark = marks.get(id) ?? id;
  if (!linked || !marks.has(id)) return <span className={look}>{mark}</span>;
  return (
    <SectionLink
      to={anchorOf(id)}
      aria-label={`Assumption ${mark}`}
      className={`${look} transition-colors hover:border-moss hover:text-moss print:no-underline`}
    >
      {mark}
    </SectionLink>
  );
}
