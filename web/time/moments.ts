import { showDay, showTime } from '#domain/scheduling/show-time.ts';

/** "Tue 24th Nov, 2026, 09:30 AM": a moment where its zone stands next to it. */
export function momentWords(at: string, zone: string): string {
  return `${showDay(at, zone)}, ${showTime(at, zone).time}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day (YYYY-MM-DD) of a moment on the wall of a zone. */
export function dayIn(at: string | number, zone: string): string {
  const made =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(zone, made);
  const {
    year = '',
    month = '',
    day = '',
  } = Object.fromEntries(made.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
  return `${year}-${month}-${day}`;
}
