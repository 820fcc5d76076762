import type { z } from 'zod';
import type { AdminBooking, moveBookingByOperator } from '#contract/bookings/admin.ts';
import { AppError } from '#contract/errors.ts';
import { BOOKING_MACHINE } from '#domain/consultation/booking-machine.ts';
import { findMoveProblems, isTooFar, type MoveProblem } from '#domain/consultation/operator-move.ts';
import { nextState } from '#domain/state-machine.ts';
import { narrow, type OperatorScope } from '../../access/scope.ts';
import type { BookableAdviser, BookableService, Operator } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import * as repo from './booking.repo.ts';
import {
  type BookingWithAdvisers,
  type Ending,
  endBooking,
  endLapsedHolds,
  lockBooking,
  settleBooking,
} from './change-booking.ts';
import type { BookingDeps } from './deps.ts';
import { moveTo } from './move-booking.ts';
import { notifyBooking } from './notify-booking.ts';
import { toAdminBooking } from './operator-view.ts';
import { activeAdvisers, lockedOne, refuseTime, sessionOf, timesOf } from './take-time.ts';
import * as takenTime from './taken-time.repo.ts';

type MoveRequest = z.output<(typeof moveBookingByOperator)['body']>;

/** What the operator does with anybody's booking. Each change is audited and told to the founder. */
export function createOperatorService(deps: BookingDeps) {
  const { catalogue, clock } = deps;

  /** Keeps who did it and answers with the booking as it is now. */
  async function done(tx: Db, { actor }: Operator, whole: repo.BookingWithEvents, action: string, detail: object = {}) {
    const { id: subjectId, startsAt, adviserId } = whole.row;
    const facts = { startsAt: startsAt.toISOString(), adviserId, ...detail };
    await deps.audit(tx, { actor, action: `booking.${action}`, subjectKind: 'booking', subjectId, detail: facts });
    return toAdminBooking(deps, tx, whole);
  }

  /** A booking that has begun, to note what became of it. */
  async function lockBegun(tx: Db, { scope }: Operator, id: string): Promise<BookingWithAdvisers> {
    const whole = await lockBooking(deps, tx, scope, id);
    if (whole.row.startsAt > clock()) throw new AppError('BOOKING_STATE');
    return whole;
  }

  async function end(tx: Db, by: Operator, whole: BookingWithAdvisers, action: string, how: Omit<Ending, 'by'>) {
    const ended = await endBooking(deps, tx, whole, { by: 'operator', ...how });
    return done(tx, by, ended, action, { refund: ended.row.refund });
  }

  async function complete(tx: Db, by: Operator, id: string, kind: 'complete' | 'founder_absent', notes: string) {
    const whole = await lockBegun(tx, by, id);
    const status = nextState(BOOKING_MACHINE, whole.row.status, kind);
    if (!status) throw new AppError('BOOKING_STATE');
    const outcomeKind = kind === 'complete' ? 'held' : 'founder_absent';
    const change = { status, stage: 'completed', outcomeKind, outcomeNotes: notes } as const;
    const eventKind = kind === 'complete' ? 'completed' : 'founder_absent';
    const event = { kind: eventKind, by: 'operator', at: clock() } as const;
    const completed = await repo.updateBooking(tx, whole, change, event);
    return done(tx, by, await notifyBooking(deps, tx, completed, { kind: 'completed' }), kind);
  }

  /** What speaks against the move. @throws MOVE_TOO_FAR. */
  async function problemsOf(
    tx: Db,
    scope: OperatorScope,
    row: repo.BookingRow,
    session: BookableService,
    { id: adviserId, zone }: BookableAdviser,
    startsAt: Date,
  ): Promise<MoveProblem[]> {
    const { horizonDays } = session.session;
    const { endsAt } = timesOf(session, startsAt);
    const founder = narrow(scope, row.ownerUid);
    const move = { startsAt: startsAt.getTime(), now: clock().getTime(), horizonDays, zone };
    if (isTooFar(move)) throw new AppError('MOVE_TOO_FAR');
    return findMoveProblems({
      ...move,
      isFounderBusy: await repo.isFounderBusy(tx, founder, { startsAt, endsAt, ignoring: row.id }, clock()),
      givesService: activeAdvisers(session).includes(adviserId),
      isInHours: await catalogue.worksThrough(tx, adviserId, startsAt, endsAt),
    });
  }

  return {
    async read(db: Db, scope: OperatorScope, id: string): Promise<AdminBooking> {
      const whole = await repo.findBooking(db, scope, id);
      if (!whole) throw new AppError('BOOKING_UNKNOWN');
      return toAdminBooking(deps, db, whole);
    },

    /** @throws BOOKING_UNPAID while a transfer has not come; BOOKING_STATE. */
    async confirm(tx: Db, by: Operator, id: string) {
      const whole = await lockBooking(deps, tx, by.scope, id);
      const { stage, startsAt } = whole.row;
      if (stage === 'awaiting_transfer') throw new AppError('BOOKING_UNPAID');
      if (stage !== 'awaiting_confirmation' || startsAt <= clock()) throw new AppError('BOOKING_STATE');
      return done(tx, by, await settleBooking(deps, tx, whole, 'operator'), 'confirm');
    },

    async reject(tx: Db, by: Operator, id: string, reason: string) {
      const whole = await lockBooking(deps, tx, by.scope, id);
      const { stage } = whole.row;
      if (stage !== 'awaiting_transfer' && stage !== 'awaiting_confirmation') throw new AppError('BOOKING_STATE');
      return end(tx, by, whole, 'reject', { event: 'reject', why: 'rejected', reason, refund: 'full' });
    },

    complete: (tx: Db, by: Operator, id: string, notes: string) => complete(tx, by, id, 'complete', notes),
    markFounderAbsent: (tx: Db, by: Operator, id: string) => complete(tx, by, id, 'founder_absent', ''),

    async markAdviserAbsent(tx: Db, by: Operator, id: string, reason: string) {
      const how = { event: 'adviser_absent', why: 'adviser_absent', reason, refund: 'full' } as const;
      return end(tx, by, await lockBegun(tx, by, id), 'adviser_absent', how);
    },

    async cancel(tx: Db, by: Operator, id: string, { reason, refund }: { reason: string; refund: boolean }) {
      const how = { event: 'cancel', why: 'cancelled', reason, refund: refund ? 'full' : 'none' } as const;
      return end(tx, by, await lockBooking(deps, tx, by.scope, id), 'cancel', how);
    },

    /**
     * At any notice. What founders could not book is refused with all that speaks against it, unless the operator insists;
     * that is kept in the audit log. @throws SLOT_TAKEN, SLOT_NOT_OFFERED for the past, MOVE_TOO_FAR and the problems.
     */
    async move(tx: Db, by: Operator, id: string, { startsAt, adviserId, override, reason }: MoveRequest) {
      const [adviser] = await catalogue.findAdvisers(tx, [adviserId]);
      if (!adviser) throw new AppError('ADVISER_UNKNOWN');
      const seen = await repo.findBooking(tx, by.scope, id);
      if (!seen) throw new AppError('BOOKING_UNKNOWN');
      await repo.lockFounder(tx, narrow(by.scope, seen.row.ownerUid));
      const whole = await lockBooking(deps, tx, by.scope, id, [adviserId]);
      const lockedAdviser = lockedOne(whole.advisers, adviserId);
      const { row } = whole;
      const service = await catalogue.readBookable(tx, row.serviceId);
      if (!service) throw new AppError('SERVICE_UNKNOWN');
      const former = { from: row.startsAt.toISOString() };
      const session = sessionOf(service, row);
      const refuse = (code: 'SLOT_TAKEN' | 'SLOT_NOT_OFFERED') =>
        refuseTime(deps, tx, code, { service: session, adviserId, wanted: startsAt });
      if (startsAt <= clock()) return refuse('SLOT_NOT_OFFERED');
      const { blocked } = timesOf(session, startsAt);
      await endLapsedHolds(deps, tx, lockedAdviser, blocked);
      if (await takenTime.isTaken(tx, by.scope, adviserId, blocked, id)) return refuse('SLOT_TAKEN');
      const problems = await problemsOf(tx, by.scope, row, session, adviser, startsAt);
      if (problems[0] && !override) throw new AppError(problems[0], { data: { problems } });
      const to = { adviser: lockedAdviser, startsAt, zone: row.zone, reason };
      const moved = await moveTo(deps, tx, whole, session, to, 'operator');
      if (!moved) return refuse('SLOT_TAKEN');
      return done(tx, by, moved, 'move', { ...former, ...(problems.length > 0 && { override: problems }) });
    },
  };
}

export type OperatorService = ReturnType<typeof createOperatorService>;
