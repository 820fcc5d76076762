import * as admin from '#contract/bookings/admin.ts';
import * as contract from '#contract/bookings/bookings.ts';
import * as holding from '#contract/bookings/holds.ts';
import * as outcomes from '#contract/bookings/outcomes.ts';
import * as waiting from '#contract/bookings/waitlist.ts';
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
  bind(holding.holdBooking, ({ db, scope, body }) => holds.hold(db, scope, body));
  bind(contract.readBooking, ({ db, scope, params }) => bookings.read(db, scope, params.bookingId));
  bind(contract.listBookings, ({ db, scope, query }) => bookings.list(db, scope, query));
  bind(contract.readBookingCalendar, async ({ db, scope, params }) => ({
    bytes: Buffer.from(await bookings.readCalendar(db, scope, params.bookingId)),
    filename: 'booking.ics',
  }));
  bind(
    holding.confirmBooking,
    async ({ db, scope, params, body, once }) => {
      const methods = await holds.listMethods(body.currency);
      return db.transaction((tx) => once(tx, () => holds.confirm(tx, scope, params.bookingId, body, methods)));
    },
    { transaction: 'none' },
  );
  bind(holding.releaseHold, ({ db, scope, params }) => holds.release(db, scope, params.bookingId));
  bind(contract.moveBooking, ({ db, scope, params, body }) => bookings.move(db, scope, params.bookingId, body));
  bind(contract.cancelBooking, ({ db, scope, params, body }) =>
    bookings.cancel(db, scope, params.bookingId, body.reason),
  );
  bind(outcomes.saveBookingNote, ({ db, scope, params, body }) =>
    bookings.saveNote(db, scope, params.bookingId, body.note),
  );
  bind(outcomes.linkOutcome, ({ db, scope, params, body }) => bookings.linkOutcome(db, scope, params.bookingId, body));
  bind(outcomes.unlinkOutcome, ({ db, scope, params: { bookingId, kind, targetId } }) =>
    bookings.unlinkOutcome(db, scope, bookingId, { kind, id: targetId }),
  );
}

function bindWaitlist(bind: Bind, waitlist: WaitlistService): void {
  bind(waiting.joinWaitlist, ({ db, scope, params, body }) => waitlist.join(db, scope, params.serviceId, body));
  bind(waiting.leaveWaitlist, ({ db, scope, params }) => waitlist.leave(db, scope, params.entryId));
  bind(waiting.listWaitlist, async ({ db, scope }) => ({ items: await waitlist.list(db, scope) }));
}

function bindOperator(bind: Bind, operator: OperatorService, lists: OperatorLists): void {
  bind(admin.listAdminBookings, ({ db, scope, query }) => lists.list(db, scope, query));
  bind(admin.listWaitingBookings, ({ db, scope }) => lists.listWaiting(db, scope));
  bind(admin.readAdminBooking, ({ db, scope, params }) => operator.read(db, scope, params.bookingId));
  bind(admin.confirmBookingByOperator, ({ db, caller: actor, scope, params }) =>
    operator.confirm(db, { actor, scope }, params.bookingId),
  );
  bind(admin.rejectBooking, ({ db, caller: actor, scope, params, body }) =>
    operator.reject(db, { actor, scope }, params.bookingId, body.reason),
  );
  bind(admin.completeBooking, ({ db, caller: actor, scope, params, body }) =>
    operator.complete(db, { actor, scope }, params.bookingId, body.notes),
  );
  bind(admin.markFounderAbsent, ({ db, caller: actor, scope, params }) =>
    operator.markFounderAbsent(db, { actor, scope }, params.bookingId),
  );
  bind(admin.markAdviserAbsent, ({ db, caller: actor, scope, params, body }) =>
    operator.markAdviserAbsent(db, { actor, scope }, params.bookingId, body.reason),
  );
  bind(admin.cancelBookingByOperator, ({ db, caller: actor, scope, params, body }) =>
    operator.cancel(db, { actor, scope }, params.bookingId, body),
  );
  bind(admin.moveBookingByOperator, ({ db, caller: actor, scope, params, body }) =>
    operator.move(db, { actor, scope }, params.bookingId, body),
  );
}
