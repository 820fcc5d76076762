import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from './hydrated.ts';

/** The place that the address names, once the page is the browser's: what is folded there is opened. Null where it names none. */
export function useWantedPlace(): string | null {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const wanted = isHydrated ? hash.slice(1) : '';
  useEffect(() => {
    // It was folded when the browser or the router looked for it.
    if (wanted) document.getElementById(wanted)?.scrollIntoView();
  }, [wanted]);
  return wanted || null;
}
