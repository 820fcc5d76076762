import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the passage that the address points to, so that a link to an assumption shows its figures at once. */
export function useOpenedByHash(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens it again.
  useEffect(() => {
    const target = document.getElementById(hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  }, [hash, key]);
}
