import { addDays } from '../../time/days.ts';
import { dueAt } from './period.ts';

/** The due day is day 0; a refused charge is tried again on these. Source: issue "Plans and money", part 1; decision record 33. */
const LAST_TRY_DAY = 5;
const TRY_DAYS = [0, 1, 3, LAST_TRY_DAY] as const;
const GRACE_DAYS = 7;
const HOUR = 3_600_000;

/** A card that is expired or stolen stays so: it is not tried again. */
const NEVER_AGAIN = ['expired', 'stolen'] as const;
/** Said of an attempt of which nobody knows yet whether it took money. */
const OPEN = ['unknown', 'confirm'] as const;
/** Why a bank refused: as much as the rules, and the sentences for the payer, tell apart. */
export const DECLINES = [...NEVER_AGAIN, 'funds', 'other'] as const;
export type Decline = (typeof DECLINES)[number];

/**
 * `unknown`: no answer came. `confirm`: the bank wants the customer. `lapsed`: nobody confirmed in time. `away`: the provider
 * could not be reached before it charged, or said to come back later.
 */
export const ATTEMPT_OUTCOMES = [...OPEN, 'paid', 'lapsed', 'away', ...NEVER_AGAIN, 'funds', 'other'] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** One charge of a saved card. All moments are milliseconds UTC. */
export type Attempt = {
  id: string;
  /** The period that it is to pay for. */
  n: number;
  card: string;
  at: number;
  outcome: AttemptOutcome;
  /** When the outcome became final; the moment of the attempt where it was so at once. */
  finalAt: number | null;
  /** When the provider said to come back, where it did. */
  againAt: number | null;
  /** How often the provider was asked what became of it, and when last. */
  asks: number;
  askedAt: number | null;
};

export function isOpen({ outcome }: Attempt): boolean {
  return OPEN.some((open) => open === outcome);
}

/** When the plan ends for a period that is due on this day and stays unpaid: 7 days later, 09:00 in Lagos. */
export function graceEndsAt(dueOn: string): number {
  return dueAt(addDays(dueOn, GRACE_DAYS));
}

/** Until when a card waits at most for a transfer that is looked for: the last day on which it is tried. Source: decision record 33. */
export function holdEndsAt(dueOn: string): number {
  return dueAt(addDays(dueOn, LAST_TRY_DAY));
}

/** Whether a card that was refused so is never tried again. */
export function isForGood(outcome: AttemptOutcome): boolean {
  return NEVER_AGAIN.some((why) => why === outcome);
}

/** Refused charges. A confirmation that is awaited or lapsed and a provider that was away are none. */
export function countedTries(attempts: readonly Attempt[]): number {
  return attempts.filter(({ outcome }) => isDecline(outcome)).length;
}

export function isDecline(outcome: AttemptOutcome): outcome is Decline {
  return DECLINES.some((why) => why === outcome);
}

/**
 * The moment of the next charge of `card` for a period that is due on `dueOn`, after these attempts for it; null where none is
 * to come. Nothing is charged while an attempt is open: it may yet take the money. A provider that was away is asked anew after
 * an hour, or when it said. `waitsUntil`: before this moment the card is not charged, since a transfer for the same period is awaited.
 * A moment in the past means now.
 */
export function nextTry(dueOn: string, card: string, attempts: readonly Attempt[], waitsUntil = 0): number | null {
  if (attempts.some((attempt) => isOpen(attempt) || attempt.outcome === 'paid')) return null;
  if (attempts.some((attempt) => attempt.card === card && isForGood(attempt.outcome))) return null;
  const last = attempts.reduce<Attempt | null>((a, b) => (a && a.at > b.at ? a : b), null);
  const tries = TRY_DAYS.map((day) => dueAt(addDays(dueOn, day)));
  const next =
    last === null
      ? tries[0]
      : last.outcome === 'away'
        ? Math.max(last.at + HOUR, last.againAt ?? 0)
        : tries.find((at) => at > (last.finalAt ?? last.at));
  if (next === undefined || next >= graceEndsAt(dueOn)) return null;
  return Math.max(next, waitsUntil);
}

/**
 * When the provider is next asked what became of an open attempt: after 10 minutes, then twice as long each time, 6 hours at
 * most, and never given up. Null for an attempt that is final.
 */
export function nextAsk(attempt: Attempt): number | null {
  if (!isOpen(attempt)) return null;
  return (attempt.askedAt ?? attempt.at) + Math.min(6 * HOUR, (HOUR / 6) * 2 ** Math.min(attempt.asks, 10));
}
