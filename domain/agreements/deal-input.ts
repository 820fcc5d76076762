import type { Capitalization } from './deal-answers.ts';

/** What the deal maths needs, or why it cannot be made yet. */
export type DealInput<Input> = { input: Input; reason: null } | { input: null; reason: string };

export const FIGURES = 'Answer the questions on shares, options, promises and the pool first.';
export const ONE_CURRENCY = 'All amounts must be in one currency for a preview.';

export function missing(reason: string): { input: null; reason: string } {
  return { input: null, reason };
}

/** The company before the deal: a document states its issued shares together, not who holds them. */
export function stakesOf({ issued, granted, promised, pool }: Capitalization) {
  return {
    holders: [{ id: 'issued', name: 'Present shareholders', shares: issued }],
    optionsGranted: granted,
    optionsPromised: promised,
    unissuedPool: pool,
  };
}
