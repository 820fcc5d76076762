import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { BookingState } from '#domain/consultation/booking-machine.ts';
import { REMINDERS } from '#domain/consultation/reminders.ts';
import { type OperatorScope, type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import {
  type BookingRow,
  type BookingWithEvents,
  holdIsNotOver,
  type LockedBooking,
  withHistory,
} from './booking.repo.ts';
import { bookingReminders, bookings } from './tables.ts';

const waitingStages = ['awaiting_transfer', 'awaiting_confirmation'] as const;

/** Upcoming: live and not over. Past: all the rest, save times that were only held and let go. */
function inTab(scope: OwnerScope, tab: 'upcoming' | 'past', now: Date) {
  const isUpcoming = sql`(${bookings.status} in ('pending', 'in_progress')
    and ${bookings.endsAt} > ${now.toISOString()} and ${holdIsNotOver(now)})`;
  const wasOnlyHeld = sql`(${bookings.status} = 'cancelled' and ${bookings.settledAt} is null
    and ${bookings.invoiceId} is null and ${bookings.cancelledWhy} in ('released', 'expired'))`;
  const isIn = tab === 'upcoming' ? isUpcoming : and(not(isUpcoming), not(wasOnlyHeld));
  return and(within(scope, bookings.ownerUid), isIn);
}

export async function countOwnBookings(
  db: Db,
  scope: OwnerScope,
  tab: 'upcoming' | 'past',
  now: Date,
): Promise<number> {
  return db.$count(bookings, inTab(scope, tab, now));
}

/** Upcoming ones soonest first, past ones newest first. */
export async function listOwnBookings(
  db: Db,
  scope: OwnerScope,
  tab: 'upcoming' | 'past',
  now: Date,
  page: { offset: number; limit: number },
): Promise<BookingWithEvents[]> {
  const order = tab === 'upcoming' ? asc : desc;
  const rows = await db
    .select()
    .from(bookings)
    .where(inTab(scope, tab, now))
    .orderBy(order(bookings.startsAt), order(bookings.id))
    .limit(page.limit)
    .offset(page.offset);
  return withHistory(db, rows);
}

/** The member's that are live and still to come, the soonest first. */
export async function listToCome(db: Db, scope: OwnerScope, now: Date): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        within(scope, bookings.ownerUid),
        inArray(bookings.status, ['pending', 'in_progress']),
        gt(bookings.startsAt, now),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id));
}

/** Everybody's that begin between two moments, in order of time. */
export async function listCalendar(
  db: Db,
  scope: OperatorScope,
  request: { from: Date; until: Date; adviserId?: string; status?: BookingState; limit: number },
): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(
      and(
        within(scope, bookings.ownerUid),
        gte(bookings.startsAt, request.from),
        lt(bookings.startsAt, request.until),
        request.adviserId ? eq(bookings.adviserId, request.adviserId) : undefined,
        request.status ? eq(bookings.status, request.status) : undefined,
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(request.limit);
}

const isWaiting = and(eq(bookings.status, 'pending'), inArray(bookings.stage, waitingStages));

/** What waits for the operator, the soonest session first. */
export function listWaiting(db: Db, scope: OperatorScope, limit: number) {
  return listInOrder(db, scope, isWaiting, limit);
}

/** Confirmed sessions that are over and that nobody has noted, the oldest first. */
export function listToNote(db: Db, scope: OperatorScope, now: Date, limit: number) {
  return listInOrder(db, scope, and(eq(bookings.status, 'in_progress'), lte(bookings.endsAt, now)), limit);
}

async function listInOrder(
  db: Db,
  scope: OperatorScope,
  which: SQL | undefined,
  limit: number,
): Promise<{ rows: BookingRow[]; total: number }> {
  const wanted = and(within(scope, bookings.ownerUid), which);
  const rows = await db
    .select()
    .from(bookings)
    .where(wanted)
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(limit);
  return { rows, total: await db.$count(bookings, wanted) };
}

/** How many sessions each adviser has that begin between two moments. */
export async function countByAdviser(
  db: Db,
  scope: OperatorScope,
  adviserIds: string[],
  from: Date,
  until: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ adviserId: bookings.adviserId, count: sql<number>`count(*)::int` })
    .from(bookings)
    .where(
      and(
        within(scope, bookings.ownerUid),
        inArray(bookings.adviserId, adviserIds),
        inArray(bookings.status, ['pending', 'in_progress', 'completed']),
        gte(bookings.startsAt, from),
        lt(bookings.startsAt, until),
      ),
    )
    .groupBy(bookings.adviserId);
  return new Map(rows.map(({ adviserId, count }) => [adviserId, count]));
}

