import { useSyncExternalStore } from 'react';

/** False where the browser knows that it has no network. True says little: only asking tells who answers. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine, isOnlineOnServer);
}

const isOnlineOnServer = () => true;

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}
