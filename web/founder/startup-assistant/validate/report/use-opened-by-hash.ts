import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens the passage that the address points to, so that a link to an assumption shows its figures at once. */
export function useOpenedByHash(): void {
  // Every visit has a location of its own: following the same link again opens the passage again.
  const location = useLocation();
  useEffect(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (target instanceof HTMLDetailsElement) target.open = true;
  }, [location]);
}
