import { AppError } from '#contract/errors.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import { narrow } from '../../access/scope.ts';
import type { BookAgreed } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import type {
  OnClaimTakenBack,
  OnPaid,
  OnPaymentBegun,
  OnTransferClaimed,
  OnTransferRejected,
} from '../../paid-for.ts';
import * as repo from './booking.repo.ts';
import { endLapsedHolds, settleBooking } from './change-booking.ts';
import type { BookingDeps } from './deps.ts';
import { acceptBooking } from './hold.service.ts';
import { notifyBooking } from './notify-booking.ts';
import { lockAdvisers, lockedOne, newBooking, refuseTime, timesOf, tryTake } from './take-time.ts';

/** What bookings do when billing or a quote says so, within the caller's transaction. */
export function createPaymentService(deps: BookingDeps) {
  const { catalogue, clock, everybody } = deps;

  /** Paid in full: confirmed, or with the operator. One that is over, or begins before anybody confirmed it, takes no money. */
  const onPaid: OnPaid = async (tx, { id }, { method }) => {
    const whole = await repo.lockBooking(tx, everybody, id);
    if (!whole || whole.row.status === 'cancelled') return 'refund';
    const { row } = whole;
    if (row.status !== 'pending' || row.stage === 'awaiting_confirmation') return 'kept';
    const now = clock();
    if (row.startsAt <= now) return 'refund';
    const paid = await repo.updateBooking(
      tx,
      whole,
      { method: method === 'credit' ? null : method },
      { kind: 'paid', by: 'system', at: now },
    );
    await acceptBooking(deps, tx, paid, 'system');
    return 'kept';
  };

  /** The founder chose how to pay, or chose anew. */
  const onPaymentBegun: OnPaymentBegun = async (tx, { id }, method) => {
    const whole = await repo.lockBooking(tx, everybody, id);
    if (whole && hasHold(whole.row.stage)) await repo.updateBooking(tx, whole, { method });
  };

  /** The transfer was sent, says the founder: a hold is over, what is booked stays so. @throws HOLD_EXPIRED, BOOKING_STATE, TRANSFER_LIMIT. */
  const onTransferClaimed: OnTransferClaimed = async (tx, { id }) => {
    const whole = await repo.lockBooking(tx, everybody, id);
    if (!whole) throw new AppError('BOOKING_UNKNOWN');
    const { row } = whole;
    if (row.status === 'cancelled')
      throw new AppError(row.cancelledWhy === 'expired' ? 'HOLD_EXPIRED' : 'BOOKING_STATE');
    if (!hasHold(row.stage)) return;
    const now = clock();
    if (!row.holdExpiresAt || row.holdExpiresAt <= now) throw new AppError('HOLD_EXPIRED');
    const founder = narrow(everybody, row.ownerUid);
    await repo.lockTransfers(tx, founder);
    if ((await repo.countAwaitedTransfers(tx, founder)) >= BOOKING_LIMITS.awaitedTransfers)
      throw new AppError('TRANSFER_LIMIT');
    const change = { stage: 'awaiting_transfer', holdExpiresAt: null, method: 'bank_transfer' } as const;
    const event = { kind: 'transfer_claimed', by: 'founder', at: now } as const;
    await notifyBooking(deps, tx, await repo.updateBooking(tx, whole, change, event), { kind: 'awaiting' });
  };

  /**
   * No transfer is awaited any more: held for another 15 minutes, or until it begins, to be paid or let go. After it began the hold
   * is over at once, and ends as every other one.
   */
  async function holdAgain(tx: Db, id: string, why: Pick<repo.EventRow, 'kind' | 'by'>) {
    const whole = await repo.lockBooking(tx, everybody, id);
    const now = clock();
    if (whole?.row.stage !== 'awaiting_transfer') return undefined;
    const holdEnds = now.getTime() + BOOKING_LIMITS.holdMinutes * 60_000;
    const holdExpiresAt = new Date(Math.min(holdEnds, whole.row.startsAt.getTime()));
    const change = { stage: 'awaiting_payment', holdExpiresAt } as const;
    return repo.updateBooking(tx, whole, change, { ...why, at: now });
  }

  /** The transfer was not found. */
  const onTransferRejected: OnTransferRejected = async (tx, { id }, said) => {
    const held = await holdAgain(tx, id, { kind: 'transfer_rejected', by: 'operator' });
    if (held) await notifyBooking(deps, tx, held, { kind: 'unpaid', said });
    return held !== undefined;
  };

  /** The founder has not sent it after all: they look at the page that says until when it is held. */
  const onClaimTakenBack: OnClaimTakenBack = async (tx, { id }) => {
    await holdAgain(tx, id, { kind: 'transfer_not_sent', by: 'founder' });
  };

  /** The session that belongs to an accepted quote: confirmed at once, charged with the quote. */
  const bookAgreed: BookAgreed = async (tx, { founder, serviceId, adviserId, startsAt, quoteId, zone }) => {
    const service = await catalogue.readBookable(tx, serviceId);
    if (!service) throw new AppError('SERVICE_UNKNOWN');
    await repo.lockFounder(tx, founder);
    const advisers = await lockAdvisers(deps, tx, [adviserId]);
    const now = clock();
    const refuse = () => refuseTime(deps, tx, 'SLOT_TAKEN', { service, adviserId, wanted: startsAt });
    if (!(await catalogue.isFree(tx, service, adviserId, startsAt, { operator: true }))) return refuse();
    if (await repo.isFounderBusy(tx, founder, timesOf(service, startsAt), now)) throw new AppError('FOUNDER_BUSY');
    await endLapsedHolds(deps, tx, lockedOne(advisers, adviserId), timesOf(service, startsAt).blocked);
    const [adviser] = await catalogue.findAdvisers(tx, [adviserId]);
    const values = newBooking(
      service,
      {
        adviserId,
        startsAt,
        // Where the founder's own is not known, the time was agreed by the adviser's clock.
        zone: zone ?? adviser?.zone ?? 'UTC',
        status: 'pending',
        stage: 'awaiting_confirmation',
        quoteId,
        prices: [],
        needsConfirmation: false,
      },
      now,
    );
    const whole = await tryTake(tx, (savepoint) => repo.insertBooking(savepoint, founder, values));
    if (!whole) return refuse();
    await settleBooking(deps, tx, whole, 'founder');
    return { bookingId: whole.row.id };
  };

  return { onPaid, onPaymentBegun, onTransferClaimed, onTransferRejected, onClaimTakenBack, bookAgreed };
}

export type PaymentService = ReturnType<typeof createPaymentService>;
