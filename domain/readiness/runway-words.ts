import type { CashReading } from './cash-ledger.ts';

type ReadRunway = NonNullable<CashReading['runway']>;

/** How long the cash lasts: "3.5 months", or that it has no end. */
export function wordRunwayLength({ cashPositive, months }: ReadRunway): string {
  return cashPositive ? 'No end: no more cash goes out than comes in' : `${months} months`;
}

/** When the cash is gone, or null where no such day is known. `wordDay` writes an ISO date as people read it. */
export function wordRunwayEnd({ zeroDate }: ReadRunway, wordDay: (day: string) => string): string | null {
  return zeroDate === null ? null : `Cash reaches zero around ${wordDay(zeroDate)}`;
}

/** Both in one line, for the report, its PDF and the facts that a narrative may use. */
export function wordRunway(runway: ReadRunway, wordDay: (day: string) => string): string {
  const end = wordRunwayEnd(runway, wordDay);
  return `${wordRunwayLength(runway)}.${end === null ? '' : ` ${end}.`}`;
}
