import type { ReactNode } from 'react';
import { CairnMark } from '../cairn/cairn-mark.tsx';

type EmptyStateProps = {
  /** What will be here, such as "Your reports will be here". */
  title: string;
  children?: ReactNode;
  /** The one next action. */
  action?: ReactNode;
  level?: 2 | 3;
};

/** Where there is nothing yet: says what will be here and offers the one next action. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-control px-6 py-10 text-center">
      <CairnMark className="size-12 text-control" />
      <Heading className="font-display text-xl font-semibold tracking-tight">{title}</Heading>
      {children && <div className="max-w-md text-stone">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
