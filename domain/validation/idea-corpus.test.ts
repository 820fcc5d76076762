import { describe, expect, it } from 'vitest';
import { takeFirstLook } from '../first-look/first-look.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { type CorpusIdea, PLAIN_IDEAS } from './fixtures/idea-corpus.ts';
import { TODAY } from './fixtures/ledger.ts';
import { ABSURD_IDEAS, REGULATED_IDEAS, UNLAWFUL_IDEAS } from './fixtures/odd-ideas.ts';
import { buildReport } from './report.ts';
import { makeSnapshot } from './snapshot.ts';

const all = [...PLAIN_IDEAS, ...UNLAWFUL_IDEAS, ...ABSURD_IDEAS, ...REGULATED_IDEAS];
const named = (ideas: readonly CorpusIdea[]) => ideas.map((idea) => [idea.says, idea] as const);

/** What the first look reads, in small letters; null where it asks. */
function lookAt(says: string) {
  const look = takeFirstLook(says);
  return look.kind === 'look' ? look : null;
}

/** The report of the idea, told by this sentence, with nothing seen. */
const reportOf = ({ says, figures }: CorpusIdea) =>
  buildReport(makeSnapshot({ asOf: TODAY, intake: { ...BOOKKEEPING, title: 'An idea', pitch: says, ...figures } }));

/** Words of pidgin, and words that are spelt as they are heard. */
const PIDGIN = /\b(?:wey|dem|dey|wan|am|we go|no spoil|no go)\b/iu;
const MISSPELT = /\b(?:presure|bookeeping)\b|\b(?:app that connect|expo for)\b/iu;

it('has forty ideas of twelve kinds, some in pidgin and bad spelling', () => {
  expect(all).toHaveLength(40);
  const groups = [PLAIN_IDEAS, UNLAWFUL_IDEAS, ABSURD_IDEAS, REGULATED_IDEAS];
  expect(groups.map(({ length }) => length)).toEqual([24, 6, 6, 4]);
  const kinds = PLAIN_IDEAS.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(12);
  for (const kind of kinds) expect(kinds.filter((one) => one === kind)).toHaveLength(2);
  expect(new Set(all.map(({ says }) => says)).size).toBe(40);
  expect(all.filter(({ says }) => PIDGIN.test(says)).length).toBeGreaterThanOrEqual(8);
  expect(all.filter(({ says }) => MISSPELT.test(says)).length).toBeGreaterThanOrEqual(3);
});

describe('a first look at what people write', () => {
  it.each(named([...PLAIN_IDEAS, ...REGULATED_IDEAS, ...ABSURD_IDEAS]))('%s', (says, idea) => {
    const look = lookAt(says);
    const { who, what, where } = look?.parts ?? { who: '', what: '', where: '' };
    if (idea.kind) expect(look?.ideaKind).toBe(idea.kind);
    expect(who.toLowerCase()).toContain(idea.who ?? '');
    expect(what.toLowerCase()).toContain(idea.what ?? '');
    expect(where.toLowerCase()).toContain(idea.where ?? '');
    if (idea.asksWho) expect(look?.missing).toContainEqual(expect.stringMatching(/^Who (?:in \p{L}+ )?is it for\?$/u));
    if (idea.vague) expect(takeFirstLook(says).vague.map(({ word }) => word.toLowerCase())).toContain(idea.vague);
  });

  it.each(named(PLAIN_IDEAS))('has the words of the idea in each belief: %s', (says) => {
    const look = lookAt(says);
    const words = Object.values(look?.parts ?? {}).flatMap((part) => part.toLowerCase().split(' '));
    for (const belief of look?.beliefs ?? ['']) {
      const own = words.filter((word) => word.length > 2 && belief.toLowerCase().includes(word));
      expect(own, belief).not.toEqual([]);
    }
  });

  it('gives two ideas of two kinds at most two beliefs that say the same', () => {
    const looks = PLAIN_IDEAS.flatMap(({ says }) => lookAt(says) ?? []);
    const lines = ({ beliefs, parts }: (typeof looks)[number]) =>
      beliefs.map((belief) =>
        Object.values(parts).reduce(
          (text, part) => (part === '' ? text : text.replaceAll(part.toLowerCase(), '·')),
          belief.toLowerCase(),
        ),
      );
    for (const one of looks)
      for (const other of looks) {
        if (one.ideaKind === other.ideaKind) continue;
        const shared = lines(one).filter((line) => lines(other).includes(line));
        expect(shared.length, `${one.ideaKind} and ${other.ideaKind}`).toBeLessThanOrEqual(2);
      }
  });
});

describe('what the law says of it', () => {
  it.each(named(UNLAWFUL_IDEAS))('asks first whether it is lawful, and sells nothing: %s', (says, idea) => {
    expect(takeFirstLook(says)).toMatchObject({ kind: 'ask', isUnlawful: true });
    const { verdict, tests } = reportOf(idea);
    expect(verdict.first).toMatch(/^Ask first whether this is lawful\./u);
    expect(tests.map(({ card }) => card.kind)).toEqual(['counsel']);
  });

  it.each(named(REGULATED_IDEAS))('puts the permission first, and asks before it sells: %s', (_says, idea) => {
    const { verdict, tests } = reportOf(idea);
    expect(verdict.first).toMatch(/^Permission comes first\./u);
    expect(tests[0]?.card.kind).toBe('letters');
    expect(tests.map(({ card }) => card.kind)).not.toContain('presale');
  });

  it.each(named([...PLAIN_IDEAS, ...ABSURD_IDEAS]))('raises no false alarm: %s', (says, idea) => {
    expect(takeFirstLook(says)).not.toMatchObject({ isUnlawful: true });
    expect(reportOf(idea).verdict.first).toBeUndefined();
  });
});

describe('figures that cannot be', () => {
  it.each(named(ABSURD_IDEAS))('are questioned: %s', (_says, idea) => {
    const { caseAgainst, findings } = reportOf(idea);
    const questions = [...caseAgainst.map(({ rule }) => rule), ...findings.map(({ code }) => code)];
    expect(questions).toEqual(expect.arrayContaining([...(idea.questioned ?? [])]));
    expect(idea.questioned?.length).toBeGreaterThan(0);
  });
});

it.each(named(all))('finds nothing supported before anything was seen: %s', (_says, idea) => {
  expect(['untested', 'not_testable']).toContain(reportOf(idea).verdict.id);
});
