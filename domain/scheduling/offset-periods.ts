import { Temporal } from 'temporal-polyfill';

/** A stretch of time in which a zone's clocks keep one distance to UTC. All in milliseconds; `from` inclusive, `to` exclusive. */
export type OffsetPeriod = { from: number; to: number /** Clock on the wall minus UTC. */; offset: number };

/** A pure memo: what a zone did in one year of UTC never changes. Emptied when full, so that it stays small. */
const memo = new Map<string, OffsetPeriod[]>();
const MEMO_SIZE = 2_000;

/**
 * The offsets of a zone from one instant to another, in order and without holes, cut to [from, to). With them a wall time
 * becomes an instant by one subtraction; hours that the clocks skip lie in no period, hours they repeat in two.
 * @throws RangeError for a zone that does not exist.
 */
export function offsetPeriods(zone: string, from: number, to: number): OffsetPeriod[] {
  const periods: OffsetPeriod[] = [];
  if (from >= to) return periods;
  const lastYear = new Date(to - 1).getUTCFullYear();
  for (let year = new Date(from).getUTCFullYear(); year <= lastYear; year++) {
    for (const period of periodsOfYear(zone, year)) {
      if (period.from < to && period.to > from)
        periods.push({ ...period, from: Math.max(period.from, from), to: Math.min(period.to, to) });
    }
  }
  return periods;
}

/** The zone's offset from UTC at an instant, in milliseconds. */
export function offsetAt(zone: string, at: number): number {
  const period = periodsOfYear(zone, new Date(at).getUTCFullYear()).find(({ to }) => at < to);
  if (!period) throw new RangeError('instant out of range');
  return period.offset;
}

function periodsOfYear(zone: string, year: number): OffsetPeriod[] {
  const key = `${zone} ${year}`;
  let periods = memo.get(key);
  if (!periods) {
    periods = findPeriods(zone, new Date(0).setUTCFullYear(year), new Date(0).setUTCFullYear(year + 1));
    if (memo.size >= MEMO_SIZE) memo.clear();
    memo.set(key, periods);
  }
  return periods;
}

function findPeriods(zone: string, start: number, end: number): OffsetPeriod[] {
  const periods: OffsetPeriod[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    const to = Math.min(next?.epochMilliseconds ?? end, end);
    periods.push({ from: at.epochMilliseconds, to, offset: at.offsetNanoseconds / 1e6 });
    if (!next || to === end) return periods;
    at = next;
  }
}
