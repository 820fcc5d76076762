import type { EvidenceLevel } from './evidence.ts';
import type { Observation } from './observation.ts';
import { isFiller, isPeopleWord, NUMBER_WORDS } from './people-words.ts';

/** More people than this in one entry, with no file or link behind them, are asked about and told as the founder's word. */
const ASKED_ABOVE = 20;

const SOMEBODY =
  'boy|girl|man|woman|lady|guy|person|student|customer|client|trader|buyer|seller|user|mama|aunty|uncle|friend|parent|mother|father|teacher|driver|owner';
const ONE_PERSON = new RegExp(
  String.raw`\b(?:one|a|an|this|the) (?:[\p{L}-]+ )?(?:${SOMEBODY})\b|\bs?he (?:said|says|told|paid|refused|showed|gave)\b`,
  'iu',
);

/** What people told, and what they did: a source is nobody who could do either. */
const VERB: Readonly<Record<EvidenceLevel, string | null>> = {
  L1: null,
  L2: 'tell you this',
  L3: 'tell you this',
  L4: 'do this',
  L5: 'do this',
  L6: 'do this',
};

/**
 * What to ask before so many people are saved: the note tells of one of them, or there are more than twenty and nothing but the
 * founder's word. Null where neither is so, and for sources. It changes no count. This product's own convention.
 */
export function oneByOneQuestion(
  { people, note, link, says }: Pick<Observation, 'people' | 'note' | 'link' | 'says'>,
  hasFile: boolean,
): string | null {
  const [verb] = says.flatMap(({ level }) => VERB[level] ?? []);
  if (verb === undefined || people < 2) return null;
  const isMany = people > ASKED_ABOVE && !hasFile && !link;
  if (!isMany && (!ONE_PERSON.test(note) || namesNumber(note, people))) return null;
  return `Did ${figure(people)} people each ${verb}, one by one?`;
}

/** Whether a note gives the number itself: "nine women came, and a woman said so". */
const namesNumber = (note: string, people: number) =>
  note
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => (NUMBER_WORDS[word] ?? Number(word)) === people);

/** What people of a note said or did, in English and in pidgin. */
const DID = new Set(
  'tell told say said talk talked pay paid refuse refused agree agreed buy bought come came gree sign signed show showed give gave want wanted complain complained'.split(
    ' ',
  ),
);

/**
 * What to ask before a card of one person is saved whose note counts several and what they said or did: "30 women told me".
 * Null where it does not, as in "she sells to 30 women". It changes no count. This product's own convention.
 */
export function onePersonQuestion(note: string): string | null {
  const words = note
    .toLowerCase()
    .replaceAll(/(?<=\d),(?=\d{3})/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const toldOf = words.flatMap((word, at) => {
    const count = NUMBER_WORDS[word] ?? (/^\d{1,6}$/u.test(word) ? Number(word) : 1);
    return count > 1 && arePeopleWhoDid(words.slice(at + 1)) ? [count] : [];
  });
  const [most] = toldOf.sort((a, b) => b - a);
  return most === undefined ? null : `The note tells of ${figure(most)} people. Is this one person?`;
}

/** "of the women told me", "fish sellers at Epe paid": people within three words, and what they did within three more. */
function arePeopleWhoDid(words: readonly string[]): boolean {
  const next = words.filter((word) => !isFiller(word)).slice(0, 6);
  const at = next.slice(0, 3).findIndex(isPeopleWord);
  return at >= 0 && next.slice(at + 1, at + 4).some((word) => DID.has(word));
}

type Graded = { count: number; onRecord: number; confirmed: number };

/** How many of those told nothing but the founder's word stands behind, where they are many; null where they are few. */
export function manyOnWord({ count, onRecord, confirmed }: Graded): string | null {
  const rest = count - Math.max(onRecord, confirmed);
  return rest > ASKED_ABOVE ? `${figure(rest)} on the founder’s word` : null;
}

const figure = (count: number) => count.toLocaleString('en-GB');
