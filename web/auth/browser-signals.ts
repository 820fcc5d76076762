import { owedSignOut } from '../components/owed-sign-out.ts';
import { isMarkedOut, markSignedIn, signedInKey } from '../components/signed-in.ts';
import type { AuthSignals } from './auth-session.ts';
import { isNewsOfMember, memberOnDevice } from './member-on-device.ts';

/** How long another tab is waited for, in milliseconds: the browser may have put it to sleep in the middle of its turn. */
const longestTurnMs = 5_000;

/** When somebody comes back to this page, who was signed in here, and the mark that other tabs change when somebody signs in or out there. */
export const browserSignals: AuthSignals = {
  markSignedIn,
  isSignedOut: isMarkedOut,
  owesSignOut: owedSignOut.isOwed,
  oweSignOut: owedSignOut.set,
  ...memberOnDevice,
  onReturn(listener) {
    const hear = () => document.visibilityState === 'visible' && listener();
    document.addEventListener('visibilitychange', hear);
    window.addEventListener('online', hear);
    return () => {
      document.removeEventListener('visibilitychange', hear);
      window.removeEventListener('online', hear);
    };
  },
  onOtherTab(listener) {
    // The key is null when a tab has cleared the whole storage.
    const hear = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key === signedInKey || key === null) listener(newValue === '1');
      if (isNewsOfMember(key, oldValue, newValue)) listener(true);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    // Browsers offer locks to pages over https alone.
    if (!('locks' in navigator)) return work();
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), longestTurnMs);
    let hasTurn = false;
    const take = () => {
      hasTurn = true;
      return work();
    };
    try {
      return await navigator.locks.request('cairn.session', { signal: waiting.signal }, take);
    } catch (error) {
      if (hasTurn) throw error;
      return work();
    } finally {
      clearTimeout(timer);
    }
  },
};
