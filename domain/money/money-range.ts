import { type AgreementCurrency, formatPlainMoney } from './money.ts';
import { parseMoney } from './parse-money.ts';

/** "150-200", "₦150 to ₦200", "between 2k and 3k", "2-3k". */
const RANGE =
  /^\s*(?:between|from|about|around|maybe|like|say)?\s*(?<from>.*?\d[\d,.]*\s*(?:k|m|thousand|million)?(?:\s*(?:naira|ngn|usd|dollars?|gbp|pounds?))?)\s*(?:-|–|—|\bto\b|\band\b|\bor\b|\/)\s*(?<to>(?:[₦#$£n]|ngn|usd|gbp)?\s*\d.*)$/iu;
const MULTIPLIER = /\d\s*(k|m|thousand|million)\b/iu;

export type MoneyRange = { fromMinor: number; toMinor: number };

/**
 * Two amounts that a person wrote as from and to: "150-200", "2-3k" (two thousand to three), "between ₦150 and ₦200". Null for
 * one amount, for more than two, and where the second is not the larger: "2,000 / 500" is no range. This product's own convention.
 */
export function readMoneyRange(text: string, currency: AgreementCurrency): MoneyRange | null {
  const { from = '', to = '' } = RANGE.exec(text.normalize('NFKC'))?.groups ?? {};
  if (from === '') return null;
  const [shared] = MULTIPLIER.test(from) ? [] : (MULTIPLIER.exec(to) ?? []);
  const times = shared?.replace(/^\d\s*/u, '') ?? '';
  const high = parseMoney(to, currency);
  const low = parseMoney(`${from}${times}`, currency);
  if (!low.ok || !high.ok) return null;
  const [fromMinor, toMinor] = [low.money.amountMinor, high.money.amountMinor];
  return fromMinor > 0 && fromMinor < toMinor ? { fromMinor, toMinor } : null;
}

/** What was read of a range, and which end counts: "We read ₦150 to ₦200: we work with ₦150." */
export function rangeTold({ fromMinor, toMinor }: MoneyRange, takenMinor: number, currency: AgreementCurrency): string {
  const words = (amountMinor: number) => formatPlainMoney({ amountMinor, currency });
  return `We read ${words(fromMinor)} to ${words(toMinor)}: we work with ${words(takenMinor)}, the cautious end.`;
}
