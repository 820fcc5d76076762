import { KNOWN_PLACES, namesPeople, ORGANISATIONS, PLACE_NOUNS, SERVICE_NOUNS } from './words.ts';

/** A word of a sentence as it was written, and in small letters as it is spelt. `isDone`: it is an action where it stands. */
export type Word = { text: string; plain: string; isDone?: true };

const SUBJECTS = new Set(['i', 'we', 'they', 'he', 'she', 'who', 'wey']);
/** Between who does something and what they do: "we also mow", "wey no sabi drive". */
const HELPERS = new Set(
  'dey de don wan want to will would can could fit sabi also just only always now no not really personally usually then go'.split(
    ' ',
  ),
);
const BEING = new Set(['is', 'are', 'am', 'be', 'been', 'being', 'was', 'were', 'dey']);
const AFTER_DONE = new Set(['by', 'to', 'into', 'for', 'from', 'with', 'in', 'at', 'and', ',', '']);
const NOT_DONE =
  /^(?:seed|feed|need|bed|shed|weed|breed|speed|reed|red|used|hundred|fried|dried|mixed|baked|naked|beloved)$/u;
/** Messages sent to somebody: "to text customers". */
const SENDS = new Set(['text', 'message', 'email', 'bill', 'invoice', 'phone']);

/** Marks what is done where it stands, though it is no verb of the lists: "I mow", "people going away", "excluded from school". */
export function markVerbs(words: readonly Word[], isSmall: (plain: string) => boolean): void {
  const plainAt = (at: number) => words[at]?.plain ?? '';
  for (const [at, word] of words.entries()) {
    const { plain } = word;
    if (isSmall(plain) || namesPeople(plain) || ORGANISATIONS.has(plain) || /\d/u.test(plain)) continue;
    if (
      isSubjects(plainAt, at, isSmall) ||
      isGoing(plainAt, at) ||
      isDoneTo(plainAt, at, isSmall) ||
      isItsWork(plainAt, at, isSmall) ||
      isSent(plainAt, at)
    )
      word.isDone = true;
  }
}

type IsSmall = (plain: string) => boolean;
/** "Wey ice cream sellers go pay": a name of people, not what somebody does. */
function isOfPeople(plainAt: PlainAt, at: number, isSmall: IsSmall): boolean {
  if (!['wey', 'who'].includes(plainAt(at - 1))) return false;
  for (let next = at + 1; next < at + 3 && plainAt(next) !== '' && !isSmall(plainAt(next)); next += 1)
    if (namesPeople(plainAt(next))) return true;
  return false;
}

type PlainAt = (at: number) => string;

/** "We also mow", "they no fit drive". */
function isSubjects(plainAt: PlainAt, at: number, isSmall: IsSmall): boolean {
  let before = at - 1;
  const isIng = plainAt(at).endsWith('ing');
  while (HELPERS.has(plainAt(before)) || (isIng && BEING.has(plainAt(before)))) before -= 1;
  const isPlace = KNOWN_PLACES.has(plainAt(at)) || PLACE_NOUNS.has(plainAt(at));
  const isWhere = ['dey', 'go', 'no'].includes(plainAt(at - 1)) && !isIng;
  return (
    SUBJECTS.has(plainAt(before)) && !isPlace && !isWhere && !(before === at - 1 && isOfPeople(plainAt, at, isSmall))
  );
}

/** "People going on holiday", "they are building": not the name of a work, and not what somebody is taught. */
function isGoing(plainAt: PlainAt, at: number): boolean {
  if (
    !plainAt(at).endsWith('ing') ||
    plainAt(at) === 'bring' ||
    SERVICE_NOUNS.has(plainAt(at)) ||
    plainAt(at).length < 5
  )
    return false;
  if (BEING.has(plainAt(at - 1))) return true;
  const isTaught = /^(?:teach|train)/u.test(plainAt(at - 2));
  return namesPeople(plainAt(at - 1)) && /(?:s|men|people|folk|children)$/u.test(plainAt(at - 1)) && !isTaught;
}

