import { describe, expect, it } from 'vitest';
import { FOUNDERS_NOTES } from './fixtures/founders-notes.ts';
import { guessBelief } from './note-beliefs.ts';
import { guessLevel } from './note-level.ts';

/** Notes as people write them, with what each was; null where the words do not say. */
const REFUSALS = [
  'She no gree pay',
  'Mama Ngozi say she no go pay for am',
  'I ask am for 2k, e no gree',
  'I tell am say na 500 per crate, e say e too cost',
  'Oga Sule hear the price, e laugh, e waka go',
  'Him say the money too much, him no do again',
  'Iya Bisi no wan pay anything, she say make I leave am free',
  'Dem no go buy am for that price',
  'I beg am make e drop deposit, e say no',
  'He refused to pay the deposit',
  'One boy cracked his screen and would not pay.',
  'Asked her to pay ₦2,500 today. She said no.',
  'Three of them declined when I named the price',
  'She says ₦600 is too much for one night',
  'I asked for a deposit and he walked away',
  'He paid and then asked for his money back',
  'She said she can’t afford it when I asked for 1,000 naira',
  'Didn’t buy, too expensive for her',
];
const PAYMENTS = [
  'Mama Sikira give me 2k cash on saturday',
  'She don pay me 5k for the first week',
  'Baba Tunde pay me 3,000 sharp sharp',
  'Four traders paid a month ahead: ₦2,500 each.',
  'She paid me 2,500 for the first crate',
  'He transferred us N10,000 yesterday',
  'Baba Ali paid a deposit of 5k',
  'Oga Musa drop 5k deposit',
  'Customer put down 2k deposit for the box',
  'They paid 20,000 naira for the month',
  'Madam Joy pay 20k for first month',
  'Grace School pay ₦15,000 upfront',
  'Iya Bisi for Mile 12 rent one crate yesterday, she pay 1500 cash and she say make I bring am again tomorrow',
];
const AGAIN = [
  'Iya Bose came back and bought two more',
  'Iya Bose paid again on Friday: ₦2,000',
  'She don come back come buy another one',
  'Mama Sikira don renew for second month',
  'He buy again on monday, two crates',
  'She cancelled after the first month',
  'Mama Kudi no come back again',
];
const TOLD = [
  'I saw her throw away a crate of fish',
  'She told me she lost half a basket on Monday',
  'She told me she paid the mechanic 5k for it',
  'She tell me say last week she pay 1500 cash for ice',
  'She tell me say last week she throw away two basket',
  'She tell me say she go market on Sunday and lose half',
  'Iya Sade complain say light no dey and fish spoil on Tuesday',
  'He told me his customers refused to pay him in December',
  'She say her tenants no dey pay on time',
  'She tell me say her husband no gree',
  'She let me see her fridge and I saw spoilt fish',
];
const OPINIONS = [
  'Mama Titi said she would pay 2k for it',
  'He said it is a good idea',
  'She say she go buy am when e ready',
  'E say e for use am if e dey cheap',
  'She likes it very much',
  'Mama Risi say the thing sweet her, she love am',
  'Na fine idea, she talk say she go tell her people',
  'Dem say dem want am',
];
const GIVEN = [
  'Ten traders signed up for the trial',
  'She show me her customer book for the whole year',
  'He introduced me to the chairman of the market',
  'The nurse gave us two hours of her Saturday and let us follow her round',
  'She gave me her sales records',
  'Mrs Lawal gree make I talk to her parents meeting',
  'The headmaster agreed to let us present to the teachers',
  'Oga Musa gree make we put poster for him shop',
  'She allowed me to speak at the PTA meeting',
  'Chairman no gree make I talk to the market women',
  'Pastor school no gree',
];
const READ = ['The report says 40% of fish spoils', 'I read on NBS site that 12,000 people sell fish there'];
const UNSURE = [
  'Lost half a basket on Monday',
  'She would pay 2k for it',
  'She paid the mechanic 5k',
  'She paid him 5k for the repair',
  'She paid 500 for ice yesterday',
  'Her customers paid her 20k last month',
  'They will give me 2k if it works',
  'She never pay me',
  'If she gree make I talk to them, I go carry sample',
  'I hope say the principal gree make we present',
  'I no gree',
  'Dem dey pay 20k for first month',
  'Traders pay 20k for first month',
  'He no dey',
  'Nine women at the jetty',
  'Paid attention for an hour',
  'They gave me 2k customers to call',
  'e too much',
  'No light since morning',
  'She said no problem, come tomorrow with the price',
  '',
];

describe('what a note says it was', () => {
  it.each([
    ...REFUSALS.map((note) => [note, 'L5'] as const),
    ...PAYMENTS.map((note) => [note, 'L5'] as const),
    ...AGAIN.map((note) => [note, 'L6'] as const),
    ...TOLD.map((note) => [note, 'L3'] as const),
    ...OPINIONS.map((note) => [note, 'L2'] as const),
    ...GIVEN.map((note) => [note, 'L4'] as const),
    ...READ.map((note) => [note, 'L1'] as const),
  ])('%s: %s', (note, level) => {
    expect(guessLevel(note)).toBe(level);
  });

  it.each(UNSURE)('does not guess from “%s”', (note) => {
    // Where it cannot be told, a guess of talk is the worst that may come of it.
    expect([null, ...(note.includes('no problem') ? ['L3'] : [])]).toContain(guessLevel(note));
  });

  it('never reads a payment out of a refusal, whatever is said around it', () => {
    for (const note of REFUSALS)
      for (const more of ['', ' She paid the mechanic 5k.', ' She said it is a good idea.', ' I go try again.'])
        expect(guessLevel(`${note}.${more}`)).toBe('L5');
  });

  it.each(FOUNDERS_NOTES)('reads “%s” as %s, or leaves it to the founder', (note, level, side) => {
    expect([level, null]).toContain(guessLevel(note));
    // A side is read with a belief alone.
    const ids = ['D1', 'D3', 'V1', 'V4', 'R1', 'R2'];
    expect([side, undefined]).toContain(guessBelief(note, ids)?.side);
  });

  it('reads most of them, and leaves the rest', () => {
    const read = FOUNDERS_NOTES.filter(([note, level]) => level !== null && guessLevel(note) === level);
    expect(FOUNDERS_NOTES).toHaveLength(100);
    expect(read.length).toBeGreaterThanOrEqual(68);
  });

  it.each([
    ['When I showed her the sample, she paid me 2k', 'L5'],
    ['I see Mama Titi for market, she go pay 6k sharp sharp', null],
    ['she say she go pay 6k sharp sharp', 'L2'],
    ['e don pay me 6k', 'L5'],
    ['She paid me a visit', null],
    ['She paid us back', null],
    ['She paid me no mind', null],
  ])('%s: %s', (note, level) => {
    expect(guessLevel(note)).toBe(level);
  });
});

it.each([
  'Four told me of the last credit sale.',
  'Six told me of the last time they ran out',
  'They told me about the last order that went wrong',
])('what somebody told of the last time is past behaviour: %s', (note) => {
  expect(guessLevel(note)).toBe('L3');
});
