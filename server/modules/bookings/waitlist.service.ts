import type { z } from 'zod';
import type { joinWaitlist, WaitlistEntry } from '#contract/bookings/waitlist.ts';
import { AppError } from '#contract/errors.ts';
import { links } from '#contract/links.ts';
import { WAITLIST_MACHINE } from '#domain/consultation/booking-machine.ts';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import { dayRange } from '#domain/scheduling/day-range.ts';
import { mayHappen, nextState } from '#domain/state-machine.ts';
import { listDays } from '#domain/time/days.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { findBookingRows } from './booking.repo.ts';
import { readNames } from './booking-view.ts';
import { endBooking, lockBooking } from './change-booking.ts';
import type { BookingDeps } from './deps.ts';
import { candidates } from './find-adviser.ts';
import * as repo from './waitlist.repo.ts';

type TimeRequest = z.output<(typeof joinWaitlist)['body']>;
const shownMs = 30 * 24 * 3_600_000;

/** Waiting for a time to become free. What is offered is a booking: see offers.ts. */
export function createWaitlistService(deps: BookingDeps) {
  const { catalogue, clock, everybody } = deps;

  async function view(db: Db, scope: OwnerScope, rows: repo.EntryRow[]): Promise<WaitlistEntry[]> {
    const { services, advisers } = await readNames(catalogue, db, rows);
    const offers = await findBookingRows(
      db,
      scope,
      rows.flatMap(({ bookingId }) => bookingId ?? []),
    );
    return rows.map((row) => {
      const service = services.get(row.serviceId);
      const adviser = row.adviserId === null ? undefined : advisers.get(row.adviserId);
      const offered = offers.find(({ id }) => id === row.bookingId);
      // Once the offered time is confirmed or waits to be, the booking is what can be cancelled.
      const isOffered = row.status === 'in_progress' && offered !== undefined && hasHold(offered.stage);
      return {
        id: row.id,
        service: { id: row.serviceId, title: service?.title ?? '' },
        adviser: adviser ? { id: adviser.id, name: adviser.name } : null,
        fromDay: row.fromDay,
        toDay: row.toDay,
        zone: row.zone,
        status: row.status,
        createdAt: row.createdAt.toISOString(),
        bookingId: row.bookingId,
        offerExpiresAt: offered?.holdExpiresAt?.toISOString() ?? null,
        can: { leave: row.bookingId ? isOffered : mayHappen(WAITLIST_MACHINE, row.status, 'leave') },
      };
    });
  }

  async function viewOne(db: Db, scope: OwnerScope, row: repo.EntryRow): Promise<WaitlistEntry> {
    const [entry] = await view(db, scope, [row]);
    if (!entry) throw new Error('a waitlist entry has no view');
    return entry;
  }

  return {
    /** @throws SERVICE_UNKNOWN, ADVISER_UNKNOWN, REQUEST_INVALID for days that are over, WAITLIST_JOINED. */
    async join(tx: Db, scope: OwnerScope, serviceId: string, request: TimeRequest): Promise<WaitlistEntry> {
      const now = clock();
      const service = await catalogue.readBookable(tx, serviceId);
      if (!service?.active) throw new AppError('SERVICE_UNKNOWN');
      candidates(service, request.adviserId);
      const days = listDays(request.fromDay, request.toDay).flatMap((day) => dayRange(day, request.zone) ?? []);
      const [first, last] = [days[0], days.at(-1)];
      if (!first || !last || last.to <= now.getTime())
        throw new AppError('REQUEST_INVALID', { fields: { toDay: 'Choose a day that is still to come.' } });
      const row = await repo.insertEntry(tx, scope, {
        id: newId(now),
        serviceId,
        ...request,
        windowFrom: new Date(first.from),
        windowUntil: new Date(last.to),
        status: 'pending',
        createdAt: now,
      });
      return viewOne(tx, scope, row);
    },

    /** Leaves, and lets the time go that is held for this entry. Harmless to repeat. @throws WAITLIST_UNKNOWN. */
    async leave(tx: Db, scope: OwnerScope, id: string): Promise<WaitlistEntry> {
      const seen = await repo.findEntry(tx, scope, id);
      if (!seen) throw new AppError('WAITLIST_UNKNOWN');
      // The booking first, as everywhere: ending it ends the entry.
      if (seen.bookingId && seen.status === 'in_progress') {
        const whole = await lockBooking(deps, tx, scope, seen.bookingId);
        if (hasHold(whole.row.stage))
          await endBooking(deps, tx, whole, { event: 'cancel', by: 'founder', why: 'released', refund: 'full' });
      }
      const entry = await repo.lockEntry(tx, scope, id);
      if (!entry) throw new AppError('WAITLIST_UNKNOWN');
      // An offer of this very moment is seen when leaving again.
      const status = entry.bookingId ? null : nextState(WAITLIST_MACHINE, entry.status, 'leave');
      return viewOne(tx, scope, status ? await repo.updateEntry(tx, entry, { status }) : entry);
    },

    list: async (db: Db, scope: OwnerScope) =>
      view(db, scope, await repo.listOwnEntries(db, scope, new Date(clock().getTime() - shownMs))),

    /** Ends an entry whose last day is over, and says so. Harmless to repeat. */
    async lapse(tx: Db, id: string): Promise<void> {
      const entry = await repo.lockEntry(tx, everybody, id);
      if (entry?.status !== 'pending' || entry.windowUntil > clock()) return;
      const status = nextState(WAITLIST_MACHINE, entry.status, 'lapse');
      if (!status) return;
      await repo.updateEntry(tx, entry, { status });
      const service = await catalogue.readBookable(tx, entry.serviceId);
      await deps.notify(tx, {
        uid: entry.ownerUid,
        kind: 'waitlist.lapsed',
        title: `Your place on the waitlist has ended: ${service?.title ?? 'Consultation'}`,
        body: 'The days that you waited for are over. You can choose a time or wait for other days.',
        href: links.service(entry.serviceId),
        about: { kind: 'service', id: entry.serviceId },
      });
    },
  };
}

export type WaitlistService = ReturnType<typeof createWaitlistService>;
