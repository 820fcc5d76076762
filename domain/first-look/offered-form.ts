import type { Thing } from './phrase.ts';
import { afterDeterminers, comma, isBoundary, isVerb, phraseAfter, plainAt, type Word } from './word.ts';
import { FORMS, namesPeople, ORGANISATIONS } from './words.ts';

const MOST_BEFORE = 2;
/** It brings two sides, or somebody and a thing, together: then the thing is what people come for. */
const BRINGS_TOGETHER = /^(?:connect|match|link|find|hire|book|rent|lease|lend|borrow)(?:s|es|ing)?$/u;
const HELPS = new Set(
  'go dey will can fit to dem help helps let lets enable enables allow allows make makes'.split(' '),
);
/** Who follows is whom it helps. */
const MOST_HELPED = 4;

/**
 * The software of a sentence that begins with it, or with who needs it, and goes on to say whom or what it is for: "app wey go help
 * schools collect fees", "software for pharmacies so that no drug expires". Nothing out of its purpose is what people get.
 */
export function offeredForm(words: readonly Word[]): Thing | null {
  // "I wan make app", whatever was told before.
  const made = words.findIndex(
    ({ plain }, at) => BUILDS.test(plain) && FORMS.has(plainAt(words, afterDeterminers(words, at + 1))),
  );
  const from = afterDeterminers(
    words,
    (made < 0 ? words.findIndex(({ plain }) => /^(?:needs?|wants?|wan)$/u.test(plain)) : made) + 1,
  );
  const at = words.findIndex(({ plain }, index) => index >= from && FORMS.has(plain));
  if (at < 0 || at > from + MOST_BEFORE || words.slice(from, at).some(isBoundary)) return null;
  const next = plainAt(words, at + 1);
  const isOffered = /^(?:wey|that|which|where|to|so|dem|go|will)$/u.test(next)
    ? !isBetween(words, at + 1) && !(next === 'where' && words.slice(at + 2).some(({ plain }) => DEALS.test(plain)))
    : next === 'for' && (isGroup(words, at + 2) || isForDoing(words, at + 2));
  return isOffered ? { from, to: at + 1, work: '' } : null;
}

const BUILDS = /^(?:make|build|create|develop|design)(?:ing)?$/u;

/** "App for splitting rent"; "app for booking barbers" is about barbers. */
const isForDoing = (words: readonly Word[], at: number) =>
  /^\p{L}{2,}ing$/u.test(plainAt(words, at)) &&
  !isBoundary(words[at + 1] ?? comma) &&
  !/^(?:book|hir|find|rent|buy|sell|order|lend|borrow|match|connect|link|swapp|shar)ing$/u.test(plainAt(words, at));

/** What two sides do with each other. */
const DEALS = /^(?:sell|list|offer|swap|post|teach|learn|buy|order|rent|borrow|lend|hire|book|find|donate|meet)s?$/u;

/** "Pharmacies", "small garages". */
function isGroup(words: readonly Word[], at: number): boolean {
  const { to } = phraseAfter(words, at);
  const head = plainAt(words, to - 1);
  return namesPeople(head) || ORGANISATIONS.has(head);
}

/** "App to find a plumber", "app that helps farmers rent tractors". */
function isBetween(words: readonly Word[], start: number): boolean {
  let at = start + 1;
  while (HELPS.has(plainAt(words, at))) at += 1;
  const verb = words.slice(at, at + MOST_HELPED).find((word) => isVerb(word));
  return verb !== undefined && BRINGS_TOGETHER.test(verb.plain);
}
