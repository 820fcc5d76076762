import { DAY } from '#domain/scheduling/durations.ts';
import { freeSlots } from '#domain/scheduling/free-slots.ts';
import type { Db } from '../../db/client.ts';
import type { AvailabilityService } from './availability.service.ts';
import { toSession } from './catalogue-view.ts';
import type { AdviserRow, StaffedService } from './service.repo.ts';

/** When each service is free next, by its id, in milliseconds; a service that is not free within its horizon is left out. */
export type NextFree = ReadonlyMap<string, number>;

/** Looked through one after the other, each only for services that were not free in those before. */
const windowsInDays = [3, 21, 400];
const memoMs = 60_000;

/**
 * Finds when services are free next, with three queries a window whatever their number. The answer is kept for a minute, and
 * for as long as no service or adviser is another version: their hours and exceptions count as their versions.
 */
export function createNextFree({ clock, availability }: { clock: () => Date; availability: AvailabilityService }) {
  let memo: { key: string; at: number; answer: Promise<NextFree> } | undefined;

  async function find(db: Db, services: StaffedService[], now: number): Promise<NextFree> {
    const nextFree = new Map<string, number>();
    let from = now;
    for (const days of windowsInDays) {
      const to = now + days * DAY;
      const open = services.filter(({ service }) => !nextFree.has(service.id));
      const available = await availability.read(db, activeAdvisers(open), from, to);
      const byId = new Map(available.map((one) => [one.adviser.id, one]));
      for (const { service, advisers } of open) {
        const firsts = advisers.flatMap(({ id }) => {
          const question = byId.get(id);
          return question ? freeSlots({ ...question, rules: toSession(service), now, from, to }).slice(0, 1) : [];
        });
        if (firsts.length > 0) nextFree.set(service.id, Math.min(...firsts.map(({ startsAt }) => startsAt)));
      }
      from = to;
    }
    return nextFree;
  }

  return (db: Db, services: StaffedService[]): Promise<NextFree> => {
    const at = clock().getTime();
    const key = JSON.stringify(
      services.map(({ service, advisers }) => [
        service.id,
        service.version,
        advisers.map((one) => [one.id, one.version]),
      ]),
    );
    if (memo?.key !== key || at < memo.at || at - memo.at >= memoMs) {
      const answer = find(db, services, at);
      memo = { key, at, answer };
      // A fault is not kept: the next reader tries again.
      answer.catch(() => {
        if (memo?.answer === answer) memo = undefined;
      });
    }
    return memo.answer;
  };
}

function activeAdvisers(services: StaffedService[]): AdviserRow[] {
  const advisers = services.flatMap((one) => one.advisers).filter(({ active }) => active);
  return [...new Map(advisers.map((adviser) => [adviser.id, adviser])).values()];
}
