import { describe, expect, it } from 'vitest';
import { BELIEFS_OF_KIND } from '../first-look/beliefs.ts';
import { takeFirstLook } from '../first-look/first-look.ts';
import { SENTENCES } from '../first-look/fixtures/sentences.ts';
import { IDEA_KINDS } from '../first-look/kinds.ts';
import { ASSUMPTION_RULES } from './assumptions.ts';
import { firstLookLine } from './first-look-line.ts';
import { lookAtIdea } from './first-test.ts';
import { FIRST_TEST_OF_KIND } from './first-tests.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { GOOD_INTAKES } from './fixtures/good-intakes.ts';
import { PLAIN_IDEAS } from './fixtures/idea-corpus.ts';
import { observed, snapshotOf } from './fixtures/ledger.ts';
import { lockedTest } from './fixtures/locked-tests.ts';
import { REGULATED_IDEAS } from './fixtures/odd-ideas.ts';
import { completeIntake, type IntakeDraft } from './intake.ts';
import { buildReport } from './report.ts';
import type { SnapshotInput } from './snapshot.ts';
import { markInShort } from './test-words.ts';

/** Answers that could say that the riskiest of a kind is not the riskiest here. */
const unanswered: IntakeDraft = { unitCost: null, regulatedTouchpoints: [] };

const told = (pitch: string, given: IntakeDraft = {}, more: Partial<SnapshotInput> = {}) =>
  snapshotOf({ intake: { ...BOOKKEEPING, ...unanswered, ...given, pitch }, evidence: [], ...more });
const firstOf = (snapshot: ReturnType<typeof told>) => buildReport(snapshot).tests.find(({ rank }) => rank === 1);
const lineOf = (snapshot: ReturnType<typeof told>) => firstLookLine(snapshot, buildReport(snapshot));

const box = 'Fish sellers in Makoko rent a cold box for ₦500 a day';
const named = 'V1';

describe('the test that the home page names', () => {
  const sentences = [...SENTENCES.map(([sentence]) => sentence), ...PLAIN_IDEAS.map(({ says }) => says)];

  it.each(sentences)('is the first on Next while nothing new is known: %s', (sentence) => {
    const look = takeFirstLook(sentence);
    if (look.kind === 'ask') return expect(look.ask.length).toBeGreaterThan(20);
    const snapshot = told(sentence);
    const first = firstOf(snapshot);
    const belief = look.beliefs[look.riskiest];
    expect(first?.card.name).toBe(look.test.name);
    if (look.missing.length === 0) expect(first?.card).toMatchObject({ whatToDo: look.test.doThis, weBelieve: belief });
    expect(lineOf(snapshot)).toContain('By your pitch, this is the riskiest: ');
  });

  it.each(REGULATED_IDEAS.map(({ says }) => says))(
    'waits where permission comes first, and says so: %s',
    (sentence) => {
      const snapshot = told(sentence);
      expect(firstOf(snapshot)?.card.assumptionId).toBe('P1');
      if (takeFirstLook(sentence).kind === 'look')
        expect(lineOf(snapshot)).toMatch(/this is the riskiest: |Permission comes before that\.$/u);
    },
  );
});

describe('how soon they would want it again', () => {
  const again = (unitsPerYear: number | null) => {
    const look = lookAtIdea(completeIntake({ pitch: 'Car washing for drivers in Lekki', unitsPerYear }));
    return look.kind === 'look' ? look.beliefs.find((line) => / again within /u.test(line)) : null;
  };

  it.each([
    [null, 'within two months.'],
    [52, 'within two months.'],
    [6, 'within two months.'],
    [5, 'within 3 months.'],
    [2, 'within 6 months.'],
    [1, 'within a year.'],
  ])('follows from %s purchases a year', (unitsPerYear, time) => {
    expect(again(unitsPerYear)).toBe(`Drivers would want car washing again ${time}`);
  });
});

describe('the kind that the founder chose instead', () => {
  const pitch = 'Leather bags for students in Zaria';
  const lookAs = (businessKind: string, says = pitch) => {
    const look = lookAtIdea(completeIntake({ pitch: says, businessKind }));
    if (look.kind === 'ask') throw new Error(look.ask);
    return look;
  };

  it('stays what it is where the founder says that it is goods, and else is buying and selling', () => {
    expect(lookAs('goods')).toEqual(lookAs(''));
    expect(lookAs('goods', 'Tutoring for WAEC candidates in Kano').ideaKind).toBe('retail');
  });

  it.each(['software', 'service', 'marketplace', 'hardware'])('has beliefs and a test of its own: %s', (kind) => {
    const [before, after] = [lookAs(''), lookAs(kind)];
    expect(before.ideaKind).toBe('making');
    expect(after.ideaKind).toBe(kind);
    expect(after.parts).toEqual(before.parts);
    expect(after.beliefs.filter((belief) => before.beliefs.includes(belief)).length).toBeLessThanOrEqual(2);
    expect(after.test.name).not.toBe(before.test.name);
    expect(firstOf(told(pitch, { businessKind: kind }))?.card.name).toBe(after.test.name);
  });

  it('stays what the sentence says where that is of the chosen kind', () => {
    const nurses = 'Home visits by nurses for old people in Enugu';
    expect(lookAs('service', nurses)).toEqual(lookAs('', nurses));
    expect(lookAs('goods')).toEqual(lookAs(''));
    const rides = 'Shared rides to school for pupils in Aba';
    expect(lookAs('other', rides)).toEqual(lookAs('', rides));
  });

  it('is none of what was read where the founder says so', () => {
    expect(lookAs('other')).toMatchObject({ ideaKind: 'other' });
    expect(lookAs('')).toMatchObject({ ideaKind: 'making' });
  });

  it('is read from the sentence again where nothing is chosen', () => {
    expect(lookAs('nonsense')).toEqual(lookAs(''));
  });
});

