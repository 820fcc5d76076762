import { and, asc, type Column, eq, gt, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm';
import type { ChangeOf } from '#domain/state-machine.ts';
import type { BusyTime } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { bookingEvents, bookingOutcomeLinks, bookings } from './tables.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type NewBooking = typeof bookings.$inferInsert;
export type EventRow = typeof bookingEvents.$inferSelect;
export type LinkRow = typeof bookingOutcomeLinks.$inferSelect;
/** A booking with its history and what came of it. */
export type BookingWithEvents = { row: BookingRow; events: EventRow[]; links: LinkRow[] };

/** Somebody's whose uid is given, or anybody's for the operator and for background work. */
type Whose = string | 'anybody';

const owned = (whose: Whose, id: string) =>
  whose === 'anybody' ? eq(bookings.id, id) : and(eq(bookings.ownerUid, whose), eq(bookings.id, id));

/** With `lock` other writers of it wait until this transaction ends. */
export async function findBooking(
  db: Db,
  whose: Whose,
  id: string,
  lock?: 'lock',
): Promise<BookingWithEvents | undefined> {
  const query = db.select().from(bookings).where(owned(whose, id));
  return (await withHistory(db, await (lock ? query.for('update') : query)))[0];
}

/** Whether it was moved or cancelled since it had this sequence. */
export async function hasChangedSince(db: Db, id: string, sequence: number): Promise<boolean> {
  return (await db.$count(bookings, and(eq(bookings.id, id), gt(bookings.sequence, sequence)))) > 0;
}

/** Of anybody, without their history. */
export async function findBookingRows(db: Db, ids: readonly string[]): Promise<BookingRow[]> {
  return ids.length === 0
    ? []
    : db
        .select()
        .from(bookings)
        .where(inArray(bookings.id, [...ids]));
}

/** Two further queries, however many bookings. */
export async function withHistory(db: Db, rows: BookingRow[]): Promise<BookingWithEvents[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const events = await db
    .select()
    .from(bookingEvents)
    .where(inArray(bookingEvents.bookingId, ids))
    .orderBy(asc(bookingEvents.number));
  const links = await db
    .select()
    .from(bookingOutcomeLinks)
    .where(inArray(bookingOutcomeLinks.bookingId, ids))
    .orderBy(asc(bookingOutcomeLinks.createdAt), asc(bookingOutcomeLinks.targetId));
  const of = <T extends { bookingId: string }>(all: T[], id: string) => all.filter(({ bookingId }) => bookingId === id);
  return rows.map((row) => ({ row, events: of(events, row.id), links: of(links, row.id) }));
}

/** @throws the violation of bookings_no_overlap when the adviser is taken then. */
export async function insertBooking(db: Db, values: NewBooking): Promise<BookingWithEvents> {
  const [row] = await db.insert(bookings).values(values).returning();
  if (!row) throw new Error('no booking was inserted');
  return { row, events: [], links: [] };
}

/** Changes the row and what was read of it alike. */
export async function updateBooking(db: Db, row: BookingRow, change: ChangeOf<BookingRow, 'status'>): Promise<void> {
  await db.update(bookings).set(change).where(eq(bookings.id, row.id));
  Object.assign(row, change);
}

/**
 * Bookings from before the column have been sent under a UID made of their id and the site's name: it is written down at the
 * next start, before the name can change. Finds nothing to do ever after.
 */
export async function keepCalendarUids(db: Db, publicUrl: string): Promise<void> {
  const { hostname } = new URL(publicUrl);
  await db
    .update(bookings)
    .set({ calendarUid: sql`'booking-' || ${bookings.id} || '@' || ${hostname}::text` })
    .where(isNull(bookings.calendarUid));
}

/** Adds to the history and to `whole` itself. The caller has locked the booking, so that numbers follow each other. */
export async function addEvent(
  db: Db,
  { row, events }: BookingWithEvents,
  event: Pick<EventRow, 'kind' | 'by' | 'at'> & { note?: string },
): Promise<void> {
  const { id: bookingId, startsAt } = row;
  const added = { bookingId, number: events.length + 1, startsAt, note: null, ...event };
  await db.insert(bookingEvents).values(added);
  events.push(added);
}

export async function insertLink(db: Db, whole: BookingWithEvents, link: LinkRow): Promise<void> {
  await db.insert(bookingOutcomeLinks).values(link);
  whole.links.push(link);
}

export async function deleteLink(
  db: Db,
  whole: BookingWithEvents,
  kind: LinkRow['kind'],
  targetId: string,
): Promise<void> {
  const { id } = whole.row;
  const isIt = and(
    eq(bookingOutcomeLinks.bookingId, id),
    eq(bookingOutcomeLinks.kind, kind),
    eq(bookingOutcomeLinks.targetId, targetId),
  );
  await db.delete(bookingOutcomeLinks).where(isIt);
  whole.links = whole.links.filter((link) => link.kind !== kind || link.targetId !== targetId);
}

/** Whoever books for this founder takes turns, so that limits hold however many requests come at once. */
export async function lockFounder(tx: Db, uid: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bookings of ${uid}`}, 0))`);
}

