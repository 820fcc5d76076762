import type { EvidenceItem, EvidenceLevel } from './evidence.ts';
import type { Intake } from './intake.ts';
import { NUMBER_WORDS } from './people-words.ts';
import { FORMULA_VERSION, hasLaterRules } from './published-rules.ts';

/** Sources are not people: they may be more than the segment has members. */
const countsPeople = (level: EvidenceLevel) => level !== 'L1';

/** A number at the beginning of the segment that counts its people: "12 Ikeja hospitals", and neither "24-hour" nor "3 star". */
const COUNTED = new RegExp(
  String.raw`^\s*(?:all |the |about |around |some )*(?<count>\d{1,3}(?:,\d{3})+|\d+|${Object.keys(NUMBER_WORDS).join('|')})\s+(?!(?:to|or|and|hours?|years?|months?|weeks?|days?|minutes?|stars?|wheel\w*|bed\w*|rooms?|doors?|seat\w*|store?ys?|floors?|in|per|percent|out|of|km|kg|litres?|acres?|hectares?|man|woman|person|naira|dollars?|million|thousand|hundred|billion)\b)\p{L}`,
  'iu',
);

/**
 * How many the founder says there are: the answer to that question, else the number that the segment begins with, which is read
 * since the third formula. Null where neither says it. This product's own convention.
 */
export function segmentSizeOf(
  { segmentSize, segment }: Pick<Intake, 'segmentSize' | 'segment'>,
  formulaVersion = FORMULA_VERSION,
): number | null {
  if (segmentSize !== null || !hasLaterRules(formulaVersion)) return segmentSize;
  const count = COUNTED.exec(segment)?.groups?.count?.toLowerCase();
  return count === undefined ? null : (NUMBER_WORDS[count] ?? Number(count.replaceAll(',', '')));
}

/** How many of an entry can be true: never more people than its founder says there are. */
export function possibleCount({ level, count }: Pick<EvidenceItem, 'level' | 'count'>, segmentSize: number | null) {
  return segmentSize !== null && segmentSize >= 1 && countsPeople(level)
    ? Math.min(count, Math.floor(segmentSize))
    : count;
}

/** Our convention: with five minutes for each, a hundred people fill a day of more than eight hours. */
const MOST_IN_A_DAY = 100;

/** What to ask about more people in one entry than anybody meets in a day; null where it is believable. It changes no count. */
export function crowdQuestion({ level, count }: Pick<EvidenceItem, 'level' | 'count'>): string | null {
  if (!countsPeople(level) || count <= MOST_IN_A_DAY) return null;
  return `${count.toLocaleString('en-GB')} people in one entry, on your word alone: how were they counted? Attach the list, or enter those whom you met.`;
}

/** "everybody", "they all", "all the sellers", "most of them", "every trader", and neither "all the time" nor "most days". */
const CROWD = new RegExp(
  [
    String.raw`\b(?:everybody|everyone|people|pipo|(?:they|dem|them|we) all)\b`,
    String.raw`\b(?:all|most|many|plenty) (?:of )?(?:the|them|dem|these|those|my|our)\b(?! (?:time|day|week|month|year|money|way|thing))`,
    String.raw`\b(?:all|most|many|plenty) (?:\p{L}+ )?(?:\p{L}+(?:ers|ors)|wo?men|students|mamas)\b`,
    String.raw`\bevery (?:\p{L}+ )?(?:trader|seller|buyer|customer|user|vendor|student|person|wo?man|mama)\b`,
  ].join('|'),
  'iu',
);
const A_NUMBER = new RegExp(String.raw`\p{N}|\b(?:${Object.keys(NUMBER_WORDS).join('|')})\b`, 'iu');

/**
 * Whether an opinion in favour speaks of a crowd that nobody counted, "all the sellers said yes", as if it were one person: on
 * the founder's word it counts 0 (rule S16). Anyone who gives a number has counted. This product's own convention.
 */
export function isCrowdAgreement({
  side,
  level,
  count,
  note,
  link,
  file,
  witnessed,
}: Pick<EvidenceItem, 'side' | 'level' | 'count' | 'note' | 'link' | 'file' | 'witnessed'>): boolean {
  if (side !== 'for' || level !== 'L2' || count !== 1 || link || file || witnessed) return false;
  return CROWD.test(note) && !A_NUMBER.test(note);
}

export const AGREEMENT =
  'Counts 0 here. “All” or “everybody” is one opinion that nobody counted. Enter how many said it, or what one of them did.';

/** Why a count cannot be entered; null when it can. */
export function countProblem(item: Pick<EvidenceItem, 'level' | 'count'>, segmentSize: number | null): string | null {
  const most = possibleCount(item, segmentSize);
  if (item.count <= most) return null;
  const there = most === 1 ? 'is 1 of them' : `are ${most.toLocaleString('en-GB')} of them`;
  return `You say that there ${there} in your customer group. Give no more than that, or correct the size of the group.`;
}
