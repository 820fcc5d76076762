export type PatternName = 'solid' | 'hatched' | 'dotted';

/**
 * A fill that is told apart without colour. Put it in the `<defs>` of an `<svg>` and fill with `url(#id)`;
 * `className` gives the colour, as text colour.
 */
export function Pattern({ id, name, className }: { id: string; name: PatternName; className: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" className={className}>
      {name === 'solid' && <rect width="8" height="8" fill="currentColor" />}
      {name === 'hatched' && (
        <>
          <rect width="8" height="8" fill="currentColor" opacity="0.28" />
          <path d="M-2 2 2-2M-2 10 10-2M6 10l4-4" stroke="currentColor" strokeWidth="2.5" />
        </>
      )}
      {name === 'dotted' && (
        <>
          <rect width="8" height="8" fill="currentColor" opacity="0.14" />
          <circle cx="2" cy="2" r="1.1" fill="currentColor" />
          <circle cx="6" cy="6" r="1.1" fill="currentColor" />
        </>
      )}
    </pattern>
  );
}
