import { expect, it } from 'vitest';
import type { FactRuleId } from './fact-rules.ts';
import { IDEA } from './fixtures/facts.ts';
import { restsOnWord, unseenFact } from './unseen.ts';

const none = { claimed: 0, documented: 0, verified: 0 };
const bare = { ...IDEA, lockedTests: 0, testsWithResult: 0, testsOnFile: 0, channelTests: none, payments: none };
const alone = { answer: 'yes', origin: 'founder' } as const;
const unseen = (fact: FactRuleId, one: typeof IDEA = bare) => unseenFact({ fact }, alone, { ideas: [one] });

it('tells in plain words what the idea lacks for a yes of the founder: a pass mark, a result, a count', () => {
  expect(unseen('test_locked')).toMatch(/^No test of this idea has a locked pass mark yet\./);
  expect(unseen('test_read')).toBe('No locked test of this idea has a result that counts yet.');
  expect(unseen('payments_1')).toBe('The evidence ledger of this idea shows no payment by a stranger yet.');
  expect(unseen('payments_5', IDEA)).toBe('The evidence ledger of this idea shows only 1 payment by a stranger.');
});

it('tells nothing of a no, where a fact answers, and where nothing of an idea counts', () => {
  for (const fact of ['test_locked', 'test_read', 'payments_1'] as const) {
    for (const result of [
      { ...alone, origin: 'fact' },
      { ...alone, origin: 'both' },
      { ...alone, answer: 'no' },
    ] as const)
      expect(unseenFact({ fact }, result, { ideas: [bare] })).toBeNull();
    expect(unseenFact({ fact }, alone, { ideas: [] })).toBeNull();
    expect(unseen(fact, { ...bare, withheld: 'contradicted' })).toBeNull();
  }
  expect(unseen('ledger_12')).toBeNull();
  expect(unseenFact({}, alone, { ideas: [bare] })).toBeNull();
});

it('says that a step rests on the founder’s word where the idea lacks something for an answer that it needs', () => {
  const on = (result: Parameters<typeof unseenFact>[1], mandatory = true) =>
    restsOnWord(
      [
        { mandatory: true, result: alone },
        { mandatory, fact: 'payments_1', result },
      ],
      { ideas: [bare] },
    );
  expect(on(alone)).toBe(true);
  expect(on(alone, false)).toBe(false);
  expect(on({ ...alone, origin: 'fact' })).toBe(false);
  expect(on({ ...alone, answer: 'no' })).toBe(false);
  expect(restsOnWord([], { ideas: [bare] })).toBe(false);
});
