import * as admin from '#contract/admin-bookings.ts';
import * as contract from '#contract/bookings.ts';
import * as holding from '#contract/holds.ts';
import * as outcomes from '#contract/outcomes.ts';
import * as waiting from '#contract/waitlist.ts';
import type { Bind } from '../../http/bind.ts';
import type { BookingService } from './booking.service.ts';
import type { HoldService } from './hold.service.ts';
import type { OperatorService } from './operator.service.ts';
import type { OperatorLists } from './operator-view.ts';
import type { WaitlistService } from './waitlist.service.ts';

export interface BookingRouteServices {
  holds: HoldService;
  bookings: BookingService;
  waitlist: WaitlistService;
  operator: OperatorService;
  operatorLists: OperatorLists;
}

export function bindBookings(bind: Bind, services: BookingRouteServices): void {
  bindOwn(bind, services);
  bindWaitlist(bind, services.waitlist);
  bindOperator(bind, services.operator, services.operatorLists);
}

function bindOwn(bind: Bind, { holds, bookings }: BookingRouteServices): void {
  bind(holding.holdBooking, ({ db, caller, body }) => holds.hold(db, caller.uid, body));
  bind(contract.readBooking, ({ db, caller, params }) => bookings.read(db, caller.uid, params.bookingId));
  bind(contract.listBookings, ({ db, caller, query }) => bookings.list(db, caller.uid, query));
  bind(contract.readBookingCalendar, async ({ db, caller, params }) => ({
    bytes: Buffer.from(await bookings.readCalendar(db, caller.uid, params.bookingId)),
    filename: 'booking.ics',
  }));
  bind(
    holding.confirmBooking,
    async ({ db, caller, params, body, once }) => {
      const methods = await holds.listMethods(body.currency);
      return db.transaction((tx) => once(tx, () => holds.confirm(tx, caller.uid, params.bookingId, body, methods)));
    },
    { transaction: 'none' },
  );
  bind(holding.releaseHold, ({ db, caller, params }) => holds.release(db, caller.uid, params.bookingId));
  bind(contract.moveBooking, ({ db, caller, params, body }) => bookings.move(db, caller.uid, params.bookingId, body));
  bind(contract.cancelBooking, ({ db, caller, params, body }) =>
    bookings.cancel(db, caller.uid, params.bookingId, body.reason),
  );
  bind(outcomes.saveBookingNote, ({ db, caller, params, body }) =>
    bookings.saveNote(db, caller.uid, params.bookingId, body.note),
  );
  bind(outcomes.linkOutcome, ({ db, caller, params, body }) =>
    bookings.linkOutcome(db, caller.uid, params.bookingId, body),
  );
  bind(outcomes.unlinkOutcome, ({ db, caller, params: { bookingId, kind, targetId } }) =>
    bookings.unlinkOutcome(db, caller.uid, bookingId, { kind, id: targetId }),
  );
}

function bindWaitlist(bind: Bind, waitlist: WaitlistService): void {
  bind(waiting.joinWaitlist, ({ db, caller, params, body }) => waitlist.join(db, caller.uid, params.serviceId, body));
  bind(waiting.leaveWaitlist, ({ db, caller, params }) => waitlist.leave(db, caller.uid, params.entryId));
  bind(waiting.listWaitlist, async ({ db, caller }) => ({ items: await waitlist.list(db, caller.uid) }));
}

function bindOperator(bind: Bind, operator: OperatorService, lists: OperatorLists): void {
  bind(admin.listAdminBookings, ({ db, query }) => lists.list(db, query));
  bind(admin.listWaitingBookings, ({ db }) => lists.listWaiting(db));
  bind(admin.readAdminBooking, ({ db, params }) => operator.read(db, params.bookingId));
  bind(admin.confirmBookingByOperator, ({ db, caller, params }) => operator.confirm(db, caller, params.bookingId));
  bind(admin.rejectBooking, ({ db, caller, params, body }) =>
    operator.reject(db, caller, params.bookingId, body.reason),
  );
  bind(admin.completeBooking, ({ db, caller, params, body }) =>
    operator.complete(db, caller, params.bookingId, body.notes),
  );
  bind(admin.markFounderAbsent, ({ db, caller, params }) => operator.markFounderAbsent(db, caller, params.bookingId));
  bind(admin.markAdviserAbsent, ({ db, caller, params, body }) =>
    operator.markAdviserAbsent(db, caller, params.bookingId, body.reason),
  );
  bind(admin.cancelBookingByOperator, ({ db, caller, params, body }) =>
    operator.cancel(db, caller, params.bookingId, body),
  );
  bind(admin.moveBookingByOperator, ({ db, caller, params, body }) =>
    operator.move(db, caller, params.bookingId, body),
  );
}
