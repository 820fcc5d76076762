import type { BookingEventKind } from '#contract/bookings/bookings.ts';
import { AppError } from '#contract/errors.ts';
import { links } from '#contract/links.ts';
import type { EndedBy } from '#domain/billing/payment-machine.ts';
import { REFUND_REASONS } from '#domain/billing/refund-reasons.ts';
import { BOOKING_MACHINE, type BookingEvent } from '#domain/consultation/booking-machine.ts';
import * as rules from '#domain/consultation/booking-rules.ts';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import { nextState } from '#domain/state-machine.ts';
import type { WritingScope } from '../../access/scope.ts';
import type { LockedAdviser } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import * as repo from './booking.repo.ts';
import { chargedSubject, toFacts } from './booking-view.ts';
import type { BookingDeps } from './deps.ts';
import { notifyBooking } from './notify-booking.ts';
import { closeOffer, offerFreedTime } from './offers.ts';
import { lockAdvisers, lockedOne } from './take-time.ts';
import * as takenTime from './taken-time.repo.ts';

/** How a booking ends without having taken place. */
export interface Ending {
  event: Extract<BookingEvent, 'cancel' | 'expire' | 'reject' | 'adviser_absent'>;
  by: repo.EventRow['by'];
  why: NonNullable<repo.BookingRow['cancelledWhy']>;
  reason?: string;
  /** What becomes of what was paid. */
  refund: 'full' | 'none';
}

/** A booking of which its adviser is locked too, and maybe further ones. */
export type BookingWithAdvisers = repo.LockedBooking & { advisers: readonly LockedAdviser[] };

/**
 * Locks a booking with its adviser, and further advisers that it may move to, until the transaction ends. It tries again
 * when the booking goes to another adviser at this very moment.
 * @throws BOOKING_UNKNOWN; RECORD_CHANGED when it went to another adviser twice.
 */
export async function lockBooking(
  deps: BookingDeps,
  tx: Db,
  scope: WritingScope,
  id: string,
  adviserIds: string[] = [],
): Promise<BookingWithAdvisers> {
  // What a try locks is released with its savepoint, so that the next one locks adviser and booking in the same order.
  const attempt = () => tx.transaction((savepoint) => lockAsSeen(deps, savepoint, scope, id, adviserIds));
  return attempt().catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'RECORD_CHANGED') return attempt();
    throw error;
  });
}

async function lockAsSeen(
  deps: BookingDeps,
  tx: Db,
  scope: WritingScope,
  id: string,
  adviserIds: string[],
): Promise<BookingWithAdvisers> {
  const seen = await repo.findBooking(tx, scope, id);
  if (!seen) throw new AppError('BOOKING_UNKNOWN');
  const advisers = await lockAdvisers(deps, tx, [seen.row.adviserId, ...adviserIds]);
  const whole = await lockWithInvoice(deps, tx, scope, seen.row, advisers);
  if (whole.row.adviserId !== seen.row.adviserId) throw new AppError('RECORD_CHANGED');
  return whole;
}

/** Locks a booking after its advisers; its invoice first, as a payment that comes in does. */
async function lockWithInvoice(
  { charges }: BookingDeps,
  tx: Db,
  scope: WritingScope,
  row: repo.BookingRow,
  advisers: readonly LockedAdviser[],
): Promise<BookingWithAdvisers> {
  const subject = chargedSubject(row);
  if (subject) await charges.lock(tx, subject);
  const whole = await repo.lockBooking(tx, scope, row.id);
  if (!whole) throw new AppError('BOOKING_UNKNOWN');
  return { ...whole, advisers };
}

/** Ends the holds that ran out and meet this time of the adviser. */
export async function endLapsedHolds(
  deps: BookingDeps,
  tx: Db,
  adviser: LockedAdviser,
  blocked: string,
): Promise<void> {
  const { everybody } = deps;
  const now = deps.clock();
  for (const id of await takenTime.listLapsedHolds(tx, everybody, adviser.id, blocked, now)) {
    const seen = await repo.findBooking(tx, everybody, id);
    if (!seen) continue;
    const whole = await lockWithInvoice(deps, tx, everybody, seen.row, [adviser]);
    // Somebody may have paid in the meantime.
    if (whole.row.holdExpiresAt && whole.row.holdExpiresAt <= now)
      await endBooking(deps, tx, whole, { event: 'expire', by: 'system', why: 'expired', refund: 'full' });
  }
}

/** Confirms a pending booking and tells everybody. @throws BOOKING_STATE. */
export async function settleBooking(
  deps: BookingDeps,
  tx: Db,
  whole: repo.LockedBooking,
  by: repo.EventRow['by'],
): Promise<repo.LockedBooking> {
  const status = nextState(BOOKING_MACHINE, whole.row.status, 'confirm');
  if (!status) throw new AppError('BOOKING_STATE');
  const now = deps.clock();
  const refundUntil = new Date(rules.refundUntil(toFacts(whole.row)));
  const settled = { status, stage: 'confirmed', holdExpiresAt: null, settledAt: now, refundUntil } as const;
  const booked = await repo.updateBooking(tx, whole, settled, { kind: 'confirmed', by, at: now });
  await closeOffer(tx, booked, 'book');
  return notifyBooking(deps, tx, booked, { kind: 'confirmed' });
}

/**
 * Cancels a booking: its time is free and offered to who waits for it, its money is settled, everybody is told.
 * @throws BOOKING_STATE.
 */
export async function endBooking(
  deps: BookingDeps,
  tx: Db,
  whole: BookingWithAdvisers,
  ending: Ending,
): Promise<BookingWithAdvisers> {
  const { row, advisers } = whole;
  const status = nextState(BOOKING_MACHINE, row.status, ending.event);
  if (!status) throw new AppError('BOOKING_STATE');
  const now = deps.clock();
  const { by, why, reason = '' } = ending;
  const wasHeld = hasHold(row.stage);
  const change = {
    status,
    stage: 'cancelled',
    holdExpiresAt: null,
    sequence: row.sequence + 1,
    cancelledAt: now,
    cancelledBy: by,
    cancelledWhy: why,
    cancelReason: reason,
    refund: chargedSubject(row) && !wasHeld ? ending.refund : null,
  } as const;
  const event = { kind: eventOf(why), by, at: now, ...(reason && { note: reason }) };
  let ended = await repo.updateBooking(tx, whole, change, event);
  await closeOffer(tx, ended, 'lapse');
  const subject = chargedSubject(row);
  const invoice = subject ? await deps.charges.find(tx, subject) : undefined;
  await settleMoney(deps, tx, row, ending);
  if (why === 'expired') await notifyExpired(deps, tx, row);
  else if (why !== 'released') ended = await notifyBooking(deps, tx, ended, { kind: 'cancelled', invoice });
  await offerFreedTime(deps, tx, lockedOne(advisers, row.adviserId), row);
  return ended;
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
  if (ending.refund === 'full') await charges.refund(tx, subject, endedBy[ending.by], refundReason[ending.why]);
  else if (subject.kind === 'booking') await charges.cancel(tx, subject, endedBy[ending.by]);
}

/** As a payment says who ended it. */
const endedBy: Record<Ending['by'], EndedBy> = { founder: 'member', operator: 'operator', system: 'time' };

/** As the founder reads it with the refund. */
const refundReason: Record<Ending['why'], string> = {
  released: REFUND_REASONS.letGo.toPayer,
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
    about: { kind: 'booking', id: row.id },
  });
}
