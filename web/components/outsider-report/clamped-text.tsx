import { ChevronDown } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '#ui/class-names.ts';

type ClampedTextProps = {
  children: ReactNode;
  lines?: 1 | 2 | 3;
  /** Four lines where the page has columns: for what stands last in a short one. */
  isLongInColumns?: boolean;
  className?: string;
};

const clamps = { 1: 'line-clamp-1', 2: 'line-clamp-2', 3: 'line-clamp-3' } as const;

/** A text in a few lines, and the rest of it one press away where it has more: whatever is written, the page keeps its length. */
export function ClampedText({ children, lines = 2, isLongInColumns, className }: ClampedTextProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    const { current } = text;
    if (!current || isOpen) return;
    const measure = () => setCut(current.scrollHeight > current.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <span data-cut={isCut || undefined} className={cx('flex items-end', className)}>
      <span
        ref={text}
        className={cx(
          'min-w-0 grow wrap-break-word',
          isOpen ? 'block' : clamps[lines],
          !isOpen && isLongInColumns && 'lg:line-clamp-4',
        )}
      >
        {children}
      </span>
      {isCut && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-my-3 -mr-2 flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-mark text-moss print:hidden"
        >
          <span className="sr-only">Show the rest</span>
          <ChevronDown aria-hidden="true" className={cx('size-4 transition-transform', isOpen && 'rotate-180')} />
        </button>
      )}
    </span>
  );
}
