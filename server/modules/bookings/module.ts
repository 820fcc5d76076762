import { hasHold } from '#domain/consultation/booking-stages.ts';
import type { MailAbout } from '../../mail/queued-mail.ts';
import type { CancelSessions } from '../../members.ts';
import type { Module } from '../../module.ts';
import { hasChangedSince, keepCalendarUids } from './booking.repo.ts';
import { createBookingService } from './booking.service.ts';
import { listToCome } from './booking-lists.repo.ts';
import type { BookingDeps } from './deps.ts';
import { createHoldService } from './hold.service.ts';
import { createBookingJobs, createBookingTimers } from './jobs.ts';
import { createOperatorService } from './operator.service.ts';
import { createOperatorLists } from './operator-view.ts';
import { createPaymentService } from './payment.service.ts';
import { bindBookings } from './routes.ts';
import { createWaitlistService } from './waitlist.service.ts';

// For the catalogue, which the bookings themselves need: it is made first.
export { listBusy } from './taken-time.repo.ts';

/** Holds, bookings and the waiting list. */
export function createBookingsModule(deps: BookingDeps) {
  const { db } = deps.database;
  const waitlist = createWaitlistService(deps);
  const services = {
    holds: createHoldService(deps),
    bookings: createBookingService(deps),
    waitlist,
    operator: createOperatorService(deps),
    operatorLists: createOperatorLists(deps),
    payments: createPaymentService(deps),
    timers: createBookingTimers({ ...deps, waitlist }),
  };
  const cancelSessions: CancelSessions = async (read, scope) => {
    for (const { id, stage } of await listToCome(read, scope, deps.clock()))
      await db.transaction(async (tx) => {
        if (hasHold(stage)) await services.holds.release(tx, scope, id);
        else await services.bookings.cancel(tx, scope, id, '');
      });
  };
  return {
    services,
    gives: {
      cancelSessions,
      bookAgreed: services.payments.bookAgreed,
      /** Whether a mail that tells of this state of a booking is of the past. */
      isOutdated: ({ id, revision }: MailAbout) => hasChangedSince(db, deps.everybody, id, revision),
    },
    bind: (bind) => bindBookings(bind, services),
    jobs: createBookingJobs(services.timers),
    paidFor: [{ kind: 'booking', ...services.payments }],
    prepare: () => keepCalendarUids(db, deps.everybody, deps.publicUrl),
  } satisfies Module;
}
