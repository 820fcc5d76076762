import { readNumberWords } from '../number-words.ts';
import { EVIDENCE_LIMITS } from './evidence.ts';
import { isFiller, isPeopleWord } from './people-words.ts';

/** "9", "1,200", "six hundred", "twenty five". */
const WORD =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|fou?r|fif|six|seven|eigh|nine?)ty|dozen|hundred|thousand|one|and|a)';
const COUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}₦$£€#.,/-]|[₦$£€#] )(?:\d{1,3}(?:,\d{3})+|\d{1,6}|(?!(?:and|a|one)\b(?! (?:hundred|dozen)))${WORD}(?:[ -]${WORD})*)(?![\p{L}\p{N}%/-]|[.,]\d)`,
  'giu',
);
/** Before those who were met, and nobody else's customers. */
const MET =
  /\b(?:asked|ask|met|meet|saw|see|visited|interviewed|spoke (?:to|with)|talk(?:ed)? (?:to|with)|out of|counted|surveyed)\s+(?:(?:about|like|around|over|some|up to|all|the|these|those|nearly|almost|maybe)\s+)*$/iu;
/** "She sells to 30 women", "a class of 40 pupils", "he get 5 workers": whom somebody else has. */
const OF_OTHERS =
  /\b(?:sells?|sold|serves?|supplies|supply|caters?|cooks?|works?|teaches|pays?|paid|class|group|team|family|staff|total)\s+(?:(?:to|for|with|of|about|like|over|around)\s+)*$|\b(?:has|have|had|get|gets|got|with|employs?|owns?|carry|carries)\s+(?:(?:about|like|over|around|up to)\s+)?$|\b(?:if|when|need|wants?|hope for|plan for|target(?:ing)?|for)\s+(?:(?:about|like|over|around|up to|another|the)\s+)*$/iu;
const OF_THEM = /^\s*(?:(?:out )?of (?:the |my )?)?(?:dem|them|of us)\b/iu;

/** How many people a note says they were, and its own words for it. */
export type NotePeople = { count: number; words: string };

/**
 * The one number of people that a note tells of: "like 15 of dem", "about ten people", "asked 20 drivers, 12 said yes". There
 * to be offered: a note knows no more than its words. Null where it counts none, one, or several of whom it does not say that all
 * were met. This product's own convention.
 */
export function peopleInNote(note: string): NotePeople | null {
  const text = note.normalize('NFKC');
  const found = [...text.matchAll(COUNT)].flatMap(({ 0: number, index }) => {
    const count = numberOf(number);
    const [before, after] = [text.slice(0, index), text.slice(index + number.length)];
    if (count === null || count < 2 || count > EVIDENCE_LIMITS.count) return [];
    const noun = nounAfter(after);
    const isMet = MET.test(before);
    if (noun === null || (OF_OTHERS.test(before) && !isMet)) return [];
    return [{ count, words: `${number}${noun}`.replaceAll(/\s+/g, ' ').trim(), isMet }];
  });
  const met = found.filter(({ isMet }) => isMet);
  const all = met.length > 0 ? met : found;
  const [one, ...others] = all;
  if (!one || others.some(({ count }) => count !== one.count)) return null;
  return { count: one.count, words: one.words };
}

/** What is counted, in the note's words: people within four words, or "of dem". Null for anything else. */
function nounAfter(after: string): string | null {
  const [them] = OF_THEM.exec(after) ?? [];
  if (them) return them;
  const words = [...after.matchAll(/[^\s]+/gu)].slice(0, 4);
  for (const [at, { 0: word, index }] of words.entries()) {
    const bare = word.toLowerCase().replaceAll(/[^\p{L}-]/gu, '');
    // "20 minutes later drivers came", "20 plates, women": what stands after a stop is another thing.
    if (isPeopleWord(bare)) return after.slice(0, index + word.replace(/[^\p{L}]+$/u, '').length);
    const next = words[at + 1]?.[0].toLowerCase().replaceAll(/[^\p{L}-]/gu, '') ?? '';
    if (/[^\p{L}\p{N}]$/u.test(word) || !(isFiller(bare) || isPeopleWord(next))) return null;
  }
  return null;
}

function numberOf(written: string): number | null {
  const plain = written.toLowerCase().replaceAll(',', '');
  return /^\d+$/u.test(plain) ? Number(plain) : readNumberWords(plain);
}