/** Holds that ran out, and pending bookings whose time has begun. */
export async function listOverdue(db: Db, scope: OperatorScope, now: Date): Promise<string[]> {
  const isOver = or(lte(bookings.holdExpiresAt, now), and(eq(bookings.status, 'pending'), lte(bookings.startsAt, now)));
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(within(scope, bookings.ownerUid), isOver))
    .orderBy(asc(bookings.id))
    .limit(200);
  return rows.map(({ id }) => id);
}

/** Confirmed ones within the span of a reminder that have not had the last one of their time. */
export async function listToRemind(db: Db, scope: OperatorScope, now: Date): Promise<string[]> {
  const hasBeenReminded = sql`exists (select 1 from ${bookingReminders} where ${bookingReminders.bookingId} = ${bookings.id}
    and ${bookingReminders.sequence} = ${bookings.sequence} and (${bookingReminders.kind} = 'hour'
      or ${bookings.startsAt} > ${new Date(now.getTime() + REMINDERS.hour).toISOString()}))`;
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        within(scope, bookings.ownerUid),
        eq(bookings.status, 'in_progress'),
        gt(bookings.startsAt, now),
        lte(bookings.startsAt, new Date(now.getTime() + REMINDERS.day)),
        not(hasBeenReminded),
      ),
    )
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(500);
  return rows.map(({ id }) => id);
}

const isToCome = (scope: OperatorScope, now: Date) =>
  and(within(scope, bookings.ownerUid), eq(bookings.status, 'in_progress'), gt(bookings.startsAt, now));

/** The places that invitations to sessions to come name, each once for its service. */
export async function listToldPlaces(
  db: Db,
  scope: OperatorScope,
  now: Date,
): Promise<{ serviceId: string; toldPlace: string }[]> {
  const { serviceId, toldPlace } = bookings;
  const rows = await db
    .selectDistinct({ serviceId, toldPlace })
    .from(bookings)
    .where(and(isToCome(scope, now), isNotNull(toldPlace)));
  return rows.map((row) => ({ ...row, toldPlace: row.toldPlace ?? '' }));
}

/** Sessions to come of a service whose invitations name a place, the soonest first. */
export async function listToldOf(
  db: Db,
  scope: OperatorScope,
  { serviceId, toldPlace }: { serviceId: string; toldPlace: string },
  now: Date,
): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isToCome(scope, now), eq(bookings.serviceId, serviceId), eq(bookings.toldPlace, toldPlace)))
    .orderBy(asc(bookings.startsAt), asc(bookings.id))
    .limit(200);
  return rows.map(({ id }) => id);
}

export async function listReminders(db: Db, { row }: LockedBooking) {
  return db.select().from(bookingReminders).where(eq(bookingReminders.bookingId, row.id));
}

/** @returns false when it was sent already. */
export async function insertReminder(
  db: Db,
  { row }: LockedBooking,
  { kind, sentAt }: Pick<typeof bookingReminders.$inferInsert, 'kind' | 'sentAt'>,
): Promise<boolean> {
  const { id: bookingId, sequence } = row;
  const made = await db
    .insert(bookingReminders)
    .values({ bookingId, sequence, kind, sentAt })
    .onConflictDoNothing()
    .returning();
  return made.length === 1;
}
