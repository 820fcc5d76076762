import { authSession } from '../auth/session.ts';
import { tabStore } from './device-store.ts';

/** The uid of who is signed in, or null. */
export function memberOf(): string | null {
  const state = authSession.getState();
  return state.status === 'signed-in' ? state.claims.sub : null;
}

/**
 * One text that this tab remembers of the member who is signed in. It survives a reload and the way through the login page;
 * nobody else in the same tab is given it.
 */
export function tabMemory(name: string) {
  return {
    /** @returns false where the browser refuses it, such as when it is too long. */
    keep(text: string): boolean {
      try {
        tabStore()?.setItem(name, `${memberOf()} ${text}`);
        return tabStore() !== null;
      } catch {
        return false;
      }
    },
    read(): string | null {
      const kept = tabStore()?.getItem(name) ?? '';
      const end = kept.indexOf(' ');
      return end > 0 && kept.slice(0, end) === memberOf() ? kept.slice(end + 1) : null;
    },
    forget(): void {
      tabStore()?.removeItem(name);
    },
  };
}
