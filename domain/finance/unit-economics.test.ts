import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grossMargin } from './gross-margin.ts';
import { ltvCac } from './ltv-cac.ts';
import { tamBottomUp } from './market-size.ts';

const share = fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 10_000);
const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((kobo) => kobo / 100);

describe('tamBottomUp', () => {
  it('leaves out what no share was given for, and says why', () => {
    const bare = tamBottomUp({ accounts: 10, annual_value: 5 });
    expect(bare).toMatchObject({ tam: 50, sam: null, som: null, som_accounts: null });
    expect(Object.keys(bare.reasons)).toEqual(['sam', 'som', 'som_accounts']);
    const half = tamBottomUp({ accounts: 10, annual_value: 5, serviceable_fraction: 0.5 });
    expect(half).toMatchObject({ tam: 50, sam: 25, som: null });
    expect(half.reasons.sam).toBeUndefined();
    expect(tamBottomUp({ accounts: 10, annual_value: 5, obtainable_fraction: 0.5 })).toMatchObject({ som: null });
  });

  it('takes a share of zero as zero, not as missing', () => {
    const input = { accounts: 10, annual_value: 5, serviceable_fraction: 0.5, obtainable_fraction: 0 };
    const none = tamBottomUp(input);
    expect(none).toMatchObject({ som: 0, som_accounts: 0 });
    expect(none.reasons).toEqual({});
  });

  it('never finds SOM above SAM above TAM, and prices the customers behind SOM', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        amount,
        share,
        share,
        (accounts, annual_value, serviceable_fraction, obtainable_fraction) => {
          const input = { accounts, annual_value, serviceable_fraction, obtainable_fraction };
          const { tam, sam, som, som_accounts } = tamBottomUp(input);
          expect(sam).toBeLessThanOrEqual(tam);
          expect(som).toBeLessThanOrEqual(sam ?? Number.NaN);
          const priced = (som_accounts ?? Number.NaN) * annual_value;
          expect(Math.abs(priced - (som ?? Number.NaN))).toBeLessThanOrEqual(priced * 1e-12);
        },
      ),
    );
  });

  it.each([
    { accounts: -1, annual_value: 5 },
    { accounts: 1, annual_value: Number.NaN },
    { accounts: 1, annual_value: Number.POSITIVE_INFINITY },
    { accounts: 1, annual_value: 1, serviceable_fraction: 40 },
    { accounts: 1, annual_value: 1, serviceable_fraction: 0.4, obtainable_fraction: -0.1 },
    { accounts: 1e308, annual_value: 1e308 },
  ])('refuses %o', (input) => {
    expect(() => tamBottomUp(input)).toThrow(RangeError);
  });
});

describe('ltvCac', () => {
  const usual = { arpa: 100, gross_margin: 0.8, churn: 0.04 };

  it('works the cost of a customer out from spend', () => {
    expect(ltvCac({ ...usual, sales_marketing: 12_000, new_customers: 30 })).toMatchObject({
      cac: 400,
      ratio: 5,
      payback_months: 5,
      reasons: {},
    });
  });

  it('has no end of life without churn: null, not infinity, and the capped value instead', () => {
    const result = ltvCac({ ...usual, churn: 0, cac: 100 });
    expect(result).toMatchObject({ lifetime_months: null, ltv: null, ratio: null, ltv_within_60_months: 4800 });
    expect(Object.keys(result.reasons)).toEqual(['lifetime_months', 'ltv', 'ratio']);
    expect(ltvCac({ ...usual, churn: 0.001 })).toMatchObject({ ltv: 80_000, ltv_within_60_months: 4800 });
  });

  it('never pays back without margin', () => {
    for (const gross_margin of [0, -0.2]) {
      const result = ltvCac({ ...usual, gross_margin, cac: 100 });
      expect(result.payback_months).toBeNull();
      expect(result.reasons.payback_months).toContain('never');
    }
    expect(ltvCac({ ...usual, gross_margin: -0.2, cac: 100 }).ratio).toBe(-5);
  });

  it.each([
    [{}, null],
    [{ sales_marketing: 100 }, null],
    [{ sales_marketing: 100, new_customers: 0 }, null],
    [{ cac: 0 }, 0],
    [{ sales_marketing: 0, new_customers: 5 }, 0],
  ])('has no ratio with the spend %o', (spend, cac) => {
    const result = ltvCac({ ...usual, ...spend });
    expect(result.cac).toBe(cac);
    expect(result.ratio).toBeNull();
    expect(result.reasons.ratio).toBeTruthy();
    expect(result.payback_months).toBe(cac);
  });

  it('is worth more with more margin and less churn, and gives a reason for each null and only then', () => {
    const optional = fc.option(amount);
    fc.assert(
      fc.property(amount, share, share, optional, optional, optional, (arpa, gross_margin, churn, ...spend) => {
        const [cac, sales_marketing, new_customers] = spend;
        const result = ltvCac({ arpa, gross_margin, churn, cac, sales_marketing, new_customers });
        const { reasons, ...figures } = result;
        const nulls = Object.entries(figures).filter(([, value]) => value === null);
        expect(Object.keys(reasons).sort()).toEqual(nulls.map(([key]) => key).sort());
        for (const value of Object.values(figures)) expect(value === null || Number.isFinite(value)).toBe(true);
        const better = ltvCac({ arpa, gross_margin: (1 + gross_margin) / 2, churn: churn / 2 });
        if (better.ltv !== null) expect(better.ltv).toBeGreaterThanOrEqual(result.ltv ?? 0);
        expect(result.ltv_within_60_months).toBeLessThanOrEqual(result.ltv ?? Number.POSITIVE_INFINITY);
      }),
    );
  });

  it.each([
    { ...usual, churn: 4 },
    { ...usual, churn: -0.1 },
    { ...usual, gross_margin: 80 },
    { ...usual, arpa: -1 },
    { ...usual, cac: -1 },
    { ...usual, cac: Number.NaN },
  ])('refuses %o', (input) => {
    expect(() => ltvCac(input)).toThrow(RangeError);
  });
});

describe('grossMargin', () => {
  it('is on revenue, the mark-up on cost', () => {
    expect(grossMargin({ revenue: 100, cogs: 40 })).toEqual({
      gross_profit: 60,
      gross_margin: 0.6,
      markup: 1.5,
      reasons: {},
    });
    expect(grossMargin({ revenue: 40, cogs: 100 })).toMatchObject({ gross_profit: -60, gross_margin: -1.5 });
  });

  it('does not exist without revenue, nor a mark-up without cost', () => {
    const none = grossMargin({ revenue: 0, cogs: 0 });
    expect(none).toMatchObject({ gross_profit: 0, gross_margin: null, markup: null });
    expect(Object.keys(none.reasons)).toEqual(['gross_margin', 'markup']);
    expect(grossMargin({ revenue: 0, cogs: 5 })).toMatchObject({ gross_margin: null, markup: -1 });
  });

  it('ties margin and mark-up together: markup = margin ÷ (1 − margin)', () => {
    const money = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(money, money, (revenue, cogs) => {
        const { gross_margin, markup } = grossMargin({ revenue, cogs });
        const margin = gross_margin ?? Number.NaN;
        expect(margin).toBeLessThan(1);
        expect((markup ?? Number.NaN) * (cogs / revenue)).toBeCloseTo(margin, 6);
      }),
    );
  });

  it.each([
    { revenue: -1, cogs: 0 },
    { revenue: 1, cogs: -1 },
    { revenue: Number.NaN, cogs: 1 },
  ])('refuses %o', (input) => {
    expect(() => grossMargin(input)).toThrow(RangeError);
  });
});
