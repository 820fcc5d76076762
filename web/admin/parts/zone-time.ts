import { showTime } from '#domain/scheduling/show-time.ts';

/** The time zone of this device. */
export function viewerZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** "Mon 23rd Nov, 2026" on the calendars of a zone. */
export function dayIn(zone: string, moment: string): string {
  const { weekday, date } = showTime(moment, zone);
  return `${weekday} ${date}`;
}

/** "09:00 AM" on the clocks of a zone. */
export function timeIn(zone: string, moment: string): string {
  return showTime(moment, zone).time;
}

/** "Mon 23rd Nov, 2026, 09:00 AM". */
export function momentIn(zone: string, moment: string): string {
  return `${dayIn(zone, moment)}, ${timeIn(zone, moment)}`;
}

/** "09:00" to "23:59": the time of a zone as a time box takes it. */
export function clockIn(zone: string, moment: string): string {
  return write(zone, moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

/** "Mon 23 Nov" of a calendar day (YYYY-MM-DD), which is the same in every zone. */
export function shortDay(day: string): string {
  return write('UTC', day, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');
}

/** "Monday 23 November 2026" of a calendar day. */
export function longDay(day: string): string {
  return write('UTC', day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).replace(',', '');
}

/** A calendar day some days later. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The Monday of its week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

function write(zone: string, moment: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(new Date(moment));
}
