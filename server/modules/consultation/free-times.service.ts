import type { z } from 'zod';
import type { FreeTime, listFreeTimes } from '#contract/consultation/consultation.ts';
import { AppError } from '#contract/errors.ts';
import type { SessionRules, Slot } from '#domain/scheduling/availability.ts';
import { dayRange } from '#domain/scheduling/day-range.ts';
import { DAY } from '#domain/scheduling/durations.ts';
import { freeSlots, isFreeSlot } from '#domain/scheduling/free-slots.ts';
import { horizonEnd as lastDayEnd } from '#domain/scheduling/horizon.ts';
import { nearestSlots } from '#domain/scheduling/nearest-slots.ts';
import { listDays } from '#domain/time/days.ts';
import type { BookableService } from '../../between-modules.ts';
import type { Db } from '../../db/client.ts';
import { findAdvisers } from './adviser.repo.ts';
import type { AvailabilityService } from './availability.service.ts';
import { toSession } from './catalogue-view.ts';
import { type AdviserRow, findService } from './service.repo.ts';

export interface FreeTimesDeps {
  clock: () => Date;
  availability: AvailabilityService;
}

type Times = Slot & { adviserIds: string[] };

/** When services can be booked. Instants are milliseconds since 1970 within, ISO 8601 outside. */
export function createFreeTimes({ clock, availability }: FreeTimesDeps) {
  /** The free times of some advisers that begin in [from, to), in order, each once with an adviser who is free. */
  async function find(db: Db, rules: SessionRules, advisers: AdviserRow[], from: number, to: number): Promise<Times[]> {
    const now = clock().getTime();
    const [earliest, latest] = [Math.max(from, now), Math.min(to, horizonEnd(rules, advisers, now))];
    if (earliest >= latest) return [];
    const times = new Map<number, Times>();
    for (const { adviser, ...question } of await availability.read(db, advisers, earliest, latest)) {
      for (const slot of freeSlots({ ...question, rules, now, from: earliest, to: latest })) {
        const known = times.get(slot.startsAt);
        if (known) known.adviserIds.push(adviser.id);
        else times.set(slot.startsAt, { ...slot, adviserIds: [adviser.id] });
      }
    }
    return [...times.values()].sort((a, b) => a.startsAt - b.startsAt);
  }

  /** Of a hidden service too: anyone who has booked it may still move. @throws SERVICE_UNKNOWN, ADVISER_UNKNOWN for one who does not give it. */
  async function readOffer(db: Db, serviceId: string, adviserId: string | null) {
    const found = await findService(db, serviceId);
    if (!found) throw new AppError('SERVICE_UNKNOWN');
    const active = found.advisers.filter((adviser) => adviser.active);
    const advisers = adviserId === null ? active : active.filter(({ id }) => id === adviserId);
    if (adviserId !== null && advisers.length === 0) throw new AppError('ADVISER_UNKNOWN');
    return { rules: toSession(found.service), advisers };
  }

  return {
    /** The free times by the days of the viewer's zone. @throws SERVICE_UNKNOWN, ADVISER_UNKNOWN. */
    async list(db: Db, serviceId: string, query: z.output<(typeof listFreeTimes)['query']>) {
      const { rules, advisers } = await readOffer(db, serviceId, query.adviserId ?? null);
      const days = listDays(query.from, query.to).map((day) => ({ day, range: dayRange(day, query.zone) }));
      const ranges = days.flatMap(({ range }) => range ?? []);
      const times = await find(db, rules, advisers, ranges[0]?.from ?? 0, ranges.at(-1)?.to ?? 0);
      let next = 0;
      return {
        zone: query.zone,
        // Both are in order: one walk through the times fills all days.
        days: days.map(({ day, range }) => {
          const first = next;
          while (range && (times[next]?.startsAt ?? Number.POSITIVE_INFINITY) < range.to) next += 1;
          return { day, times: times.slice(first, next).map(toFreeTime) };
        }),
        horizonEndsAt: new Date(horizonEnd(rules, advisers, clock().getTime(), query.zone)).toISOString(),
      };
    },

    /** The `count` times nearest to the wanted one: looked for in the weeks around it, then up to the horizon. */
    async near(db: Db, request: { serviceId: string; adviserId: string | null; wanted: Date; count: number }) {
      const { rules, advisers } = await readOffer(db, request.serviceId, request.adviserId);
      const wanted = request.wanted.getTime();
      const around = await find(db, rules, advisers, wanted - 7 * DAY, wanted + 7 * DAY);
      const times =
        around.length >= request.count ? around : await find(db, rules, advisers, 0, Number.MAX_SAFE_INTEGER);
      const byStart = new Map(times.map((time) => [time.startsAt, time.adviserIds]));
      return nearestSlots(times, wanted, request.count).map(({ startsAt, endsAt }) => ({
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        adviserIds: byStart.get(startsAt) ?? [],
      }));
    },

    async isFree(
      tx: Db,
      service: BookableService,
      adviserId: string,
      startsAt: Date,
      { ignoring, operator = false }: { ignoring?: string; operator?: boolean } = {},
    ): Promise<boolean> {
      if (!service.advisers.some(({ id, active }) => id === adviserId && active)) return false;
      const at = startsAt.getTime();
      const rules = operator ? { ...service.session, minimumNoticeHours: 0, horizonDays: 3650 } : service.session;
      const [found] = await availability.read(tx, await findAdvisers(tx, [adviserId]), at, at + 1);
      if (!found) return false;
      const busy = found.busy.filter(({ bookingId }) => bookingId !== ignoring);
      const question = { availability: found.availability, rules, busy, now: clock().getTime() };
      return isFreeSlot({ ...question, startsAt: at });
    },
  };
}

export type FreeTimesService = ReturnType<typeof createFreeTimes>;

/** When the last day ends that any of the advisers can be booked on; by the viewer's zone where there is none. */
function horizonEnd({ horizonDays }: SessionRules, advisers: { zone: string }[], now: number, viewer = 'UTC'): number {
  const zones = advisers.length > 0 ? advisers.map(({ zone }) => zone) : [viewer];
  return Math.max(...zones.map((zone) => lastDayEnd(horizonDays, zone, now)));
}

function toFreeTime({ startsAt, endsAt, adviserIds }: Times): FreeTime {
  return { startsAt: new Date(startsAt).toISOString(), endsAt: new Date(endsAt).toISOString(), adviserIds };
}
