import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte, ne, or } from 'drizzle-orm';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import type { ChangeOf } from '#domain/state-machine.ts';
import { type OperatorScope, type OwnerScope, type WritingScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { asLocked, type Locked, lockedRow } from '../../db/locked.ts';
import { countLiveHolds, countMeeting, countUpcoming, type LockedBooking } from './booking.repo.ts';
import { waitlistEntries } from './tables.ts';

export type EntryRow = typeof waitlistEntries.$inferSelect;
type NewEntry = Omit<typeof waitlistEntries.$inferInsert, 'ownerUid'>;

/** @throws the violation of waitlist_entries_one when the founder already waits for the service. */
export async function insertEntry(db: Db, { uid: ownerUid }: OwnerScope, values: NewEntry): Promise<EntryRow> {
  const entry = { ...values, ownerUid };
  return lockedRow(await db.insert(waitlistEntries).values(entry).returning());
}

const entry = (scope: WritingScope, id: string) =>
  and(within(scope, waitlistEntries.ownerUid), eq(waitlistEntries.id, id));

export async function findEntry(db: Db, scope: WritingScope, id: string): Promise<EntryRow | undefined> {
  return (await db.select().from(waitlistEntries).where(entry(scope, id)))[0];
}

/** The entry, locked until this transaction ends. */
export async function lockEntry(db: Db, scope: WritingScope, id: string): Promise<Locked<EntryRow> | undefined> {
  return asLocked((await db.select().from(waitlistEntries).where(entry(scope, id)).for('update'))[0]);
}

/** The entry that a booking was offered to, locked until this transaction ends. */
export async function lockEntryOf(db: Db, { row: { id } }: LockedBooking): Promise<Locked<EntryRow> | undefined> {
  return asLocked((await db.select().from(waitlistEntries).where(eq(waitlistEntries.bookingId, id)).for('update'))[0]);
}

export async function updateEntry(
  db: Db,
  { id }: Locked<EntryRow>,
  change: ChangeOf<EntryRow, 'status'>,
): Promise<Locked<EntryRow>> {
  return lockedRow(await db.update(waitlistEntries).set(change).where(eq(waitlistEntries.id, id)).returning());
}

type FreedTime = { adviserId: string; startsAt: Date; exceptUid: string };

function waitsFor(scope: OperatorScope, { adviserId, startsAt, exceptUid }: FreedTime) {
  return and(
    within(scope, waitlistEntries.ownerUid),
    eq(waitlistEntries.status, 'pending'),
    or(isNull(waitlistEntries.adviserId), eq(waitlistEntries.adviserId, adviserId)),
    lte(waitlistEntries.windowFrom, startsAt),
    gt(waitlistEntries.windowUntil, startsAt),
    ne(waitlistEntries.ownerUid, exceptUid),
  );
}

/** The services that somebody waits for who would come then. */
export async function listWaitedFor(db: Db, scope: OperatorScope, time: FreedTime): Promise<string[]> {
  const { serviceId } = waitlistEntries;
  const rows = await db
    .selectDistinct({ serviceId })
    .from(waitlistEntries)
    .where(waitsFor(scope, time))
    .orderBy(serviceId);
  return rows.map((row) => row.serviceId);
}

/**
 * The first in the order of joining who waits for one of these sessions, locked until the transaction ends. Left out are entries that
 * another transaction has locked, for it offers them a time itself; and, with their place kept, founders who have a booking at
 * that time or as many as they can have.
 */
export async function lockNextFor(
  db: Db,
  scope: OperatorScope,
  { sessions, ...time }: FreedTime & { sessions: { serviceId: string; endsAt: Date }[] },
  now: Date,
): Promise<Locked<EntryRow> | undefined> {
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
        waitsFor(scope, time),
        or(...isNotBusy),
        lt(countLiveHolds(db, ownerUid, now), BOOKING_LIMITS.liveHolds),
        lt(countUpcoming(db, ownerUid, now), BOOKING_LIMITS.upcoming),
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(1)
    .for('update', { skipLocked: true });
  return asLocked(row);
}

/** The founder's: what is live, and what began after a moment; newest first. */
export async function listOwnEntries(db: Db, scope: OwnerScope, since: Date): Promise<EntryRow[]> {
  const isShown = or(
    inArray(waitlistEntries.status, ['pending', 'in_progress']),
    gte(waitlistEntries.createdAt, since),
  );
  return db
    .select()
    .from(waitlistEntries)
    .where(and(within(scope, waitlistEntries.ownerUid), isShown))
    .orderBy(desc(waitlistEntries.createdAt), desc(waitlistEntries.id))
    .limit(50);
}

/** Entries whose last day is over. */
export async function listEntriesOver(db: Db, scope: OperatorScope, now: Date): Promise<string[]> {
  const isOver = and(eq(waitlistEntries.status, 'pending'), lte(waitlistEntries.windowUntil, now));
  const rows = await db
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(and(within(scope, waitlistEntries.ownerUid), isOver))
    .limit(200);
  return rows.map(({ id }) => id);
}
