import { and, asc, Column, eq, gt, inArray, is, isNull, lt, ne, sql } from 'drizzle-orm';
import type { ChangeOf } from '#domain/state-machine.ts';
import { type OperatorScope, type OwnerScope, type WritingScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { asLocked, type Locked, lockedRow } from '../../db/locked.ts';
import { bookingEvents, bookingOutcomeLinks, bookings } from './tables.ts';

export type BookingRow = typeof bookings.$inferSelect;
export type NewBooking = Omit<typeof bookings.$inferInsert, 'ownerUid'>;
export type EventRow = typeof bookingEvents.$inferSelect;
export type LinkRow = typeof bookingOutcomeLinks.$inferSelect;
/** A booking with its history and what came of it. */
export type BookingWithEvents = { row: BookingRow; events: EventRow[]; links: LinkRow[] };
export type LockedBooking = Locked<BookingWithEvents>;

const booking = (scope: WritingScope, id: string) => and(within(scope, bookings.ownerUid), eq(bookings.id, id));

export async function findBooking(db: Db, scope: WritingScope, id: string): Promise<BookingWithEvents | undefined> {
  return (await withHistory(db, await db.select().from(bookings).where(booking(scope, id))))[0];
}

/** Other writers of it wait until this transaction ends. */
export async function lockBooking(db: Db, scope: WritingScope, id: string): Promise<LockedBooking | undefined> {
  const rows = await db.select().from(bookings).where(booking(scope, id)).for('update');
  return asLocked((await withHistory(db, rows))[0]);
}

/** Whether it was moved or cancelled since it had this sequence. */
export async function hasChangedSince(db: Db, scope: WritingScope, id: string, sequence: number): Promise<boolean> {
  return (await db.$count(bookings, and(booking(scope, id), gt(bookings.sequence, sequence)))) > 0;
}

/** Without their history. */
export async function findBookingRows(db: Db, scope: WritingScope, ids: readonly string[]): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(and(within(scope, bookings.ownerUid), inArray(bookings.id, [...ids])));
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

/** With its first event. @throws the violation of bookings_no_overlap when the adviser is taken then. */
export async function insertBooking(
  db: Db,
  { uid: ownerUid }: OwnerScope,
  values: NewBooking,
  event?: NewEvent,
): Promise<LockedBooking> {
  const [row] = await db
    .insert(bookings)
    .values({ ...values, ownerUid })
    .returning();
  if (!row) throw new Error('no booking was inserted');
  return addEvent(db, asLocked({ row, events: [], links: [] }), event);
}

/** What happened, where the change is one that its history tells of. */
type NewEvent = Pick<EventRow, 'kind' | 'by' | 'at'> & { note?: string };

/** With what the history says of the change. */
export async function updateBooking<B extends LockedBooking>(
  db: Db,
  whole: B,
  change: ChangeOf<BookingRow, 'status'>,
  event?: NewEvent,
): Promise<B> {
  const row = lockedRow(await db.update(bookings).set(change).where(eq(bookings.id, whole.row.id)).returning());
  return addEvent(db, { ...whole, row }, event);
}

async function addEvent<B extends LockedBooking>(db: Db, whole: B, event: NewEvent | undefined): Promise<B> {
  if (!event) return whole;
  const { id: bookingId, startsAt } = whole.row;
  const added = { bookingId, number: whole.events.length + 1, startsAt, note: null, ...event };
  await db.insert(bookingEvents).values(added);
  return { ...whole, events: [...whole.events, added] };
}

/**
 * Bookings from before the column have been sent under a UID made of their id and the site's name: it is written down at the
 * next start, before the name can change. Finds nothing to do ever after.
 */
export async function keepCalendarUids(db: Db, scope: OperatorScope, publicUrl: string): Promise<void> {
  const { hostname } = new URL(publicUrl);
  await db
    .update(bookings)
    .set({ calendarUid: sql`'booking-' || ${bookings.id} || '@' || ${hostname}::text` })
    .where(and(within(scope, bookings.ownerUid), isNull(bookings.calendarUid)));
}

export async function insertLink(db: Db, whole: LockedBooking, link: LinkRow): Promise<LockedBooking> {
  await db.insert(bookingOutcomeLinks).values(link);
  return { ...whole, links: [...whole.links, link] };
}

export async function deleteLink(
  db: Db,
  whole: LockedBooking,
  kind: LinkRow['kind'],
  targetId: string,
): Promise<LockedBooking> {
  const { id } = whole.row;
  const isIt = and(
    eq(bookingOutcomeLinks.bookingId, id),
    eq(bookingOutcomeLinks.kind, kind),
    eq(bookingOutcomeLinks.targetId, targetId),
  );
  await db.delete(bookingOutcomeLinks).where(isIt);
  return { ...whole, links: whole.links.filter((link) => link.kind !== kind || link.targetId !== targetId) };
}

/** Anyone who books for this founder takes turns, so that limits hold however many requests come at once. */
export async function lockFounder(tx: Db, { uid }: OwnerScope): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bookings of ${uid}`}, 0))`);
}

/** Anyone who says that a transfer was sent takes turns with their other ones. Taken last: nobody waits for more behind it. */
export async function lockTransfers(tx: Db, { uid }: OwnerScope): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`transfers of ${uid}`}, 0))`);
}

export async function countAwaitedTransfers(db: Db, scope: OwnerScope): Promise<number> {
  return db.$count(bookings, and(within(scope, bookings.ownerUid), eq(bookings.stage, 'awaiting_transfer')));
}

/** A founder's, or, in a query over everybody's, those of the founder whom its row names. */
type Whose = OwnerScope | Column;
const areOf = (whose: Whose) => (is(whose, Column) ? eq(bookings.ownerUid, whose) : within(whose, bookings.ownerUid));

/** How many are neither confirmed nor over. */
export function countLiveHolds(db: Db, whose: Whose, now: Date) {
  return db.$count(bookings, and(areOf(whose), gt(bookings.holdExpiresAt, now)));
}

/** How many are pending or confirmed and still to come; a hold that ran out is not one. */
export function countUpcoming(db: Db, whose: Whose, now: Date) {
  return db.$count(bookings, and(areOf(whose), isLive(now), gt(bookings.startsAt, now)));
}

type SessionTime = { startsAt: Date; endsAt: Date; ignoring?: string };

/** How many of them meet the time of a session. */
export function countMeeting(db: Db, whose: Whose, { startsAt, endsAt, ignoring }: SessionTime, now: Date) {
  const meets = and(lt(bookings.startsAt, endsAt), gt(bookings.endsAt, startsAt));
  const other = ignoring === undefined ? undefined : ne(bookings.id, ignoring);
  return db.$count(bookings, and(areOf(whose), isLive(now), meets, other));
}

/** Whether a founder has another session at the time of this one. */
export async function isFounderBusy(db: Db, scope: OwnerScope, time: SessionTime, now: Date): Promise<boolean> {
  return (await countMeeting(db, scope, time, now)) > 0;
}

const isLive = (now: Date) => and(inArray(bookings.status, ['pending', 'in_progress']), holdIsNotOver(now));

export function holdIsNotOver(now: Date) {
  return sql`(${bookings.holdExpiresAt} is null or ${bookings.holdExpiresAt} > ${now.toISOString()})`;
}
