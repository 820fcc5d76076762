import { readNumberWords, SCALES } from './number-words.ts';

/** A numeral in a text: its value in one spelling, and what it counts where the text says so. */
export type Numeral = { value: string; unit: 'plain' | 'percent' | 'id' | `money ${string}` };

const CURRENCY_SIGNS: Record<string, string> = {
  '₦': 'NGN',
  ngn: 'NGN',
  n: 'NGN',
  '#': 'NGN',
  $: 'USD',
  usd: 'USD',
  us$: 'USD',
  '£': 'GBP',
  gbp: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
};
const CURRENCY_WORDS: Record<string, string> = {
  naira: 'NGN',
  ngn: 'NGN',
  kobo: 'kobo',
  dollar: 'USD',
  dollars: 'USD',
  usd: 'USD',
  cent: 'cents',
  cents: 'cents',
  pound: 'GBP',
  pounds: 'GBP',
  gbp: 'GBP',
  euro: 'EUR',
  euros: 'EUR',
  eur: 'EUR',
};

/**
 * Every numeral of a text, in order. Counted are: digits of any script with separators, with a currency, a percentage or a
 * scale (k, m, bn, million …); number words from zero up, "half", "double", "dozens" and their kin; ordinals from "second"
 * up. Not counted are "first" and "once" (an order), "one" as a pronoun ("no one", "this one"), and letters with a digit
 * for a word (B2B). Signs are not compared: a text's "+3" and "-3" are both 3. A code of letters and digits (L3, Q4) is
 * a name: only the same code answers for it.
 */
export function findNumerals(text: string): Numeral[] {
  const tokens = tokenise(plainDigits(text));
  const found: Numeral[] = [];
  for (let at = 0; at < tokens.length; ) at += readAt(tokens, at, found);
  return found;
}

/** Digits of any script as 0 to 9, one kind of apostrophe and space, no invisible characters. */
function plainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
    .replace(/[\u2018\u2019]/gu, "'")
    .replace(/\p{Zs}/gu, ' ');
}

/** Unicode keeps the ten digits of a script together, in order. */
function digitOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  let below = 0;
  while (below < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - below - 1))) below++;
  return String(below);
}

