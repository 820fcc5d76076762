import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

export type BadgeColour = 'moss' | 'amber' | 'brick' | 'slate' | 'clay' | 'lichen' | 'muted';

const colours: Record<BadgeColour, string> = {
  moss: 'bg-moss-wash text-moss-ink',
  amber: 'bg-amber-wash text-amber-ink',
  brick: 'bg-brick-wash text-brick-ink',
  slate: 'bg-slate-wash text-slate-ink',
  clay: 'bg-clay-wash text-clay-ink',
  lichen: 'bg-lichen text-lichen-ink',
  muted: 'bg-sunken text-stone ring-1 ring-line ring-inset',
};

/** A word on a tint: a status or a plan. The word carries the meaning, the colour only helps. */
export function Badge({ colour = 'muted', children }: { colour?: BadgeColour; children: ReactNode }) {
  return (
    <span
      className={cx(
        'inline-flex items-center rounded-full px-2.5 py-0.5 text-sm font-medium sm:whitespace-nowrap',
        colours[colour],
      )}
    >
      {children}
    </span>
  );
}
