import { useSyncExternalStore } from 'react';
import { isZone } from '#domain/scheduling/zone.ts';
import { currentZoneName } from '#domain/scheduling/zone-names.ts';
import { deviceStore } from '#web/components/device-store.ts';

const key = 'cairn.zone';
/** The zone of the settings that this device has taken over last. */
const followedKey = 'cairn.zone.settings';
const listeners = new Set<() => void>();
let chosen: string | null = null;

/** The zone that appointments are shown in: the one chosen on this device, else the device's own. */
export function useViewerZone(): { zone: string; setZone: (zone: string) => void } {
  return { zone: useSyncExternalStore(subscribe, readZone, () => 'UTC'), setZone };
}

function readZone(): string {
  chosen ??= savedZone() ?? deviceZone();
  return chosen;
}

function setZone(zone: string): void {
  if (!isZone(zone)) return;
  chosen = zone;
  try {
    deviceStore()?.setItem(key, zone);
  } catch {
    // A device that keeps nothing shows the chosen zone until it is closed.
  }
  for (const notify of listeners) notify();
}

/**
 * Takes over the zone of the member's settings, once for each that they save: what is chosen on this device after that, such
 * as beside the times of a booking, stays until the settings change again.
 */
export function followZone(zone: string): void {
  try {
    if (deviceStore()?.getItem(followedKey) === zone) return;
    deviceStore()?.setItem(followedKey, zone);
  } catch {
    // A device that keeps nothing follows the settings each time.
  }
  setZone(zone);
}

function savedZone(): string | null {
  const kept = deviceStore()?.getItem(key) ?? null;
  return kept !== null && isZone(kept) ? kept : null;
}

function deviceZone(): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const name = currentZoneName(timeZone);
  if (isZone(name)) return name;
  return isZone(timeZone) ? timeZone : 'UTC';
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
