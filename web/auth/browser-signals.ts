import { owedSignOut } from '../components/owed-sign-out.ts';
import { isMarkedOut, markSignedIn, signedInKey } from '../components/signed-in.ts';
import type { AuthSignals } from './auth-session.ts';
import { isNewsOfMember, memberOnDevice } from './member-on-device.ts';

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
};
