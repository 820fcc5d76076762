import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { burnMultiple } from './burn-multiple.ts';
import { churnConvert, quickRatio, retention } from './recurring-revenue.ts';
import { ruleOf40 } from './rule-of-40.ts';
import { runway } from './runway.ts';

const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map((kobo) => kobo / 100);
const share = fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 10_000);

describe('churnConvert', () => {
  it('compounds: 5% a month is 45.96% a year, not 60%', () => {
    const { annual_churn, naive_times_12 } = churnConvert({ monthly_churn: 0.05 });
    expect(annual_churn).toBeCloseTo(0.4596, 4);
    expect(naive_times_12).toBe(0.6);
  });

  it('has no lifetime when nobody leaves, and one month when all do', () => {
    const none = churnConvert({ monthly_churn: 0 });
    expect(none).toMatchObject({ annual_churn: 0, annual_retention: 1, lifetime_months: null, naive_times_12: 0 });
    expect(none.reasons.lifetime_months).toBeTruthy();
    const all = churnConvert({ monthly_churn: 1 });
    expect(all).toMatchObject({ annual_churn: 1, lifetime_months: 1 });
    expect(all.reasons).toEqual({});
  });

  it('is below twelve times the monthly rate, rises with it and stays a share', () => {
    fc.assert(
      fc.property(share, share, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const [less, more] = [churnConvert({ monthly_churn: low }), churnConvert({ monthly_churn: high })];
        expect(less.annual_churn).toBeLessThanOrEqual(more.annual_churn);
        expect(more.annual_churn).toBeLessThanOrEqual(Math.min(1, more.naive_times_12));
        expect(more.annual_churn + more.annual_retention).toBeCloseTo(1, 12);
      }),
    );
  });

  it.each([-0.01, 1.01, 5, Number.NaN])('refuses %d', (monthly_churn) => {
    expect(() => churnConvert({ monthly_churn })).toThrow(RangeError);
  });
});

describe('retention', () => {
  it('does not exist without revenue at the start', () => {
    const none = retention({ start: 0, expansion: 5, contraction: 0, churned: 0 });
    expect(none).toMatchObject({ nrr: null, grr: null });
    expect(none.reasons).toEqual({ nrr: expect.any(String), grr: expect.any(String) });
  });

  it('keeps gross retention from 0 to 1, never above net', () => {
    fc.assert(
      fc.property(amount, amount, share, share, (start, expansion, first, second) => {
        const contraction = Math.floor(start * first);
        const churned = Math.floor((start - contraction) * second);
        const { nrr, grr } = retention({ start, expansion, contraction, churned });
        if (nrr === null || grr === null) {
          expect(start).toBe(0);
          return;
        }
        expect(grr).toBeGreaterThanOrEqual(0);
        expect(grr).toBeLessThanOrEqual(1);
        expect(nrr).toBeGreaterThanOrEqual(grr);
      }),
    );
  });

  it.each([
    { start: 100, expansion: 0, contraction: 60, churned: 60 },
    { start: 100, expansion: 0, contraction: -5, churned: 0 },
    { start: -1, expansion: 0, contraction: 0, churned: 0 },
    { start: 100, expansion: Number.NaN, contraction: 0, churned: 0 },
  ])('refuses %o', (input) => {
    expect(() => retention(input)).toThrow(RangeError);
  });
});

describe('quickRatio', () => {
  it('does not exist without losses: null, not infinity', () => {
    const none = quickRatio({ new: 10, expansion: 5, churned: 0, contraction: 0 });
    expect(none).toEqual({
      ratio: null,
      net_new_mrr: 15,
      reasons: { ratio: 'Nothing was lost, so there is nothing to compare with.' },
    });
    const lost = quickRatio({ new: 0, expansion: 0, churned: 5, contraction: 0 });
    expect(lost).toEqual({ ratio: 0, net_new_mrr: -5, reasons: {} });
  });

  it('is above 1 exactly when revenue grew', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (won, expansion, churned, contraction) => {
        const { ratio, net_new_mrr } = quickRatio({ new: won, expansion, churned, contraction });
        if (ratio === null) {
          expect(churned + contraction).toBe(0);
          return;
        }
        expect(Math.sign(ratio - 1)).toBe(Math.sign(net_new_mrr));
      }),
    );
  });

  it('refuses a negative or missing movement', () => {
    const movement = { new: 1, expansion: 1, churned: 1, contraction: 1 };
    expect(() => quickRatio({ ...movement, churned: -1 })).toThrow(RangeError);
    expect(() => quickRatio({ ...movement, new: undefined as unknown as number })).toThrow(RangeError);
  });
});

describe('burnMultiple', () => {
  it.each([
    [0, 'amazing'],
    [0.99, 'amazing'],
    [1, 'great'],
    [1.49, 'great'],
    [1.5, 'good'],
    [1.99, 'good'],
    [2, 'suspect'],
    [3, 'suspect'],
    [3.01, 'bad'],
  ])('rates %f as %s', (net_burn, rating) => {
    expect(burnMultiple({ net_burn, net_new_arr: 1 })).toEqual({ multiple: net_burn, rating, reasons: {} });
  });

  it('adds the movements up when no net figure is given', () => {
    const movement = { new: 500, expansion: 200, contraction: 100, churned: 100 };
    expect(burnMultiple({ net_burn: 600, ...movement }).multiple).toBe(1.2);
    expect(burnMultiple({ net_burn: 600, new: 500 }).multiple).toBe(1.2);
  });

  it.each([0, -5])('means nothing when net new revenue is %d', (net_new_arr) => {
    const result = burnMultiple({ net_burn: 100, net_new_arr });
    expect(result).toMatchObject({ multiple: null, rating: 'not_meaningful' });
    expect(result.reasons.multiple).toBeTruthy();
    expect(burnMultiple({ net_burn: 100, new: 5, churned: 5 - net_new_arr }).multiple).toBeNull();
  });

  it.each([
    { net_burn: Number.NaN, net_new_arr: 1 },
    { net_burn: 1, net_new_arr: Number.POSITIVE_INFINITY },
    { net_burn: 1 },
    { net_burn: 1, new: -1 },
    { net_burn: 1, new: 1, churned: -1 },
  ])('refuses %o', (input) => {
    expect(() => burnMultiple(input)).toThrow(RangeError);
  });
});

