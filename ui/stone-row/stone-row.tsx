import { X } from 'lucide-react';
import { cx } from '../class-names.ts';

export type StoneLook = 'full' | 'ringed' | 'half' | 'crossed' | 'quarter' | 'empty';

type StoneRowProps = {
  /** Says what the row shows, in words. */
  label: string;
  /** `isBoth`: something speaks for it and something against it, which shows beside what it is. */
  stones: readonly { id: string; look: StoneLook; isBoth?: boolean }[];
};

const looks: Record<StoneLook, string> = {
  full: 'bg-moss',
  ringed: 'border-2 border-moss bg-[image:repeating-linear-gradient(135deg,var(--moss)_0_1.5px,transparent_1.5px_5px)]',
  half: 'bg-linear-to-r from-moss from-50% to-lichen to-50%',
  crossed: 'bg-brick text-surface',
  quarter: 'border-2 border-dashed border-control bg-linear-to-r from-moss from-25% to-transparent to-25%',
  empty: 'border-2 border-dashed border-control',
};

const hatched = 'bg-surface bg-[image:repeating-linear-gradient(135deg,var(--brick)_0_3px,transparent_3px_5px)]';

/** The other side of a stone, over its end: hatched brick for what speaks against, solid moss for what speaks for. */
const ends: Record<StoneLook, string> = {
  full: cx('right-0 w-1/3', hatched),
  ringed: cx('right-0 w-1/3', hatched),
  half: cx('right-0 w-1/2', hatched),
  crossed: 'left-0 w-1/4 bg-moss',
  quarter: cx('right-0 w-1/2', hatched),
  empty: cx('right-0 w-1/2', hatched),
};

/** Stones that fill as things are settled: full, in a ring with stripes, half, crossed out, a quarter or still empty. They differ in shape as well as colour. */
export function StoneRow({ label, stones }: StoneRowProps) {
  return (
    <div role="img" aria-label={label} className="flex gap-1 sm:gap-1.5 print:[print-color-adjust:exact]">
      {stones.map(({ id, look, isBoth }) => (
        <span
          key={id}
          className={cx(
            'relative flex h-5 min-w-0 flex-1 items-center justify-center overflow-hidden rounded-full',
            looks[look],
          )}
        >
          {isBoth && <span className={cx('absolute inset-y-0', ends[look])} />}
          {look === 'crossed' && <X aria-hidden="true" className="size-3.5" strokeWidth={3} />}
        </span>
      ))}
    </div>
  );
}
