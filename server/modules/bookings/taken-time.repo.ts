import { and, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import { type OperatorScope, within } from '../../access/scope.ts';
import type { BusyTime } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { holdIsNotOver } from './booking.repo.ts';
import { bookings } from './tables.ts';

/** The longest session with its buffers, in milliseconds: where to begin to look for what overlaps a moment. */
const longest = 12 * 3_600_000;
const longestBefore = 4 * 3_600_000;

/** What takes the advisers' time between two moments. A hold that ran out takes none. */
export async function listBusy(
  db: Db,
  scope: OperatorScope,
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
        within(scope, bookings.ownerUid),
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
export async function listLapsedHolds(
  db: Db,
  scope: OperatorScope,
  adviserId: string,
  blocked: string,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        within(scope, bookings.ownerUid),
        eq(bookings.adviserId, adviserId),
        ne(bookings.status, 'cancelled'),
        lte(bookings.holdExpiresAt, now),
        sql`${bookings.blocked} && ${blocked}::tstzrange`,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Whether another booking of the adviser is in the way. */
export async function isTaken(
  db: Db,
  scope: OperatorScope,
  adviserId: string,
  blocked: string,
  except?: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        within(scope, bookings.ownerUid),
        eq(bookings.adviserId, adviserId),
        ne(bookings.status, 'cancelled'),
        sql`${bookings.blocked} && ${blocked}::tstzrange`,
        except ? ne(bookings.id, except) : undefined,
      ),
    )
    .limit(1);
  return rows.length === 1;
}
