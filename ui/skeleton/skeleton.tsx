import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** A grey shape where content will be. Give it the size of what it stands for by class. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-mark bg-line', className)} />;
}

/** Lines of text to come, the last one shorter. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-2.5">
      {Array.from({ length: count }, (_, line) => line).map((line) => (
        <Skeleton key={line} className={cx('h-4', line === count - 1 ? 'w-3/5' : 'w-full')} />
      ))}
    </span>
  );
}

/** Holds skeletons and tells screen readers once what is loading. */
export function SkeletonRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
