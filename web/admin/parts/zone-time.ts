import { showDay, showTime } from '#domain/scheduling/show-time.ts';

/** The time zone of this device. */
export function viewerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** "09:00 AM" on the clocks of a zone. */
export function timeIn(zone: string, moment: string): string {
  return showTime(moment, zone).time;
}

/** "Mon 23rd Nov, 2026, 09:00 AM". */
export function momentIn(zone: string, moment: string): string {
  return `${showDay(moment, zone)}, ${timeIn(zone, moment)}`;
}

/** "09:00" to "23:59": the time of a zone as a time box takes it. */
export function clockIn(zone: string, moment: string): string {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return clock.format(new Date(moment));
}

/** A calendar day some days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The Monday of its week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}
