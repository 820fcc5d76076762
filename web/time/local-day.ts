import { zonedDay } from '#domain/scheduling/zoned-day.ts';

/** The day on the viewer's own calendar, YYYY-MM-DD: what forms offer as today. The server's day may be another one. */
export function localDay(now = Date.now(), zone = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  return zonedDay(now, zone);
}
