import type { Currency } from '#domain/money/money.ts';

/** As a currency is named in a sentence: "Pay in naira". */
export const CURRENCY_NAMES: Record<Currency, string> = { NGN: 'naira', USD: 'US dollars' };

/** As it stands in a list to choose from. */
export const CURRENCY_OPTIONS: readonly { value: Currency; label: string }[] = [
  { value: 'NGN', label: 'Naira (₦)' },
  { value: 'USD', label: 'US dollars ($)' },
];
