import type { ReactNode } from 'react';

/** Text for screen readers only. `as="p"` where a block is needed. */
export function VisuallyHidden({ as: Tag = 'span', children }: { as?: 'span' | 'p' | 'h2'; children: ReactNode }) {
  return <Tag className="sr-only">{children}</Tag>;
}
