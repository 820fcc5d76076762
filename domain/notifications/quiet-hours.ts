import { offsetPeriods } from '../scheduling/offset-periods.ts';

/** From one time on the wall to another, "HH:MM" each, across midnight where the first is the later one. They differ. */
export interface QuietHours {
  from: string;
  until: string;
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * The first moment from `at` on (milliseconds since 1970) at which the clocks of the zone show no quiet time: `at` itself
 * where it is not quiet. An hour that the clocks skip is no time to wait for; one that they repeat is quiet both times.
 * @throws RangeError for a zone that does not exist.
 */
export function quietUntil({ from, until }: QuietHours, zone: string, at: number): number {
  const start = minutesOf(from) * minuteMs;
  const length = rest(minutesOf(until) * minuteMs - start);
  for (const period of offsetPeriods(zone, at, at + 3 * dayMs)) {
    const since = rest(period.from + period.offset - start);
    if (since >= length) return period.from;
    const end = period.from + length - since;
    if (end < period.to) return end;
  }
  throw new RangeError('quiet hours without an end');
}

/** The part of a day that is left of a time, as on the dial of a clock. */
const rest = (ms: number) => ((ms % dayMs) + dayMs) % dayMs;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
