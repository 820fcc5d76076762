import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSource, sourceFault } from './source-fault.ts';

it.each([
  ['my aunty', 'HEARSAY'],
  ['My aunty who sells fish', 'HEARSAY'],
  ['from a friend', 'HEARSAY'],
  ['people', 'HEARSAY'],
  ['Traders told me', 'HEARSAY'],
  ['Google', 'HEARSAY'],
  ['my own research', 'HEARSAY'],
  ['price × units', 'OWN_SUM'],
  ['price x 12', 'OWN_SUM'],
  ['2,500 * 12 months = 30,000', 'OWN_SUM'],
  ['I calculated it: fee times orders per year', 'OWN_SUM'],
  ['My aunty’s count of 43 stalls on 12 May', null],
  ['Two agents, 30 visits a week each', null],
  ['Fish sellers’ union register, Makoko', null],
  ['NBS household survey 2023, table 4, x 12', null],
  ['Receipts of six stalls', null],
  ['Peoples Bank branch list', null],
  ['GSMA report, 2024', null],
  ['Price list of ColdHubs', null],
  ['NBS', null],
  ['cooltrader.ng/prices', null],
  ['Jumia, price of a 50 kg sack', null],
  ['about 600', 'NAMES_NOTHING'],
  ['600', 'NAMES_NOTHING'],
  ['roughly 2k traders', 'NAMES_NOTHING'],
  ['between 500 and 700 people a year', 'NAMES_NOTHING'],
  ['₦2,500', 'NAMES_NOTHING'],
  ['Facebook', 'NAMES_NOTHING'],
  ['register', 'NAMES_NOTHING'],
  ['we counted', 'NAMES_NOTHING'],
  ['Our team', 'NAMES_NOTHING'],
  ['My own notebook', 'NAMES_NOTHING'],
  ['', null],
])('the source “%s” has the fault %s', (text, fault) => {
  expect(sourceFault(text)).toBe(fault);
  expect(isSource(text)).toBe(fault === null && text !== '');
});

it('takes every named register with its year, no matter who told of it', () => {
  const names = fc.constantFrom('NBS trade survey', 'CAC register', 'Ministry of Health list', 'Census table');
  fc.assert(
    fc.property(
      names,
      fc.integer({ min: 1990, max: 2026 }),
      fc.constantFrom('', 'my uncle: ', 'from '),
      (name, year, by) => {
        expect(sourceFault(`${by}${name} ${year}`)).toBeNull();
      },
    ),
  );
});

it('takes no sum of prices and counts, whatever its figures', () => {
  const figure = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(figure, figure, fc.constantFrom('×', 'x', '*', 'times'), (price, units, sign) => {
      expect(sourceFault(`${price} naira ${sign} ${units} units`)).toBe('OWN_SUM');
    }),
  );
});
