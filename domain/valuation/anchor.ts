/** What a regional method starts from: a typical pre-money or maximum, with where and when it was read. */
export type Anchor = { amount: number; source: string; date: string };

/** Why a method that starts from a regional figure has no result without one. */
export const NEEDS_ANCHOR = 'needs an anchor';
