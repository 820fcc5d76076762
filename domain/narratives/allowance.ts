/** The month of a day YYYY-MM-DD, as YYYY-MM. */
export const monthOf = (day: string) => day.slice(0, 7);

/** The day on which the next month begins, as YYYY-MM-DD. */
export function nextMonthStart(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [nextYear, next] = number === 12 ? [year + 1, 1] : [year, number + 1];
  return `${nextYear}-${String(next).padStart(2, '0')}-01`;
}

/**
 * What tokens cost, in millionths of a minor unit: exact whole numbers, as prices are minor units for a million tokens.
 */
export function costMillionths(
  usage: { inputTokens: number; outputTokens: number },
  price: { inputPerMillion: number; outputPerMillion: number },
): number {
  return usage.inputTokens * price.inputPerMillion + usage.outputTokens * price.outputPerMillion;
}

/** In whole minor units, rounded up: a cost is never shown too low. */
export const costMinor = (millionths: number) => Math.ceil(millionths / 1_000_000);
