import { deviceStore } from '../components/device-store.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

const name = 'cairn.device';

/** A random mark of this browser, made when it is first needed; one for the visit where the browser keeps nothing. */
export function deviceMark(): string {
  try {
    const kept = deviceStore()?.getItem(name);
    if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
    const mark = newIdempotencyKey();
    deviceStore()?.setItem(name, mark);
    return mark;
  } catch {
    return newIdempotencyKey();
  }
}