/** Whoever says that a transfer was sent takes turns with their other ones. Taken last: nobody waits for more behind it. */
export async function lockTransfers(tx: Db, uid: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`transfers of ${uid}`}, 0))`);
}

export async function countAwaitedTransfers(db: Db, uid: string): Promise<number> {
  return db.$count(bookings, and(eq(bookings.ownerUid, uid), eq(bookings.stage, 'awaiting_transfer')));
}

/** Of a founder, or of the row of an outer query: how many are neither confirmed nor over. */
export function countLiveHolds(db: Db, uid: string | Column, now: Date) {
  return db.$count(bookings, and(eq(bookings.ownerUid, uid), gt(bookings.holdExpiresAt, now)));
}

/** How many are pending or confirmed and still to come; a hold that ran out is not one. */
export function countUpcoming(db: Db, uid: string | Column, now: Date) {
  return db.$count(bookings, and(eq(bookings.ownerUid, uid), isLive(now), gt(bookings.startsAt, now)));
}

/** How many of them meet the time of a session. */
export function countMeeting(db: Db, uid: Column, { startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date) {
  const meets = and(lt(bookings.startsAt, endsAt), gt(bookings.endsAt, startsAt));
  return db.$count(bookings, and(eq(bookings.ownerUid, uid), isLive(now), meets));
}

/** Whether a founder has another session at the time of this one. */
export async function isFounderBusy(
  db: Db,
  uid: string,
  { startsAt, endsAt, ignoring }: { startsAt: Date; endsAt: Date; ignoring?: string },
  now: Date,
): Promise<boolean> {
  const meets = and(lt(bookings.startsAt, endsAt), gt(bookings.endsAt, startsAt));
  const other = ignoring === undefined ? undefined : ne(bookings.id, ignoring);
  return (await db.$count(bookings, and(eq(bookings.ownerUid, uid), isLive(now), meets, other))) > 0;
}

const isLive = (now: Date) => and(inArray(bookings.status, ['pending', 'in_progress']), holdIsNotOver(now));

/** The longest session with its buffers, in milliseconds: where to begin to look for what overlaps a moment. */
const longest = 12 * 3_600_000;
const longestBefore = 4 * 3_600_000;

/** What takes the advisers' time between two moments. A hold that ran out takes none. */
export async function listBusy(
  db: Db,
  { adviserIds, from, until }: { adviserIds: readonly string[]; from: Date; until: Date },
  now: Date,
): Promise<BusyTime[]> {
  if (adviserIds.length === 0) return [];
  const { adviserId, startsAt, endsAt, id: bookingId } = bookings;
  const rows = await db
    .select({
      adviserId,
      bookingId,
      startsAt,
      endsAt,
      from: sql`lower(${bookings.blocked})`.mapWith(startsAt),
      to: sql`upper(${bookings.blocked})`.mapWith(startsAt),
    })
    .from(bookings)
    .where(
      and(
        inArray(adviserId, [...adviserIds]),
        ne(bookings.status, 'cancelled'),
        gt(startsAt, new Date(from.getTime() - longest)),
        lte(startsAt, new Date(until.getTime() + longestBefore)),
        sql`${bookings.blocked} && tstzrange(${from.toISOString()}, ${until.toISOString()})`,
        holdIsNotOver(now),
      ),
    );
  return rows.map((row) => ({
    ...row,
    startsAt: row.startsAt.getTime(),
    endsAt: row.endsAt.getTime(),
    from: row.from.getTime(),
    to: row.to.getTime(),
  }));
}

/** Of this adviser: holds that ran out and stand in the way of a time. */
export async function listLapsedHolds(db: Db, adviserId: string, blocked: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.adviserId, adviserId),
        ne(bookings.status, 'cancelled'),
        lte(bookings.holdExpiresAt, now),
        sql`${bookings.blocked} && ${blocked}::tstzrange`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Whether another booking of the adviser is in the way. */
export async function isTaken(db: Db, adviserId: string, blocked: string, except?: string): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.adviserId, adviserId),
        ne(bookings.status, 'cancelled'),
        sql`${bookings.blocked} && ${blocked}::tstzrange`,
        except ? ne(bookings.id, except) : undefined,
      ),
    )
    .limit(1);
  return rows.length === 1;
}

export function holdIsNotOver(now: Date) {
  return sql`(${bookings.holdExpiresAt} is null or ${bookings.holdExpiresAt} > ${now.toISOString()})`;
}
