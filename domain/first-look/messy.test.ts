import { describe, expect, it } from 'vitest';
import { findRegulated } from '../lawful/regulated-money.ts';
import { takeFirstLook } from './first-look.ts';
import { type MessySentence, MESSY as WRITTEN } from './fixtures/messy.ts';
import { SOFTWARE } from './fixtures/software.ts';
import { ABROAD } from './fixtures/strangers-abroad.ts';
import { AT_HOME } from './fixtures/strangers-at-home.ts';
import type { IdeaKind } from './kinds.ts';
import { asMany, plainly } from './plain.ts';
import { wordsOf as wordsRead } from './word.ts';
import { namesPeople } from './words.ts';

/** The lines of a fixture, as sentences with what must be read in them. */
const linesIn = (text: string): MessySentence[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [says = '', kind = 'other', who = '', what = '', where = ''] = line.split(' | ').map((part) => part.trim());
      return [says, kind as IdeaKind, who, what, where];
    });

const OFFERED = linesIn(SOFTWARE);
const STRANGERS = [...linesIn(AT_HOME), ...linesIn(ABROAD), ...OFFERED];
const MESSY = [...WRITTEN, ...STRANGERS];
const looks = MESSY.map(([says]) => [says, lookAt(says)] as const);

function lookAt(says: string) {
  const look = takeFirstLook(says);
  if (look.kind === 'ask') throw new Error(`${says}: ${look.ask}`);
  return look;
}
type Look = ReturnType<typeof lookAt>;

const linesOf = ({ beliefs, test }: Look) => [...beliefs, test.doThis];
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const headOf = (what: string) => wordsRead(what.replace(/ (?:of|with|to) .*$/u, '')).at(-1)?.plain ?? '';

/** Where a person whom somebody looks for is what the idea is about. */
const OF_PEOPLE: ReadonlySet<IdeaKind> = new Set(['marketplace', 'jobs', 'events', 'health', 'education']);
/** Places that can be opened: they can be customers too, and are nobody. */
const OPENED = new Set(['shop', 'buka', 'bakery', 'farm']);
/** What the reader puts beside the sentence's own words. */
const ADDED = new Set(
  'to record of who owes them lessons washing cleaning service tutoring walking sitting visits repair charging'.split(
    ' ',
  ),
);
/** They end like many and are one, or say which one: "a bookings app". */
const ONE = new Set(['gas', 'business', 'bus', 'class', 'bookings', 'bills']);

describe('a sentence as people really write it', () => {
  it('comes in fifty ways, of at least twelve kinds', () => {
    expect(MESSY.length).toBeGreaterThanOrEqual(50);
    expect(STRANGERS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(MESSY.map(([says]) => says)).size).toBe(MESSY.length);
    expect(new Set(MESSY.map(([, kind]) => kind)).size).toBeGreaterThanOrEqual(12);
  });

  it.each(MESSY)('%s', (says, kind, who, what, where) => {
    expect(lookAt(says)).toMatchObject({ ideaKind: kind, parts: { who, what, where } });
  });
});

describe.each(looks)('%s', (says, look) => {
  const { who, what } = look.parts;

  it('has a noun of its own in each of the five', () => {
    const nouns = [what, asMany(what), who].filter(Boolean).map((noun) => noun.toLowerCase());
    for (const belief of look.beliefs)
      expect(
        nouns.some((noun) => belief.toLowerCase().includes(noun)),
        belief,
      ).toBe(true);
  });

  it('takes nobody for goods', () => {
    if (!OF_PEOPLE.has(look.ideaKind)) expect(namesPeople(headOf(what)) && !OPENED.has(headOf(what)), what).toBe(false);
    const group = who === '' ? 'customers' : who.toLowerCase();
    for (const line of linesOf(look))
      expect(line.toLowerCase()).not.toMatch(
        new RegExp(
          `\\b(?:buy|rent|borrow|eat|stock of|batch of|portion of|load of|day of|kilo of|first) ${group}\\b`,
          'u',
        ),
      );
  });

  it('reads as a sentence', () => {
    for (const line of linesOf(look)) {
      expect(line).not.toMatch(/\b(\p{L}+) \1\b/iu);
      expect(line).not.toMatch(/\bper (?:dai|week|month|year)ly\b|\bin (?:in|at|for)\b|\bwey\b|\bdem\b|\bmoni\b/iu);
      for (const [phrase, noun = ''] of line.matchAll(/\ban? (\p{L}+s)\b/giu))
        expect(asMany(noun) === noun && !ONE.has(noun.toLowerCase()), phrase).toBe(false);
      expect(line).toMatch(/^\p{Lu}|^\d/u);
    }
  });

  it('takes its thing from the sentence', () => {
    const said = wordsOf(plainly(says));
    const isSaid = (word: string) =>
      ADDED.has(word) ||
      said.some(
        (one) => one === word || one === `${word}s` || word === `${one}s` || word === `${one.replace(/e$/u, '')}ing`,
      );
    expect(wordsOf(what).filter((word) => !isSaid(word))).toEqual([]);
  });
});

describe('a sentence that begins with its software', () => {
  it.each(OFFERED)('%s', (says, _, who) => {
    const look = lookAt(says);
    const { what } = look.parts;
    expect(what).toMatch(
      /^(?:mobile )?(?:app|platform|software|system|website|solution|tool)(?: to \p{L}+ [\p{L} ]+)?$/u,
    );
    expect([look.isUnsure, look.others]).toEqual([false, []]);
    // What the software is for is nothing that anybody would buy, use or miss: it says which software it is, and nothing else.
    const form = what.replace(/ to .*$/u, '');
    const before = says.slice(0, says.indexOf(form) + form.length);
    const known = new Set([...wordsOf(before), ...wordsOf(plainly(who)), ...wordsOf(look.parts.price)]);
    const plain = lookAt(`app for ${who || 'people'}`);
    const usual = new Set(linesOf(plain).flatMap(wordsOf));
    const purpose = wordsOf(says).filter((word) => !known.has(word) && !usual.has(word));
    const names = [what, asMany(what)].map((name) => name.toLowerCase());
    const unnamed = linesOf(look).map((line) =>
      names.reduce((text, name) => text.replaceAll(name, form), line.toLowerCase()),
    );
    const said = new Set(unnamed.flatMap(wordsOf));
    expect(purpose.filter((word) => said.has(word))).toEqual([]);
  });

  it('asks again where it says neither whom nor what it is for', () => {
    expect(takeFirstLook('an app that makes life better').kind).toBe('ask');
  });
});

it('shares at most two of the five between two kinds', () => {
  const bare = ({ beliefs, parts }: Look) =>
    beliefs.map((belief) =>
      Object.values(parts).reduce(
        (text, part) => (part === '' ? text : text.replaceAll(part.toLowerCase(), '·')),
        belief.toLowerCase(),
      ),
    );
  for (const [, one] of looks)
    for (const [, other] of looks) {
      if (one.ideaKind === other.ideaKind) continue;
      const shared = bare(one).filter((line) => bare(other).includes(line));
      expect(shared.length, `${one.ideaKind} and ${other.ideaKind}`).toBeLessThanOrEqual(2);
    }
});

it('asks for a permission only where somebody’s money is held, lent or moved', () => {
  const asked = MESSY.filter(([says]) => findRegulated(says)).map(([, kind]) => kind);
  expect(new Set(asked)).toEqual(new Set(['finance']));
});
