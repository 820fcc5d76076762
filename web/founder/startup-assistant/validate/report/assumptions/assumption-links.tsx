import { TextLink } from '#ui/link/link.tsx';

/** Where an assumption stands on the page. */
export function assumptionAnchor(id: string): string {
  return `assumption-${id}`;
}

/** The numbers of assumptions, each a way to where it stands in the report. */
export function AssumptionLinks({ ids, before = '' }: { ids: readonly string[]; before?: string }) {
  if (ids.length === 0) return null;
  return (
    <>
      {before}
      {ids.map((id, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <TextLink href={`#${assumptionAnchor(id)}`}>{shortCode(id)}</TextLink>
        </span>
      ))}
    </>
  );
}

/** "D1" for the rules' own; the founder's own have long ids. */
export function shortCode(id: string): string {
  return id.startsWith('own-') ? 'own' : id;
}
