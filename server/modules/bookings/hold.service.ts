import type { z } from 'zod';
import type { Booking } from '#contract/bookings.ts';
import { AppError } from '#contract/errors.ts';
import type { confirmBooking, holdBooking, priceChangedData } from '#contract/holds.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import type { Db } from '../../db/client.ts';
import * as repo from './booking.repo.ts';
import { toBookings } from './booking-view.ts';
import { endBooking, lockBooking, settleBooking } from './change-booking.ts';
import type { BookingDeps } from './deps.ts';
import { candidates, findAdviser } from './find-adviser.ts';
import { notifyBooking } from './notify-booking.ts';
import { isPlainlyTaken, lockAdvisers, newBooking, readPrices, refuseTime, timesOf, tryTake } from './take-time.ts';

type HoldRequest = z.output<(typeof holdBooking)['body']>;
type Details = z.output<(typeof confirmBooking)['body']>;

/** From a free time to a booking: hold it, confirm it with what it is about, or let it go. */
export function createHoldService(deps: BookingDeps) {
  const { catalogue, charges, clock } = deps;

  async function view(tx: Db, whole: repo.BookingWithEvents): Promise<Booking> {
    const [booking] = await toBookings(catalogue, tx, [whole], clock());
    if (!booking) throw new Error('a booking has no view');
    return booking;
  }

  async function checkLimits(tx: Db, uid: string, now: Date): Promise<void> {
    await repo.lockFounder(tx, uid);
    if ((await repo.countLiveHolds(tx, uid, now)) >= BOOKING_LIMITS.liveHolds) throw new AppError('HOLD_LIMIT');
    if ((await repo.countUpcoming(tx, uid, now)) >= BOOKING_LIMITS.upcoming) throw new AppError('BOOKING_LIMIT');
  }

  return {
    /** How the chosen currency can be paid in just now. Asked outside a transaction: ports may have connections of their own. */
    listMethods: async (currency: Details['currency']): Promise<PaymentMethod[]> =>
      currency === null ? [] : deps.listPaymentMethods(currency),

    /** @throws SLOT_TAKEN or SLOT_NOT_OFFERED with three times near, SERVICE_UNKNOWN, ADVISER_UNKNOWN, FOUNDER_BUSY, HOLD_LIMIT, BOOKING_LIMIT. */
    async hold(tx: Db, uid: string, request: HoldRequest): Promise<Booking> {
      const now = clock();
      const service = await catalogue.readBookable(tx, request.serviceId);
      if (!service?.active) throw new AppError('SERVICE_UNKNOWN');
      const { startsAt, zone } = request;
      await checkLimits(tx, uid, now);
      if (await repo.isFounderBusy(tx, uid, timesOf(service, startsAt), now)) throw new AppError('FOUNDER_BUSY');
      const asked = candidates(service, request.adviserId);
      const refuse = (code: 'SLOT_TAKEN' | 'SLOT_NOT_OFFERED') =>
        refuseTime(deps, tx, code, { service, adviserId: request.adviserId, wanted: startsAt });
      if (startsAt <= now) return refuse('SLOT_NOT_OFFERED');
      if (await isPlainlyTaken(tx, service, asked, startsAt, now)) return refuse('SLOT_TAKEN');
      await lockAdvisers(deps, tx, asked);
      const found = await findAdviser(deps, tx, service, request);
      if ('refusal' in found) return refuse(found.refusal);
      const holdExpiresAt = new Date(now.getTime() + BOOKING_LIMITS.holdMinutes * 60_000);
      const prices = await readPrices(deps, tx, service);
      const given = { ownerUid: uid, adviserId: found.adviserId, startsAt, zone, holdExpiresAt, prices };
      const values = newBooking(service, { ...given, status: 'pending', stage: 'held' }, now);
      const whole = await tryTake(tx, (savepoint) => repo.insertBooking(savepoint, values));
      if (!whole) return refuse('SLOT_TAKEN');
      await repo.addEvent(tx, whole, { kind: 'held', by: 'founder', at: now });
      return view(tx, whole);
    },

    /**
     * Free: booked at once, or waits for the operator. Priced: gets its invoice, to be paid within the hold; confirming again
     * changes the details and keeps the invoice, and once it is booked, as in a second tab, only answers. `methods`: how the chosen currency can be paid in (`listMethods`).
     * @throws HOLD_EXPIRED, BOOKING_STATE, BOOKING_CURRENCY, REQUEST_INVALID, PAYMENT_CURRENCY_NOT_OFFERED,
     * PAYMENT_METHOD_NOT_OFFERED, and BOOKING_PRICE_CHANGED with the new price where the tax has changed since the hold.
     */
    async confirm(tx: Db, uid: string, id: string, details: Details, methods: readonly PaymentMethod[]) {
      const whole = await repo.findBooking(tx, uid, id, 'lock');
      if (!whole) throw new AppError('BOOKING_UNKNOWN');
      const { row } = whole;
      const now = clock();
      if (row.cancelledWhy === 'expired') throw new AppError('HOLD_EXPIRED');
      if (row.stage === 'cancelled') throw new AppError('BOOKING_STATE');
      const answer = async () => ({ booking: await view(tx, whole), invoiceId: row.invoiceId });
      if (!hasHold(row.stage)) return answer();
      if (!row.holdExpiresAt || row.holdExpiresAt <= now || row.startsAt <= now) throw new AppError('HOLD_EXPIRED');
      const service = await catalogue.readBookable(tx, row.serviceId);
      const { topic, notes, phone } = details;
      if (service?.meeting.kind === 'phone' && phone === '')
        throw new AppError('REQUEST_INVALID', { fields: { phone: 'Give the number that we call you at.' } });
      await repo.updateBooking(tx, row, { topic, notes, phone });
      if (row.prices.length > 0) await charge(tx, whole, service?.title ?? 'Consultation', details, methods);
      else {
        await repo.addEvent(tx, whole, { kind: 'requested', by: 'founder', at: now });
        await acceptBooking(deps, tx, whole, 'founder');
      }
      return answer();
    },

    /** Lets a held time go. Harmless to repeat. @throws BOOKING_UNKNOWN, BOOKING_STATE. */
    async release(tx: Db, uid: string, id: string): Promise<Booking> {
      const whole = await lockBooking(deps, tx, uid, id);
      const { stage, cancelledWhy } = whole.row;
      if (cancelledWhy === 'released' || cancelledWhy === 'expired') return view(tx, whole);
      if (!hasHold(stage)) throw new AppError('BOOKING_STATE');
      await endBooking(deps, tx, whole, { event: 'cancel', by: 'founder', why: 'released', refund: 'full' });
      return view(tx, whole);
    },
  };

  async function charge(
    tx: Db,
    whole: repo.BookingWithEvents,
    title: string,
    { currency, method }: Details,
    methods: readonly PaymentMethod[],
  ): Promise<void> {
    const { row } = whole;
    const price = row.prices.find((one) => one.currency === currency);
    if (!price) throw new AppError('REQUEST_INVALID', { fields: { currency: 'Choose a currency.' } });
    if (row.invoiceId && row.priceCurrency !== price.currency) throw new AppError('BOOKING_CURRENCY');
    if (methods.length === 0) throw new AppError('PAYMENT_CURRENCY_NOT_OFFERED');
    if (method && !methods.includes(method)) throw new AppError('PAYMENT_METHOD_NOT_OFFERED');
    if (row.invoiceId) return repo.updateBooking(tx, row, { method: method ?? row.method });
    const invoice = await charges.open(tx, {
      uid: row.ownerUid,
      subject: { kind: 'booking', id: row.id },
      title,
      currency: price.currency,
      lines: [{ description: title, quantity: 1, unitMinor: price.amountMinor - (price.tax?.amountMinor ?? 0) }],
      issue: false,
    });
    if (invoice.totalMinor !== price.amountMinor) {
      const now = { amountMinor: invoice.totalMinor, currency: price.currency };
      const data: z.infer<typeof priceChangedData> = { price: now };
      throw new AppError('BOOKING_PRICE_CHANGED', { data });
    }
    await repo.updateBooking(tx, row, {
      stage: 'awaiting_payment',
      invoiceId: invoice.id,
      priceMinor: invoice.totalMinor,
      priceCurrency: price.currency,
      method,
    });
    await repo.addEvent(tx, whole, { kind: 'requested', by: 'founder', at: clock() });
  }
}

export type HoldService = ReturnType<typeof createHoldService>;

/** All that the founder has to do is done: it is confirmed, or waits for the operator where the service asks for it. */
export async function acceptBooking(
  deps: BookingDeps,
  tx: Db,
  whole: repo.BookingWithEvents,
  by: 'founder' | 'system',
): Promise<void> {
  if (!whole.row.needsConfirmation) return settleBooking(deps, tx, whole, by);
  await repo.updateBooking(tx, whole.row, { stage: 'awaiting_confirmation', holdExpiresAt: null });
  await notifyBooking(deps, tx, whole, { kind: 'awaiting' });
}