describe('ruleOf40', () => {
  it('passes at exactly 40% and fails at 39.9%', () => {
    expect(ruleOf40({ revenue_before: 1000, revenue_now: 1100, profit: 330 })).toMatchObject({
      score: 0.4,
      pass: true,
    });
    expect(ruleOf40({ revenue_before: 1000, revenue_now: 1000, profit: 399 })).toMatchObject({ pass: false });
    // In floats 360 ÷ 1080 + 96 ÷ 1440 falls short of 0.4.
    expect(360 / 1080 + 96 / 1440).toBeLessThan(0.4);
    expect(ruleOf40({ revenue_before: 1080, revenue_now: 1440, profit: 96 })).toMatchObject({ score: 0.4, pass: true });
  });

  it('does not exist without revenue before or now', () => {
    const first = ruleOf40({ revenue_before: 0, revenue_now: 100, profit: 10 });
    expect(first).toMatchObject({ growth: null, margin: 0.1, score: null, pass: null });
    expect(Object.keys(first.reasons)).toEqual(['growth', 'score', 'pass']);
    const last = ruleOf40({ revenue_before: 100, revenue_now: 0, profit: -10 });
    expect(last).toMatchObject({ growth: -1, margin: null, score: null, pass: null });
    expect(Object.keys(last.reasons)).toEqual(['margin', 'score', 'pass']);
  });

  it('rises with profit', () => {
    const positive = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(positive, positive, fc.integer({ min: -1_000_000, max: 1_000_000 }), (before, now, profit) => {
        const score = (gained: number) =>
          ruleOf40({ revenue_before: before, revenue_now: now, profit: gained }).score ?? Number.NaN;
        expect(score(profit + 1)).toBeGreaterThan(score(profit));
      }),
    );
  });

  it('refuses negative revenue', () => {
    expect(() => ruleOf40({ revenue_before: -1, revenue_now: 1, profit: 1 })).toThrow(RangeError);
    expect(() => ruleOf40({ revenue_before: 1, revenue_now: 1, profit: Number.NaN })).toThrow(RangeError);
  });
});

describe('runway', () => {
  const usual = { cash: 100, cash_out: 40, cash_in: 10, as_of: '2026-01-31' };

  it('counts full months from the date of the balance, month ends included', () => {
    const three = runway(usual);
    expect(three).toMatchObject({ net_burn: 30, full_months: 3, zero_date: '2026-05-10' });
    expect(three.reasons).toEqual({});
    expect(three.months).toBeCloseTo(10 / 3, 12);
    expect(runway({ ...usual, cash: 30 })).toMatchObject({ months: 1, zero_date: '2026-02-28' });
    expect(runway({ ...usual, cash: 0 })).toMatchObject({ months: 0, full_months: 0, zero_date: '2026-01-31' });
  });

  it('counts a full month exactly, where floats fall short of it', () => {
    expect(0.3 / 0.1).toBeLessThan(3);
    expect(runway({ cash: 0.3, cash_out: 0.1, cash_in: 0 })).toMatchObject({ months: 3, full_months: 3 });
  });

  it.each([40, 41])('does not exist when %d comes in for 40 that goes out', (cash_in) => {
    const none = runway({ ...usual, cash_in });
    expect(none).toMatchObject({ net_burn: 40 - cash_in, months: null, full_months: null, zero_date: null });
    expect(Object.keys(none.reasons)).toEqual(['months', 'full_months', 'zero_date']);
  });

  it('names no date without a starting one, nor one beyond a century', () => {
    const undated = runway({ ...usual, as_of: undefined });
    expect(undated).toMatchObject({ full_months: 3, zero_date: null });
    expect(undated.reasons.zero_date).toBeTruthy();
    const endless = runway({ ...usual, cash: 1e15 });
    expect(endless.zero_date).toBeNull();
    expect(endless.reasons.zero_date).toContain('century');
  });

  it('lasts longer with more cash, and never a full month too long', () => {
    fc.assert(
      fc.property(amount, amount, amount, (cash, cash_out, cash_in) => {
        const { months, full_months } = runway({ cash, cash_out, cash_in });
        if (months === null || full_months === null) {
          expect(cash_in).toBeGreaterThanOrEqual(cash_out);
          return;
        }
        expect(full_months).toBeLessThanOrEqual(months);
        expect(months - full_months).toBeLessThanOrEqual(1);
        expect(runway({ cash: cash + 1, cash_out, cash_in }).months).toBeGreaterThan(months);
      }),
    );
  });

  it.each([
    { ...usual, cash: -1 },
    { ...usual, cash_out: Number.NaN },
    { ...usual, cash_in: -1 },
    { ...usual, as_of: '2026-02-30' },
    { ...usual, as_of: 'soon' },
  ])('refuses %o', (input) => {
    expect(() => runway(input)).toThrow(RangeError);
  });
});
