import { AppError } from '#contract/errors.ts';
import { dayRange } from '#domain/scheduling/day-range.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import type { BookableService, LockedAdviser } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { countByAdviser } from './booking-lists.repo.ts';
import { endLapsedHolds } from './change-booking.ts';
import type { BookingDeps } from './deps.ts';
import { activeAdvisers, lockedOne, timesOf } from './take-time.ts';
import * as takenTime from './taken-time.repo.ts';

/** A time that somebody wants. `adviserId` null: anyone who is free. */
export interface TimeRequest {
  adviserId: string | null;
  startsAt: Date;
  zone: string;
  /** A booking that is being moved. */
  ignoring?: string;
}

/** Who may be asked for a request. @throws ADVISER_UNKNOWN for one who does not give the service. */
export function candidates(service: BookableService, adviserId: string | null): string[] {
  const active = activeAdvisers(service);
  if (adviserId === null) return active;
  if (!active.includes(adviserId)) throw new AppError('ADVISER_UNKNOWN');
  return [adviserId];
}

/**
 * The adviser who takes the session: of those who are free then, the one who has the fewest that day. Holds that ran out and
 * stand in the way end here, and such a time goes to who waits for it first.
 * @returns why not, when nobody is free.
 */
export async function findAdviser(
  deps: BookingDeps,
  tx: Db,
  advisers: readonly LockedAdviser[],
  service: BookableService,
  { adviserId, startsAt, zone, ignoring }: TimeRequest,
): Promise<{ adviser: LockedAdviser } | { refusal: 'SLOT_TAKEN' | 'SLOT_NOT_OFFERED' }> {
  const { blocked } = timesOf(service, startsAt);
  let isTaken = false;
  for (const id of await inOrder(deps, tx, candidates(service, adviserId), startsAt, zone)) {
    if (await deps.catalogue.isFree(tx, service, id, startsAt, { ...(ignoring && { ignoring }) })) {
      const adviser = lockedOne(advisers, id);
      await endLapsedHolds(deps, tx, adviser, blocked);
      if (!(await takenTime.isTaken(tx, deps.everybody, id, blocked, ignoring))) return { adviser };
    }
    isTaken ||= await takenTime.isTaken(tx, deps.everybody, id, blocked, ignoring);
  }
  return { refusal: isTaken ? 'SLOT_TAKEN' : 'SLOT_NOT_OFFERED' };
}

async function inOrder(
  { everybody }: BookingDeps,
  tx: Db,
  ids: string[],
  startsAt: Date,
  zone: string,
): Promise<string[]> {
  const day = dayRange(zonedDay(startsAt.getTime(), zone), zone);
  if (ids.length < 2 || !day) return ids;
  const counts = await countByAdviser(tx, everybody, ids, new Date(day.from), new Date(day.to));
  return ids.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0) || (a < b ? -1 : 1));
}
