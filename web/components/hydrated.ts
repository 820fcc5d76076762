import { useSyncExternalStore } from 'react';

/** False in the prerendered page and until the browser has taken it over: controls that need JavaScript wait for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
