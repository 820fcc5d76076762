import { cairnBox, cairnStones } from '#ui/cairn/stones.ts';

/** The cairn after `stones` steps: the newest stone is inked, the earlier ones lie in lichen under it. */
export function StoneStack({ stones: count, className }: { stones: number; className?: string }) {
  return (
    <svg viewBox={cairnBox} aria-hidden="true" className={className}>
      {cairnStones.slice(0, count).map((stone, index) => (
        <path key={stone} d={stone} className={index === count - 1 ? 'fill-moss' : 'fill-lichen'} />
      ))}
      <line x1="2" x2="118" y1="161" y2="161" strokeWidth="2" className="stroke-line" />
    </svg>
  );
}
