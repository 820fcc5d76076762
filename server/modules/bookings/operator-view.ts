import type { z } from 'zod';
import type { AdminBooking, AdminBookingEntry, listAdminBookings } from '#contract/bookings/admin.ts';
import { BOOKING_MACHINE } from '#domain/consultation/booking-machine.ts';
import { dayRange } from '#domain/scheduling/day-range.ts';
import { mayHappen } from '#domain/state-machine.ts';
import { listDays } from '#domain/time/days.ts';
import type { OperatorScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { BookingRow, BookingWithEvents } from './booking.repo.ts';
import * as lists from './booking-lists.repo.ts';
import { readNames, toBookings, toEntryFields } from './booking-view.ts';
import type { BookingDeps } from './deps.ts';

/** As many as a calendar of six weeks shows. */
const calendarLimit = 1000;
const waitingLimit = 200;

/** Everybody's bookings as the operator sees them. */
export function createOperatorLists(deps: BookingDeps) {
  return {
    async list(db: Db, scope: OperatorScope, query: z.output<(typeof listAdminBookings)['query']>) {
      const ranges = listDays(query.from, query.to).flatMap((day) => dayRange(day, query.zone) ?? []);
      const [first, last] = [ranges[0], ranges.at(-1)];
      if (!first || !last) return { items: [] };
      const { adviserId, status } = query;
      const rows = await lists.listCalendar(db, scope, {
        from: new Date(first.from),
        until: new Date(last.to),
        ...(adviserId && { adviserId }),
        ...(status && { status }),
        limit: calendarLimit,
      });
      return { items: await toEntries(deps, db, rows) };
    },

    async listWaiting(db: Db, scope: OperatorScope) {
      const { rows, total } = await lists.listWaiting(db, scope, waitingLimit);
      const toNote = await lists.listToNote(db, scope, deps.clock(), waitingLimit);
      return {
        items: await toEntries(deps, db, rows),
        total,
        toNote: { items: await toEntries(deps, db, toNote.rows), total: toNote.total },
      };
    },
  };
}

export type OperatorLists = ReturnType<typeof createOperatorLists>;

async function toEntries(deps: BookingDeps, db: Db, rows: BookingRow[]): Promise<AdminBookingEntry[]> {
  const { services, advisers } = await readNames(deps.catalogue, db, rows);
  const founders = await deps.findPeople(
    db,
    rows.map(({ ownerUid }) => ownerUid),
  );
  return rows.map((row) => ({
    ...toEntryFields(row, services.get(row.serviceId), advisers.get(row.adviserId)),
    founder: { uid: row.ownerUid, name: founders.get(row.ownerUid)?.name ?? '' },
  }));
}

export async function toAdminBooking(deps: BookingDeps, db: Db, whole: BookingWithEvents): Promise<AdminBooking> {
  const now = deps.clock();
  const { row } = whole;
  const [booking] = await toBookings(deps.catalogue, db, [whole], now);
  if (!booking) throw new Error('a booking has no view');
  const { name = '', email = '', emailVerified = false } = (await deps.findPerson(db, row.ownerUid)) ?? {};
  const isAwaited = row.stage === 'awaiting_transfer' || row.stage === 'awaiting_confirmation';
  const hasBegun = row.startsAt <= now;
  return {
    ...booking,
    founder: { uid: row.ownerUid, name, email, emailVerified },
    can: {
      confirm: row.stage === 'awaiting_confirmation' && !hasBegun,
      reject: isAwaited,
      complete: mayHappen(BOOKING_MACHINE, row.status, 'complete') && hasBegun,
      markFounderAbsent: mayHappen(BOOKING_MACHINE, row.status, 'founder_absent') && hasBegun,
      markAdviserAbsent: mayHappen(BOOKING_MACHINE, row.status, 'adviser_absent') && hasBegun,
      cancel: mayHappen(BOOKING_MACHINE, row.status, 'cancel'),
      move: mayHappen(BOOKING_MACHINE, row.status, 'move'),
    },
  };
}
