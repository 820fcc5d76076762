import { horizonEnd } from '../scheduling/horizon.ts';

/** What speaks against an operator's move without forbidding it. Source: readings, "bookings". */
export const MOVE_PROBLEMS = [
  'MOVE_FOUNDER_BUSY',
  'MOVE_ADVISER_OTHER',
  'MOVE_OUTSIDE_HOURS',
  'MOVE_BEYOND_HORIZON',
] as const;
export type MoveProblem = (typeof MOVE_PROBLEMS)[number];

/** How much further than founders an operator can move a booking, in days. */
const daysBeyondHorizon = 365;

type Move = {
  /** Milliseconds since 1970 (UTC), as is `now`. */
  startsAt: number;
  now: number;
  /** Of the service. */
  horizonDays: number;
  /** Of the adviser. */
  zone: string;
};

/** Beyond this nobody insists: it is a year that was typed wrong. */
export function isTooFar({ startsAt, now, horizonDays, zone }: Move): boolean {
  return startsAt >= horizonEnd(horizonDays + daysBeyondHorizon, zone, now);
}

/** All that speaks against the move, what weighs most first. */
export function findMoveProblems(
  move: Move & { isFounderBusy: boolean; givesService: boolean; isInHours: boolean },
): MoveProblem[] {
  const holds: Record<MoveProblem, boolean> = {
    MOVE_FOUNDER_BUSY: move.isFounderBusy,
    MOVE_ADVISER_OTHER: !move.givesService,
    MOVE_OUTSIDE_HOURS: !move.isInHours,
    MOVE_BEYOND_HORIZON: move.startsAt >= horizonEnd(move.horizonDays, move.zone, move.now),
  };
  return MOVE_PROBLEMS.filter((problem) => holds[problem]);
}
