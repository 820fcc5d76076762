import { EVIDENCE_LIMITS, type EvidenceLevel, type EvidenceSide } from './evidence.ts';
import { outcomeOf } from './outcome-words.ts';
import { isFiller, isPeopleWord, NUMBER_WORDS } from './people-words.ts';

/** Some of the people of a note and what they did; `words` are the note's own, such as "4 paid". */
export type CountedOutcome = { side: EvidenceSide; level: EvidenceLevel; count: number; words: string };

/** Not what happened, but what might: "if 4 pay". Before the first number it holds for the whole sentence. */
const NOT_YET =
  /\b(?:if|unless|hop(?:e|ing)|expect\w*|plan\w*|target\w*|goal|aim\w*|suppos\w+|imagine|should|must|need|wan|go see)\b/u;
/** What was told of somebody else's customers. */
const OF_OTHERS = /\b(?:her|his|their|dem) (?:own )?(?:customer|buyer|client|user)/u;
/** "4 or 5", "4-5": nobody can say how many. */
const RANGE = /\d\s*(?:-|–|—|\bto\b|\bor\b)\s*(?:about\s+)?\d/u;
/** What parts one outcome from the next. */
const BREAK = /[,;:()–—]|\b(?:and|but|while|whereas|though|although|however)\b/u;

const NUMBER = `(?:\\d{1,3}(?:,\\d{3})+|\\d+|${Object.keys(NUMBER_WORDS).join('|')})`;
const COUNT = new RegExp(
  `(?<![\\p{L}\\p{N}₦$£€#.,/-]|[₦$£€#] )(?<count>${NUMBER})(?:\\s+(?:out\\s+)?of\\s+(?:the\\s+|my\\s+|those\\s+)?(?<of>${NUMBER}))?(?![\\p{L}\\p{N}%/-]|[.,]\\d)|(?<!of )\\b(?<rest>(?:all )?the (?:rest|remaining|others|other ones))\\b`,
  'gu',
);
const TOTAL = new RegExp(
  `\\b(?:asked|met|saw|visited|interviewed|see|spoke (?:to|with)|talk(?:ed)? (?:to|with)|out of|of) (?:about )?(?:the )?(${NUMBER})\\b`,
  'u',
);

type Found = Omit<CountedOutcome, 'level' | 'count'> & { level: EvidenceLevel | null; count: number | 'rest' };

/**
 * The two outcomes that one note counts, one for and one against, in its order: "4 paid and 5 refused". Empty when it counts
 * none, only one, or more than one on a side: then nobody can say which lines were meant. "The rest" counts where the note
 * says of how many. A refusal weighs as much as what the others did. This product's own convention.
 */
export function countedOutcomes(note: string): CountedOutcome[] {
  const text = note.normalize('NFKC').replaceAll(/[’‘]/g, "'");
  const found = text.split(/[!?\n]+|\.(?!\d)/u).flatMap(outcomesIn);
  const [first, second] = found;
  if (!first || !second || found.length > 2 || first.side === second.side) return [];
  const asked = TOTAL.exec(text.toLowerCase())?.[1];
  const total = asked === undefined ? null : numberOf(asked);
  const level = found.find(({ side }) => side === 'for')?.level ?? 'L2';
  const counted = [
    { ...first, count: countOf(first, second, total), level: first.level ?? level },
    { ...second, count: countOf(second, first, total), level: second.level ?? level },
  ];
  return counted.every(({ count }) => count >= 1 && count <= EVIDENCE_LIMITS.count) ? counted : [];
}

/** How many one outcome counts; 0 where nobody can say. */
function countOf({ count }: Found, other: Found, total: number | null): number {
  if (count !== 'rest') return count;
  return other.count === 'rest' || total === null ? 0 : Math.max(0, total - other.count);
}

function outcomesIn(sentence: string): Found[] {
  const lower = sentence.toLowerCase();
  const counts = [...lower.matchAll(COUNT)];
  const [first] = counts;
  if (!first || NOT_YET.test(lower.slice(0, first.index)) || OF_OTHERS.test(lower) || RANGE.test(lower)) return [];
  return counts.flatMap(({ 0: { length }, index, groups }, at) => {
    const after = lower.slice(index + length, counts[at + 1]?.index).split(BREAK, 1)[0] ?? '';
    const did = afterPeople(after);
    if (!did) return [];
    const words = sentence.slice(index, index + length + did.end).replaceAll(/\s+/g, ' ');
    return [{ side: did.side, level: did.level, count: groups?.rest ? 'rest' : numberOf(groups?.count ?? ''), words }];
  });
}

/** What people did, where nothing but who they are stands before it: "4 of the fish sellers paid", not "4 bags they paid". */
function afterPeople(after: string) {
  const words = [...after.matchAll(/[^\s]+/gu)];
  for (const [at, { 0: word, index }] of words.entries()) {
    const outcome = outcomeOf(after.slice(index));
    if (outcome) return { ...outcome, end: index + outcome.length };
    const describesPeople = isPeopleWord(words[at + 1]?.[0] ?? '');
    if (!(isFiller(word) || isPeopleWord(word) || describesPeople)) return null;
  }
  return null;
}

const numberOf = (number: string) => NUMBER_WORDS[number] ?? Number(number.replaceAll(',', ''));
