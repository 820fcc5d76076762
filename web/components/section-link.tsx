import type { ComponentProps } from 'react';
import { useLocation } from 'react-router';
import { Anchor } from '#ui/link/link.tsx';

type SectionLinkProps = Omit<ComponentProps<typeof Anchor>, 'href'> & { /** The id of what it leads to. */ to: string };

/** A link within the page. It keeps the query, which a bare "#id" would drop. */
export function SectionLink({ to, ...props }: SectionLinkProps) {
  const { search } = useLocation();
  return <Anchor href={`${search}#${to}`} {...props} />;
}
