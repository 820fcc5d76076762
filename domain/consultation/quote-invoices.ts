import { addMonths } from '../time/calendar-months.ts';
import { CADENCE_MONTHS, type Cadence } from './quote-machine.ts';

export type DueInvoice = { period: number; day: string };

/**
 * The day of an invoice of agreed work; period 1 is the day it started. Counted from that day every time: 31 January is
 * followed by 28 February and 31 March. Null where the cadence has no such period, or beyond the year 9999.
 */
export function invoiceDay(startedOn: string, cadence: Cadence, period: number): string | null {
  if (period === 1) return addMonths(startedOn, 0);
  const months = CADENCE_MONTHS[cadence];
  if (months === null) return null;
  try {
    return addMonths(startedOn, months * (period - 1));
  } catch {
    return null;
  }
}

/** Every invoice after `lastPeriod` whose day has come by `today`, oldest first: what a pause of any length has left open. */
export function dueInvoices(startedOn: string, cadence: Cadence, lastPeriod: number, today: string): DueInvoice[] {
  const due: DueInvoice[] = [];
  for (let period = lastPeriod + 1; ; period++) {
    const day = invoiceDay(startedOn, cadence, period);
    if (day === null || day > today) return due;
    due.push({ period, day });
  }
}
