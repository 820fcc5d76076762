import type { Slot } from './availability.ts';

/** The slots whose start is nearest to a wanted instant, the earlier of two that are as near; listed in order of time. */
export function nearestSlots(slots: Slot[], wanted: number, count = 3): Slot[] {
  const distance = (slot: Slot) => Math.abs(slot.startsAt - wanted);
  return [...slots]
    .sort((a, b) => distance(a) - distance(b) || a.startsAt - b.startsAt)
    .slice(0, count)
    .sort((a, b) => a.startsAt - b.startsAt);
}
