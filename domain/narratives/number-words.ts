/** English words that state a number, and what they state. Sources: none needed; the list itself is the rule. */
const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth';

const SMALL = new Map<string, bigint>([
  ...UNITS.split(' ').map((word, index): [string, bigint] => [word, BigInt(index)]),
  ...TENS.split(' ').map((word, index): [string, bigint] => [word, BigInt((index + 2) * 10)]),
]);

/** "k", "million" and the like, also as suffixes of digits, and the Indian lakh and crore. */
export const SCALES = new Map<string, bigint>([
  ['hundred', 100n],
  ['dozen', 12n],
  ['k', 1000n],
  ['thousand', 1000n],
  ['lakh', 100_000n],
  ['m', 1_000_000n],
  ['mn', 1_000_000n],
  ['mm', 1_000_000n],
  ['mio', 1_000_000n],
  ['million', 1_000_000n],
  ['crore', 10_000_000n],
  ['b', 1_000_000_000n],
  ['bn', 1_000_000_000n],
  ['billion', 1_000_000_000n],
  ['t', 1_000_000_000_000n],
  ['tn', 1_000_000_000_000n],
  ['trillion', 1_000_000_000_000n],
]);

const isScaleWord = (word: string) => word.length > 2 && word !== 'mio' && SCALES.has(word);

const ORDINAL_VALUES = new Map<string, bigint>([
  ...ORDINALS.split(' ').map((word, index): [string, bigint] => [word, BigInt(index)]),
  ...TENS.split(' ').map((word, index): [string, bigint] => [word.replace(/y$/, 'ieth'), BigInt((index + 2) * 10)]),
]);

/** Words that state a share or a multiple without a digit; they must be in the source as the same word's value. */
const FACTORS: Record<string, string> = {
  half: '1/2',
  halves: '1/2',
  halve: '1/2',
  halved: '1/2',
  halving: '1/2',
  thirds: '1/3',
  quarter: '1/4',
  quarters: '1/4',
  quartered: '1/4',
  double: '×2',
  doubles: '×2',
  doubled: '×2',
  doubling: '×2',
  twice: '×2',
  twofold: '×2',
  triple: '×3',
  triples: '×3',
  tripled: '×3',
  tripling: '×3',
  treble: '×3',
  thrice: '×3',
  threefold: '×3',
  quadruple: '×4',
  quadrupled: '×4',
  fourfold: '×4',
  fivefold: '×5',
  tenfold: '×10',
  hundredfold: '×100',
};

/** "hundreds of traders" claims a size as well: the word itself must be in the source. */
const VAGUE = new Set('dozens scores tens hundreds thousands millions billions trillions'.split(' '));

/** "no one", "this one", "one another": a person or a thing, not a count. */
const PRONOUN_BEFORE = new Set('no this that the which each every any another last next'.split(' '));
const PRONOUN_AFTER = new Set(['another']);

export type WordNumber = { value: string; words: number };

/**
 * The number that begins at `words[at]`, with how many words it takes; undefined where none begins. Words are lower case,
 * hyphens have been split. "two hundred and fifty thousand" is one number.
 */
export function readNumberWords(words: readonly string[], at: number): WordNumber | undefined {
  const word = words[at] ?? '';
  const factor = FACTORS[word];
  if (factor) return { value: factor, words: 1 };
  if (VAGUE.has(word)) return { value: word, words: 1 };
  const ordinal = ORDINAL_VALUES.get(word);
  // "First" alone is an order and no quantity.
  if (word === 'first') return undefined;
  if (ordinal !== undefined) return { value: String(ordinal), words: 1 };
  if (word === 'one' && (PRONOUN_BEFORE.has(words[at - 1] ?? '') || PRONOUN_AFTER.has(words[at + 1] ?? '')))
    return undefined;
  return readCardinal(words, at);
}

function readCardinal(words: readonly string[], start: number): WordNumber | undefined {
  let total = 0n;
  let group: bigint | undefined;
  let at = start;
  const startsWithScale = (word: string) =>
    isScaleWord(word) && ['a', 'an', 'per', undefined].includes(words[start - 1]);
  if (startsWithScale(words[start] ?? '')) group = 1n;
  for (; at < words.length; at++) {
    const word = words[at] ?? '';
    const small = SMALL.get(word);
    const scale = isScaleWord(word) ? SCALES.get(word) : undefined;
    if (small !== undefined && canFollow(group, small)) group = (group ?? 0n) + small;
    else if (scale !== undefined && group !== undefined) {
      if (scale <= 100n) group *= scale;
      else {
        total += group * scale;
        group = 0n;
      }
    } else if (word === 'and' && at > start && SMALL.has(words[at + 1] ?? '') && isScaleWord(words[at - 1] ?? ''))
      continue;
    else {
      const ordinal = at > start ? ORDINAL_VALUES.get(word) : undefined;
      if (ordinal !== undefined && canFollow(group, ordinal)) {
        group = (group ?? 0n) + ordinal;
        at++;
      }
      break;
    }
  }
  return at === start ? undefined : { value: String(total + (group ?? 0n)), words: at - start };
}

/** "twenty five" and "two hundred five" go on; "five six" are two numbers. */
function canFollow(group: bigint | undefined, next: bigint): boolean {
  if (group === undefined || group === 0n) return true;
  if (group % 100n === 0n) return true;
  return next < 10n && next > 0n && group % 10n === 0n && group % 100n >= 20n;
}
