const dayMinutes = 24 * 60;

/** "09:00" for 540 minutes after midnight; '' while there is none. The end of the day reads as 00:00. */
export function writeMinute(minute: number | null): string {
  if (minute === null || !Number.isInteger(minute)) return '';
  const ofDay = minute % dayMinutes;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** Minutes after midnight; NaN, which no schema accepts, while nothing is typed. As an end, 00:00 is the day's end. */
export function readMinute(text: string, which: 'from' | 'to'): number {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? [];
  if (hours === undefined || minutes === undefined) return Number.NaN;
  const minute = Number(hours) * 60 + Number(minutes);
  return which === 'to' && minute === 0 ? dayMinutes : minute;
}

/** "09:00 to 13:00, 14:00 to 17:00". */
export function writeSpans(spans: readonly { fromMinute: number; toMinute: number }[]): string {
  return spans.map(({ fromMinute, toMinute }) => `${writeMinute(fromMinute)} to ${writeMinute(toMinute)}`).join(', ');
}
