import { useSyncExternalStore } from 'react';

/** What a browser says once that would install the site: Chromium's own event, which TypeScript does not know. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallEvent | null): void {
  offer = next;
  for (const notify of listeners) notify();
}

// It is said once, soon after a page is opened: before any component could hear it.
if (!import.meta.env.SSR) {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser shows nothing by itself.
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

/** Asks the browser to install the site, once; null where it would not, or where it is installed. */
export function useInstall(): (() => void) | null {
  const current = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  );
  if (!current) return null;
  return () => {
    setOffer(null);
    void current.prompt().catch(() => undefined);
  };
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
