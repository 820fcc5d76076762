import { asMany } from './plain.ts';
import { articleFor, type Reading } from './sentence.ts';
import { isListed, isVerb, plainAt, wordsOf } from './word.ts';
import { COUNTED, namesPeople, ORGANISATIONS, SEEKS, SERVICE_NOUNS } from './words.ts';

/** Work, or room for it, that ends the name of what people get, though each could be an action too: "water testing", "legal help". */
const ENDS =
  '(?:test(?:ing|s)|bookings?|training|coaching|help|support|advice|spraying|registration|financing|matching|tracking|sharing|processing|packaging|packing|drying|milling|grinding|printing|pickup|pick up|removal|recovery|space|spaces|practice|verification|swap(?:ping)?|exchange|monitoring|counselling|servicing|sales|lessons?|classes|service|services|software|system|systems|device|kit|kits|machine|machines|finder|reminders?|alerts?)';
const GOES_ON =
  '(?:for|in|at|to|by|near|around|with|on|so|wey|that|when|where|and|from|during|before|after|within|inside|to)';
const REST = new RegExp(`^((?:\\s+\\p{L}+){0,1}?\\s+${ENDS})(?=\\s+${GOES_ON}\\b|\\s*[,.;:!?]|\\s*$)`, 'iu');
/** They describe, and are nothing that one gets. */
const DESCRIBES = new Set(
  'late early dry wet cheap well legal medical financial digital local mental personal natural online mobile professional technical'.split(
    ' ',
  ),
);
/** Done to something that the sentence goes on to name. */
const ANY_WORK = new Set('turning making doing helping giving getting using working going coming taking'.split(' '));
/** "Collected for animal feed": what becomes of it in the end. */
const BECOMES = /\b\p{L}{3,}(?:ed|ing)\s+for\s+$/iu;

/**
 * The reading with the end of its name that was taken for an action, and with what speaks against it: then the page asks with one
 * tap instead of saying something silly. This product's own convention.
 */
export function weighed(read: Reading, written: string): Reading {
  const whole = withEnd(withOwnHead(withWholeClause(withoutDoing(read)), written), written);
  return { ...whole, isGuess: whole.isGuess || isDoubtful(whole, written) };
}

/** "Giving free pads" is free pads: that they are given is no part of their name. */
function withoutDoing(read: Reading): Reading {
  const what = read.what.replace(DOING, '');
  return what === read.what || what === '' ? read : { ...read, what, article: articleFor(what), isGuess: false };
}
const DOING =
  /^(?:(?:giving|selling|offering|providing|supplying|buying|bringing|sharing|donating|delivering)\s+(?:out\s+)?|(?:hiring|renting|rental|hire|leasing|sales?|selling|supply|provision|distribution)\s+of\s+)/iu;

/** "Legal" before "help for tenants" is legal help. */
function withEnd(read: Reading, written: string): Reading {
  const at = startOf(read.what, written);
  if (at < 0 || read.isRole) return read;
  const [, rest = ''] = REST.exec(written.slice(at + read.what.length)) ?? [];
  const added = rest.trim();
  if (added === '' || wordsOf(added).some(({ plain }) => namesPeople(plain))) return read;
  const what = `${read.what} ${added.toLowerCase()}`;
  return {
    ...read,
    what,
    article: articleFor(what),
    who: read.who.toLowerCase() === added.toLowerCase() ? '' : read.who,
  };
}

/** "Phone charging kiosk in villages": a kiosk that charges phones, and no customer. */
function withOwnHead(read: Reading, written: string): Reading {
  const at = startOf(read.what, written);
  const [head = ''] = read.who.split(' ');
  const [next = ''] = at < 0 ? [] : (/^\s+\p{L}+/iu.exec(written.slice(at + read.what.length)) ?? []);
  const noun = next.trim().toLowerCase();
  if (noun === '' || !COUNTED.has(noun.replace(/s$/u, '')) || asMany(noun) !== asMany(head.toLowerCase())) return read;
  const what = `${read.what} ${noun}`;
  return { ...read, what, who: '', article: articleFor(what) };
}

/** "Contractors who oil company …": a clause that was cut before anything happens in it says nothing. */
function withWholeClause(read: Reading): Reading {
  const [group = '', clause] = read.who.split(/ who /u);
  if (clause === undefined) return read;
  const words = wordsOf(clause);
  const tells = words.some(
    (word) => isVerb(word) || /^(?:no|not|dey|get|have|are|is|want|need|can|fit|live|work)$|ed$/u.test(word.plain),
  );
  return tells ? read : { ...read, who: group };
}

function isDoubtful({ what, isRole, who }: Reading, written: string): boolean {
  if (what === '' || isRole) return what !== '' && ANY_WORK.has(what.toLowerCase());
  const words = wordsOf(what);
  const [first] = words;
  const head = plainAt(words, words.length - 1);
  const before = written.slice(0, Math.max(0, startOf(what, written)));
  if (words.length === 1 && (DESCRIBES.has(head) || ANY_WORK.has(head))) return true;
  if (
    namesPeople(head) &&
    !/\b(?:connect|match|link|pair)/iu.test(before) &&
    !SEEKS.has(wordsOf(before).at(-1)?.plain ?? '') &&
    asMany(head) === head
  )
    return true;
  if (who !== '' && BECOMES.test(before)) return true;
  if (KEEPS.test(before) || PASSES.test(written.slice(before.length + what.length))) return true;
  if (
    !/\b(?:recycl|waste|scrap)/iu.test(written) &&
    (/\s+for\b/iu.test(written) || /^\s*$/u.test(before)) &&
    isTurnedInto(written.slice(before.length + what.length))
  )
    return true;
  const isAction = first !== undefined && words.length > 1 && isListed(first) && !/(?:ing|ed)$/u.test(first.plain);
  const isNounToo =
    !IS_DOING.test(before) && (SERVICE_NOUNS.has(first?.plain ?? '') || COUNTED.has(first?.plain ?? ''));
  return isAction && !isNounToo;
}

/** "To wash okada", "we go repair phones": what follows is done, and nothing that one gets. */
const IS_DOING = /\b(?:to|dey|go|wan|will)\s+$/iu;

/** "Parents owe school fees", "schools track results": what they pay, owe or keep an eye on is theirs, and nobody sells it. */
const KEEPS =
  /(?<!\b(?:i|we)\s(?:\p{L}+\s)?)\b(?:pay|owe|track|manage)(?:s|ing)?\s+(?:(?:their|dem|them|the|for)\s+)?$/iu;
/** "Their drug no go expire": that it happens is what they would be rid of. */
const PASSES = /^\s+(?:(?:no|not|dey|go|don|will|may|can|never)\s+)*expires?\b/iu;

/** "Cow dung to cooking gas": nobody can say which of the two they get. */
function isTurnedInto(after: string): boolean {
  const [, next = ''] = /^\s+(?:in)?to\s+((?:\p{L}+\s+){0,1}\p{L}+)(?:\s+for\b|\s*$)/iu.exec(after) ?? [];
  const words = wordsOf(next);
  return words.length > 0 && !words.some((word) => namesPeople(word.plain) || ORGANISATIONS.has(word.plain));
}

const startOf = (what: string, written: string) =>
  what === '' ? -1 : written.toLowerCase().indexOf(what.toLowerCase());
