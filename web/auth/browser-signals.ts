import { markSignedIn, signedInKey } from '../components/signed-in.ts';
import type { AuthSignals } from './auth-session.ts';

/** Visibility of this page, and the mark that other tabs change when somebody signs in or out there. */
export const browserSignals: AuthSignals = {
  markSignedIn,
  onVisible(listener) {
    const hear = () => document.visibilityState === 'visible' && listener();
    document.addEventListener('visibilitychange', hear);
    return () => document.removeEventListener('visibilitychange', hear);
  },
  onOtherTab(listener) {
    // The key is null when a tab has cleared the whole storage.
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === signedInKey || key === null) listener(newValue === '1');
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  },
};
