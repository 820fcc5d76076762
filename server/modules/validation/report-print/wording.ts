import { formatPlainMoney, type Money } from '#domain/money/money.ts';
import type { Figure } from '#domain/validation/figure.ts';
import type { PassMark } from '#domain/validation/test-templates.ts';

export const fraction = (value: number): string => value.toFixed(2);

/** The amount, or why there is none. */
export function wordMoney(figure: Figure<Money>): string {
  return figure.value ? formatPlainMoney(figure.value) : (figure.reason ?? '');
}

export function wordPassMark(mark: PassMark): string {
  return mark.kind === 'share'
    ? `at least ${mark.barPercent}% of ${mark.sample} tried, by the Wilson 95% interval`
    : `at least ${mark.atLeast} of ${mark.sample}`;
}
