import type { BookingStage } from './booking-stages.ts';

/** Most of each at once, and how long a time is held, in minutes. Source: readings, "bookings". */
export const BOOKING_LIMITS = {
  holdMinutes: 15,
  offerMinutes: 30,
  liveHolds: 3,
  upcoming: 20,
  /** Transfers that the founder says were sent and nobody has confirmed. */
  awaitedTransfers: 3,
  topic: 200,
  notes: 4000,
  reason: 500,
  outcomeLinks: 20,
  waitlistDays: 90,
} as const;

/** What was agreed when the time was held; a later change of the service does not change it. Hours. */
export type BookingTerms = { moveNoticeHours: number; maxMoves: number; cancelNoticeHours: number };

/** What the rules ask of a booking. Moments in milliseconds since 1970 (UTC). */
export type BookingFacts = {
  stage: BookingStage;
  startsAt: number;
  /** How often the founder has moved it; the operator's moves do not count. */
  moves: number;
  terms: BookingTerms;
  /** As it was kept when the time was settled; null until then. */
  refundUntil: number | null;
  isPriced: boolean;
};

const hour = 3_600_000;

/** Until when the founder can move it, inclusive; null where no move is left. */
export function moveUntil({ startsAt, moves, terms }: BookingFacts): number | null {
  return moves < terms.maxMoves ? startsAt - terms.moveNoticeHours * hour : null;
}

/** Why the founder cannot move it now, or null where it can be moved. */
export function whyNotMovable(facts: BookingFacts, now: number): 'MOVE_LIMIT' | 'MOVE_TOO_LATE' | null {
  const until = moveUntil(facts);
  if (until === null) return 'MOVE_LIMIT';
  return now <= until ? null : 'MOVE_TOO_LATE';
}

/** Until when a cancel by the founder is refunded in full, inclusive. */
export function refundUntil({ startsAt, terms, refundUntil: kept }: BookingFacts): number {
  return kept ?? startsAt - terms.cancelNoticeHours * hour;
}

/**
 * The same once it begins at another time. The founder's own move after that moment does not bring the refund back, or
 * moving first would be a way around the rule; the operator's move never takes it away.
 */
export function refundUntilAfterMove(
  facts: BookingFacts,
  to: { startsAt: number; by: 'founder' | 'operator'; now: number },
): number {
  const before = refundUntil(facts);
  const after = to.startsAt - facts.terms.cancelNoticeHours * hour;
  if (to.by === 'operator') return Math.max(before, after);
  return to.now <= before ? after : before;
}

/**
 * What a cancel by the founder gives back of the price: all of it in time and as long as nothing is confirmed, else nothing.
 * Null where nothing is charged.
 */
export function refundOfCancel(facts: BookingFacts, now: number): 'full' | 'none' | null {
  if (!facts.isPriced) return null;
  return facts.stage !== 'confirmed' || now <= refundUntil(facts) ? 'full' : 'none';
}
