import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney } from './money/parse-money.ts';
import { paidInNote } from './validation/note-reading.ts';

const figures = fc.constantFrom('6', '20', '600', '2,000', '2k', '1.5m', '3 thousand');
const words = fc.constantFrom('six', 'twenty', 'six hundred', 'two thousand', 'a hundred', 'twenty-five');
const number = fc.oneof(figures, words);
const noun = fc.constantFrom('people', 'customers', 'units', 'days', 'traders', 'months', 'bags', 'students', 'times');
const lead = fc.constantFrom('', 'about ', 'like ', 'maybe ', 'over ');
const small = fc.constantFrom('', 'of the ', 'other ', 'more ', 'paying ');

describe('a number of people, things or days', () => {
  it('is no amount of money, in figures or in words', () => {
    fc.assert(
      fc.property(lead, number, small, noun, (before, count, between, what) => {
        expect(parseMoney(`${before}${count} ${between}${what}`, 'NGN').ok).toBe(false);
      }),
    );
  });

  it('is no payment in a note', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('She paid for', 'They sent me', 'He gave us', 'I paid'),
        number,
        noun,
        (did, count, what) => {
          expect(paidInNote(`${did} ${count} ${what}.`, 'NGN')).toBeNull();
        },
      ),
    );
  });

  it('is money where a currency or nothing else stands beside it', () => {
    fc.assert(
      fc.property(
        lead,
        number,
        fc.constantFrom(' naira', '', ' naira per month', ' per customer'),
        (before, amount, end) => {
          expect(parseMoney(`${before}${amount}${end}`, 'NGN').ok).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['500 for one person', 50_000],
    ['six hundred', 60_000],
    ['2k for each bag', 200_000],
  ])('leaves the price %s', (text, amountMinor) => {
    expect(parseMoney(text, 'NGN')).toMatchObject({ ok: true, money: { amountMinor } });
  });

  it.each(['She paid 5k months ago', 'She paid me ₦5,000 two weeks ago'])('leaves the payment of “%s”', (note) => {
    expect(paidInNote(note, 'NGN')).toEqual({ amountMinor: 500_000, currency: 'NGN' });
  });
});
