import { formatsByZone } from './zone-formats.ts';
import { cityOf } from './zone-names.ts';

/** A moment as an appointment is shown: never without its zone. */
export type ShownTime = {
  /** "Mon". */
  weekday: string;
  /** "23rd Nov, 2026": "do MMM, yyyy" of the specification. */
  date: string;
  /** "10:30 AM": "hh:mm a" of the specification. */
  time: string;
  /** "Lagos (GMT+1)", with the offset at that moment. */
  zone: string;
};

/** A moment (milliseconds since 1970, a Date, or ISO 8601 in UTC) on the wall of a zone. @throws RangeError for either that does not exist. */
export function showTime(moment: number | string | Date, zone: string): ShownTime {
  const at = new Date(moment).getTime();
  const parts = readParts(at, zone);
  return {
    weekday: parts.weekday ?? '',
    date: `${ordinal(Number(parts.day))} ${parts.month}, ${parts.year}`,
    time: `${parts.hour}:${parts.minute} ${parts.dayPeriod}`,
    zone: labelOf(zone, parts),
  };
}

/**
 * "Mon 23rd Nov, 2026": a day as every picker, calendar and list heads it. Of a moment it is the day on the calendars of the
 * zone; a calendar day (YYYY-MM-DD) is the same in every zone and needs none.
 */
export function showDay(moment: number | string | Date, zone = 'UTC'): string {
  const { weekday, date } = showTime(moment, zone);
  return `${weekday} ${date}`;
}

/** "Mon 23rd Nov, 2026, 10:30 AM, Lagos (GMT+1)": the same in one line, for mails and messages. */
export function showTimeInLine(moment: number | string | Date, zone: string): string {
  const { time, zone: label } = showTime(moment, zone);
  return `${showDay(moment, zone)}, ${time}, ${label}`;
}

/** "Kathmandu (GMT+5:45)": a zone by its city and its offset at a moment. */
export function zoneLabel(zone: string, at: number): string {
  return labelOf(zone, readParts(at, zone));
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

const formatFor = formatsByZone('en-US', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h12',
  timeZoneName: 'shortOffset',
});

function readParts(at: number, zone: string): Parts {
  return Object.fromEntries(
    formatFor(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
}

function labelOf(zone: string, { timeZoneName = '' }: Parts): string {
  const offset = timeZoneName === 'GMT+0' ? 'GMT' : timeZoneName;
  const city = cityOf(zone);
  return city ? `${city} (${offset})` : zone === 'UTC' ? zone : offset;
}

export function ordinal(day: number): string {
  const ending = day >= 11 && day <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
}
