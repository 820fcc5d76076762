import { describe, expect, it } from 'vitest';
import { BELIEFS_OF_KIND } from './beliefs.ts';
import { takeFirstLook } from './first-look.ts';
import { AS_TYPED } from './fixtures/as-typed.ts';
import { MESSY } from './fixtures/messy.ts';
import { SENTENCES } from './fixtures/sentences.ts';
import { SOFTWARE } from './fixtures/software.ts';
import { ABROAD } from './fixtures/strangers-abroad.ts';
import { AT_HOME } from './fixtures/strangers-at-home.ts';
import { TYPED } from './fixtures/strangers-typed.ts';
import { TYPED_LATER } from './fixtures/strangers-typed-later.ts';
import { asMany, SAID_TWICE } from './plain.ts';
import { VARIANTS } from './variants.ts';

const partsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(' |').map((part) => part.trim()));

const READ = partsOf(TYPED + TYPED_LATER).filter(([, kind]) => kind !== undefined);
const ALL = [
  ...partsOf(AT_HOME + ABROAD + SOFTWARE + TYPED + TYPED_LATER).map(([says = '']) => says),
  ...MESSY.map(([says]) => says),
  ...SENTENCES.map(([says]) => says),
  ...AS_TYPED.map(({ says }) => says),
];
const looks = ALL.flatMap((says) => {
  const look = takeFirstLook(says);
  return look.kind === 'look' ? [[says, look] as const] : [];
});

it('reads what strangers type on a phone', () => {
  expect(READ.length).toBeGreaterThan(130);
  for (const [says = '', ideaKind, who, what, where] of READ)
    expect(takeFirstLook(says), says).toMatchObject({ ideaKind, parts: { who, what, where } });
});

describe.each(looks)('%s', (_, { beliefs, test, parts, riskiest }) => {
  const lines = [...beliefs, test.doThis, test.holdsWhen];

  it('leaves no slot empty and says no word twice', () => {
    for (const line of lines) {
      expect(line).not.toMatch(/\s{2}|\s[,.;:]|[{}]|^\s|\bundefined\b/u);
      for (const [twice, word = ''] of line.matchAll(/\b(\p{L}+) \1\b/giu))
        expect(SAID_TWICE.test(word), twice).toBe(true);
      expect(line).toMatch(/^[\p{Lu}\d].*[.”]$/su);
    }
  });

  it('has one article, which fits', () => {
    for (const line of lines) {
      expect(line).not.toMatch(/\b(?:the|an?|your) (?:the|an?|your|their|my|our)\b/iu);
      expect(line).not.toMatch(/\ba (?!uni|use|us|one|eu|ut)[aeiou]/iu);
      expect(line).not.toMatch(/\ban (?![aeiou]|hour|honest|[fhlmnrsx]\p{Lu})/iu);
      expect(line).not.toMatch(/\ban? (?:software|equipment|furniture|advice)\b/iu);
    }
  });

  it('agrees with its verb and has one preposition', () => {
    const who = parts.who === '' ? 'customers' : parts.who.toLowerCase();
    for (const line of lines) {
      expect(line.toLowerCase()).not.toContain(`${who} has `);
      expect(line.toLowerCase()).not.toContain(`${who} needs `);
      expect(line).not.toMatch(/\b(?:in|at|for|of|to) (?:in|at|for|of|to|near|from)\b/iu);
    }
  });

  it('holds a noun of the idea in each of the five', () => {
    const nouns = [parts.what, asMany(parts.what), parts.who, parts.payer ?? ''].filter(Boolean);
    for (const line of beliefs)
      expect(
        nouns.some((noun) => line.toLowerCase().includes(noun.toLowerCase())),
        line,
      ).toBe(true);
    expect(beliefs[riskiest]).toBeDefined();
  });
});

it('shares at most two of the five between any two kinds', () => {
  const bare = ({ beliefs, parts }: (typeof looks)[number][1]) =>
    new Set(
      beliefs.map((line) =>
        [parts.what, asMany(parts.what), parts.who, parts.where, parts.payer ?? '']
          .filter(Boolean)
          .reduce((text, part) => text.replaceAll(part.toLowerCase(), '·'), line.toLowerCase()),
      ),
    );
  const byKind = Map.groupBy(looks, ([, { ideaKind }]) => ideaKind);
  const sets = [...byKind].map(([kind, ofKind]) => ({ kind, seen: ofKind.map(([, look]) => bare(look)) }));
  for (const one of sets)
    for (const other of sets)
      if (one.kind !== other.kind)
        for (const lines of one.seen)
          for (const others of other.seen)
            expect([...lines].filter((line) => others.has(line)).length, `${one.kind} and ${other.kind}`).toBeLessThan(
              3,
            );
});

it('takes the place only of words that a line of its kind has', () => {
  for (const { kind, says } of VARIANTS) {
    const { beliefs, test } = BELIEFS_OF_KIND[kind];
    const text = [...beliefs, test.doThis, test.holdsWhen].join('\n');
    for (const [usual] of says) expect(text).toContain(usual);
  }
});
