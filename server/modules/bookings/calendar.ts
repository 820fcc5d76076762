import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { brand } from '#content/brand.ts';
import type { BookableAdviser, BookableService } from '../../between-modules.ts';
import type { BookingRow } from './booking.repo.ts';

export interface CalendarEntry {
  row: BookingRow;
  service: BookableService | undefined;
  adviser: BookableAdviser | undefined;
  founder: { name: string; email: string } | undefined;
  /** Whose copy it is: the founder's does not hold the adviser's address. */
  reader: 'founder' | 'adviser';
  /** The sender of mails, as "Name <address>" or an address. */
  mailFrom: string;
}

/**
 * The calendar file of a booking, in UTC. One UID for life, a UUID without the site's name in it (RFC 7986, 5.3), so that
 * another domain makes no second entry; SEQUENCE rises with each move, new place and the cancel, so that calendars replace
 * what they have. The place stands in it only while the session is to come. METHOD is REQUEST until it is cancelled, then CANCEL (RFC 5546).
 */
export function bookingCalendar(entry: CalendarEntry): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const { row, service, adviser, founder, reader } = entry;
  const other = reader === 'adviser' ? founder : adviser;
  const isCancelled = row.status === 'cancelled';
  const method = isCancelled ? 'CANCEL' : 'REQUEST';
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: brand.name, product: 'Consultation' },
  });
  calendar.createEvent({
    id: row.calendarUid ?? row.id,
    sequence: row.sequence,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: row.cancelledAt ?? row.toldAt ?? row.settledAt ?? row.createdAt,
    start: row.startsAt,
    end: row.endsAt,
    summary: [service?.title ?? 'Consultation', other?.name].filter(Boolean).join(' with '),
    ...(service && row.status === 'in_progress' && { location: placeOf(row, service) }),
    ...(reader === 'founder' &&
      adviser && { description: `With ${[adviser.name, adviser.title].filter(Boolean).join(', ')}` }),
    ...(reader === 'adviser' && row.topic && { description: row.topic }),
    organizer: parseSender(entry.mailFrom),
    attendees: [founder, reader === 'adviser' ? adviser : undefined]
      .filter((person) => person !== undefined)
      .map(({ name, email }) => ({ name, email, rsvp: false, status: ICalAttendeeStatus.ACCEPTED })),
  });
  return { method, content: calendar.toString() };
}

/** Where the session takes place, in one line. */
export function placeOf({ phone }: Pick<BookingRow, 'phone'>, service: BookableService): string {
  if (service.meeting.kind !== 'phone') return servicePlaceOf(service);
  return phone === '' ? 'By phone' : `By phone: ${phone}`;
}

/** Where all sessions of a service take place; empty for those by phone. */
export function servicePlaceOf({ meeting }: BookableService): string {
  if (meeting.kind === 'link') return meeting.url;
  return meeting.kind === 'place' ? meeting.place : '';
}

function parseSender(from: string): { name: string; email: string } {
  const named = /^\s*"?([^"<]*?)"?\s*<([^>]+)>\s*$/.exec(from);
  return { name: named?.[1] || brand.name, email: named?.[2] ?? from.trim() };
}
