import { useEffect, useSyncExternalStore } from 'react';

let shown: string | null = null;
const listeners = new Set<() => void>();

function setShown(name: string | null): void {
  shown = name;
  for (const notify of listeners) notify();
}

/** For a page that has a name of its own, such as "Kasuwa Ledger: report": tabs and history tell it by that. Null for none. */
export function usePageName(name: string | null | undefined): void {
  useEffect(() => {
    setShown(name || null);
    return () => setShown(null);
  }, [name]);
}

/** The name of the page that is shown; null where it has none of its own. */
export function useShownPageName(): string | null {
  return useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => shown,
    () => null,
  );
}
