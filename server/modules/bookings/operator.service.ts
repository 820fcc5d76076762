import type { z } from 'zod';
import type { AdminBooking, moveBookingByOperator } from '#contract/admin-bookings.ts';
import { AppError } from '#contract/errors.ts';
import { BOOKING_MACHINE } from '#domain/consultation/booking-machine.ts';
import { findMoveProblems, isTooFar, type MoveProblem } from '#domain/consultation/operator-move.ts';
import { nextState } from '#domain/state-machine.ts';
import type { BookableAdviser, BookableService } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import * as repo from './booking.repo.ts';
import { type Ending, endBooking, lockBooking, settleBooking } from './change-booking.ts';
import type { BookingDeps } from './deps.ts';
import { endLapsedHolds } from './find-adviser.ts';
import { moveTo } from './move-booking.ts';
import { notifyBooking } from './notify-booking.ts';
import { toAdminBooking } from './operator-view.ts';
import { activeAdvisers, refuseTime, sessionOf, timesOf } from './take-time.ts';

/** Who acts: it is kept with what was done. */
type Operator = Parameters<BookingDeps['audit']>[1]['actor'];
type MoveRequest = z.output<(typeof moveBookingByOperator)['body']>;

/** What the operator does with anybody's booking. Each change is audited and told to the founder. */
export function createOperatorService(deps: BookingDeps) {
  const { catalogue, clock } = deps;

  /** Keeps who did it and answers with the booking as it is now. */
  async function done(tx: Db, actor: Operator, whole: repo.BookingWithEvents, action: string, detail: object = {}) {
    const { id: subjectId, startsAt, adviserId } = whole.row;
    const facts = { startsAt: startsAt.toISOString(), adviserId, ...detail };
    await deps.audit(tx, { actor, action: `booking.${action}`, subjectKind: 'booking', subjectId, detail: facts });
    return toAdminBooking(deps, tx, whole);
  }

  const lock = (tx: Db, id: string, adviserIds?: string[]) => lockBooking(deps, tx, 'anybody', id, adviserIds);

  /** A booking that has begun, to note what became of it. */
  async function lockBegun(tx: Db, id: string): Promise<repo.BookingWithEvents> {
    const whole = await lock(tx, id);
    if (whole.row.startsAt > clock()) throw new AppError('BOOKING_STATE');
    return whole;
  }

  async function end(tx: Db, actor: Operator, whole: repo.BookingWithEvents, action: string, how: Omit<Ending, 'by'>) {
    await endBooking(deps, tx, whole, { by: 'operator', ...how });
    return done(tx, actor, whole, action, { refund: whole.row.refund });
  }

  async function complete(tx: Db, actor: Operator, id: string, kind: 'complete' | 'founder_absent', notes: string) {
    const whole = await lockBegun(tx, id);
    const status = nextState(BOOKING_MACHINE, whole.row.status, kind);
    if (!status) throw new AppError('BOOKING_STATE');
    const outcomeKind = kind === 'complete' ? 'held' : 'founder_absent';
    await repo.updateBooking(tx, whole.row, { status, stage: 'completed', outcomeKind, outcomeNotes: notes });
    const eventKind = kind === 'complete' ? 'completed' : 'founder_absent';
    await repo.addEvent(tx, whole, { kind: eventKind, by: 'operator', at: clock() });
    await notifyBooking(deps, tx, whole, { kind: 'completed' });
    return done(tx, actor, whole, kind);
  }

  /** What speaks against the move. @throws MOVE_TOO_FAR. */
  async function problemsOf(
    tx: Db,
    row: repo.BookingRow,
    session: BookableService,
    { id: adviserId, zone }: BookableAdviser,
    startsAt: Date,
  ): Promise<MoveProblem[]> {
    const { horizonDays } = session.session;
    const { endsAt } = timesOf(session, startsAt);
    const move = { startsAt: startsAt.getTime(), now: clock().getTime(), horizonDays, zone };
    if (isTooFar(move)) throw new AppError('MOVE_TOO_FAR');
    return findMoveProblems({
      ...move,
      isFounderBusy: await repo.isFounderBusy(tx, row.ownerUid, { startsAt, endsAt, ignoring: row.id }, clock()),
      givesService: activeAdvisers(session).includes(adviserId),
      isInHours: await catalogue.worksThrough(tx, adviserId, startsAt, endsAt),
    });
  }

  return {
    async read(db: Db, id: string): Promise<AdminBooking> {
      const whole = await repo.findBooking(db, 'anybody', id);
      if (!whole) throw new AppError('BOOKING_UNKNOWN');
      return toAdminBooking(deps, db, whole);
    },

    /** @throws BOOKING_UNPAID while a transfer has not come; BOOKING_STATE. */
    async confirm(tx: Db, actor: Operator, id: string) {
      const whole = await lock(tx, id);
      const { stage, startsAt } = whole.row;
      if (stage === 'awaiting_transfer') throw new AppError('BOOKING_UNPAID');
      if (stage !== 'awaiting_confirmation' || startsAt <= clock()) throw new AppError('BOOKING_STATE');
      await settleBooking(deps, tx, whole, 'operator');
      return done(tx, actor, whole, 'confirm');
    },

    async reject(tx: Db, actor: Operator, id: string, reason: string) {
      const whole = await lock(tx, id);
      const { stage } = whole.row;
      if (stage !== 'awaiting_transfer' && stage !== 'awaiting_confirmation') throw new AppError('BOOKING_STATE');
      return end(tx, actor, whole, 'reject', { event: 'reject', why: 'rejected', reason, refund: 'full' });
    },

    complete: (tx: Db, actor: Operator, id: string, notes: string) => complete(tx, actor, id, 'complete', notes),
    markFounderAbsent: (tx: Db, actor: Operator, id: string) => complete(tx, actor, id, 'founder_absent', ''),

    async markAdviserAbsent(tx: Db, actor: Operator, id: string, reason: string) {
      const how = { event: 'adviser_absent', why: 'adviser_absent', reason, refund: 'full' } as const;
      return end(tx, actor, await lockBegun(tx, id), 'adviser_absent', how);
    },

    async cancel(tx: Db, actor: Operator, id: string, { reason, refund }: { reason: string; refund: boolean }) {
      const how = { event: 'cancel', why: 'cancelled', reason, refund: refund ? 'full' : 'none' } as const;
      return end(tx, actor, await lock(tx, id), 'cancel', how);
    },

    /**
     * At any notice. What founders could not book is refused with all that speaks against it, unless the operator insists;
     * that is kept in the audit log. @throws SLOT_TAKEN, SLOT_NOT_OFFERED for the past, MOVE_TOO_FAR and the problems.
     */
    async move(tx: Db, actor: Operator, id: string, { startsAt, adviserId, override, reason }: MoveRequest) {
      const [adviser] = await catalogue.findAdvisers(tx, [adviserId]);
      if (!adviser) throw new AppError('ADVISER_UNKNOWN');
      const seen = await repo.findBooking(tx, 'anybody', id);
      if (!seen) throw new AppError('BOOKING_UNKNOWN');
      await repo.lockFounder(tx, seen.row.ownerUid);
      const whole = await lock(tx, id, [adviserId]);
      const { row } = whole;
      const service = await catalogue.readBookable(tx, row.serviceId);
      if (!service) throw new AppError('SERVICE_UNKNOWN');
      const former = { from: row.startsAt.toISOString() };
      const session = sessionOf(service, row);
      const refuse = (code: 'SLOT_TAKEN' | 'SLOT_NOT_OFFERED') =>
        refuseTime(deps, tx, code, { service: session, adviserId, wanted: startsAt });
      if (startsAt <= clock()) return refuse('SLOT_NOT_OFFERED');
      const { blocked } = timesOf(session, startsAt);
      await endLapsedHolds(deps, tx, adviserId, blocked);
      if (await repo.isTaken(tx, adviserId, blocked, id)) return refuse('SLOT_TAKEN');
      const problems = await problemsOf(tx, row, session, adviser, startsAt);
      if (problems[0] && !override) throw new AppError(problems[0], { data: { problems } });
      const to = { adviserId, startsAt, zone: row.zone, reason };
      if (!(await moveTo(deps, tx, whole, session, to, 'operator'))) return refuse('SLOT_TAKEN');
      return done(tx, actor, whole, 'move', { ...former, ...(problems.length > 0 && { override: problems }) });
    },
  };
}

export type OperatorService = ReturnType<typeof createOperatorService>;
