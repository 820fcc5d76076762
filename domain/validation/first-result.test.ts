import { describe, expect, it } from 'vitest';
import { firstResult } from './first-result.ts';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { GOOD_INTAKES } from './fixtures/good-intakes.ts';
import { completeIntake, type IntakeDraft, type IntakeKey } from './intake.ts';
import { lintIntake } from './lint.ts';

function resultOf({ title = '', pitch = '', segment = '', place = '', problem = '', lastIncident = '' }: IntakeDraft) {
  const intake = completeIntake({ title, pitch, segment, place, problem, lastIncident });
  return firstResult(intake, lintIntake(intake));
}

/** What the look at the sentence says, without the lines of the answers. */
const wordsOf = (draft: IntakeDraft) => JSON.stringify({ ...resultOf(draft), answers: [] });

describe('the first result', () => {
  it.each(Object.entries(GOOD_INTAKES))('has five beliefs, the riskiest among them, and a test: %s', (_, draft) => {
    const result = resultOf(draft);
    if (result.kind === 'law') throw new Error(result.words);
    expect(new Set(result.beliefs).size).toBe(5);
    expect(result.beliefs[result.riskiest]).toBeDefined();
    expect(Object.values(result.test).every((text) => text.length > 5)).toBe(true);
    expect(JSON.stringify(result)).not.toMatch(/undefined|\{\w+\}|null/u);
  });

  it('names group and place of their own questions where the sentence names none', () => {
    const pitch = 'A cold box for fresh fish, rented by the day';
    expect(wordsOf({ ...BOOKKEEPING, pitch })).toContain('Balogun Market');
    expect(wordsOf({ ...BOOKKEEPING, pitch, segment: 'Fish sellers', place: 'Makoko' })).toContain(
      'Fish sellers in Makoko',
    );
    expect(wordsOf({ ...BOOKKEEPING, pitch, segment: 'everyone' })).not.toContain('veryone');
    const long = 'Sellers of fresh fish who walk to the jetty each morning before six';
    expect(wordsOf({ ...BOOKKEEPING, pitch, segment: long })).not.toContain('jetty');
  });

  it('keeps to the group of the sentence where it names one', () => {
    const words = wordsOf({ ...BOOKKEEPING, pitch: 'Fish sellers in Makoko rent a cold box by the day' });
    expect(words).toContain('Makoko');
    expect(words).not.toContain('Balogun');
  });

  it('begins with the weightiest beliefs of the report where the sentence cannot be read', () => {
    const result = resultOf({ ...BOOKKEEPING, pitch: 'Mama na-ere azụ n’ahịa' });
    expect(result).toMatchObject({ kind: 'beliefs', riskiest: 0 });
    expect(JSON.stringify(result)).toContain('have this problem');
    expect(JSON.stringify(result)).not.toContain('…');
  });

  const OTHER = {
    segment: 'Shoe sellers with one stall',
    place: 'Ariaria Market, Aba',
    problem: 'They run out of the sizes that sell and lose the buyer.',
    lastIncident: 'On 9 June Mr Okafor sent away six buyers of size 42.',
    frequency: 'Once a week',
    workaround: 'They borrow from the next stall',
    price: { amountMinor: 70_000, currency: 'NGN' },
    priceUnit: 'per order',
    user: 'The sales girl',
    payer: 'The importer',
    channel: 'A table at the market gate',
    killCriteria: ['Fewer than 3 of 20 sellers pay in 4 weeks'],
    whyNow: 'Since March the road to the port is closed.',
    edge: 'It is there in an hour',
    unitCost: { amountMinor: 10_000, currency: 'NGN' },
  } as const satisfies Partial<Record<IntakeKey, unknown>>;

  it.each(Object.entries(OTHER))('changes with the answer to %s, which it names', (key, answer) => {
    const of = (draft: IntakeDraft) => {
      const intake = completeIntake(draft);
      const result = firstResult(intake, lintIntake(intake));
      if (result.kind === 'law') throw new Error(result.words);
      return result;
    };
    const lineOf = (draft: IntakeDraft) => of(draft).answers.find(({ field }) => field === key)?.line;
    const changed = { ...BOOKKEEPING, [key]: answer };
    expect(lineOf(BOOKKEEPING) ?? 'with the price').not.toBe(lineOf(changed));
    if (key === 'priceUnit')
      expect(of(changed).answers.some(({ line }) => line.includes('₦2,500 per order'))).toBe(true);
    const { [key as IntakeKey]: _, ...without } = BOOKKEEPING;
    expect(lineOf(without)).toBeUndefined();
  });

  it('says nothing of an answer that cannot be tested', () => {
    const result = resultOf({ ...BOOKKEEPING, segment: 'everybody' });
    if (result.kind === 'law') throw new Error(result.words);
    expect(result.answers.map(({ field }) => field)).toEqual(['place', 'problem', 'lastIncident']);
  });

  it('proposes nothing to sell where the law comes first', () => {
    const result = resultOf({ ...BOOKKEEPING, pitch: 'Riders who deliver cocaine to party-goers in Lekki' });
    expect(result).toMatchObject({ kind: 'law', words: expect.stringContaining('lawyer') });
  });
});
