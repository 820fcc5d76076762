import { hasHold } from '#domain/consultation/booking-stages.ts';
import { dueReminder } from '#domain/consultation/reminders.ts';
import type { Database, Db } from '../../db/client.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import { announce } from './announce.ts';
import * as repo from './booking.repo.ts';
import * as lists from './booking-lists.repo.ts';
import { endBooking, lockBooking } from './change-booking.ts';
import type { BookingDeps } from './deps.ts';
import { listEntriesOver } from './waitlist.repo.ts';
import type { WaitlistService } from './waitlist.service.ts';

export interface ClockworkDeps extends BookingDeps {
  database: Database;
  waitlist: WaitlistService;
}

/** What time itself brings about. Each booking in a transaction of its own; harmless to repeat and at the same moment. */
export function createClockwork(deps: ClockworkDeps) {
  const { database, clock, waitlist } = deps;

  /** All of them, even if one fails: that one is tried again in a minute, and its fault is reported. */
  async function each(ids: string[], run: (tx: Db, id: string) => Promise<void>): Promise<void> {
    const faults: unknown[] = [];
    for (const id of ids)
      await database.db.transaction((tx) => run(tx, id)).catch((fault: unknown) => void faults.push(fault));
    if (faults.length > 0) throw new AggregateError(faults, 'some bookings could not be seen to');
  }

  /** A hold that ran out, or a pending booking whose time begins without anybody having confirmed it: refunded in full. */
  async function endOverdue(tx: Db, id: string): Promise<void> {
    const whole = await lockBooking(deps, tx, 'anybody', id);
    const { status, stage, holdExpiresAt, startsAt } = whole.row;
    const now = clock();
    if (status !== 'pending' || (startsAt > now && !(holdExpiresAt && holdExpiresAt <= now))) return;
    const why = hasHold(stage) ? 'expired' : 'unconfirmed';
    await endBooking(deps, tx, whole, { event: 'expire', by: 'system', why, refund: 'full' });
  }

  /** The reminder is derived from the booking as it is now: there is none of an earlier time to forget. */
  async function remind(tx: Db, id: string): Promise<void> {
    const whole = await repo.findBooking(tx, 'anybody', id, 'lock');
    if (whole?.row.status !== 'in_progress' || !whole.row.settledAt) return;
    const { startsAt, settledAt, sequence } = whole.row;
    const now = clock();
    const sent = await lists.listReminders(tx, id);
    const due = dueReminder({
      startsAt: startsAt.getTime(),
      settledAt: settledAt.getTime(),
      sequence,
      sent,
      now: now.getTime(),
    });
    if (due && (await lists.insertReminder(tx, { bookingId: id, sequence, kind: due, sentAt: now })))
      await announce(deps, tx, whole, { kind: 'reminder', reminder: due });
  }

  return {
    endOverdue: async () => each(await lists.listOverdue(database.db, clock()), endOverdue),
    lapseWaitlist: async () => each(await listEntriesOver(database.db, clock()), waitlist.lapse),
    remind: async () => each(await lists.listToRemind(database.db, clock()), remind),
  };
}

export type Clockwork = ReturnType<typeof createClockwork>;

export function createBookingJobs({ endOverdue, lapseWaitlist, remind }: Clockwork): JobDefinition[] {
  const everyMinute = { cron: '* * * * *', retryLimit: 0, keepSeconds: 3600 };
  return [
    { name: 'bookings.end-overdue', ...everyMinute, run: endOverdue },
    { name: 'bookings.remind', ...everyMinute, run: remind },
    { name: 'waitlist.lapse', ...everyMinute, run: lapseWaitlist },
  ];
}
