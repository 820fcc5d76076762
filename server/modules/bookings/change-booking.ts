import type { BookingEventKind } from '#contract/bookings.ts';
import { AppError } from '#contract/errors.ts';
import { links } from '#contract/links.ts';
import { BOOKING_MACHINE, type BookingEvent } from '#domain/consultation/booking-machine.ts';
import * as rules from '#domain/consultation/booking-rules.ts';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import { nextState } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import * as repo from './booking.repo.ts';
import { chargedSubject, toFacts } from './booking-view.ts';
import type { BookingDeps } from './deps.ts';
import { notifyBooking } from './notify-booking.ts';
import { closeOffer, offerFreedTime } from './offers.ts';
import { lockAdvisers } from './take-time.ts';

/** How a booking ends without having taken place. */
export interface Ending {
  event: Extract<BookingEvent, 'cancel' | 'expire' | 'reject' | 'adviser_absent'>;
  by: repo.EventRow['by'];
  why: NonNullable<repo.BookingRow['cancelledWhy']>;
  reason?: string;
  /** What becomes of what was paid. */
  refund: 'full' | 'none';
}

/**
 * Locks a booking with its adviser, and further advisers that it may move to, until the transaction ends. It tries again
 * when the booking goes to another adviser at this very moment.
 * @throws BOOKING_UNKNOWN; RECORD_CHANGED when it went to another adviser twice.
 */
export async function lockBooking(
  deps: BookingDeps,
  tx: Db,
  whose: string,
  id: string,
  adviserIds: string[] = [],
): Promise<repo.BookingWithEvents> {
  // What a try locks is released with its savepoint, so that the next one locks adviser and booking in the same order.
  const attempt = () => tx.transaction((savepoint) => lockAsSeen(deps, savepoint, whose, id, adviserIds));
  return attempt().catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'RECORD_CHANGED') return attempt();
    throw error;
  });
}

async function lockAsSeen(
  deps: BookingDeps,
  tx: Db,
  whose: string,
  id: string,
  adviserIds: string[],
): Promise<repo.BookingWithEvents> {
  const seen = await repo.findBooking(tx, whose, id);
  if (!seen) throw new AppError('BOOKING_UNKNOWN');
  await lockAdvisers(deps, tx, [seen.row.adviserId, ...adviserIds]);
  const whole = await lockWithInvoice(deps, tx, seen);
  if (whole.row.adviserId !== seen.row.adviserId) throw new AppError('RECORD_CHANGED');
  return whole;
}

/** Locks a booking whose adviser the caller has locked; its invoice first, as a payment that comes in does. */
export async function lockWithInvoice(
  { charges }: BookingDeps,
  tx: Db,
  { row }: repo.BookingWithEvents,
): Promise<repo.BookingWithEvents> {
  const subject = chargedSubject(row);
  if (subject) await charges.lock(tx, subject);
  const whole = await repo.findBooking(tx, 'anybody', row.id, 'lock');
  if (!whole) throw new AppError('BOOKING_UNKNOWN');
  return whole;
}

/** Confirms a pending booking and tells everybody. The caller has locked the booking. @throws BOOKING_STATE. */
export async function settleBooking(
  deps: BookingDeps,
  tx: Db,
  whole: repo.BookingWithEvents,
  by: repo.EventRow['by'],
): Promise<void> {
  const status = nextState(BOOKING_MACHINE, whole.row.status, 'confirm');
  if (!status) throw new AppError('BOOKING_STATE');
  const now = deps.clock();
  const refundUntil = new Date(rules.refundUntil(toFacts(whole.row)));
  const settled = { status, stage: 'confirmed', holdExpiresAt: null, settledAt: now, refundUntil } as const;
  await repo.updateBooking(tx, whole.row, settled);
  await repo.addEvent(tx, whole, { kind: 'confirmed', by, at: now });
  await closeOffer(tx, whole.row, 'book');
  await notifyBooking(deps, tx, whole, { kind: 'confirmed' });
}

/**
 * Cancels a booking: its time is free and offered to who waits for it, its money is settled, everybody is told. The caller
 * has locked the booking and its adviser. @throws BOOKING_STATE.
 */
export async function endBooking(
  deps: BookingDeps,
  tx: Db,
  whole: repo.BookingWithEvents,
  ending: Ending,
): Promise<void> {
  const { row } = whole;
  const status = nextState(BOOKING_MACHINE, row.status, ending.event);
  if (!status) throw new AppError('BOOKING_STATE');
  const now = deps.clock();
  const { by, why, reason = '' } = ending;
  const wasHeld = hasHold(row.stage);
  await repo.updateBooking(tx, row, {
    status,
    stage: 'cancelled',
    holdExpiresAt: null,
    sequence: row.sequence + 1,
    cancelledAt: now,
    cancelledBy: by,
    cancelledWhy: why,
    cancelReason: reason,
    refund: chargedSubject(row) && !wasHeld ? ending.refund : null,
  });
  await repo.addEvent(tx, whole, { kind: eventOf(why), by, at: now, ...(reason && { note: reason }) });
  await closeOffer(tx, row, 'lapse');
  const subject = chargedSubject(row);
  const invoice = subject ? await deps.charges.find(tx, subject) : undefined;
  await settleMoney(deps, tx, row, ending);
  if (why === 'expired') await notifyExpired(deps, tx, row);
  else if (why !== 'released') await notifyBooking(deps, tx, whole, { kind: 'cancelled', invoice });
  await offerFreedTime(deps, tx, row);
}

function eventOf(why: Ending['why']): BookingEventKind {
  return why === 'unconfirmed' ? 'expired' : why;
}

/**
 * An invoice that nobody paid ends with the booking: a payment that comes later finds it cancelled and goes back. Only what
 * was agreed in a quote stays due when the session is cancelled too late: its invoice was issued when the quote was accepted.
 */
async function settleMoney({ charges }: BookingDeps, tx: Db, row: repo.BookingRow, ending: Ending): Promise<void> {
  const subject = chargedSubject(row);
  if (!subject) return;
  if (ending.refund === 'full') await charges.refund(tx, subject, refundReason[ending.why]);
  else if (subject.kind === 'booking') await charges.cancel(tx, subject);
}

/** As the founder reads it with the refund. */
const refundReason: Record<Ending['why'], string> = {
  released: 'You let the time go.',
  expired: 'The time was no longer held.',
  cancelled: 'The session was cancelled.',
  rejected: 'The booking was not confirmed.',
  adviser_absent: 'The adviser did not come.',
  unconfirmed: 'Nobody confirmed the booking in time.',
};

async function notifyExpired(deps: BookingDeps, tx: Db, row: repo.BookingRow): Promise<void> {
  const service = await deps.catalogue.readBookable(tx, row.serviceId);
  await deps.notify(tx, {
    uid: row.ownerUid,
    kind: 'booking.expired',
    title: `No longer held: ${service?.title ?? 'Consultation'}`,
    body: 'The time that was held for you is free again. Choose a time to book it.',
    href: links.booking(row.id),
  });
}
