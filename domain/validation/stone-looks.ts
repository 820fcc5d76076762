import type { Standing } from './belief-standing.ts';

/** How the stone of a make-or-break belief looks on every page and on paper. */
export const STONE_LOOKS = {
  holds: 'full',
  claimed: 'ringed',
  open: 'half',
  against: 'crossed',
  heard: 'quarter',
  untested: 'empty',
} as const satisfies Record<Standing, string>;
