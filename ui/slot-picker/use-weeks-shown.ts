import { useSyncExternalStore } from 'react';

const wide = '(min-width: 48rem)';

/** One week of days on phones, where the times should not slip below the screen; four where there is room. */
export function useWeeksShown(): number {
  const isWide = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
  return isWide ? 4 : 1;
}

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}
