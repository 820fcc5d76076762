import type { z } from 'zod';
import type { Booking, listBookings, moveBooking } from '#contract/bookings/bookings.ts';
import type { linkOutcome } from '#contract/bookings/outcomes.ts';
import { AppError } from '#contract/errors.ts';
import { BOOKING_MACHINE } from '#domain/consultation/booking-machine.ts';
import { BOOKING_LIMITS, refundOfCancel, whyNotMovable } from '#domain/consultation/booking-rules.ts';
import { paginate } from '#domain/pagination.ts';
import { mayHappen } from '#domain/state-machine.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import * as repo from './booking.repo.ts';
import * as lists from './booking-lists.repo.ts';
import { toBookings, toFacts } from './booking-view.ts';
import { bookingCalendar } from './calendar.ts';
import { endBooking, lockBooking } from './change-booking.ts';
import type { BookingDeps } from './deps.ts';
import { candidates, findAdviser } from './find-adviser.ts';
import { moveTo } from './move-booking.ts';
import { refuseTime, sessionOf, timesOf } from './take-time.ts';

type MoveRequest = z.output<(typeof moveBooking)['body']>;
type LinkRequest = z.output<(typeof linkOutcome)['body']>;

/** What founders do with their own bookings. Everybody else's are unknown: BOOKING_UNKNOWN. */
export function createBookingService(deps: BookingDeps) {
  const { catalogue, clock } = deps;

  async function view(db: Db, whole: repo.BookingWithEvents): Promise<Booking> {
    const [booking] = await toBookings(catalogue, db, [whole], clock());
    if (!booking) throw new Error('a booking has no view');
    return booking;
  }

  const find = async (db: Db, scope: OwnerScope, id: string) => orNotFound(await repo.findBooking(db, scope, id));
  const lock = async (tx: Db, scope: OwnerScope, id: string) => orNotFound(await repo.lockBooking(tx, scope, id));

  async function lockHeld(tx: Db, scope: OwnerScope, id: string): Promise<repo.LockedBooking> {
    const whole = await lock(tx, scope, id);
    if (whole.row.outcomeKind !== 'held') throw new AppError('BOOKING_STATE');
    return whole;
  }

  return {
    read: async (db: Db, scope: OwnerScope, id: string) => view(db, await find(db, scope, id)),

    async list(db: Db, scope: OwnerScope, query: z.output<(typeof listBookings)['query']>) {
      const { tab, pageSize } = query;
      const now = clock();
      const total = await lists.countOwnBookings(db, scope, tab, now);
      const { page } = paginate({ page: query.page, pageSize, total });
      const found = await lists.listOwnBookings(db, scope, tab, now, {
        offset: (page - 1) * pageSize,
        limit: pageSize,
      });
      return { items: await toBookings(catalogue, db, found, now), total, page, pageSize };
    },

    /** @throws BOOKING_STATE for one that was never confirmed. */
    async readCalendar(db: Db, scope: OwnerScope, id: string): Promise<string> {
      const { row } = await find(db, scope, id);
      if (!row.settledAt) throw new AppError('BOOKING_STATE');
      const service = await catalogue.readBookable(db, row.serviceId);
      const [adviser] = await catalogue.findAdvisers(db, [row.adviserId]);
      const founder = await deps.findPerson(db, scope.uid);
      return bookingCalendar({ row, service, adviser, founder, reader: 'founder', ...deps }).content;
    },

    /** To the time that it has already: nothing changes. @throws MOVE_LIMIT, MOVE_TOO_LATE, FOUNDER_BUSY, SLOT_TAKEN, SLOT_NOT_OFFERED. */
    async move(tx: Db, scope: OwnerScope, id: string, request: MoveRequest): Promise<Booking> {
      const service = await catalogue.readBookable(tx, (await find(tx, scope, id)).row.serviceId);
      if (!service) throw new AppError('SERVICE_UNKNOWN');
      await repo.lockFounder(tx, scope);
      const whole = await lockBooking(deps, tx, scope, id, candidates(service, request.adviserId));
      const { row } = whole;
      const now = clock();
      if (!mayHappen(BOOKING_MACHINE, row.status, 'move') || row.startsAt <= now) throw new AppError('BOOKING_STATE');
      const isThere =
        request.startsAt.getTime() === row.startsAt.getTime() && [null, row.adviserId].includes(request.adviserId);
      if (isThere) return view(tx, whole);
      const reason = whyNotMovable(toFacts(row), now.getTime());
      if (reason) throw new AppError(reason);
      const session = sessionOf(service, row);
      const refuse = (code: 'SLOT_TAKEN' | 'SLOT_NOT_OFFERED') =>
        refuseTime(deps, tx, code, { service: session, adviserId: request.adviserId, wanted: request.startsAt });
      if (request.startsAt <= now) return refuse('SLOT_NOT_OFFERED');
      const time = { ...timesOf(session, request.startsAt), ignoring: row.id };
      if (await repo.isFounderBusy(tx, scope, time, now)) throw new AppError('FOUNDER_BUSY');
      const found = await findAdviser(deps, tx, whole.advisers, session, { ...request, ignoring: row.id });
      if ('refusal' in found) return refuse(found.refusal);
      const to = { adviser: found.adviser, startsAt: request.startsAt, zone: request.zone };
      const moved = await moveTo(deps, tx, whole, session, to, 'founder');
      return moved ? view(tx, moved) : refuse('SLOT_TAKEN');
    },

    /** @throws BOOKING_STATE once it has begun or is over. */
    async cancel(tx: Db, scope: OwnerScope, id: string, reason: string): Promise<Booking> {
      const whole = await lockBooking(deps, tx, scope, id);
      const now = clock();
      if (whole.row.startsAt <= now) throw new AppError('BOOKING_STATE');
      const refund = refundOfCancel(toFacts(whole.row), now.getTime()) ?? 'full';
      const ending = { event: 'cancel', by: 'founder', why: 'cancelled', reason, refund } as const;
      return view(tx, await endBooking(deps, tx, whole, ending));
    },

    /** @throws BOOKING_STATE unless the session took place. */
    async saveNote(tx: Db, scope: OwnerScope, id: string, ownNote: string): Promise<Booking> {
      return view(tx, await repo.updateBooking(tx, await lockHeld(tx, scope, id), { ownNote }));
    },

    /** @throws BOOKING_STATE unless the session took place; DOCUMENT_, EVIDENCE_ or TEST_CARD_UNKNOWN for what is not theirs. */
    async linkOutcome(tx: Db, scope: OwnerScope, id: string, target: LinkRequest): Promise<Booking> {
      const whole = await lockHeld(tx, scope, id);
      if (whole.links.some((link) => link.kind === target.kind && link.targetId === target.id)) return view(tx, whole);
      if (whole.links.length >= BOOKING_LIMITS.outcomeLinks) throw new AppError('OUTCOME_LINK_LIMIT');
      const found = await deps.findOutcomeTarget(tx, scope, target);
      if (!found) throw new AppError(unknownTarget[target.kind]);
      const link = { bookingId: id, kind: target.kind, targetId: target.id, createdAt: clock() };
      return view(tx, await repo.insertLink(tx, whole, { ...link, ...found }));
    },

    async unlinkOutcome(tx: Db, scope: OwnerScope, id: string, target: LinkRequest): Promise<Booking> {
      return view(tx, await repo.deleteLink(tx, await lock(tx, scope, id), target.kind, target.id));
    },
  };
}

export type BookingService = ReturnType<typeof createBookingService>;

function orNotFound<B>(whole: B | undefined): B {
  if (!whole) throw new AppError('BOOKING_UNKNOWN');
  return whole;
}

const unknownTarget = {
  document: 'DOCUMENT_UNKNOWN',
  evidence: 'EVIDENCE_UNKNOWN',
  test: 'TEST_CARD_UNKNOWN',
} as const;
