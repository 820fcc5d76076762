import type { PassMark } from '#domain/validation/test-templates.ts';

/** A pass mark in words: "at least 7 of 10", "at least 5% of 200". */
export function passMarkText(mark: PassMark): string {
  return mark.kind === 'count'
    ? `at least ${mark.atLeast} of ${mark.sample}`
    : `at least ${mark.barPercent}% of ${mark.sample}`;
}

/** The pass mark as a fraction of one, for drawing it beside a result. */
export function passMarkShare(mark: PassMark): number {
  return mark.kind === 'count' ? mark.atLeast / mark.sample : Number(mark.barPercent) / 100;
}
