import { X } from 'lucide-react';
import { cx } from '../class-names.ts';

export type StoneLook = 'full' | 'half' | 'crossed' | 'empty';

type StoneRowProps = {
  /** Says what the row shows, in words. */
  label: string;
  stones: readonly { id: string; look: StoneLook }[];
};

const looks: Record<StoneLook, string> = {
  full: 'bg-moss',
  half: 'bg-linear-to-r from-moss from-50% to-lichen to-50%',
  crossed: 'bg-brick text-surface',
  empty: 'border-2 border-dashed border-control',
};

/** Stones that fill as things are settled: full, half, crossed out or still empty. They differ in shape as well as colour. */
export function StoneRow({ label, stones }: StoneRowProps) {
  return (
    <div role="img" aria-label={label} className="flex gap-1 sm:gap-1.5 print:[print-color-adjust:exact]">
      {stones.map(({ id, look }) => (
        <span key={id} className={cx('flex h-5 min-w-0 flex-1 items-center justify-center rounded-full', looks[look])}>
          {look === 'crossed' && <X aria-hidden="true" className="size-3.5" strokeWidth={3} />}
        </span>
      ))}
    </div>
  );
}
