/** Support, Against and Unknown in per cent. Unrounded they always sum to 100. */
export type Shares = { support: number; against: number; unknown: number };

/**
 * The three figures as they are shown: each to one decimal, half up, as the published golden vectors round them
 * (34.1, 3.5 and 62.3: rounded figures may sum to 99.9 or 100.1).
 */
export function roundShares({ support, against, unknown }: Shares): Shares {
  return { support: toTenth(support), against: toTenth(against), unknown: toTenth(unknown) };
}

/**
 * Support and Against rounded to a whole per cent, half up, and Unknown as what is left, so that the three make 100.
 * This product's own convention for pages that show no decimals.
 */
export function wholeShares({ support, against }: Shares): Shares {
  const [s, a] = [Math.round(support), Math.round(against)];
  return { support: s, against: a, unknown: 100 - s - a };
}

/** A displayed percentage in whole tenths: 20.6 is 206. Differences of displayed figures are exact in tenths. */
export function inTenths(percent: number): number {
  return Math.round(percent * 10);
}

/** Nine decimals first: floating-point dust must not decide which way a half goes. */
function toTenth(percent: number): number {
  const billionths = Math.round(percent * 1e9);
  return Math.floor((billionths + 5e7) / 1e8) / 10;
}
