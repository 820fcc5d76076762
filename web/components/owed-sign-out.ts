import { deviceStore } from './device-store.ts';

const name = 'cairn.signOutOwed';

/** The mark that somebody logged out here without a network. It holds no secret and names nobody. */
export const owedSignOut = {
  isOwed(): boolean {
    try {
      return deviceStore()?.getItem(name) === '1';
    } catch {
      return false;
    }
  },
  set(isOwed: boolean): boolean {
    try {
      if (isOwed) deviceStore()?.setItem(name, '1');
      else deviceStore()?.removeItem(name);
      return deviceStore() !== null;
    } catch {
      return false;
    }
  },
};
