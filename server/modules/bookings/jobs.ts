import { hasHold } from '#domain/consultation/booking-stages.ts';
import { dueReminder } from '#domain/consultation/reminders.ts';
import type { Database, Db } from '../../db/client.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import * as repo from './booking.repo.ts';
import * as lists from './booking-lists.repo.ts';
import { servicePlaceOf } from './calendar.ts';
import { endBooking, lockBooking } from './change-booking.ts';
import type { BookingDeps } from './deps.ts';
import { notifyBooking } from './notify-booking.ts';
import { listEntriesOver } from './waitlist.repo.ts';
import type { WaitlistService } from './waitlist.service.ts';

export interface BookingTimerDeps extends BookingDeps {
  database: Database;
  waitlist: WaitlistService;
}

/** What time itself brings about. Each booking in a transaction of its own; harmless to repeat and at the same moment. */
export function createBookingTimers(deps: BookingTimerDeps) {
  const { database, clock, everybody, waitlist } = deps;

  /** All of them, even if one fails: that one is tried again in a minute, and its fault is reported. */
  async function each(ids: string[], run: (tx: Db, id: string) => Promise<void>): Promise<void> {
    const faults: unknown[] = [];
    for (const id of ids)
      await database.db.transaction((tx) => run(tx, id)).catch((fault: unknown) => void faults.push(fault));
    if (faults.length > 0) throw new AggregateError(faults, 'some bookings could not be seen to');
  }

  /** A hold that ran out, or a pending booking whose time begins without anybody having confirmed it: refunded in full. */
  async function endOverdue(tx: Db, id: string): Promise<void> {
    const whole = await lockBooking(deps, tx, everybody, id);
    const { status, stage, holdExpiresAt, startsAt } = whole.row;
    const now = clock();
    if (status !== 'pending' || (startsAt > now && !(holdExpiresAt && holdExpiresAt <= now))) return;
    const why = hasHold(stage) ? 'expired' : 'unconfirmed';
    await endBooking(deps, tx, whole, { event: 'expire', by: 'system', why, refund: 'full' });
  }

  /** The reminder is derived from the booking as it is now: there is none of an earlier time to forget. */
  async function remind(tx: Db, id: string): Promise<void> {
    const whole = await repo.lockBooking(tx, everybody, id);
    if (whole?.row.status !== 'in_progress' || !whole.row.settledAt) return;
    const { startsAt, settledAt, sequence } = whole.row;
    const now = clock();
    const sent = await lists.listReminders(tx, whole);
    const due = dueReminder({
      startsAt: startsAt.getTime(),
      settledAt: settledAt.getTime(),
      sequence,
      sent,
      now: now.getTime(),
    });
    if (due && (await lists.insertReminder(tx, whole, { kind: due, sentAt: now })))
      await notifyBooking(deps, tx, whole, { kind: 'reminder', reminder: due });
  }

  /** The new place of a session whose invitation names another: the same calendar entry, its sequence one higher. */
  async function notifyPlaceChange(tx: Db, id: string): Promise<void> {
    const whole = await repo.lockBooking(tx, everybody, id);
    const service = whole && (await deps.catalogue.readBookable(tx, whole.row.serviceId));
    const now = clock();
    if (whole?.row.status !== 'in_progress' || whole.row.startsAt <= now || !service) return;
    const { toldPlace, sequence } = whole.row;
    if (toldPlace === null || toldPlace === servicePlaceOf(service)) return;
    const event = { kind: 'place_changed', by: 'operator', at: now } as const;
    const changed = await repo.updateBooking(tx, whole, { sequence: sequence + 1 }, event);
    // The time is the same: what was sent of it is not sent again.
    for (const sent of await lists.listReminders(tx, whole))
      if (sent.sequence === sequence) await lists.insertReminder(tx, changed, sent);
    await notifyBooking(deps, tx, changed, { kind: 'place_changed' });
  }

  /** Derived from what each invitation said, not from the change: there is none to miss, and one taken back is not told. */
  async function listMisplaced(): Promise<string[]> {
    const { db } = database;
    const ids: string[] = [];
    for (const { serviceId, toldPlace } of await lists.listToldPlaces(db, everybody, clock())) {
      const service = await deps.catalogue.readBookable(db, serviceId);
      if (service && servicePlaceOf(service) !== toldPlace)
        ids.push(...(await lists.listToldOf(db, everybody, { serviceId, toldPlace }, clock())));
    }
    return ids;
  }

  return {
    endOverdue: async () => each(await lists.listOverdue(database.db, everybody, clock()), endOverdue),
    lapseWaitlist: async () => each(await listEntriesOver(database.db, everybody, clock()), waitlist.lapse),
    notifyPlaceChanges: async () => each(await listMisplaced(), notifyPlaceChange),
    remind: async () => each(await lists.listToRemind(database.db, everybody, clock()), remind),
  };
}

export type BookingTimers = ReturnType<typeof createBookingTimers>;

export function createBookingJobs({
  endOverdue,
  lapseWaitlist,
  remind,
  notifyPlaceChanges,
}: BookingTimers): JobDefinition[] {
  const everyMinute = { cron: '* * * * *', retryLimit: 0, keepSeconds: 3600 };
  return [
    { name: 'bookings.end-overdue', ...everyMinute, run: endOverdue },
    { name: 'bookings.remind', ...everyMinute, run: remind },
    { name: 'bookings.tell-places', ...everyMinute, run: notifyPlaceChanges },
    { name: 'waitlist.lapse', ...everyMinute, run: lapseWaitlist },
  ];
}
