import { links } from '#contract/links.ts';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import { showTimeInLine } from '#domain/scheduling/show-time.ts';
import type { BookableAdviser, BookableService, TextNote } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type { Mail } from '../../ports/mail/port.ts';
import { type LockedBooking, updateBooking } from './booking.repo.ts';
import { bookingCalendar, servicePlaceOf } from './calendar.ts';
import type { BookingDeps } from './deps.ts';
import { adviserMail, type BookingNotice, founderMail, type MailFacts } from './mails.ts';

/**
 * Tells of what happened to a booking, within the caller's transaction: the founder in the bell and by mail, the adviser by
 * mail once the time is settled, with the calendar entry as it is now. Mail goes to the founder only at a verified address.
 * @returns the booking, which knows what was told of its place.
 */
export async function notifyBooking<B extends LockedBooking>(
  deps: BookingDeps,
  tx: Db,
  whole: B,
  notice: BookingNotice,
  options: { formerAdviserId?: string } = {},
): Promise<B> {
  const { row } = whole;
  const { service, adviser, former } = await readAbout(deps, tx, row, options.formerAdviserId);
  const person = await deps.findPerson(tx, row.ownerUid);
  const founder = { name: person?.name ?? 'A founder', email: person?.email ?? '' };
  const href = hasHold(row.stage) ? links.confirmation(row.id) : links.booking(row.id);
  // Only what was settled is in anybody's calendar.
  const isInCalendars = row.settledAt !== null && isInvitation.has(notice.kind);
  const told = isInCalendars
    ? await updateBooking(tx, whole, { toldPlace: servicePlaceOf(service), toldAt: deps.clock() })
    : whole;
  // Where the member's clock is; until they say so, where it was when they booked.
  const zone = (await deps.readPreferences(tx, row.ownerUid)).zone ?? row.zone;
  const facts: MailFacts = { row: { ...told.row, zone }, service, adviser, founder, url: `${deps.publicUrl}${href}` };
  const mail = founderMail(facts, notice);
  const kind = `booking.${notice.kind}` as const;
  await deps.notify(tx, {
    uid: row.ownerUid,
    kind,
    title: mail.subject,
    body: showTimeInLine(row.startsAt, zone),
    href,
    about: { kind: 'booking', id: row.id },
    text: textOf(row, notice),
  });
  const { mailFrom } = deps;
  const about = { kind: 'booking', id: row.id, revision: row.sequence } as const;
  const post = (letter: Mail) => deps.mailQueue.post(tx, letter, { about });
  const entryFor = (reader: 'founder' | 'adviser') => bookingCalendar({ ...facts, mailFrom, reader });
  if (person?.emailVerified) {
    const letter = { ...mail, ...(isInCalendars && { calendar: entryFor('founder') }) };
    const news = { uid: row.ownerUid, kind, usefulUntil: row.holdExpiresAt ?? row.startsAt };
    await deps.mailQueue.post(tx, letter, { about, news });
  }
  const isNew = former !== undefined;
  if (isInCalendars)
    await post({
      ...adviserMail(facts, isNew ? { kind: 'confirmed' } : notice),
      calendar: entryFor('adviser'),
    });
  else if (notice.kind === 'reminder') await post(adviserMail(facts, notice));
  if (former && notice.kind === 'moved') {
    const gone = { ...facts, adviser: former, row: { ...facts.row, ...notice.from, status: 'cancelled' as const } };
    const cancel = bookingCalendar({ ...gone, mailFrom, reader: 'adviser' });
    await post({ ...adviserMail(gone, notice), calendar: cancel });
  }
  if (notice.kind === 'awaiting') await notifyOperators(deps, tx, facts);
  return told;
}

/** What changes a member's day soon, and what they did not do themselves. */
function textOf(row: LockedBooking['row'], notice: BookingNotice): TextNote | undefined {
  const when = showTimeInLine(row.startsAt, row.zone);
  const says =
    notice.kind === 'reminder' && notice.reminder === 'hour'
      ? `Your session is within the hour: ${when}.`
      : notice.kind === 'moved' && notice.by === 'operator'
        ? `Your session was moved to ${when}.`
        : notice.kind === 'cancelled' && row.cancelledBy === 'operator'
          ? `Your session of ${when} was cancelled.`
          : undefined;
  return says === undefined ? undefined : { says, key: `${row.id} ${row.sequence}`, usefulUntil: row.startsAt };
}

const isInvitation: ReadonlySet<BookingNotice['kind']> = new Set(['confirmed', 'moved', 'place_changed', 'cancelled']);

async function notifyOperators(deps: BookingDeps, tx: Db, { row, service, founder }: MailFacts): Promise<void> {
  const wait = row.stage === 'awaiting_transfer' ? 'A transfer to confirm' : 'A booking to confirm';
  for (const { uid } of await deps.listOperators(tx))
    await deps.notify(tx, {
      uid,
      kind: 'booking.waiting',
      title: `${wait}: ${service.title}`,
      body: `${founder.name}, ${showTimeInLine(row.startsAt, row.zone)}`,
      href: links.operatorBooking(row.id),
      about: { kind: 'booking', id: row.id },
    });
}

async function readAbout(
  { catalogue }: BookingDeps,
  tx: Db,
  row: { serviceId: string; adviserId: string },
  formerId?: string,
): Promise<{ service: BookableService; adviser: BookableAdviser; former: BookableAdviser | undefined }> {
  const service = await catalogue.readBookable(tx, row.serviceId);
  const advisers = await catalogue.findAdvisers(tx, [row.adviserId, ...(formerId ? [formerId] : [])]);
  const adviser = advisers.find(({ id }) => id === row.adviserId);
  if (!service || !adviser) throw new Error('a booking has lost its service or adviser');
  return { service, adviser, former: formerId ? advisers.find(({ id }) => id === formerId) : undefined };
}
