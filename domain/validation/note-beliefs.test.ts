import { describe, expect, it } from 'vitest';
import { BOOKKEEPING } from './fixtures/bookkeeping.ts';
import { TODAY } from './fixtures/ledger.ts';
import { guessBelief } from './note-beliefs.ts';
import { makeSnapshot } from './snapshot.ts';

const ids = makeSnapshot({ asOf: TODAY, intake: BOOKKEEPING }).assumptions.map(({ id }) => id);

describe('the belief that a note speaks of', () => {
  it.each([
    ['She paid me 2k for the first week', 'V1', 'for'],
    ['Mama Sikira give me 2k cash on saturday', 'V1', 'for'],
    ['She no gree pay', 'V1', 'against'],
    ['He refused to pay the deposit', 'V1', 'against'],
    ['I ask am for 2k, e no gree', 'V1', 'against'],
    ['He paid and then asked for his money back', 'V1', 'against'],
    ['She said ₦600 is too much for one night', 'V1', 'against'],
    ['Mama Titi said she would pay 2k for it', 'V1', 'for'],
    ['Iya Bose paid again on Friday: ₦2,000', 'V4', 'for'],
    ['She cancelled after the first month', 'V4', 'against'],
    ['Mama Kudi no come back again', 'V4', 'against'],
    ['Ten traders signed up for the trial', 'D3', 'for'],
    ['She gave me her sales records', 'D3', 'for'],
    ['The headmaster agreed to let us present to the teachers', 'R1', 'for'],
    ['Chairman no gree make I talk to the market women', 'R1', 'against'],
    ['Pastor school no gree', 'R1', 'against'],
    ['She lost half a basket on Monday', 'D1', 'for'],
    ['He threw away a crate last week', 'D1', 'for'],
    ['She tell me say last week she throw two basket away', 'D1', 'for'],
    ['Iya Sade complain say light no dey and fish spoil on Tuesday', 'D1', 'for'],
    ['He told me he could not find a credit sale of 4k', 'D1', 'for'],
    ['Dem dey owe am since Easter, she no fit find the book', 'D1', 'for'],
    ['She said she has no such problem', 'D1', 'against'],
    ['He no get that wahala at all', 'D1', 'against'],
    ['She told me she never lost a sale', 'D1', 'against'],
    ['He told me that his fish does not spoil', 'D1', 'against'],
    ['E no dey worry am', 'D1', 'against'],
    ['She said she must ask her husband first', 'R2', 'against'],
    ['Na fine idea, she talk', 'D3', 'for'],
  ] as const)('%s: %s, %s', (note, assumptionId, side) => {
    expect(guessBelief(note, ids)).toEqual({ assumptionId, side });
  });

  it.each([
    'He buys ice every morning',
    'I lost her number',
    'If the fish spoil she go call me',
    'She said no problem, come tomorrow with the price',
    'We met at the jetty for an hour',
    'He told me he has two shops',
    'She does not like it',
    '30 women at the jetty',
    '',
  ])('is not guessed from “%s”', (note) => {
    expect(guessBelief(note, ids)).toBeNull();
  });

  it('is one that the idea has', () => {
    expect(guessBelief('She paid me 2k', ['D1'])).toBeNull();
  });
});
