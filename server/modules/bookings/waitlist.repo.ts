import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import type { ChangeOf } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import { countLiveHolds, countMeeting, countUpcoming } from './booking.repo.ts';
import { waitlistEntries } from './tables.ts';

export type EntryRow = typeof waitlistEntries.$inferSelect;

/** @throws the violation of waitlist_entries_one when the founder already waits for the service. */
export async function insertEntry(db: Db, values: typeof waitlistEntries.$inferInsert): Promise<EntryRow> {
  const [row] = await db.insert(waitlistEntries).values(values).returning();
  if (!row) throw new Error('no waitlist entry was inserted');
  return row;
}

export async function findEntry(db: Db, uid: string, id: string): Promise<EntryRow | undefined> {
  const isOwn = and(eq(waitlistEntries.ownerUid, uid), eq(waitlistEntries.id, id));
  const [row] = await db.select().from(waitlistEntries).where(isOwn);
  return row;
}

/** The entry, locked until this transaction ends. */
export async function lockEntry(db: Db, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)).for('update');
  return row;
}

/** The entry that a booking was offered to, locked until this transaction ends. */
export async function lockEntryOf(db: Db, bookingId: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(waitlistEntries).where(eq(waitlistEntries.bookingId, bookingId)).for('update');
  return row;
}

/** Changes the row and what was read of it alike. */
export async function updateEntry(db: Db, row: EntryRow, change: ChangeOf<EntryRow, 'status'>): Promise<void> {
  await db.update(waitlistEntries).set(change).where(eq(waitlistEntries.id, row.id));
  Object.assign(row, change);
}

type FreedTime = { adviserId: string; startsAt: Date; exceptUid: string };

function waitsFor({ adviserId, startsAt, exceptUid }: FreedTime) {
  return and(
    eq(waitlistEntries.status, 'pending'),
    or(isNull(waitlistEntries.adviserId), eq(waitlistEntries.adviserId, adviserId)),
    lte(waitlistEntries.windowFrom, startsAt),
    gt(waitlistEntries.windowUntil, startsAt),
    ne(waitlistEntries.ownerUid, exceptUid),
  );
}

/** The services that somebody waits for who would come then. */
export async function listWaitedFor(db: Db, time: FreedTime): Promise<string[]> {
  const { serviceId } = waitlistEntries;
  const rows = await db.selectDistinct({ serviceId }).from(waitlistEntries).where(waitsFor(time)).orderBy(serviceId);
  return rows.map((row) => row.serviceId);
}

/**
 * The first in the order of joining who waits for one of these sessions, locked until the transaction ends. Left out are entries that
 * another transaction has locked, for it offers them a time itself; and, with their place kept, founders who have a booking at
 * that time or as many as they can have.
 */
export async function lockNextFor(
  db: Db,
  { sessions, ...time }: FreedTime & { sessions: { serviceId: string; endsAt: Date }[] },
  now: Date,
): Promise<EntryRow | undefined> {
  if (sessions.length === 0) return undefined;
  const { ownerUid, serviceId, createdAt, id } = waitlistEntries;
  const { startsAt } = time;
  const isNotBusy = sessions.map((session) =>
    and(eq(serviceId, session.serviceId), eq(countMeeting(db, ownerUid, { startsAt, endsAt: session.endsAt }, now), 0)),
  );
  const [row] = await db
    .select()
    .from(waitlistEntries)
    .where(
      and(
        waitsFor(time),
        or(...isNotBusy),
        lt(countLiveHolds(db, ownerUid, now), BOOKING_LIMITS.liveHolds),
        lt(countUpcoming(db, ownerUid, now), BOOKING_LIMITS.upcoming),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** The founder's: what is live, and what began after a moment; newest first. */
export async function listOwnEntries(db: Db, uid: string, since: Date): Promise<EntryRow[]> {
  const isShown = or(
    inArray(waitlistEntries.status, ['pending', 'in_progress']),
    gte(waitlistEntries.createdAt, since),
  );
  return db
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.ownerUid, uid), isShown))
    .orderBy(desc(waitlistEntries.createdAt), desc(waitlistEntries.id))
    .limit(50);
}

/** Entries whose last day is over. */
export async function listEntriesOver(db: Db, now: Date): Promise<string[]> {
  const isOver = and(eq(waitlistEntries.status, 'pending'), lte(waitlistEntries.windowUntil, now));
  const rows = await db.select({ id: waitlistEntries.id }).from(waitlistEntries).where(isOver).limit(200);
  return rows.map(({ id }) => id);
}
