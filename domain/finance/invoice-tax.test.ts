import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceTax } from './invoice-tax.ts';

const one = (unit_minor: number) => [{ unit_minor, quantity: 1 }];

describe('invoiceTax', () => {
  it('rounds half a kobo up where a banker would not', () => {
    expect(invoiceTax({ rate: 0.075, lines: one(60) })).toMatchObject({ taxes: { vat: 5 }, gross: 65 });
  });

  it('rounds once on the total unless told to round each line', () => {
    const lines = [...one(60), ...one(60)];
    expect(invoiceTax({ rate: 0.075, lines }).taxes.vat).toBe(9);
    expect(invoiceTax({ rate: 0.075, lines, round: 'line' }).taxes.vat).toBe(10);
  });

  it('takes the discount off before tax', () => {
    expect(invoiceTax({ rate: 0.075, lines: one(10_000), discount_minor: 2000 })).toEqual({
      lines: [10_000],
      net: 8000,
      taxes: { vat: 600 },
      gross: 8600,
    });
  });

  it('charges VAT on the levies only in the older Ghanaian scheme', () => {
    expect(invoiceTax({ scheme: 'GH_2025', lines: one(100_000) }).taxes).toEqual({
      nhil: 2500,
      getfund: 2500,
      covid: 1000,
      vat: 15_900,
    });
  });

  it('takes VAT on the levies as they are printed', () => {
    const lines = [
      { unit_minor: 5_946_224, quantity: 0.25 },
      { unit_minor: 4_998_542, quantity: 2 },
      { unit_minor: 5_435_272, quantity: 406 },
    ];
    // 15% of 2,218,204,072 + 55,455,102 + 55,455,102 + 22,182,041; of the unrounded levies it would be one less.
    expect(invoiceTax({ scheme: 'GH_2025', lines })).toMatchObject({
      net: 2_218_204_072,
      taxes: { nhil: 55_455_102, getfund: 55_455_102, covid: 22_182_041, vat: 352_694_448 },
      gross: 2_703_990_765,
    });
  });

  it('charges nothing without a rate', () => {
    expect(invoiceTax({ lines: [{ unit_minor: 250, quantity: 3 }] })).toEqual({
      lines: [750],
      net: 750,
      taxes: { vat: 0 },
      gross: 750,
    });
  });

  it.each([
    [{ lines: one(-1) }],
    [{ lines: [{ unit_minor: 5, quantity: -1 }] }],
    [{ lines: one(5), rate: 7.5 }],
    [{ lines: one(5), discount_minor: 6 }],
    [{ lines: one(5), discount_minor: -1 }],
    [{ lines: one(Number.MAX_SAFE_INTEGER), rate: 1 }],
  ])('refuses %j', (input) => {
    expect(() => invoiceTax(input)).toThrow(RangeError);
  });

  it('always adds up: net and taxes are the gross, and what includes tax stays what was asked', () => {
    const line = fc.record({ unit_minor: fc.nat(10_000_000), quantity: fc.integer({ min: 1, max: 20 }) });
    const input = fc.record({
      lines: fc.array(line, { minLength: 1, maxLength: 6 }),
      rate: fc.integer({ min: 0, max: 300 }).map((thousandths) => thousandths / 1000),
      round: fc.constantFrom('line' as const, 'total' as const),
      prices_include_tax: fc.boolean(),
    });
    fc.assert(
      fc.property(input, (given) => {
        const { lines, net, taxes, gross } = invoiceTax(given);
        const listed = lines.reduce((sum, amount) => sum + amount, 0);
        expect(net + (taxes.vat ?? 0)).toBe(gross);
        expect(given.prices_include_tax ? gross : net).toBe(listed);
      }),
    );
  });
});
