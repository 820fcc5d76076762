import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCapTable, type CapTable } from './cap-table.ts';
import { payExit } from './cap-table-exit.ts';
import type { CapTableInput, CapTableNote } from './cap-table-terms.ts';
import { previewConvertible } from './convertible-preview.ts';

/** Example 1 of the YC Post-Money SAFE User Guide. */
const guide = {
  currency: 'USD',
  holders: [{ id: 'founders', name: 'Founders', shares: 9_250_000 }],
  optionsGranted: 300_000,
  optionsPromised: 350_000,
  unissuedPool: 100_000,
  safes: [
    { id: 'A', name: 'Investor A', kind: 'post_cap', amountMinor: 20_000_000, capMinor: 400_000_000 },
    { id: 'B', name: 'Investor B', kind: 'post_cap', amountMinor: 80_000_000, capMinor: 800_000_000 },
  ],
  round: {
    preMoneyMinor: 1_500_000_000,
    newMoneyMinor: 500_000_000,
    pool: { type: 'increase', shares: 1_695_000 },
    closingDate: '2026-11-30',
  },
} as const satisfies CapTableInput;
const note: CapTableNote = {
  id: 'N',
  name: 'Noteholder',
  principalMinor: 10_000_000,
  annualRate: 0.08,
  start: '2025-11-30',
  discount: 0.2,
  capMinor: 500_000_000,
  capBase: 'without_increase',
};

const afterOf = (table: CapTable, id: string) => table.rows.find((row) => row.id === id)?.after;

describe('buildCapTable', () => {
  it('reproduces the published figures of the guide', () => {
    const table = buildCapTable(guide);
    expect(table).toMatchObject({ totalBefore: 10_000_000, totalAfter: 17_946_424 });
    expect(table.round).toMatchObject({ price: '1.1144', newShares: 4_486_719, companyCapitalization: 11_764_705 });
    expect(table.rows.map(({ id, after }) => [id, after?.shares])).toEqual([
      ['founders', 9_250_000],
      ['options', 650_000],
      ['pool', 1_795_000],
      ['A', 588_235],
      ['B', 1_176_470],
      ['new_money', 4_486_719],
    ]);
    expect(afterOf(table, 'B')?.sharesExact).toBe('20000000/17');
    expect(afterOf(table, 'founders')?.fraction).toBeCloseTo(0.5154, 4);
    expect(table.rows[0]?.dilution).toBeCloseTo(1 - 0.5154 / 0.925, 4);
    expect(table.round?.rounding).toContain('4 decimals');
  });

  it('shows the company before a round, and only rows with shares', () => {
    const table = buildCapTable({ ...guide, round: null, unissuedPool: 0 });
    expect(table).toMatchObject({ totalAfter: null, round: null });
    expect(table.rows.map(({ id }) => id)).toEqual(['founders', 'options']);
  });

  it('converts a note with its interest to the closing date', () => {
    const table = buildCapTable({ ...guide, notes: [note] });
    const conversion = table.round?.conversions.find(({ id }) => id === 'N');
    expect(conversion).toMatchObject({ amountMinor: 10_800_000, binding: 'cap', price: 0.5 });
    expect(afterOf(table, 'N')?.shares).toBe(216_000);
    const paid = buildCapTable({ ...guide, notes: [{ ...note, interestConverts: false }] });
    expect(afterOf(paid, 'N')?.shares).toBe(200_000);
  });

  it('adds up: shares to the total and fractions to the whole', () => {
    const minor = fc.integer({ min: 100_000, max: 40_000_000 });
    const cap = fc.integer({ min: 300_000_000, max: 4_000_000_000 });
    const shares = fc.integer({ min: 1_000, max: 10_000_000 });
    fc.assert(
      fc.property(shares, minor, cap, minor, minor, (held, amountMinor, capMinor, principalMinor, newMoneyMinor) => {
        const table = buildCapTable({
          ...guide,
          holders: [{ id: 'one', name: 'One', shares: held }],
          safes: [{ id: 'S', name: 'S', kind: 'post_cap', amountMinor, capMinor, discount: 0.1 }],
          notes: [{ ...note, principalMinor }],
          round: { ...guide.round, newMoneyMinor, pool: { type: 'target_unissued_post', fraction: 0.1 } },
        });
        const after = table.rows.map((row) => row.after);
        expect(after.reduce((sum, each) => sum + (each?.shares ?? 0), 0)).toBe(table.totalAfter);
        expect(after.reduce((sum, each) => sum + (each?.fraction ?? 0), 0)).toBeCloseTo(1, 9);
      }),
    );
  });

  it.each([
    [{ holders: [] }, 'at least one share'],
    [{ holders: [{ id: 'x', name: 'X', shares: 1.5 }] }, 'whole number'],
    [{ holders: [guide.holders[0], guide.holders[0]] }, 'ids must differ'],
    [{ optionsGranted: -1 }, 'whole number'],
    [{ safes: [{ ...guide.safes[0], amountMinor: 400_000_000 }] }, 'sell the whole company'],
    [{ safes: [{ ...guide.safes[0], capMinor: 0 }] }, 'more than zero'],
    [{ notes: [{ ...note, discount: 1 }] }, 'below 1'],
    [{ notes: [{ ...note, start: '2027-01-01' }] }, 'before the start'],
    [{ round: { ...guide.round, closingDate: '2026-02-30' }, notes: [note] }, 'YYYY-MM-DD'],
    [{ round: { ...guide.round, preMoneyMinor: 0 } }, 'more than zero'],
  ])('refuses %o', (wrong: Partial<CapTableInput>, message) => {
    expect(() => buildCapTable({ ...guide, ...wrong })).toThrow(
      message === 'before the start' ? 'end must not be' : message,
    );
  });
});

