import type { PassMark } from './test-templates.ts';

/** The share of those asked who must do it. */
const shareOf = (mark: PassMark) =>
  mark.kind === 'share' ? Number(mark.barPercent) / 100 : mark.atLeast / mark.sample;

/** Fewer people have to be asked, or fewer of them have to do it. */
export const isEasier = (locked: PassMark, proposed: PassMark) =>
  shareOf(locked) < shareOf(proposed) || locked.sample < proposed.sample;

/** How many of the sample must do it. */
const wantedBy = (mark: PassMark) => shareOf(mark) * mark.sample;

/** Below this part of what its card proposed a mark is far below it. This product's own convention. */
const FAR_BELOW = 1 / 2;

/** Whether a mark asks fewer than half of the people that its card proposed, or wants fewer than half of those who must do it, or of their share. */
export const isFarBelow = (locked: PassMark, proposed: PassMark) =>
  [({ sample }: PassMark) => sample, wantedBy, shareOf].some(
    (figureOf) => figureOf(locked) < FAR_BELOW * figureOf(proposed),
  );
