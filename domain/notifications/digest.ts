import { offsetAt } from '../scheduling/offset-periods.ts';
import { zonedDay } from '../scheduling/zoned-day.ts';
import type { Preferences } from './preferences.ts';

/** By the member's clock. A server that was away catches up until noon; later the day goes without. */
export const digestHours = { from: 8, until: 12 } as const;

/** A weekly digest comes on Mondays. As Date counts the days of a week. */
const WEEKLY_ON = 1;

/**
 * The member's calendar day (YYYY-MM-DD) whose digest is due at a moment (milliseconds since 1970), or null. `lastDay`: the
 * day of theirs that was seen to last. Days only go on: a member who flies west is not sent a second one.
 */
export function dueDigest(
  { digest, zone }: Pick<Preferences, 'digest' | 'zone'>,
  lastDay: string | null,
  now: number,
): string | null {
  if (digest === 'off' || zone === null) return null;
  const wall = new Date(now + offsetAt(zone, now));
  const hour = wall.getUTCHours();
  if (hour < digestHours.from || hour >= digestHours.until) return null;
  if (digest === 'weekly' && wall.getUTCDay() !== WEEKLY_ON) return null;
  const day = zonedDay(now, zone);
  return lastDay === null || lastDay < day ? day : null;
}
