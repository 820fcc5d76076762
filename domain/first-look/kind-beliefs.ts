/**
 * What would have to be true first, by kind. {who}, {payer}, {what}, {in} ("in Makoko", or nothing) and {price} are the sentence's own words;
 * {a} and {the} are {what} with its article, where it has one, and {many} is more than one of it. Every line holds one of them, so that it is about this idea. No
 * verb agrees with {what}, which may be one or many. `riskiest` counts from 0. This product's own convention.
 */
export type KindBeliefs = {
  beliefs: readonly [string, string, string, string, string];
  riskiest: number;
  /** Takes the place of line `at` where the sentence names a price and no line of the five says it. */
  priced?: { at: number; line: string };
  test: { name: string; doThis: string; holdsWhen: string };
};

/** The two lines that kinds may have in common. */
export const trouble = '{Who}{in} have lost money or hours in the last month because they had no {what}.';
export const payment = '{Payer} would pay{price} for {a} today, not “when it is ready”.';

/** What somebody would do again soon. */
export const again = '{Who} would want {the} again within two months.';
/** Takes its place where the work is bought once in a year or less: then it lives by who is sent. */
export const sentOn = '{Who} would send you one more customer within two months of {the}.';
export const paidAndSent = '5 of 30 pay, and 2 of those send you somebody who pays.';
/** Work that few need twice within two months. */
export const IS_RARE =
  /\b(?:mattress(?:es)?|sofas?|couch(?:es)?|settees?|rugs?|carpets?|curtains?|roof(?:s|ing)?|boreholes?|tanks?|septic|soakaways?|chimneys?|install\p{L}*|fumigation|pest|removals?|painting|tiling|visa|cctv)\b/iu;

/** Takes the place of a line about paying today, where the idea lets them pay later. */
export const paidLater = '{Payer} would pay{price} for {a} {later}, and not ask for more time.';
/** Takes the place of a test by deposit there. */
export const agreement = {
  doThis:
    'Write down with twenty {who} whom you do not know what they pay for {the} {later}. Have it signed, and take a small part now.',
  holdsWhen: '5 of 20 sign and pay the part.',
};

export const deposit = (what: string) =>
  `Ask twenty {who} whom you do not know to pay a deposit for ${what} today. Give a receipt.`;
