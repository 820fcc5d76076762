import { useSyncExternalStore } from 'react';

/** Where the mark is kept on the device. */
export const signedInKey = 'cairn.signedIn';
const listeners = new Set<() => void>();

/**
 * Whether somebody is signed in on this device, as far as the public pages need to know it: a mark without any secret,
 * so that they load no auth code. It opens nothing: the member area asks the server.
 */
export function useSignedIn(): boolean {
  return useSyncExternalStore(subscribe, read, () => false);
}

/** The auth client sets the mark after signing in and takes it away after signing out. */
export function markSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(signedInKey, '1');
    else localStorage.removeItem(signedInKey);
  } catch {
    // Storage is switched off: the public header keeps offering the login.
  }
  for (const notify of listeners) notify();
}

function read(): boolean {
  try {
    return localStorage.getItem(signedInKey) === '1';
  } catch {
    return false;
  }
}

/** Other tabs are heard through the browser's own storage event. */
function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('storage', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('storage', notify);
  };
}
