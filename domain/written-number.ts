import { Fraction } from './fraction.ts';
import { readNumberWords } from './number-words.ts';

export type WrittenCurrency = 'NGN' | 'USD' | 'GBP' | 'EUR';

export type WrittenNumber =
  | { ok: true; value: Fraction; currencies: readonly WrittenCurrency[] }
  | { ok: false; reason: 'empty' | 'not_a_number' | 'several_numbers' };

const MULTIPLIERS: Readonly<Record<string, bigint>> = Object.fromEntries(
  (
    [
      ['dozen dozens', 12n],
      ['hundred hundreds', 100n],
      ['k thousand thousands grand', 1000n],
      ['lakh lakhs', 100_000n],
      ['m mn mln mil mill mio million millions', 1_000_000n],
      ['b bn bln billion billions', 1_000_000_000n],
      ['tn trillion trillions', 1_000_000_000_000n],
    ] as const
  ).flatMap(([words, factor]) => words.split(' ').map((word) => [word, factor])),
);

const CURRENCY_WORDS: Readonly<Record<string, WrittenCurrency>> = {
  '₦': 'NGN',
  '#': 'NGN',
  n: 'NGN',
  ngn: 'NGN',
  naira: 'NGN',
  $: 'USD',
  usd: 'USD',
  dollar: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  gbp: 'GBP',
  pound: 'GBP',
  pounds: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
  euro: 'EUR',
  euros: 'EUR',
};

/** Money that is not one of ours: "Ksh 500" is no naira. */
const OTHER_MONEY = new Set(
  'ksh kes kshs ugx tzs ghs gh₵ cedi cedis pesewas shilling shillings bob rand zar cfa xof xaf fcfa francs rupee rupees inr yuan aed dirham dirhams'.split(
    ' ',
  ),
);

/** Words that change a number or are one: beside figures nobody can say what they mean together. */
const OTHER_NUMBERS = new Set(
  `two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty
  seventy eighty ninety half quarter third couple score twice double triple minus negative percent kobo cent cents pence`.split(
    /\s+/u,
  ),
);
for (const word of Object.keys(MULTIPLIERS)) if (word.length > 2) OTHER_NUMBERS.add(word);

