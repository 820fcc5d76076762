import { format } from 'date-fns';

/** A moment (ISO 8601, UTC) in the viewer's time zone, as the specification writes dates: "21st Nov, 2026". */
export function DateTime({ value, withTime = false }: { value: string; withTime?: boolean }) {
  return (
    <time dateTime={value} className={withTime ? undefined : 'inline-block'}>
      {formatMoment(value, withTime)}
    </time>
  );
}

/** "21st Nov, 2026" or "21st Nov, 2026 09:05 AM". */
export function formatMoment(value: string, withTime = false): string {
  return format(new Date(value), withTime ? 'do MMM, yyyy hh:mm a' : 'do MMM, yyyy');
}

/** A calendar day (YYYY-MM-DD), which is the same day in every time zone. */
export function Day({ value }: { value: string }) {
  return (
    <time dateTime={value} className="inline-block">
      {formatDay(value)}
    </time>
  );
}

/** A calendar month (YYYY-MM), which breaks into no two lines: "Nov 2026". */
export function formatMonth(value: string): string {
  return format(new Date(`${value}-01T00:00:00`), 'MMM\u00a0yyyy');
}

export function formatDay(value: string): string {
  return format(new Date(`${value}T00:00:00`), 'do MMM, yyyy');
}

/** Said under a date field, which each browser writes in its own way: the day as everything else here writes it; '' until it is one. */
export function dayNote(value: string | null | undefined): string {
  return value && Number.isFinite(Date.parse(`${value}T00:00:00`)) ? formatDay(value) : '';
}
