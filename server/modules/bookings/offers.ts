import { WAITLIST_MACHINE, type WaitlistEvent } from '#domain/consultation/booking-machine.ts';
import { BOOKING_LIMITS } from '#domain/consultation/booking-rules.ts';
import { nextState } from '#domain/state-machine.ts';
import { narrow } from '../../access/scope.ts';
import type { BookableService, LockedAdviser } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { type BookingRow, insertBooking, type LockedBooking } from './booking.repo.ts';
import type { BookingDeps } from './deps.ts';
import { notifyBooking } from './notify-booking.ts';
import { newBooking, readPrices, timesOf, tryTake } from './take-time.ts';
import * as waitlist from './waitlist.repo.ts';

/**
 * Offers a time that became free to the first who waits for it, for whichever of the adviser's services: it is asked of each
 * whether a session of it is free then, by its own length, buffers and rules. It is a booking held for 30 minutes. Anyone who
 * has just let the time go is not asked.
 */
export async function offerFreedTime(
  deps: BookingDeps,
  tx: Db,
  { id: adviserId }: LockedAdviser,
  { startsAt, ownerUid: exceptUid }: Pick<BookingRow, 'startsAt' | 'ownerUid'>,
): Promise<void> {
  const { everybody } = deps;
  const now = deps.clock();
  const time = { adviserId, startsAt, exceptUid };
  const services = await listFreeServices(deps, tx, await waitlist.listWaitedFor(tx, everybody, time), time);
  const sessions = services.map((service) => ({ serviceId: service.id, endsAt: timesOf(service, startsAt).endsAt }));
  const entry = await waitlist.lockNextFor(tx, everybody, { ...time, sessions }, now);
  const service = services.find(({ id }) => id === entry?.serviceId);
  const status = entry && nextState(WAITLIST_MACHINE, entry.status, 'offer');
  if (!service || !status) return;
  const values = newBooking(
    service,
    {
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
  const founder = narrow(everybody, entry.ownerUid);
  const event = { kind: 'offered', by: 'system', at: now } as const;
  const whole = await tryTake(tx, (savepoint) => insertBooking(savepoint, founder, values, event));
  if (!whole) return;
  await waitlist.updateEntry(tx, entry, { status, bookingId: whole.row.id });
  await notifyBooking(deps, tx, whole, { kind: 'offered' });
}

/** Those of the services that a session of can be booked then. */
async function listFreeServices(
  { catalogue }: BookingDeps,
  tx: Db,
  serviceIds: string[],
  { adviserId, startsAt }: Pick<BookingRow, 'adviserId' | 'startsAt'>,
): Promise<BookableService[]> {
  const free: BookableService[] = [];
  for (const id of serviceIds) {
    const service = await catalogue.readBookable(tx, id);
    if (service?.active && (await catalogue.isFree(tx, service, adviserId, startsAt))) free.push(service);
  }
  return free;
}

/** What becomes of the waitlist entry that a booking was offered to, if it was one. */
export async function closeOffer(tx: Db, whole: LockedBooking, event: WaitlistEvent): Promise<void> {
  if (!whole.row.isOffer) return;
  const entry = await waitlist.lockEntryOf(tx, whole);
  const status = entry && nextState(WAITLIST_MACHINE, entry.status, event);
  if (status) await waitlist.updateEntry(tx, entry, { status });
}