/** "Excluded from school", "fattened by herdsmen"; "used" in "used phones" says which. */
function isDoneTo(plainAt: PlainAt, at: number, isSmall: (plain: string) => boolean): boolean {
  const plain = plainAt(at);
  if (plain === 'hand' && /^(?:made|sewn|woven|knitted|painted)$/u.test(plainAt(at + 1)))
    return isSmall(plainAt(at + 2));
  if (/^(?:sewn|made|grown|woven|caught|built|sold|taught|done|shipped)$/u.test(plain))
    return AFTER_DONE.has(plainAt(at + 1)) && at > 0;
  if (!/[a-z]{3}ed$/u.test(plain) || NOT_DONE.test(plain)) return false;
  return BEING.has(plainAt(at - 1)) || (at > 0 && AFTER_DONE.has(plainAt(at + 1)) && plainAt(at - 1) !== ',');
}

/** "An AI that marks scripts"; "drones to spray farms", but "zobo for offices" and "sell to rice shops". */
function isItsWork(plainAt: PlainAt, at: number, isSmall: IsSmall): boolean {
  const isOfMany = plainAt(at).endsWith('s');
  const hasObject = !isSmall(plainAt(at + 1)) || OBJECTS.has(plainAt(at + 1));
  if (/^(?:will|would|could|should|might|must)$/u.test(plainAt(at - 1))) return true;
  if (isHelped(plainAt, at, isSmall) || isSecond(plainAt, at, isSmall)) return true;
  if (['that', 'which'].includes(plainAt(at - 1))) return isOfMany && hasObject && !/ss$/u.test(plainAt(at));
  if (plainAt(at - 1) === 'to' && /^(?:want|wan|need|plan|going|like|hope)$/u.test(plainAt(at - 2))) return true;
  if (plainAt(at - 1) !== 'to' || isOfMany || !hasObject || /ing$/u.test(plainAt(at))) return false;
  if (KNOWN_PLACES.has(plainAt(at)) || PLACE_NOUNS.has(plainAt(at + 1))) return false;
  for (let next = at + 1; next < at + 4 && plainAt(next) !== '' && !isSmall(plainAt(next)); next += 1)
    if (namesPeople(plainAt(next)) && !/(?:farm|shop|school|restaurant|clinic|hotel|church)s?$/u.test(plainAt(next)))
      return false;
  for (let before = at - 2; before >= 0; before -= 1) if (GOES_TO.test(plainAt(before))) return false;
  return at > 1;
}
/** "We repair and resell laptops". */
const isSecond = (plainAt: PlainAt, at: number, isSmall: IsSmall) =>
  plainAt(at - 1) === 'and' &&
  /^(?:i|we|they|to)$/u.test(plainAt(at - 3)) &&
  !isSmall(plainAt(at - 2)) &&
  !isSmall(plainAt(at + 1)) &&
  plainAt(at + 1) !== '' &&
  !/(?:s|ed|ing)$/u.test(plainAt(at));

/** "Help farmers dry their pepper". */
function isHelped(plainAt: PlainAt, at: number, isSmall: IsSmall): boolean {
  if (!namesPeople(plainAt(at - 1)) || !OBJECTS.has(plainAt(at + 1)) || plainAt(at).endsWith('s')) return false;
  let before = at - 1;
  while (before > 0 && !isSmall(plainAt(before)) && !HELPS.test(plainAt(before))) before -= 1;
  return HELPS.test(plainAt(before));
}
const HELPS = /^(?:help|let|make|enabl|allow)(?:s|e|es|ing)?$/u;
const OBJECTS = new Set('a an the their my our your this all any them dem'.split(' '));
/** What is followed by where it goes, or what it becomes. */
const GOES_TO =
  /^(?:sell|sold|give|deliver|suppl|send|sent|connect|link|bring|brought|offer|provid|lend|rent|export|ship|teach|show|access|come|go|close|next|match|introduc|hire|loan|carry|move|transport|turn|chang|convert|recycl|process|from|cash|waste|dung|talk|add|book|take|bus|shuttle|delivery|sales?|access|links?)/u;

const isSent = (plainAt: PlainAt, at: number) =>
  plainAt(at - 1) === 'to' && SENDS.has(plainAt(at)) && namesPeople(plainAt(at + 1));