describe('payExit', () => {
  const table = buildCapTable(guide);
  const plain = { multiple: 1, participation: 'none' } as const;
  const paid = (exit: ReturnType<typeof payExit>, id: string) => exit.rows.find((row) => row.id === id)?.amountMinor;

  it('gives SAFE shares the preference of what was paid for them, not of the round price', () => {
    const low = payExit(table, plain, 600_000_000);
    expect(paid(low, 'A')).toBe(20_000_000);
    expect(paid(low, 'new_money')).toBe(500_000_000);
    expect(paid(low, 'founders')).toBe(0);
  });

  it('pays debt first, nothing to the pool, and the exit in whole minor units', () => {
    const debtMinor = 50_000_000;
    fc.assert(
      fc.property(fc.nat(5_000_000_000), fc.constantFrom('none' as const, 'full' as const), (minor, participation) => {
        const exit = payExit(table, { multiple: 1, participation, debtMinor }, minor);
        const sum = exit.rows.reduce((total, { amountMinor }) => total + amountMinor, 0);
        expect(sum + exit.paidDebtMinor).toBe(minor);
        expect(paid(exit, 'pool')).toBeUndefined();
      }),
    );
    expect(payExit(table, { ...plain, debtMinor }, 40_000_000)).toMatchObject({ paidDebtMinor: 40_000_000 });
    expect(payExit(table, { ...plain, debtMinor }, 40_000_000).rows[0]).toMatchObject({
      amountMinor: 0,
      fraction: null,
    });
  });

  it('refuses a table without a round and an exit below zero', () => {
    expect(() => payExit(buildCapTable({ ...guide, round: null }), plain, 1)).toThrow('after the round');
    expect(() => payExit(table, plain, -1)).toThrow(RangeError);
    expect(() => payExit(table, { multiple: 1, participation: 'capped' }, 1)).toThrow(RangeError);
  });
});

describe('previewConvertible', () => {
  const { safes, round: _, ...company } = guide;
  const closingDate = '2026-11-30';
  const preview = (terms: object) =>
    previewConvertible({
      ...company,
      closingDate,
      instrument: { type: 'safe', safe: { ...safes[1], ...terms } },
    });
  const bindings = ({ scenarios }: ReturnType<typeof preview>) =>
    scenarios?.map(({ table }) => table.round?.conversions[0]?.binding);

  it('puts the break-even of a post-money cap at cap ÷ (1 − discount)', () => {
    expect(preview({}).breakEvenMinor).toBe(800_000_000);
    const both = preview({ discount: 0.2 });
    expect(both.breakEvenMinor).toBe(1_000_000_000);
    expect(both.scenarios?.map(({ preMoneyMinor }) => preMoneyMinor)).toEqual([
      500_000_000, 1_000_000_000, 2_000_000_000,
    ]);
    expect(bindings(both)?.[0]).toBe('round_or_discount_price');
    expect(bindings(both)?.[2]).toBe('cap');
  });

  it('meets the discounted price at the break-even, for every form', () => {
    const noteForm = (capBase: CapTableNote['capBase']) =>
      previewConvertible({ ...company, closingDate, instrument: { type: 'note', note: { ...note, capBase } } });
    const forms = [
      preview({ discount: 0.2 }),
      preview({ kind: 'pre_cap', discount: 0.2 }),
      noteForm('without_increase'),
      noteForm('with_increase'),
      noteForm('issued'),
    ];
    for (const { scenarios } of forms) {
      const at = scenarios?.[1]?.table.round;
      const [top = 0, bottom = 1] = (at?.priceExact ?? '').split('/').map(Number);
      expect(at?.conversions[0]?.price).toBeCloseTo((top / bottom) * 0.8, 6);
    }
  });

  it('needs an expected valuation without a cap', () => {
    const bare = preview({ kind: 'discount', capMinor: null, discount: 0.2 });
    expect(bare).toMatchObject({ breakEvenMinor: null, scenarios: null });
    expect(bare.reasons.scenarios).toContain('expected pre-money');
    const expectedOnly = previewConvertible({
      ...company,
      closingDate,
      instrument: { type: 'safe', safe: { ...safes[1], kind: 'plain', capMinor: null } },
      expectedPreMoneyMinor: 600_000_000,
    });
    expect(expectedOnly.scenarios?.map(({ newMoneyMinor }) => newMoneyMinor)).toEqual([75e6, 150e6, 300e6]);
    expect(expectedOnly.scenarios?.[1]?.table.rows.at(-1)?.after?.fraction).toBeCloseTo(0.2, 4);
  });
});
