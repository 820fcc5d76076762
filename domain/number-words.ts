const SMALL =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const UNITS: ReadonlyMap<string, number> = new Map([
  ...SMALL.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ['fourty', 40],
  ['ninty', 90],
]);
const SCALES: ReadonlyMap<string, number> = new Map(
  (
    [
      ['thousand thousands k grand', 1000],
      ['million millions mil mill m', 1_000_000],
      ['billion billions bn', 1_000_000_000],
    ] as const
  ).flatMap(([words, factor]) => words.split(' ').map((word) => [word, factor] as const)),
);
const MANIFOLD: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['hundred', 100],
]);
const PARTS: ReadonlyMap<string, number> = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
]);
/** Beside them no number is meant exactly: "a few hundred", "many thousands". */
const INEXACT =
  /\b(?:few|several|couple|many|some|hundreds|thousands|millions|billions|of|or|to|no|not|score|pairs?|twice|double|triple|third|minus|negative|percent|kobo|cents?|pence)\b/u;

/**
 * The one number that is written in words, as its value: "six hundred", "half a million", "one hundred and fifty", "two and a
 * half million". Null where there is none, more than one, or a word that makes it inexact. This product's own convention.
 */
export function readNumberWords(text: string): number | null {
  if (/\d/u.test(text) || INEXACT.test(text)) return null;
  const words = text.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== '');
  const from = words.findIndex((word, at) => isNumber(word) || startsWithOne(words, at));
  if (from < 0) return null;
  let to = from + 1;
  while (to < words.length && (isNumber(words[to]) || isJoining(words, to))) to += 1;
  if (words.slice(to).some((word) => isNumber(word))) return null;
  const run = words.slice(from, to);
  // "One of them" and "the one" count nothing.
  if (run.length === 1 && run[0] === 'one' && words.length > 2) return null;
  return sumOf(run);
}

const isNumber = (word = '') => UNITS.has(word) || MANIFOLD.has(word) || SCALES.has(word) || PARTS.has(word);

/** "A hundred", "a quarter million". */
const startsWithOne = (words: readonly string[], at: number) =>
  words[at] === 'a' && /^(?:hundred|dozen|thousand|million|billion|half|quarter)$/u.test(words[at + 1] ?? '');

/** "And" in "one hundred and fifty", "a" in "half a million", "and a half". */
const isJoining = (words: readonly string[], at: number) =>
  ['and', 'a'].includes(words[at] ?? '') && (isNumber(words[at + 1]) || (words[at] === 'and' && words[at + 1] === 'a'));

function sumOf(run: readonly string[]): number | null {
  let total = 0;
  let part: number | null = null;
  let lastScale = Number.POSITIVE_INFINITY;
  for (const [at, word] of run.entries()) {
    const unit = UNITS.get(word);
    const share = PARTS.get(word);
    const manifold = MANIFOLD.get(word);
    const scale = SCALES.get(word);
    if (unit !== undefined) {
      // "Five ten" are two numbers; "twenty five" is one.
      const before: string = run[at - 1] ?? '';
      if (UNITS.has(before) && !(TENS.includes(before) && unit > 0 && unit < 10)) return null;
      part = (part ?? 0) + unit;
    } else if (share !== undefined) part = (part ?? 0) + share;
    else if (manifold !== undefined) part = (part ?? 1) * manifold;
    else if (scale !== undefined) {
      if (scale >= lastScale) return null;
      total += (part ?? 1) * scale;
      part = null;
      lastScale = scale;
    }
  }
  const value = total + (part ?? 0);
  return Number.isInteger(value) ? value : null;
}
