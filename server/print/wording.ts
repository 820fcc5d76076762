import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';

/** "15th Mar, 2026" (specification §9), of a calendar day. */
export function wordDay(day: string): string {
  return format(parseISO(day), 'do MMM, yyyy');
}

/** "15th Mar, 2026, 09:05 UTC", of a moment. */
export function wordMoment(moment: string): string {
  return `${wordDay(moment.slice(0, 10))}, ${moment.slice(11, 16)} UTC`;
}

/** With one decimal: "20.6". */
export const share = (value: number): string => value.toFixed(1);

/** "+2.5", "−0.3", "0.0". */
export function signed(value: number): string {
  return value > 0 ? `+${share(value)}` : value < 0 ? `−${share(-value)}` : share(0);
}

/** A hash in groups of eight, so that it breaks between them. */
export function wordHash(hash: string): string {
  return hash.replace(/.{8}(?!$)/g, '$& ');
}
