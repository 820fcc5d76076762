import { showDay } from '#domain/scheduling/show-time.ts';
import { isZone } from '#domain/scheduling/zone.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import { addDays, mondayOf } from '../parts/zone-time.ts';

/** What the calendar shows, as its address says it. */
export type CalendarView = {
  view: 'day' | 'week';
  /** A day that is shown. */
  date: string;
  zone: string;
  /** Null for all. */
  adviser: string | null;
  cancelled: boolean;
};

/** Reads an address. What makes no sense in it is left out. */
export function readView(params: URLSearchParams, { now, zone: ownZone }: { now: number; zone: string }): CalendarView {
  const zone = params.get('zone') ?? '';
  const sound = isZone(zone) ? zone : ownZone;
  const date = params.get('date') ?? '';
  return {
    view: params.get('view') === 'day' ? 'day' : 'week',
    date: isDay(date) ? date : zonedDay(now, sound),
    zone: sound,
    adviser: params.get('adviser'),
    cancelled: params.get('cancelled') === 'true',
  };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

/** The days that are shown, in order. */
export function daysShown({ view, date }: CalendarView): string[] {
  if (view === 'day') return [date];
  const monday = mondayOf(date);
  return [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(monday, count));
}

/** A day of the day or week before (-1) or after (1). */
export function neighbour({ view, date }: CalendarView, direction: -1 | 1): string {
  return addDays(date, direction * (view === 'day' ? 1 : 7));
}

/** What is shown, in words. */
export function titleOf(view: CalendarView): string {
  if (view.view === 'day') return showDay(view.date);
  const days = daysShown(view);
  return `${showDay(days[0] ?? view.date)} to ${showDay(days[6] ?? view.date)}`;
}
