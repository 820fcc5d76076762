import type { FreeTime } from '#contract/consultation/consultation.ts';
import { type ShownTime, showTime } from '#domain/scheduling/show-time.ts';
import { addDays, type Slot, type SlotDay } from '#ui/slot-picker/slot-days.ts';

/** Days asked for at once: five weeks, so that the four on a wide screen are there whatever day it is. */
const windowDays = 35;

/** The windows of days that cover `until`, the first one beginning today, none going past the last day. */
export function dayWindows(today: string, until: string, lastDay: string): { from: string; to: string }[] {
  const end = until < lastDay ? until : lastDay;
  const windows = [];
  for (let from = today; from <= end; from = addDays(from, windowDays)) {
    const to = addDays(from, windowDays - 1);
    windows.push({ from, to: to < lastDay ? to : lastDay });
  }
  return windows;
}

/** Every day from today to the last one that can be booked; a day that has not been read is loading. */
export function toSlotDays(
  { today, lastDay, zone }: { today: string; lastDay: string; zone: string },
  read: readonly { day: string; times: readonly FreeTime[] }[],
): SlotDay[] {
  const times = new Map(read.map((entry) => [entry.day, entry.times]));
  const days: SlotDay[] = [];
  for (let day = today; day <= lastDay; day = addDays(day, 1)) {
    const free = times.get(day);
    days.push({ day, slots: free ? toSlots(free, zone) : null });
  }
  return days;
}

/** The times of one day. Where clocks go back, two moments have the same time of day: these carry their offsets. */
function toSlots(times: readonly FreeTime[], zone: string): Slot[] {
  const shown = times.map(({ startsAt }) => ({ startsAt, ...showTime(startsAt, zone) }));
  return shown.map((one) => {
    const isTwice = shown.filter(({ time }) => time === one.time).length > 1;
    return { value: one.startsAt, label: isTwice ? `${one.time} ${offsetOf(one)}` : one.time, part: partOf(one) };
  });
}

/** "GMT+1" of "London (GMT+1)". */
function offsetOf({ zone }: ShownTime): string {
  return /\((.+)\)/.exec(zone)?.[1] ?? zone;
}

function partOf({ time }: ShownTime): Slot['part'] {
  if (time.endsWith('AM')) return 'Morning';
  return Number(time.slice(0, 2)) % 12 < 5 ? 'Afternoon' : 'Evening';
}
