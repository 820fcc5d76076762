import { AppError } from '#contract/errors.ts';
import { BOOKING_MACHINE } from '#domain/consultation/booking-machine.ts';
import { refundUntilAfterMove } from '#domain/consultation/booking-rules.ts';
import { nextState } from '#domain/state-machine.ts';
import type { BookableService } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import * as repo from './booking.repo.ts';
import { toFacts } from './booking-view.ts';
import type { BookingDeps } from './deps.ts';
import { notifyBooking } from './notify-booking.ts';
import { offerFreedTime } from './offers.ts';
import { timesOf, tryTake } from './take-time.ts';

/**
 * Moves a confirmed booking: the same row and calendar entry at another time, its sequence one higher, its money untouched.
 * Everybody is told, and the former time is offered to who waits for it. The caller has locked the booking and both advisers.
 * @returns false when the new time is taken. @throws BOOKING_STATE.
 */
export async function moveTo(
  deps: BookingDeps,
  tx: Db,
  whole: repo.BookingWithEvents,
  session: BookableService,
  to: { adviserId: string; startsAt: Date; zone: string; reason?: string },
  by: 'founder' | 'operator',
): Promise<boolean> {
  const { row } = whole;
  const status = nextState(BOOKING_MACHINE, row.status, 'move');
  if (!status) throw new AppError('BOOKING_STATE');
  const now = deps.clock();
  const former = { ...row };
  const refundUntil = refundUntilAfterMove(toFacts(row), { startsAt: to.startsAt.getTime(), by, now: now.getTime() });
  const moved = await tryTake(tx, async (savepoint) => {
    await repo.updateBooking(savepoint, row, {
      ...timesOf(session, to.startsAt),
      status,
      adviserId: to.adviserId,
      zone: to.zone,
      sequence: row.sequence + 1,
      moves: row.moves + (by === 'founder' ? 1 : 0),
      settledAt: now,
      refundUntil: new Date(refundUntil),
    });
    return true;
  });
  if (!moved) return false;
  await repo.addEvent(tx, whole, { kind: 'moved', by, at: now, ...(to.reason && { note: to.reason }) });
  const formerAdviser = former.adviserId === row.adviserId ? {} : { formerAdviserId: former.adviserId };
  await notifyBooking(
    deps,
    tx,
    whole,
    { kind: 'moved', from: { startsAt: former.startsAt, endsAt: former.endsAt }, reason: to.reason },
    formerAdviser,
  );
  await offerFreedTime(deps, tx, former);
  return true;
}
