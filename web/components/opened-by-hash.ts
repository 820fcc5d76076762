import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens whatever the address points to and all that it is folded in, so that a link shows its passage at once. */
export function useOpenedByHash(): void {
  // Every visit has a location of its own: following the same link again opens the passage again.
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return;
    const folded = foldsAround(target).filter((fold) => !fold.open);
    for (const fold of folded) fold.open = true;
    if (folded.length > 0) target.scrollIntoView();
  }, [location]);
}

function foldsAround(target: HTMLElement): HTMLDetailsElement[] {
  const inside =
    target instanceof HTMLDetailsElement ? target : target.querySelector<HTMLDetailsElement>(':scope > details');
  const folds = inside ? [inside] : [];
  for (let around = target.parentElement; around; around = around.parentElement)
    if (around instanceof HTMLDetailsElement) folds.push(around);
  return folds;
}
