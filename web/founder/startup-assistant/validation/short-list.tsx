import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button/button.tsx';

/** The first of a long list, and a button that shows the rest. A list that is hardly longer is shown whole. */
export function useShortList<T>(items: readonly T[], first: number): { shown: readonly T[]; showAll: ReactNode } {
  const [isWhole, setWhole] = useState(false);
  if (isWhole || items.length <= first + 1) return { shown: items, showAll: null };
  return {
    shown: items.slice(0, first),
    showAll: (
      <Button variant="quiet" size="small" className="w-fit print:hidden" onClick={() => setWhole(true)}>
        Show all {items.length}
      </Button>
    ),
  };
}
