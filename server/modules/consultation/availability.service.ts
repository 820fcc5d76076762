import type { Availability } from '#domain/scheduling/availability.ts';
import { DAY } from '#domain/scheduling/durations.ts';
import { listWorkingTime } from '#domain/scheduling/working-time.ts';
import { zonedDay } from '#domain/scheduling/zoned-day.ts';
import type { OperatorScope } from '../../access/scope.ts';
import type { BusyTime, ListBusy } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { listExceptions, listHours } from './adviser.repo.ts';
import type { AdviserRow } from './service.repo.ts';

export type AvailableAdviser = { adviser: AdviserRow; availability: Availability; busy: BusyTime[] };

/** No zone is further than a day from UTC. */
const dayInUtc = (at: number, daysOff: number) => zonedDay(at + daysOff * DAY, 'UTC');

export interface AvailabilityDeps {
  clock: () => Date;
  everybody: OperatorScope;
  listBusy: ListBusy;
}

export function createAvailability({ clock, everybody, listBusy }: AvailabilityDeps) {
  /**
   * Hours, exceptions and bookings of some advisers for what begins in [from, to): three queries whatever their number.
   * Instants in milliseconds. Bookings are those of the days before and after too, for daily limits and buffers.
   */
  async function read(db: Db, advisers: AdviserRow[], from: number, to: number): Promise<AvailableAdviser[]> {
    if (advisers.length === 0) return [];
    const adviserIds = advisers.map(({ id }) => id);
    const hours = await listHours(db, adviserIds);
    const exceptions = await listExceptions(db, adviserIds, { from: dayInUtc(from, -2), to: dayInUtc(to, 2) });
    const span = { adviserIds, from: new Date(from - 2 * DAY), until: new Date(to + 2 * DAY) };
    const busy = await listBusy(db, everybody, span, clock());
    const hoursOf = Map.groupBy(hours, ({ adviserId }) => adviserId);
    const exceptionsOf = Map.groupBy(exceptions, ({ adviserId }) => adviserId);
    const busyOf = Map.groupBy(busy, ({ adviserId }) => adviserId);
    return advisers.map((adviser) => ({
      adviser,
      availability: {
        zone: adviser.zone,
        weeklyHours: hoursOf.get(adviser.id) ?? [],
        exceptions: exceptionsOf.get(adviser.id) ?? [],
        dailyLimit: adviser.dailyLimit,
      },
      busy: busyOf.get(adviser.id) ?? [],
    }));
  }

  return {
    read,

    /** Whether an adviser's hours cover the whole of a time, whatever is booked then. */
    async worksThrough(db: Db, adviser: AdviserRow, from: number, to: number): Promise<boolean> {
      const [found] = await read(db, [adviser], from, to);
      return found !== undefined && covers(found.availability, from, to);
    },

    /** How many coming bookings of these advisers lie, wholly or in part, outside their hours. */
    async countOutside(db: Db, advisers: AdviserRow[]): Promise<number> {
      const now = clock().getTime();
      const available = await read(db, advisers, now, now + 1000 * DAY);
      return available.reduce((sum, one) => sum + one.busy.filter((time) => isOutside(one, time, now)).length, 0);
    },
  };
}

export type AvailabilityService = ReturnType<typeof createAvailability>;

function isOutside({ availability }: AvailableAdviser, { startsAt, endsAt }: BusyTime, now: number): boolean {
  return startsAt >= now && !covers(availability, startsAt, endsAt);
}

function covers(availability: Availability, startsAt: number, endsAt: number): boolean {
  const worked = listWorkingTime(availability, startsAt, endsAt).reduce((sum, { from, to }) => sum + to - from, 0);
  return worked >= endsAt - startsAt;
}
