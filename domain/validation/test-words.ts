import { counted } from '../counted.ts';
import type { PassMark } from './test-templates.ts';

const figure = (count: number) => count.toLocaleString('en-GB');

/** "3 of 20", "5% of 200": a pass mark in as few words as it takes. */
export function markInShort(mark: PassMark): string {
  if (mark.kind === 'count') return `${figure(mark.atLeast)} of ${figure(mark.sample)}`;
  return `${mark.barPercent}% of ${figure(mark.sample)}`;
}

/** "12 hours within 10 days". */
export function effortWords({ hours, days }: { hours: number; days: number }): string {
  return `${counted(hours, 'hour')} within ${counted(days, 'day')}`;
}
