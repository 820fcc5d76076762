import { deviceStore } from './device-store.ts';

/** Where the mark is kept on the device. */
export const owedSignOutKey = 'cairn.signOutOwed';

/** The mark that somebody logged out here without a network. It holds no secret and names nobody. */
export const owedSignOut = {
  isOwed(): boolean {
    try {
      return deviceStore()?.getItem(owedSignOutKey) === '1';
    } catch {
      return false;
    }
  },
  set(isOwed: boolean): boolean {
    try {
      if (isOwed) deviceStore()?.setItem(owedSignOutKey, '1');
      else deviceStore()?.removeItem(owedSignOutKey);
      return deviceStore() !== null;
    } catch {
      return false;
    }
  },
};
