import { AppError } from '#contract/errors.ts';
import { BOOKING_MACHINE } from '#domain/consultation/booking-machine.ts';
import { refundUntilAfterMove } from '#domain/consultation/booking-rules.ts';
import { nextState } from '#domain/state-machine.ts';
import type { BookableService, LockedAdviser } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import * as repo from './booking.repo.ts';
import { toFacts } from './booking-view.ts';
import type { BookingWithAdvisers } from './change-booking.ts';
import type { BookingDeps } from './deps.ts';
import { notifyBooking } from './notify-booking.ts';
import { offerFreedTime } from './offers.ts';
import { lockedOne, timesOf, tryTake } from './take-time.ts';

/**
 * Moves a confirmed booking: the same row and calendar entry at another time, its sequence one higher, its money untouched.
 * Everybody is told, and the former time is offered to who waits for it.
 * @returns undefined when the new time is taken. @throws BOOKING_STATE.
 */
export async function moveTo(
  deps: BookingDeps,
  tx: Db,
  whole: BookingWithAdvisers,
  session: BookableService,
  to: { adviser: LockedAdviser; startsAt: Date; zone: string; reason?: string },
  by: 'founder' | 'operator',
): Promise<BookingWithAdvisers | undefined> {
  const { row: former } = whole;
  const status = nextState(BOOKING_MACHINE, former.status, 'move');
  if (!status) throw new AppError('BOOKING_STATE');
  const now = deps.clock();
  const refundUntil = refundUntilAfterMove(toFacts(former), {
    startsAt: to.startsAt.getTime(),
    by,
    now: now.getTime(),
  });
  const change = {
    ...timesOf(session, to.startsAt),
    status,
    adviserId: to.adviser.id,
    zone: to.zone,
    sequence: former.sequence + 1,
    moves: former.moves + (by === 'founder' ? 1 : 0),
    settledAt: now,
    refundUntil: new Date(refundUntil),
  };
  const event = { kind: 'moved', by, at: now, ...(to.reason && { note: to.reason }) } as const;
  const moved = await tryTake(tx, (savepoint) => repo.updateBooking(savepoint, whole, change, event));
  if (!moved) return undefined;
  const formerAdviser = former.adviserId === to.adviser.id ? {} : { formerAdviserId: former.adviserId };
  const told = await notifyBooking(
    deps,
    tx,
    moved,
    { kind: 'moved', from: { startsAt: former.startsAt, endsAt: former.endsAt }, by, reason: to.reason },
    formerAdviser,
  );
  await offerFreedTime(deps, tx, lockedOne(whole.advisers, former.adviserId), former);
  return told;
}
