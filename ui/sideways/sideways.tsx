import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../class-names.ts';

type SidewaysProps = { label: string; className?: string; children: ReactNode };

/** A keyboard must reach what scrolls, to scroll it, and stops at nothing that does not. */
const reachable = { tabIndex: 0 };

/** Holds a table of numbers that can be wider than a phone: the table scrolls sideways, and the page does not. */
export function Sideways({ label, className, children }: SidewaysProps) {
  const holder = useRef<HTMLElement>(null);
  const isWide = useIsWide(holder);
  return (
    <section
      ref={holder}
      {...(isWide && reachable)}
      aria-label={label}
      className={cx('min-w-0 overflow-x-auto', className)}
    >
      {children}
    </section>
  );
}

/** Whether what an element holds is wider than itself: found anew when either changes. Until it is known, it may be. */
function useIsWide(holder: { readonly current: HTMLElement | null }): boolean {
  const [isWide, setWide] = useState(true);
  useLayoutEffect(() => {
    const { current } = holder;
    if (!current) return;
    const measure = () => setWide(current.scrollWidth > current.clientWidth + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, [holder]);
  return isWide;
}