const LONGEST = 200;
const ODD_SIGN = /[^\p{L}\p{M}\p{N}\s.,;:!?()'’"“”~≈+=&/\-–—₦#$£€%]/u;
/** The sign of a currency, or its letters right before a figure, as a word of its own. */
const CURRENCY_MARK = /(?:\bus)?(\$)|([₦#£€])|\b(n|ngn|usd|gbp|eur)(?=\s*\d)/gu;
const GROUPED_BY_SPACES = /(?<![\d.,])\d{1,3}(?:\s\d{3})+(?!\d)/gu;
/** "1,5m" and "2,75 million": no groups of three, and a word that says how many noughts come after. */
const DECIMAL_COMMA = /(?<![\d.,])(\d{1,3}),(\d{1,2})(?=\s?(?:m|mn|mln|mil|mill|million|millions|bn|billion|k)\b)/gu;
/** A minus before the figures and their currency; between two figures it is "to". */
const MINUS = /(?:^|(?<!\d)[\s(])-+\s*(?:[₦#$£€]|n|ngn|usd|gbp|eur)?\s*$/u;
const FIGURES = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u;

/**
 * The one number in what a person wrote: "2m", "₦2.5m", "about 600", "plenty, maybe 20k", "2,000,000 naira". Exact: nothing is
 * rounded. It is refused when there is no figure, when there are two different ones ("10 to 20"), or when a word beside it
 * changes it ("half of 600", "5 percent"). A number all in words is read too: "six hundred". A lone n, k, m or b means naira, thousand, million, billion, as in Nigerian prices.
 * This product's own convention.
 */
export function readWrittenNumber(text: string): WrittenNumber {
  const written = text.normalize('NFKC').trim().toLowerCase().replace(/−/gu, '-');
  if (written === '') return { ok: false, reason: 'empty' };
  if (written.length > LONGEST || ODD_SIGN.test(written)) return refused;

  const plain = written
    .replace(CURRENCY_MARK, (_, dollar, sign, letters) => ` ${dollar ?? sign ?? letters} `)
    .replace(DECIMAL_COMMA, '$1.$2')
    .replace(GROUPED_BY_SPACES, (figures) => figures.replace(/\s/gu, ''));
  const inWords = readNumberWords(plain);
  if (inWords !== null) return { ok: true, value: Fraction.of(BigInt(inWords), 1n), currencies: currenciesOf(plain) };
  const words = [...plain.matchAll(/[\d](?:[\d.,]*\d)?|[\p{L}\p{M}]+|[₦#$£€%]/gu)];
  return sumUp(words, plain);
}

/** The currencies that are named in a text without figures. */
const currenciesOf = (plain: string) =>
  [...new Set(plain.match(/\p{L}+|[₦$£€]/gu) ?? [])].flatMap((word) => CURRENCY_WORDS[word] ?? []);

const refused = { ok: false, reason: 'not_a_number' } as const;

function sumUp(words: readonly RegExpExecArray[], plain: string): WrittenNumber {
  const values: Fraction[] = [];
  const currencies = new Set<WrittenCurrency>();
  for (let at = 0; at < words.length; at += 1) {
    const [word = ''] = words[at] ?? [];
    const currency = CURRENCY_WORDS[word];
    if (currency) currencies.add(currency);
    if (word === '%' || OTHER_NUMBERS.has(word) || OTHER_MONEY.has(word)) return refused;
    if (!/\d/u.test(word)) continue;
    const read = readFigures(words, at, plain);
    if (read === null) return refused;
    values.push(read.value);
    at += read.multipliers;
  }
  const [value, ...others] = values;
  if (!value) return refused;
  if (others.some((other) => other.compare(value) !== 0)) return { ok: false, reason: 'several_numbers' };
  return { ok: true, value, currencies: [...currencies] };
}

/** The figures at `at` with the multipliers after them; null when they are not written as a number. */
function readFigures(words: readonly RegExpExecArray[], at: number, plain: string) {
  const figures = words[at]?.[0] ?? '';
  const index = words[at]?.index ?? 0;
  const before = plain.slice(0, index);
  const isNegative = MINUS.test(before);
  if (!FIGURES.test(figures) || /[\p{L}\p{M}.,]$/u.test(before) || isNegative) return null;

  let factor = 1n;
  let multipliers = 0;
  let end = index + figures.length;
  for (let next = words[at + 1]; next; next = words[at + 1 + multipliers]) {
    const [word] = next;
    const between = plain.slice(end, next.index);
    const multiplier = MULTIPLIERS[word];
    if (multiplier === undefined || !/^[\s-]*$/u.test(between)) {
      // "3rd", "0x10" and "600stalls" are not figures with a unit.
      if (between === '' && /\p{L}/u.test(word) && !CURRENCY_WORDS[word]) return null;
      break;
    }
    if (isKobo(figures, word)) return null;
    factor *= multiplier;
    multipliers += 1;
    end = next.index + word.length;
  }
  const [whole = '', decimals = ''] = figures.replace(/,/gu, '').split('.');
  const value = Fraction.of(BigInt(whole + decimals) * factor, 10n ** BigInt(decimals.length));
  return { value, multipliers };
}

/** "₦500.00k" and "2,500.50k" are naira and kobo to some, thousands to others. */
const isKobo = (figures: string, word: string) => word === 'k' && /(\.00|,.*\.\d\d)$/u.test(figures);

export type WrittenCount =
  | { ok: true; count: number }
  | { ok: false; reason: 'empty' | 'not_a_number' | 'several_numbers' | 'not_whole' | 'too_large' };

/** A count of people or things that a person wrote: "8,000", "about 600", "20k". Money is no count. */
export function readWrittenCount(text: string): WrittenCount {
  const written = readWrittenNumber(text);
  if (!written.ok) return written;
  if (written.currencies.length > 0) return refused;
  if (written.value.denominator !== 1n) return { ok: false, reason: 'not_whole' };
  const count = Number(written.value.numerator);
  return Number.isSafeInteger(count) ? { ok: true, count } : { ok: false, reason: 'too_large' };
}