describe('another test comes first', () => {
  it('once something was seen of the belief that was named, and says why', () => {
    expect(firstOf(told(box))?.card.assumptionId).toBe(named);
    const other = told(box, {}, { evidence: [observed('a', { assumptionId: 'D1' })] });
    expect(firstOf(other)?.card.assumptionId).toBe(named);
    const seen = told(box, {}, { evidence: [observed('a', { assumptionId: named, level: 'L5' })] });
    expect(firstOf(seen)?.card.assumptionId).toBe('D1');
    expect(lineOf(seen)).toBe(
      'By your pitch, “Rent one out” would come first. You have seen something of what it tests since then.',
    );
  });

  it('once the founder says how much it matters', () => {
    const edit = { assumptionId: named, importance: 3, reason: 'They pay for ice today', date: '2026-03-01' } as const;
    const snapshot = told(box, {}, { importanceEdits: [edit] });
    expect(firstOf(snapshot)?.card.assumptionId).toBe('D1');
    expect(lineOf(snapshot)).toBe('By your pitch, “Rent one out” would come first. You changed how much that matters.');
  });

  it('once an answer settles it', () => {
    const ride = 'Market women in Epe get a keke ride to the jetty at 5 am';
    expect(firstOf(told(ride))?.card.name).toBe('Ten trips with every cost written down');
    const snapshot = told(ride, { unitCost: { amountMinor: 900_00, currency: 'NGN' } });
    expect(firstOf(snapshot)?.card.assumptionId).toBe('D1');
    expect(lineOf(snapshot)).toBe(
      'By your pitch, “Ten trips with every cost written down” would come first. Your answers changed that: The margin leaves room for a cost that is somewhat higher.',
    );
  });

  it('once strangers have shown it by what they did', () => {
    const flats = 'An app that helps students in Yaba find cheap lodges';
    expect(firstOf(told(flats))?.card.assumptionId).toBe('F1');
    const snapshot = told(flats, {}, { evidence: [observed('a', { assumptionId: 'V4', level: 'L6' })] });
    expect(firstOf(snapshot)?.card.assumptionId).toBe('D1');
    expect(lineOf(snapshot)).toContain('What strangers did since then shows it already.');
  });

  it('while it is under way', () => {
    const under = told(box, {}, { testCards: [lockedTest('D3', told(box))] });
    expect(firstOf(under)?.card.assumptionId).toBe('D3');
    expect(lineOf(under)).toBe(
      'By your pitch, “Rent one out” would come first. You locked this one, so it stays first until it is decided.',
    );
  });
});

describe('another test comes first although nothing was locked', () => {
  it('says that what was named matters less by the answers', () => {
    const snapshot = told('mama sells bread, I would like to build her an app', { unitsPerYear: 1 });
    expect(firstOf(snapshot)?.card.assumptionId).toBe('D1');
    expect(lineOf(snapshot)).toBe(
      'By your pitch, “By hand, without the software” would come first. By your answers, what it tests matters less: A second sale is cheaper than a first.',
    );
  });

  it('never says that it was locked, whatever the answers', () => {
    const answers = [{}, ...Object.values(GOOD_INTAKES)];
    const lines = SENTENCES.flatMap(([sentence]) => answers.map((given) => lineOf(told(sentence, given))));
    expect(lines.filter((line) => line?.includes('You locked this one'))).toEqual([]);
  });
});

describe('the first test of every kind', () => {
  it.each(IDEA_KINDS)(
    '%s: stands for beliefs that there are, the last of them always, at the same pass mark',
    (kind) => {
      const { beliefs, passMark } = FIRST_TEST_OF_KIND[kind];
      const rules = beliefs.map((id) => ASSUMPTION_RULES.find((rule) => rule.id === id));
      expect(rules.every(Boolean)).toBe(true);
      expect(rules.at(-1)?.applies).toBeUndefined();
      const mark = kind === 'retail' ? 'sold in 7 days' : markInShort(passMark);
      expect(BELIEFS_OF_KIND[kind].test.holdsWhen).toContain(mark);
    },
  );
});

it('takes the belief of an answer where there is one', () => {
  const bought = told(box, { firstPurchaseCost: { amountMinor: 90_000_00, currency: 'NGN' } });
  expect(firstOf(bought)?.card).toMatchObject({ assumptionId: 'V7', name: 'Rent one out', kind: 'prototype' });
});
