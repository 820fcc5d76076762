import { SectionLink } from '#web/components/section-link.tsx';
import { anchorOf, type Marks } from './marks.ts';

type AssumptionMarkProps = { id: string; marks: Marks /** Leads to the assumption's own passage. */; linked?: boolean };

/** An assumption by its own words. */
export function AssumptionMark({ id, marks, linked = false }: AssumptionMarkProps) {
  const name = marks.get(id) ?? 'an earlier assumption';
  if (!linked || !marks.has(id)) return <span className="min-w-0 wrap-break-word text-stone">{name}</span>;
  return (
    <SectionLink
      to={anchorOf(id)}
      className="min-w-0 wrap-break-word text-moss underline underline-offset-4 hover:text-moss-hover print:no-underline"
    >
      {name}
    </SectionLink>
  );
}
