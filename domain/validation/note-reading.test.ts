import { describe, expect, it } from 'vitest';
import { guessLevel, paidInNote } from './note-reading.ts';

describe('what a note says it was', () => {
  it.each([
    ['Mama Sikira give me 2k cash on saturday', 'L5'],
    ['Four traders paid a month ahead: ₦2,500 each.', 'L5'],
    ['She paid me 2,500 for the first crate', 'L5'],
    ['He transferred us N10,000 yesterday', 'L5'],
    ['Baba Ali paid a deposit of 5k', 'L5'],
    ['One boy cracked his screen and would not pay.', 'L5'],
    ['She no gree pay', 'L5'],
    ['Iya Bose came back and bought two more', 'L6'],
    ['Iya Bose paid again on Friday: ₦2,000', 'L6'],
    ['I saw her throw away a crate of fish', 'L3'],
    ['She told me she lost half a basket on Monday', 'L3'],
    ['She told me she paid the mechanic 5k for it', 'L3'],
    ['Mama Titi said she would pay 2k for it', 'L2'],
    ['He said it is a good idea', 'L2'],
    ['The report says 40% of fish spoils', 'L1'],
    ['Ten traders signed up for the trial', 'L4'],
  ])('%s: %s', (note, level) => {
    expect(guessLevel(note)).toBe(level);
  });

  it.each([
    'Lost half a basket on Monday',
    'She would pay 2k for it',
    'She paid the mechanic 5k',
    'They will give me 2k if it works',
    'Nine women at the jetty',
    'Paid attention for an hour',
    'They gave me 2k customers to call',
    '',
  ])('does not guess from “%s”', (note) => {
    expect(guessLevel(note)).toBeNull();
  });
});

describe('what a note says was paid', () => {
  it.each([
    ['Mama Sikira give me 2k cash on saturday', 200_000, 'NGN'],
    ['She paid me 2,500 for the first crate', 250_000, 'NGN'],
    ['She paid me 2500', 250_000, 'NGN'],
    ['They paid 2.5m for the year', 250_000_000, 'NGN'],
    ['He paid $20 by transfer', 2000, 'USD'],
    ['I met Baba Ali. He paid a deposit of about 15,000 naira.', 1_500_000, 'NGN'],
  ] as const)('%s: %i %s', (note, amountMinor, currency) => {
    expect(paidInNote(note, 'NGN')).toEqual({ amountMinor, currency });
  });

  it('takes the usual currency where none is named', () => {
    expect(paidInNote('She gave us 40k', 'USD')).toEqual({ amountMinor: 4_000_000, currency: 'USD' });
  });

  it.each([
    'Four traders paid a month ahead: ₦2,500 each.',
    'She paid 2k, and 3k is still to come',
    'She would pay 2k for it',
    'She refused to pay 2k',
    'She lost 2k on Monday. She paid attention.',
    'They paid 3 times',
    'She told me that she paid 5k for ice',
    'She paid.',
  ])('reads none from “%s”', (note) => {
    expect(paidInNote(note, 'NGN')).toBeNull();
  });
});
