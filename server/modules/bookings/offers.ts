import { WAITLIST_MACHINE, type WaitlistEvent } from '#domain/consultation/booking-machine.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { nextState } from '#domain/state-machine.ts';
import type { Db } from '../../db/client.ts';
import { announce } from './announce.ts';
import { addEvent, type BookingRow, insertBooking } from './booking.repo.ts';
import type { BookingDeps } from './deps.ts';
import { newBooking, readPrices, timesOf, tryTake } from './take-time.ts';
import * as waitlist from './waitlist.repo.ts';

/**
 * Offers a time that became free to the first who waits for it, as a booking held for 30 minutes. Whoever has just let it
 * go is not asked. The caller holds the adviser.
 */
export async function offerFreedTime(
  deps: BookingDeps,
  tx: Db,
  freed: Pick<BookingRow, 'serviceId' | 'adviserId' | 'startsAt' | 'ownerUid'>,
): Promise<void> {
  const now = deps.clock();
  const { serviceId, adviserId, startsAt, ownerUid } = freed;
  const service = await deps.catalogue.readBookable(tx, serviceId);
  if (!service?.active || !(await deps.catalogue.isFree(tx, service, adviserId, startsAt))) return;
  const { endsAt } = timesOf(service, startsAt);
  const entry = await waitlist.lockNextFor(tx, { serviceId, adviserId, startsAt, endsAt, exceptUid: ownerUid }, now);
  const status = entry && nextState(WAITLIST_MACHINE, entry.status, 'offer');
  if (!status) return;
  const values = newBooking(
    service,
    {
      ownerUid: entry.ownerUid,
      adviserId,
      startsAt,
      zone: entry.zone,
      status: 'pending',
      stage: 'held',
      isOffer: true,
      prices: await readPrices(deps, tx, service),
      holdExpiresAt: new Date(now.getTime() + BOOKING_LIMITS.offerMinutes * 60_000),
    },
    now,
  );
  const whole = await tryTake(tx, (savepoint) => insertBooking(savepoint, values));
  if (!whole) return;
  await addEvent(tx, whole, { kind: 'offered', by: 'system', at: now });
  await waitlist.updateEntry(tx, entry, { status, bookingId: whole.row.id });
  await announce(deps, tx, whole, { kind: 'offered' });
}

/** What becomes of the waitlist entry that a booking was offered to, if it was one. */
export async function closeOffer(tx: Db, { id, isOffer }: BookingRow, event: WaitlistEvent): Promise<void> {
  if (!isOffer) return;
  const entry = await waitlist.lockEntryOf(tx, id);
  const status = entry && nextState(WAITLIST_MACHINE, entry.status, event);
  if (status) await waitlist.updateEntry(tx, entry, { status });
}
