import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

type SidewaysProps = { label: string; className?: string; children: ReactNode };

/** A keyboard must reach what scrolls, to scroll it. */
const focusable = { tabIndex: 0 };

/** Holds a table of numbers that can be wider than a phone: the table scrolls sideways, and the page does not. */
export function Sideways({ label, className, children }: SidewaysProps) {
  return (
    <section {...focusable} aria-label={label} className={cx('min-w-0 overflow-x-auto', className)}>
      {children}
    </section>
  );
}
