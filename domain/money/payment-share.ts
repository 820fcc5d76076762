import { readNumberWords } from '../number-words.ts';
import { type AgreementCurrency, formatPlainMoney } from './money.ts';
import { parseMoney } from './parse-money.ts';

const SHARE =
  /(?:(?<![\d.,-])(?<figures>\d{1,2}(?:\.\d{1,2})?)|(?<words>\p{L}+))\s*(?:%|per\s?cents?\b|pct\b)(?:\s*of\s+(?<base>.+))?/iu;
const COMMISSION = /\b(?:commissions?|percentage)\b/iu;
/** Any payment, in minor units, to show what a share of it is. */
const EXAMPLE_MINOR: Readonly<Record<AgreementCurrency, number>> = { NGN: 2_000_000, USD: 20_000, GBP: 20_000 };
const EXAMPLE_PARTS = 300;

/** A share of a payment: `amountMinor` where the payment is named too, else null. `told` says what was read, or asks. */
export type PaymentShare = { amountMinor: number | null; told: string };

/**
 * A commission as a person writes it: "3%", "3 percent of fees", "three percent of ₦20,000". Null where there is none, or not
 * above 0. A share alone is no amount: what it brings is asked for, with an example. This product's own convention.
 */
export function readPaymentShare(text: string, currency: AgreementCurrency): PaymentShare | null {
  const written = text.normalize('NFKC');
  const { figures, words = '', base } = SHARE.exec(written)?.groups ?? {};
  const percent = Number(figures ?? readNumberWords(words) ?? 0);
  if (percent === 0)
    return COMMISSION.test(written) ? { amountMinor: null, told: asked(EXAMPLE_PARTS, currency) } : null;
  const parts = Math.round(percent * 100);
  const payment = base === undefined ? null : parseMoney(base, currency);
  if (!payment?.ok || payment.money.amountMinor <= 0) return { amountMinor: null, told: asked(parts, currency) };
  const { amountMinor } = payment.money;
  const ofIt = shareOf(amountMinor, parts);
  return Number.isSafeInteger(amountMinor * parts) && Number.isInteger(ofIt)
    ? { amountMinor: ofIt, told: `We read ${sumOf(amountMinor, parts, currency)}` }
    : { amountMinor: null, told: asked(parts, currency) };
}

/** A share in hundredths of a percent. */
const shareOf = (amountMinor: number, parts: number) => (amountMinor * parts) / 10_000;

function sumOf(amountMinor: number, parts: number, currency: AgreementCurrency): string {
  const money = (minor: number) => formatPlainMoney({ amountMinor: minor, currency });
  return `${parts / 100}% of ${money(amountMinor)} is ${money(shareOf(amountMinor, parts))}.`;
}

const asked = (parts: number, currency: AgreementCurrency) =>
  `A share of each payment: how much does that bring you from one customer in a month? ${sumOf(EXAMPLE_MINOR[currency], parts, currency)}`;
