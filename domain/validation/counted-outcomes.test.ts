import { describe, expect, it } from 'vitest';
import { countedOutcomes } from './counted-outcomes.ts';

const short = (note: string) =>
  countedOutcomes(note).map(({ count, side, level, words }) => `${count} ${side} ${level}: ${words}`);

describe('a note that counts two outcomes', () => {
  it.each<[note: string, first: string, second: string]>([
    ['4 paid and 5 refused at Epe market', '4 for L5: 4 paid', '5 against L5: 5 refused'],
    [
      'At Epe on Monday four women paid me ₦2,000 each; five refused.',
      '4 for L5: four women paid',
      '5 against L5: five refused',
    ],
    ['4 don pay me, 5 no gree', '4 for L5: 4 don pay', '5 against L5: 5 no gree'],
    ['7 of dem buy am sharp sharp but 2 say e too cost', '7 for L5: 7 of dem buy', '2 against L5: 2 say e too cost'],
    ['3 pipo say yes, 6 pipo say no', '3 for L2: 3 pipo say yes', '6 against L2: 6 pipo say no'],
    [
      'Asked 12 fish sellers. 5 of the fish sellers paid a deposit and the rest refused.',
      '5 for L5: 5 of the fish sellers paid a deposit',
      '7 against L5: the rest refused',
    ],
    ['4 of 9 signed up, the others said no', '4 for L4: 4 of 9 signed up', '5 against L4: the others said no'],
    ['6 tailors came back for a second box; 2 stopped', '6 for L6: 6 tailors came back', '2 against L6: 2 stopped'],
    ['4 of the others paid, 5 refused', '4 for L5: 4 of the others paid', '5 against L5: 5 refused'],
    ['5 refused to pay. 4 paid.', '5 against L5: 5 refused to pay', '4 for L5: 4 paid'],
    ['8 liked it, 3 didn’t like it', '8 for L2: 8 liked', "3 against L2: 3 didn't like"],
    [
      '10 people would pay but 4 never pay anybody for this',
      '10 for L2: 10 people would pay',
      '4 against L5: 4 never pay',
    ],
    ['yesterday: 4 yes 5 no', '4 for L2: 4 yes', '5 against L2: 5 no'],
    [
      '1,200 people signed up and 300 cancelled',
      '1200 for L4: 1,200 people signed up',
      '300 against L6: 300 cancelled',
    ],
    ['On 12 November 2 drivers bought and 1 walked away', '2 for L5: 2 drivers bought', '1 against L5: 1 walked away'],
  ])('%s', (note, first, second) => {
    expect(short(note)).toEqual([first, second]);
  });
});

describe('a note that is left as it is', () => {
  it.each([
    ['counts one outcome', '4 paid at Epe market'],
    ['counts one of several people', '4 of 9 paid'],
    ['counts money', 'She paid 4,500 and refused 500 of discount'],
    ['counts what one person did', 'She paid 4 times and refused 5 times'],
    ['counts things', '4 orders paid and 5 orders refused at the gate'],
    ['counts crates', 'She bought 4 crates, 2 crates returned'],
    ['speaks of what is hoped', 'I hope 4 pay and 5 refuse'],
    ['speaks of what might be', 'If 4 pay and 5 refuse I stop'],
    ['counts a side again after the other', '4 paid, 5 refused and 2 more paid later'],
    ['counts what nobody can have met', '2,000,000 paid and 5 refused'],
    ['names a range', '4 or 5 paid and 3 refused'],
    ['tells of somebody else’s customers', 'Mama Titi said 4 of her customers paid late and 5 refused'],
    ['counts one side twice', '4 paid on Monday, 3 paid on Tuesday'],
    ['counts a side twice beside the other', '4 paid, 2 paid late and 5 refused'],
    ['says nobody did', '4 paid and nobody refused'],
    ['says the rest of nobody knows how many', '4 paid and the rest refused'],
    ['has shares', '40% paid and 60% refused'],
    ['has days', 'After 5 days she refused; 4 days before she paid'],
    ['says no problem', '4 say no problem, 5 paid'],
    ['says nothing', ''],
  ])('%s', (_, note) => {
    expect(short(note)).toEqual([]);
  });
});
