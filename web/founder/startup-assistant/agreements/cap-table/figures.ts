/** "17,946,424". */
export function formatShares(shares: number): string {
  return shares.toLocaleString('en-GB');
}

/** "51.54%", from a fraction of one. */
export function formatPercent(fraction: number): string {
  return `${(fraction * 100).toFixed(2)}%`;
}
