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

/** The entry, held until this transaction ends. */
export async function lockEntry(db: Db, id: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)).for('update');
  return row;
}

/** The entry that a booking was offered to, held until this transaction ends. */
export async function lockEntryOf(db: Db, bookingId: string): Promise<EntryRow | undefined> {
  const [row] = await db.select().from(waitlistEntries).where(eq(waitlistEntries.bookingId, bookingId)).for('update');
  return row;
}

/** Changes the row and what was read of it alike. */
export async function updateEntry(db: Db, row: EntryRow, change: ChangeOf<EntryRow, 'status'>): Promise<void> {
  await db.update(waitlistEntries).set(change).where(eq(waitlistEntries.id, row.id));
  Object.assign(row, change);
}

/**
 * The first in the order of joining who waits for such a time, held until the transaction ends. Left out are entries that
 * another transaction holds, for it offers them a time itself; and, with their place kept, founders who have a booking at
 * that time or as many as they can have.
 */
export async function lockNextFor(
  db: Db,
  time: { serviceId: string; adviserId: string; startsAt: Date; endsAt: Date; exceptUid: string },
  now: Date,
): Promise<EntryRow | undefined> {
  const { ownerUid } = waitlistEntries;
  const [row] = await db
    .select()
    .from(waitlistEntries)
    .where(
      and(
        eq(waitlistEntries.status, 'pending'),
        eq(waitlistEntries.serviceId, time.serviceId),
        or(isNull(waitlistEntries.adviserId), eq(waitlistEntries.adviserId, time.adviserId)),
        lte(waitlistEntries.windowFrom, time.startsAt),
        gt(waitlistEntries.windowUntil, time.startsAt),
        ne(ownerUid, time.exceptUid),
        eq(countMeeting(db, ownerUid, time, now), 0),
        lt(countLiveHolds(db, ownerUid, now), BOOKING_LIMITS.liveHolds),
        lt(countUpcoming(db, ownerUid, now), BOOKING_LIMITS.upcoming),
      ),
    )
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
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
