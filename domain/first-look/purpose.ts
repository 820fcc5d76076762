import { doneByMany } from './plain.ts';
import { FORMS, SMALL_WORDS } from './words.ts';

/** What stands between it and what it is for: "wey go help", "that lets", "so they can". */
const TO_DO =
  /\b(?:to|for(?= \p{L}+ing )|helps?|lets?|allows?|enables?|makes?|can|(?:wey|that|dem|they) (?:go|dey|fit|will)(?: dey)?|that(?= \p{L}{2,}s\b))\s+(?:(?:for|dem|them|to|go|dey|easily|quickly) )*(?!(?:to|help|let|allow|enable|make)s?\b)(\p{L}{3,})\s+([\p{L}\p{N}’' -]+)/iu;
const MOST_WORDS = 3;

/**
 * A bare platform with what the sentence says it is for: "platform to track staff leave". `told` are whom it is for and where, which are
 * said already. As it is where the sentence says no more.
 */
export function withPurpose(what: string, written: string, told: readonly string[]): string {
  // A "booking app" has a name of its own.
  const head = what.toLowerCase().replace(/^(?:mobile|web|simple|whatsapp|telegram|ussd) /u, '');
  const isBare = FORMS.has(head) || /^(?:game|device|machine|drone|robot)s?$/u.test(head);
  const at = isBare ? written.toLowerCase().indexOf(what.toLowerCase()) : -1;
  if (at < 0) return what;
  const after = told
    .filter(Boolean)
    .flatMap((words) => [`in ${words}`, `at ${words}`, `for ${words}`, words])
    .reduce((text, words) => text.replace(words, words === told[0] ? 'them' : ''), written.slice(at + what.length))
    .replace(/\s+/gu, ' ');
  const [, verb = '', object = ''] = TO_DO.exec(after.split(/[,.;:]/u)[0] ?? '') ?? [];
  const words = objectOf(object.split(' '));
  const does = verb.toLowerCase();
  if (words === '' || SMALL_WORDS.has(does)) return what;
  if (!does.endsWith('ing')) return `${what} to ${doneByMany(does)} ${words}`;
  return after.includes(`for ${verb}`) ? `${what} for ${does} ${words}` : what;
}

/** Up to three words of their own, with the small ones between them: "patients of their appointments". */
function objectOf(words: readonly string[]): string {
  let count = 0;
  let end = 0;
  for (const [at, word] of words.entries()) {
    const isOfThem = at === 1 && /^(?:them|dem)$/iu.test(words[0] ?? '');
    const isLink = (
      at === 0
        ? /^(?:them|the|an?|their)$/iu
        : isOfThem
          ? /^(?:to|of|about|the|an?|their)$/iu
          : /^(?:of|about|the|their)$/iu
    ).test(word);
    if (isLink) continue;
    if (ENDS.has(word.toLowerCase()) || count === MOST_WORDS) break;
    count += 1;
    end = at + 1;
  }
  return words.slice(0, end).join(' ');
}

const ENDS: ReadonlySet<string> = new Set([...SMALL_WORDS, '', ...'every small direct well cheap'.split(' ')]);
