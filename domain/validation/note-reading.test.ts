import { describe, expect, it } from 'vitest';
import { paidByPayers, paidInNote } from './note-reading.ts';

describe('what a note says was paid', () => {
  it.each([
    ['Mama Sikira give me 2k cash on saturday', 200_000, 'NGN'],
    ['She paid me 2,500 for the first crate', 250_000, 'NGN'],
    ['She paid me 2500', 250_000, 'NGN'],
    ['She don pay 2k for the first week', 200_000, 'NGN'],
    ['Oga Musa drop 5k deposit', 500_000, 'NGN'],
    ['They paid 2.5m for the year', 250_000_000, 'NGN'],
    ['He paid $20 by transfer', 2000, 'USD'],
    ['I met Baba Ali. He paid a deposit of about 15,000 naira.', 1_500_000, 'NGN'],
    ['3 women paid me 7,500 in all', 750_000, 'NGN'],
    ['The woman transfer 10k to my opay this morning', 1_000_000, 'NGN'],
    ['She don send me the 3500, I don see alert', 350_000, 'NGN'],
    ['He drop 1k make I hold one for am', 100_000, 'NGN'],
    ['Iya Bisi rent one crate yesterday, she pay 1500 cash and she say make I come again', 150_000, 'NGN'],
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
    '200 parents don pay me 3000',
    '3 women paid 2,500',
    'She don pay full 4',
    'She paid him 5k for the repair',
    'She paid 500 for ice yesterday',
    'She pay NEPA 5k',
    'Mama Nkechi neva pay me 2k',
    'Three of the okada riders don pay 500 500',
    'He drop 1k for ice',
    'Every Monday she pay 1500 cash every time',
    'She pay 1500 cash for ice',
    'She go pay 1500 cash',
    'When it works, she paid me 2k',
  ])('reads none from “%s”', (note) => {
    expect(paidInNote(note, 'NGN')).toBeNull();
  });
});

it.each<[string, number, number | null]>([
  ['one man pay 3k', 1, 3_000],
  ['Two paid 5,000 naira each', 2, 10_000],
  ['Two paid ₦5,000', 2, 5_000],
  ['He loses 5k a week and paid', 1, null],
  ['She will pay 3k', 1, null],
  ['Paid 3k, then paid 2k', 1, null],
  ['She paid', 1, null],
])('of payers, “%s” names what %i paid in all: %s', (note, people, naira) => {
  expect(paidByPayers(note, people, 'NGN')?.amountMinor ?? null).toBe(naira === null ? null : naira * 100);
});
