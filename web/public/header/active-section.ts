import type { HomeSection } from '../../paths/site.ts';

/** The sections that the navigation follows, from the top of the page (specification §1). */
export const followedSections = [
  'hero',
  'about',
  'process',
  'tools',
  'learnandgrow',
  'consultation',
  'pricing',
  'blog',
] as const satisfies readonly HomeSection[];
export type FollowedSection = (typeof followedSections)[number];

/** Distances in CSS pixels (specification §9). */
const scrollOffset = 100;
const homeZone = 100;

/**
 * The section being read: the last one whose top has passed the scroll position plus 100 px. Under 100 px it is the hero,
 * whatever the layout. `tops` are distances from the top of the page, in page order.
 */
export function activeSection(scrollY: number, tops: readonly { id: FollowedSection; top: number }[]): FollowedSection {
  if (scrollY < homeZone) return 'hero';
  return tops.findLast(({ top }) => top <= scrollY + scrollOffset)?.id ?? 'hero';
}
