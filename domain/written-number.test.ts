import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readWrittenCount, readWrittenNumber } from './written-number.ts';

const reasonOf = (text: string) => {
  const read = readWrittenCount(text);
  return read.ok ? read.count : read.reason;
};

describe('a number as people write it', () => {
  it.each([
    ['8000', 8000],
    ['8,000', 8000],
    ['8 000', 8000],
    ['8\u202f000 000', 8_000_000],
    ['about 600', 600],
    ['~600', 600],
    ['about 600.', 600],
    ['600+', 600],
    ['20k', 20_000],
    ['20 K', 20_000],
    ['20-thousand', 20_000],
    ['plenty, maybe 20k', 20_000],
    ['2.5k', 2500],
    ['2m', 2_000_000],
    ['1.5 bn', 1_500_000_000],
    ['2 million traders (2,000,000)', 2_000_000],
    ['2 hundred thousand', 200_000],
    ['5 grand', 5000],
    ['600 stalls in one market', 600],
    ['２０', 20],
    ['nearly 600, I think', 600],
    ['0', 0],
    ['two million', 2_000_000],
    ['one', 1],
    ['two and a half thousand', 2500],
  ])('%j is %d', (text, count) => {
    expect(readWrittenCount(text)).toEqual({ ok: true, count });
  });

  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['plenty', 'not_a_number'],
    ['no one', 'not_a_number'],
    ['one of them told me', 'not_a_number'],
    ['five ten', 'not_a_number'],
    ['half of 600', 'not_a_number'],
    ['2 million and five hundred thousand', 'not_a_number'],
    ['a few thousand, say 600', 'not_a_number'],
    ['5%', 'not_a_number'],
    ['5 percent', 'not_a_number'],
    ['50 kobo', 'not_a_number'],
    ['10 to 20', 'several_numbers'],
    ['10-20k', 'several_numbers'],
    ['3 of 200', 'several_numbers'],
    ['2 million 500 thousand', 'several_numbers'],
    ['in 2026 about 600', 'several_numbers'],
    ['-5', 'not_a_number'],
    ['about - 5', 'not_a_number'],
    ['minus 5', 'not_a_number'],
    ['B2B', 'not_a_number'],
    ['3rd', 'not_a_number'],
    ['1e5', 'not_a_number'],
    ['2kk', 'not_a_number'],
    ['1,00', 'not_a_number'],
    ['1.500.000', 'not_a_number'],
    ['.5', 'not_a_number'],
    ['٣', 'not_a_number'],
    ['<b>5</b>', 'not_a_number'],
    ['₦600', 'not_a_number'],
    ['600 dollars', 'not_a_number'],
    ['500.00k', 'not_a_number'],
    ['2,500.50k', 'not_a_number'],
    [`600 ${'x'.repeat(200)}`, 'not_a_number'],
    ['8.5', 'not_whole'],
    ['1.23456k', 'not_whole'],
    ['about 9007199254740992', 'too_large'],
  ])('%.40j is refused: %s', (text, reason) => {
    expect(reasonOf(text)).toBe(reason);
  });

  it('says in which currency it is', () => {
    expect(readWrittenNumber('₦2.5m')).toMatchObject({ ok: true, currencies: ['NGN'] });
    expect(readWrittenNumber('US$20 or 20 naira')).toMatchObject({ ok: true, currencies: ['USD', 'NGN'] });
    expect(readWrittenNumber('n 500')).toMatchObject({ ok: true, currencies: ['NGN'] });
  });

  const before = fc.constantFrom('', 'about ', 'plenty, maybe ', '~', 'we saw ', '(');
  const after = fc.constantFrom('', ' or so', ' stalls.', '!', ', I think', '+');
  const scales = fc.constantFrom(
    ['', 1],
    ['k', 1e3],
    [' thousand', 1e3],
    ['m', 1e6],
    [' Million', 1e6],
    ['bn', 1e9],
  ) as fc.Arbitrary<[string, number]>;
  const grouped = (whole: number) => whole.toLocaleString('en-GB');

  it('is the same number whatever stands around it, exactly', () => {
    fc.assert(
      fc.property(
        before,
        fc.nat(9_000_000),
        fc.boolean(),
        scales,
        after,
        (start, whole, commas, [word, times], end) => {
          const text = `${start}${commas ? grouped(whole) : whole}${word}${end}`;
          expect(reasonOf(text)).toBe(Number.isSafeInteger(whole * times) ? whole * times : 'too_large');
        },
      ),
    );
  });

  it('is never one of two different numbers', () => {
    const joints = fc.constantFrom(' to ', '-', ' or ', ', ', '/', ' – ');
    fc.assert(
      fc.property(fc.nat(99_999), joints, fc.nat(99_999), (first, joint, second) => {
        fc.pre(first !== second);
        expect(reasonOf(`${first}${joint}${second} people`)).toMatch(/^(several_numbers|not_a_number)$/);
      }),
    );
  });

  it('never throws, and reads a count that is whole and safe', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '2',
        '15',
        ',',
        '.',
        ' ',
        '-',
        'k',
        'm',
        '₦',
        'n',
        'naira',
        'about',
        '%',
        '000',
        'million',
        '٣',
        '😀',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          pieces.map((all) => all.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          const read = readWrittenCount(text);
          if (read.ok) expect(Number.isSafeInteger(read.count) && read.count >= 0).toBe(true);
        },
      ),
    );
  });
});
