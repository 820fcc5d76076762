import type { ListBusy, PaidFor } from '../../between-modules.ts';
import type { Database } from '../../db/client.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import { hasChangedSince, keepCalendarUids, listBusy } from './booking.repo.ts';
import { createBookingService } from './booking.service.ts';
import type { BookingDeps } from './deps.ts';
import { createHoldService } from './hold.service.ts';
import { type BookingTimers, createBookingJobs, createBookingTimers } from './jobs.ts';
import { createOperatorService } from './operator.service.ts';
import { createOperatorLists } from './operator-view.ts';
import { createPaymentService, type PaymentService } from './payment.service.ts';
import type { BookingRouteServices } from './routes.ts';
import { createWaitlistService } from './waitlist.service.ts';

export interface BookingServices extends BookingRouteServices {
  /** For quotes. */
  payments: PaymentService;
  paidFor: PaidFor[];
  timers: BookingTimers;
  /** To be run before anything is sent. */
  keepCalendarUids: () => Promise<void>;
  /** Whether a mail that tells of this state of a booking is of the past. */
  isOutdated: (about: { id: string; revision: number }) => Promise<boolean>;
  work: JobDefinition[];
}

/** Bookings: the room's services and its background work. */
export function createBookingServices(deps: BookingDeps & { database: Database }): BookingServices {
  const waitlist = createWaitlistService(deps);
  const timers = createBookingTimers({ ...deps, waitlist });
  const payments = createPaymentService(deps);
  return {
    holds: createHoldService(deps),
    bookings: createBookingService(deps),
    waitlist,
    operator: createOperatorService(deps),
    operatorLists: createOperatorLists(deps),
    payments,
    paidFor: [{ kind: 'booking', ...payments }],
    timers,
    keepCalendarUids: () => keepCalendarUids(deps.database.db, deps.publicUrl),
    isOutdated: ({ id, revision }) => hasChangedSince(deps.database.db, id, revision),
    work: createBookingJobs(timers),
  };
}

/** For the catalogue, which the bookings themselves need: it is made first. */
export function createListBusy(clock: () => Date): ListBusy {
  return (db, span) => listBusy(db, span, clock());
}
