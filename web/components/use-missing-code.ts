import { useSyncExternalStore } from 'react';
import { missingCode, onMissingCode } from '../code/arrival.ts';

/** Why code of the site does not come, or undefined while it does. A new object each time that it is tried in vain. */
export function useMissingCode() {
  return useSyncExternalStore(onMissingCode, missingCode, () => undefined);
}
