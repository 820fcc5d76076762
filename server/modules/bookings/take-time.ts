import type { z } from 'zod';
import type { slotTakenData } from '#contract/bookings/holds.ts';
import { AppError } from '#contract/errors.ts';
import type { BookingTerms } from '#domain/consultation/booking-rules.ts';
import { CURRENCIES } from '#domain/money/money.ts';
import type { BookableService, LockedAdviser } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { findDatabaseFault } from '../../db/violations.ts';
import type { BookingRow, NewBooking } from './booking.repo.ts';
import type { BookingDeps } from './deps.ts';
import { listBusy } from './taken-time.repo.ts';

const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000);

/** When a session of the service takes an adviser's time. */
export function timesOf(service: BookableService, startsAt: Date) {
  const { from, until } = blockedBy(service, startsAt);
  const endsAt = minutesAfter(startsAt, service.session.minutes);
  return { startsAt, endsAt, blocked: `[${from.toISOString()},${until.toISOString()})` };
}

/** The session with its buffers. */
function blockedBy({ session }: BookableService, startsAt: Date) {
  const { minutes, bufferBeforeMinutes, bufferAfterMinutes } = session;
  return {
    from: minutesAfter(startsAt, -bufferBeforeMinutes),
    until: minutesAfter(startsAt, minutes + bufferAfterMinutes),
  };
}

/** The service as it is for a booking that is moved: as long as it was booked. */
export function sessionOf(service: BookableService, { startsAt, endsAt }: BookingRow): BookableService {
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  return { ...service, session: { ...service.session, minutes } };
}

/** A new booking of the service with the terms of today. The caller says what it waits for. */
export function newBooking(
  service: BookableService,
  given: Pick<NewBooking, 'adviserId' | 'zone' | 'status' | 'stage' | 'prices'> & {
    startsAt: Date;
  } & Partial<NewBooking>,
  now: Date,
): NewBooking {
  const terms: BookingTerms = service.changes;
  const id = newId(now);
  return {
    id,
    calendarUid: id,
    serviceId: service.id,
    needsConfirmation: service.needsConfirmation,
    ...terms,
    createdAt: now,
    ...timesOf(service, given.startsAt),
    ...given,
  };
}

/** What the service costs just now, with tax; none where it is free. */
export async function readPrices(
  { readTax }: BookingDeps,
  tx: Db,
  service: BookableService,
): Promise<NewBooking['prices']> {
  const { percent, on } = await readTax(tx);
  return CURRENCIES.filter((currency) => service.prices[currency] > 0).map((currency) => {
    const netMinor = service.prices[currency];
    const taxMinor = on(netMinor);
    const tax = percent !== null && { tax: { percent, amountMinor: taxMinor } };
    return { amountMinor: netMinor + taxMinor, currency, ...tax };
  });
}

/**
 * Takes an adviser's time. The database's own constraint is the guard: what it refuses leaves the caller's transaction
 * usable. @returns undefined when the time is taken.
 */
export async function tryTake<T>(tx: Db, take: (savepoint: Db) => Promise<T>): Promise<T | undefined> {
  try {
    return await tx.transaction(take);
  } catch (error) {
    if (findDatabaseFault(error)?.constraint === 'bookings_no_overlap') return undefined;
    throw error;
  }
}

/**
 * Whether a session can be refused before the advisers are locked, which keeps nobody waiting: each of them has another
 * booking in the way. Where one has none, only the lock and the database's constraint can tell.
 */
export async function isPlainlyTaken(
  { everybody }: BookingDeps,
  tx: Db,
  service: BookableService,
  adviserIds: string[],
  startsAt: Date,
  now: Date,
): Promise<boolean> {
  const busy = await listBusy(tx, everybody, { adviserIds, ...blockedBy(service, startsAt) }, now);
  return adviserIds.length > 0 && adviserIds.every((id) => busy.some(({ adviserId }) => adviserId === id));
}

/** @throws the code with three free times near the one that was wanted, of the adviser if one was named. */
export async function refuseTime(
  { catalogue }: BookingDeps,
  tx: Db,
  code: 'SLOT_TAKEN' | 'SLOT_NOT_OFFERED',
  { service, adviserId, wanted }: { service: BookableService; adviserId: string | null; wanted: Date },
): Promise<never> {
  const named = activeAdvisers(service).includes(adviserId ?? '') ? adviserId : null;
  const near = service.active
    ? await catalogue.freeTimesNear(tx, { serviceId: service.id, adviserId: named, wanted, count: 3 })
    : [];
  const data: z.infer<typeof slotTakenData> = {
    alternatives: near.map(({ startsAt, endsAt, adviserIds }) => ({
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      adviserIds,
    })),
  };
  throw new AppError(code, { data });
}

/** Who gives the service just now. */
export function activeAdvisers({ advisers }: BookableService): string[] {
  return advisers.filter(({ active }) => active).map(({ id }) => id);
}

/** Locks the advisers until the transaction ends, always in the same order, which rules out deadlocks. */
export async function lockAdvisers({ catalogue }: BookingDeps, tx: Db, adviserIds: string[]): Promise<LockedAdviser[]> {
  const locked: LockedAdviser[] = [];
  for (const id of [...new Set(adviserIds)].sort()) locked.push(await catalogue.lockAdviser(tx, id));
  return locked;
}

/** @throws where nobody has locked the adviser. */
export function lockedOne(advisers: readonly LockedAdviser[], id: string): LockedAdviser {
  const adviser = advisers.find((one) => one.id === id);
  if (!adviser) throw new Error(`the adviser ${id} is not locked`);
  return adviser;
}
