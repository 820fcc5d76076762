import { deviceStore } from '../components/device-store.ts';

const key = 'cairn.taughtOutside';

/** Whether a platform outside taught when this device read the courses last. It saves calls, and nothing else rests on it. */
export const taughtOutside = {
  is(): boolean {
    try {
      return deviceStore()?.getItem(key) === '1';
    } catch {
      return false;
    }
  },
  set(isOutside: boolean): void {
    try {
      if (isOutside) deviceStore()?.setItem(key, '1');
      else deviceStore()?.removeItem(key);
    } catch {
      // Storage is full or switched off: it is asked as if the product taught.
    }
  },
};
