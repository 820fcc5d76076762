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

/** The auth client says so after signing in and after signing out. */
export function markSignedIn(isSignedIn: boolean): void {
  try {
    localStorage.setItem(signedInKey, isSignedIn ? '1' : '0');
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

/** Whether this device knows that nobody is signed in. */
export function isMarkedOut(): boolean {
  return hasMark() && !read();
}

/** Whether this device knows either way: not on a first visit, and not after its storage was cleared. */
export function hasMark(): boolean {
  try {
    return localStorage.getItem(signedInKey) !== null;
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
