import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { formatMoney, type Money } from '#domain/money/money.ts';
import type { Figure } from '#domain/validation/figure.ts';
import type { PassMark } from '#domain/validation/test-templates.ts';

/** "15th Mar, 2026" (specification §9), of a calendar day. */
export function wordDay(day: string): string {
  return format(parseISO(day), 'do MMM, yyyy');
}

/** "15th Mar, 2026, 09:05 UTC", of a moment. */
export function wordMoment(moment: string): string {
  return `${wordDay(moment.slice(0, 10))}, ${moment.slice(11, 16)} UTC`;
}

export const share = (value: number): string => value.toFixed(1);
export const fraction = (value: number): string => value.toFixed(2);

/** The amount, or why there is none. */
export function wordMoney(figure: Figure<Money>): string {
  return figure.value ? formatMoney(figure.value) : (figure.reason ?? '');
}

/** The number with its unit, or why there is none. */
export function wordFigure(figure: Figure<string>, unit: string): string {
  return figure.value === null ? figure.reason : `${figure.value}${unit}`;
}

export function wordPassMark(mark: PassMark): string {
  return mark.kind === 'share'
    ? `at least ${mark.barPercent}% of ${mark.sample} tried, by the Wilson 95% interval`
    : `at least ${mark.atLeast} of ${mark.sample}`;
}

/** A hash in groups of eight, so that it breaks between them. */
export function wordHash(hash: string): string {
  return hash.replace(/.{8}(?!$)/g, '$& ');
}

/** "+2.5", "−0.3", "0.0". */
export function signed(value: number): string {
  return value > 0 ? `+${share(value)}` : value < 0 ? `−${share(-value)}` : share(0);
}