const CODE = /\d+(?:\.\d+){2,}(?!\d)/u;
const GROUPED = /\d{1,3}(?:[, '_]\d{3})+(?:\.\d+)?(?![\d])|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?(?!\d)/u;
const GROUPED_BY_DOTS = /\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?(?!\d)|\d{1,3}(?:\.\d{3})+,\d+(?!\d)/u;
const PAIR = /\d+[/⁄:]\d+(?![/⁄:\d])/u;
const SIMPLE = /\d+(?:\.\d+)?/u;
const NUMBER = [GROUPED_BY_DOTS, GROUPED, CODE, PAIR, SIMPLE].map(({ source }) => source).join('|');
const OTHER_NUMERAL = '[\\p{Nl}\\p{No}〇一二三四五六七八九十百千万億亿兆]';
const TOKEN = new RegExp(`(?:${NUMBER})|${OTHER_NUMERAL}|us\\$|[₦$£€#%‰]|[\\p{L}\\p{M}]+|\\S`, 'giu');

type Token = { text: string; number: boolean; gap: boolean };

function tokenise(text: string): Token[] {
  let end = 0;
  return [...text.matchAll(TOKEN)].map((match) => {
    const gap = match.index > end;
    end = match.index + match[0].length;
    return { text: match[0].toLowerCase(), number: /^\d/.test(match[0]), gap };
  });
}

/** Reads the numeral that begins at a token, if one does. @returns how many tokens it took. */
function readAt(tokens: readonly Token[], at: number, found: Numeral[]): number {
  const token = tokens[at];
  if (!token) return 1;
  if (token.number) return readDigits(tokens, at, found);
  if (isCodeLetter(tokens, at)) return readCode(tokens, at, found);
  if (new RegExp(`^${OTHER_NUMERAL}$`, 'u').test(token.text)) {
    found.push({ value: token.text, unit: 'id' });
    return 1;
  }
  const words = wordsFrom(tokens, at);
  const read = isOpeningOrdinal(tokens, at) ? undefined : readNumberWords(words.list, words.at);
  if (!read) return 1;
  const used = words.tokens[words.at + read.words - 1] ?? at;
  const after = unitAfter(tokens, used + 1);
  found.push({ value: read.value, unit: after.unit ?? 'plain' });
  return used + 1 - at + after.used;
}

/** The words around a token without hyphens, for numbers of several words: "no one", "twenty-five". */
function wordsFrom(tokens: readonly Token[], at: number) {
  const list: string[] = [];
  const places: number[] = [];
  const previous = tokens[at - 1];
  if (previous && /^\p{L}/u.test(previous.text)) {
    list.push(previous.text);
    places.push(at - 1);
  }
  const start = list.length;
  for (let next = at; next < tokens.length && list.length < start + 16; next++) {
    const text = tokens[next]?.text ?? '';
    if (text === '-' || text === '‐' || text === '‑') continue;
    if (!/^\p{L}/u.test(text)) break;
    list.push(text);
    places.push(next);
  }
  return { list, at: start, tokens: places };
}

/** "Second, nobody has paid": a mark of order. */
function isOpeningOrdinal(tokens: readonly Token[], at: number): boolean {
  return at === 0 && tokens[1]?.text === ',' && /^(second|third|fourth|fifth)$/.test(tokens[0]?.text ?? '');
}

/** Letters that touch a number on their right: L3, Q4, COVID19; but N2,500 and USD20 are money. */
function isCodeLetter(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || !next || !/^\p{L}/u.test(token.text) || !next.number || next.gap) return false;
  return CURRENCY_SIGNS[token.text] === undefined;
}

function readCode(tokens: readonly Token[], at: number, found: Numeral[]): number {
  let used = 1;
  let value = tokens[at]?.text ?? '';
  for (let next = tokens[at + used]; next && !next.gap && /^[\p{L}\d]/u.test(next.text); next = tokens[at + used]) {
    value += next.text;
    used++;
  }
  if (!/^\p{L}2\p{L}$/u.test(value)) found.push({ value, unit: 'id' });
  return used;
}

function readDigits(tokens: readonly Token[], at: number, found: Numeral[]): number {
  const text = tokens[at]?.text ?? '';
  const sign = CURRENCY_SIGNS[tokens[at - 1]?.text ?? ''];
  if (/[/⁄:]/.test(text)) {
    found.push({ value: text.replace('⁄', '/'), unit: 'plain' });
    return 1;
  }
  const exact = parseDigits(text);
  if (exact === undefined) {
    found.push({ value: text, unit: 'id' });
    return 1;
  }
  let used = 1;
  let scale = 1n;
  for (let next = tokens[at + used]; next; next = tokens[at + used]) {
    const factor = SCALES.get(next.text);
    // A single letter counts only where it touches the digits: "5 m" could be metres.
    if (factor === undefined || (next.gap && !sign && next.text.length < 4 && next.text !== 'bn')) break;
    scale *= factor;
    used++;
  }
  const next = tokens[at + used];
  if (scale === 1n && next && !next.gap && /^(x|×)$/.test(next.text)) {
    found.push({ value: `×${spell(exact, 1n)}`, unit: 'plain' });
    return used + 1;
  }
  const after = unitAfter(tokens, at + used);
  const unit = sign ? (`money ${sign}` as const) : (after.unit ?? 'plain');
  found.push({ value: spell(exact, scale), unit });
  return used + after.used;
}

function unitAfter(tokens: readonly Token[], at: number): { unit?: Numeral['unit']; used: number } {
  const [next, then] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? ''];
  if (next === '%' || next === 'percent' || next === 'pc') return { unit: 'percent', used: 1 };
  if (next === 'per' && then === 'cent') return { unit: 'percent', used: 2 };
  if (next === 'percentage' && /^points?$/.test(then)) return { unit: 'percent', used: 2 };
  const currency = CURRENCY_WORDS[next];
  return currency ? { unit: `money ${currency}`, used: 1 } : { used: 0 };
}

type Exact = { digits: bigint; decimals: number };

/** Undefined for what is no single number, such as 1.2.3. */
function parseDigits(text: string): Exact | undefined {
  const byDots = new RegExp(`^(?:${GROUPED_BY_DOTS.source})$`, 'u').test(text);
  const plain = byDots ? text.replaceAll('.', '').replace(',', '.') : text.replace(/[, '_]/g, '');
  const match = /^(\d+)(?:\.(\d+))?$/.exec(plain);
  if (!match) return undefined;
  const [, whole = '', part = ''] = match;
  return { digits: BigInt(whole + part), decimals: part.length };
}

/** The value without needless zeros: 2500.00 and 2.5k are both "2500". */
function spell({ digits, decimals }: Exact, scale: bigint): string {
  const all = String(digits * scale).padStart(decimals + 1, '0');
  const whole = all.slice(0, all.length - decimals);
  const part = all.slice(all.length - decimals).replace(/0+$/, '');
  return part === '' ? whole : `${whole}.${part}`;
}
