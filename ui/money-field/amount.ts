/** The currencies of the product, each with two minor digits. */
export type Currency = 'NGN' | 'USD';

export const currencySigns: Record<Currency, string> = { NGN: '₦', USD: '$' };

/**
 * Reads a typed amount as integer minor units (kobo, cents): "₦1,250.5" is 125050. Commas, spaces and the currency's
 * sign are ignored. Returns null when empty and NaN when it is not an amount of at most two decimals, or beyond
 * what a number holds exactly.
 */
export function readAmount(text: string): number | null {
  const digits = text.replace(/[\s,₦$\u2019']/gu, '');
  if (digits === '') return null;
  const match = /^(\d*)(?:\.(\d{0,2}))?$/.exec(digits);
  if (!match || digits === '.') return Number.NaN;
  const minor = Number(match[1] || 0) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return Number.isSafeInteger(minor) ? minor : Number.NaN;
}

/** Writes minor units as a person types them: 125050 is "1,250.50" and 100000 is "1,000". */
export function writeAmount(minor: number | null): string {
  if (minor === null || !Number.isSafeInteger(minor)) return '';
  const major = Math.trunc(minor / 100);
  const rest = minor % 100;
  const grouped = String(major).replace(/\B(?=(\d{3})+$)/g, ',');
  return rest === 0 ? grouped : `${grouped}.${String(rest).padStart(2, '0')}`;
}
