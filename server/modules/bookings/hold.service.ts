import type { z } from 'zod';
import type { Booking } from '#contract/bookings/bookings.ts';
import type { confirmBooking, holdBooking, priceChangedData } from '#contract/bookings/holds.ts';
import { AppError } from '#contract/errors.ts';
import type { PaymentMethod } from '#domain/billing/ledger.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { hasHold } from '#domain/consultation/booking-stages.ts';
import type { OwnerScope } from '../../access/scope.ts';
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

  async function checkLimits(tx: Db, scope: OwnerScope, now: Date): Promise<void> {
    await repo.lockFounder(tx, scope);
    if ((await repo.countLiveHolds(tx, scope, now)) >= BOOKING_LIMITS.liveHolds) throw new AppError('HOLD_LIMIT');
    if ((await repo.countUpcoming(tx, scope, now)) >= BOOKING_LIMITS.upcoming) throw new AppError('BOOKING_LIMIT');
  }

  return {
    /** How the chosen currency can be paid in just now. Asked outside a transaction: ports may have connections of their own. */
    listMethods: async (currency: Details['currency']): Promise<PaymentMethod[]> =>
      currency === null ? [] : deps.listPaymentMethods(currency),

    /** @throws SLOT_TAKEN or SLOT_NOT_OFFERED with three times near, SERVICE_UNKNOWN, ADVISER_UNKNOWN, FOUNDER_BUSY, HOLD_LIMIT, BOOKING_LIMIT. */
    async hold(tx: Db, scope: OwnerScope, request: HoldRequest): Promise<Booking> {
      const now = clock();
      const service = await catalogue.readBookable(tx, request.serviceId);
      if (!service?.active) throw new AppError('SERVICE_UNKNOWN');
      const { startsAt, zone } = request;
      await checkLimits(tx, scope, now);
      if (await repo.isFounderBusy(tx, scope, timesOf(service, startsAt), now)) throw new AppError('FOUNDER_BUSY');
      const asked = candidates(service, request.adviserId);
      const refuse = (code: 'SLOT_TAKEN' | 'SLOT_NOT_OFFERED') =>
        refuseTime(deps, tx, code, { service, adviserId: request.adviserId, wanted: startsAt });
      if (startsAt <= now) return refuse('SLOT_NOT_OFFERED');
      if (await isPlainlyTaken(deps, tx, service, asked, startsAt, now)) return refuse('SLOT_TAKEN');
      const advisers = await lockAdvisers(deps, tx, asked);
      const found = await findAdviser(deps, tx, advisers, service, request);
      if ('refusal' in found) return refuse(found.refusal);
      const holdExpiresAt = new Date(now.getTime() + BOOKING_LIMITS.holdMinutes * 60_000);
      const prices = await readPrices(deps, tx, service);
      const given = { adviserId: found.adviser.id, startsAt, zone, holdExpiresAt, prices };
      const values = newBooking(service, { ...given, status: 'pending', stage: 'held' }, now);
      const event = { kind: 'held', by: 'founder', at: now } as const;
      const whole = await tryTake(tx, (savepoint) => repo.insertBooking(savepoint, scope, values, event));
      return whole ? view(tx, whole) : refuse('SLOT_TAKEN');
    },

    /**
     * Free: booked at once, or waits for the operator. Priced: gets its invoice, to be paid within the hold; confirming again
     * changes the details and keeps the invoice, and once it is booked, as in a second tab, only answers. `methods`: how the chosen currency can be paid in (`listMethods`).
     * @throws HOLD_EXPIRED, BOOKING_STATE, BOOKING_CURRENCY, REQUEST_INVALID, PAYMENT_CURRENCY_NOT_OFFERED,
     * PAYMENT_METHOD_NOT_OFFERED, and BOOKING_PRICE_CHANGED with the new price where the tax has changed since the hold.
     */
    async confirm(tx: Db, scope: OwnerScope, id: string, details: Details, methods: readonly PaymentMethod[]) {
      const whole = await repo.lockBooking(tx, scope, id);
      if (!whole) throw new AppError('BOOKING_UNKNOWN');
      const { row } = whole;
      const now = clock();
      if (row.cancelledWhy === 'expired') throw new AppError('HOLD_EXPIRED');
      if (row.stage === 'cancelled') throw new AppError('BOOKING_STATE');
      const answer = async (now: repo.BookingWithEvents) => ({
        booking: await view(tx, now),
        invoiceId: now.row.invoiceId,
      });
      if (!hasHold(row.stage)) return answer(whole);
      if (!row.holdExpiresAt || row.holdExpiresAt <= now || row.startsAt <= now) throw new AppError('HOLD_EXPIRED');
      const service = await catalogue.readBookable(tx, row.serviceId);
      const { topic, notes, phone } = details;
      if (service?.meeting.kind === 'phone' && phone === '')
        throw new AppError('REQUEST_INVALID', { fields: { phone: 'Give the number that we call you at.' } });
      const about = { topic, notes, phone };
      if (row.prices.length > 0) {
        const described = await repo.updateBooking(tx, whole, about);
        return answer(await charge(tx, scope, described, service?.title ?? 'Consultation', details, methods));
      }
      const requested = await repo.updateBooking(tx, whole, about, { kind: 'requested', by: 'founder', at: now });
      return answer(await acceptBooking(deps, tx, requested, 'founder'));
    },

    /** Lets a held time go. Harmless to repeat. @throws BOOKING_UNKNOWN, BOOKING_STATE. */
    async release(tx: Db, scope: OwnerScope, id: string): Promise<Booking> {
      const whole = await lockBooking(deps, tx, scope, id);
      const { stage, cancelledWhy } = whole.row;
      if (cancelledWhy === 'released' || cancelledWhy === 'expired') return view(tx, whole);
      if (!hasHold(stage)) throw new AppError('BOOKING_STATE');
      const ending = { event: 'cancel', by: 'founder', why: 'released', refund: 'full' } as const;
      return view(tx, await endBooking(deps, tx, whole, ending));
    },
  };

  async function charge(
    tx: Db,
    scope: OwnerScope,
    whole: repo.LockedBooking,
    title: string,
    { currency, method }: Details,
    methods: readonly PaymentMethod[],
  ): Promise<repo.LockedBooking> {
    const { row } = whole;
    const price = row.prices.find((one) => one.currency === currency);
    if (!price) throw new AppError('REQUEST_INVALID', { fields: { currency: 'Choose a currency.' } });
    if (row.invoiceId && row.priceCurrency !== price.currency) throw new AppError('BOOKING_CURRENCY');
    if (methods.length === 0) throw new AppError('PAYMENT_CURRENCY_NOT_OFFERED');
    if (method && !methods.includes(method)) throw new AppError('PAYMENT_METHOD_NOT_OFFERED');
    if (row.invoiceId) return repo.updateBooking(tx, whole, { method: method ?? row.method });
    const invoice = await charges.open(tx, {
      payer: scope,
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
    const change = {
      stage: 'awaiting_payment',
      invoiceId: invoice.id,
      priceMinor: invoice.totalMinor,
      priceCurrency: price.currency,
      method,
    } as const;
    return repo.updateBooking(tx, whole, change, { kind: 'requested', by: 'founder', at: clock() });
  }
}

export type HoldService = ReturnType<typeof createHoldService>;

/** All that the founder has to do is done: it is confirmed, or waits for the operator where the service asks for it. */
export async function acceptBooking(
  deps: BookingDeps,
  tx: Db,
  whole: repo.LockedBooking,
  by: 'founder' | 'system',
): Promise<repo.LockedBooking> {
  if (!whole.row.needsConfirmation) return settleBooking(deps, tx, whole, by);
  const waiting = await repo.updateBooking(tx, whole, { stage: 'awaiting_confirmation', holdExpiresAt: null });
  return notifyBooking(deps, tx, waiting, { kind: 'awaiting' });
}
