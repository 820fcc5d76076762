import { countsThings } from '../counted-noun.ts';
import { Fraction } from '../fraction.ts';
import { readWrittenNumber } from '../written-number.ts';
import type { AgreementCurrency } from './money.ts';

export type MoneyProblem =
  | 'empty'
  | 'not_a_number'
  | 'not_money'
  | 'several_numbers'
  | 'wrong_currency'
  | 'too_many_decimals'
  | 'too_large';
export type ParsedMoney<C extends AgreementCurrency = AgreementCurrency> =
  | { ok: true; money: { amountMinor: number; currency: C } }
  | { ok: false; reason: MoneyProblem };

const MARKS: Record<string, AgreementCurrency> = {
  '₦': 'NGN',
  N: 'NGN',
  NGN: 'NGN',
  $: 'USD',
  US$: 'USD',
  USD: 'USD',
  '£': 'GBP',
  GBP: 'GBP',
};

const AMOUNT =
  /^(?<sign>-?)\s*(?<prefix>₦|NGN|N|US\$|\$|USD|£|GBP)?\s*(?<whole>\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:\s\d{3})+)(?:\.(?<decimals>\d+))?\s*(?<suffix>NGN|USD|GBP)?$/iu;

/**
 * Reads an amount that a person typed in the given currency: "1,234.5", "₦ 2 000", "N500", "20 USD", and as people write them
 * in passing: "2m", "about 20k", "2.5 million naira". Commas and spaces count only between groups of three; the decimal mark is
 * a point. A leading minus before figures alone is kept: whether an amount may be negative is the form's rule.
 */
export function parseMoney<C extends AgreementCurrency>(text: string, currency: C): ParsedMoney<C> {
  const trimmed = text.trim().replace('−', '-');
  if (trimmed === '') return { ok: false, reason: 'empty' };
  const parts = AMOUNT.exec(trimmed)?.groups;
  if (!parts) return parseWritten(trimmed, currency);

  const { sign, prefix, whole = '', decimals = '', suffix } = parts;
  for (const mark of [prefix, suffix]) {
    if (mark && MARKS[mark.toUpperCase()] !== currency) return { ok: false, reason: 'wrong_currency' };
  }
  if (decimals.length > 2) return { ok: false, reason: 'too_many_decimals' };

  const minor = Number(whole.replace(/[,\s]/g, '') + decimals.padEnd(2, '0'));
  if (!Number.isSafeInteger(minor)) return { ok: false, reason: 'too_large' };
  return { ok: true, money: { amountMinor: sign && minor > 0 ? -minor : minor, currency } };
}

/** An amount in passing. Exact, like the other: what is no whole number of minor units is refused, not rounded. */
function parseWritten<C extends AgreementCurrency>(text: string, currency: C): ParsedMoney<C> {
  const written = readWrittenNumber(text);
  if (!written.ok) return written;
  if (written.currencies.length === 0 && countsThings(text)) return { ok: false, reason: 'not_money' };
  if (written.currencies.some((one) => one !== currency)) return { ok: false, reason: 'wrong_currency' };
  const minor = written.value.times(Fraction.of(100));
  if (minor.denominator !== 1n) return { ok: false, reason: 'too_many_decimals' };
  const amountMinor = Number(minor.numerator);
  return Number.isSafeInteger(amountMinor)
    ? { ok: true, money: { amountMinor, currency } }
    : { ok: false, reason: 'too_large' };
}
