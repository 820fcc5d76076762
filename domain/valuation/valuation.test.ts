import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NEEDS_ANCHOR, sourcedAmount, valuationRange } from './anchor.ts';
import { berkus } from './berkus.ts';
import { firstChicago } from './first-chicago.ts';
import { RISK_FACTORS, type RiskFactor, riskFactorSummation } from './risk-factors.ts';
import { SCORECARD_WEIGHTS, scorecard } from './scorecard.ts';
import { vcMethodIrr, vcMethodRoi } from './vc-method.ts';

describe('anchor', () => {
  it('counts only with its amount, source and date', () => {
    const anchor = { amount: 1_500_000, source: 'Regional survey', date: '2026-01-31' };
    expect(sourcedAmount(anchor)).toBe(1_500_000);
    expect(sourcedAmount({ ...anchor, source: ' ' })).toBeNull();
    expect(sourcedAmount({ ...anchor, date: '' })).toBeNull();
    expect(sourcedAmount({ source: 'x', date: '2026-01-31' })).toBeNull();
    expect(sourcedAmount(null)).toBeNull();
    expect(() => sourcedAmount({ ...anchor, date: '2026-02-30' })).toThrow(RangeError);
  });

  it('shows several valuations as a range', () => {
    expect(valuationRange([3, null, 1])).toEqual({ low: 1, high: 3, reasons: {} });
    expect(valuationRange([null])).toMatchObject({ low: null, reasons: { low: NEEDS_ANCHOR } });
  });
});

describe('scorecard', () => {
  it('needs an anchor, and returns its inputs', () => {
    const input = { average_pre_money: null, scores: { team: 1.2 } };
    expect(scorecard(input)).toMatchObject({
      inputs: input,
      valuation: null,
      multiplier: 1.06,
      reasons: { valuation: NEEDS_ANCHOR },
    });
  });

  it('takes a factor without a score as typical, and one of zero as zero', () => {
    expect(scorecard({ average_pre_money: 100 }).valuation).toBe(100);
    expect(scorecard({ average_pre_money: 100, scores: { team: 0 } }).valuation).toBe(70);
    expect(scorecard({ average_pre_money: 100, scores: { team: null } }).valuation).toBe(100);
  });

  it('stays between the lowest and the highest score', () => {
    const score = fc.integer({ min: 50, max: 150 }).map((percent) => percent / 100);
    const factors = Object.keys(SCORECARD_WEIGHTS);
    fc.assert(
      fc.property(fc.array(score, { minLength: factors.length, maxLength: factors.length }), (scores) => {
        const { multiplier } = scorecard({
          scores: Object.fromEntries(factors.map((name, i) => [name, scores[i] ?? 1])),
        });
        expect(multiplier).toBeGreaterThanOrEqual(Math.min(...scores));
        expect(multiplier).toBeLessThanOrEqual(Math.max(...scores));
      }),
    );
  });

  it.each([
    [{ weights: { team: 0.5, product: 0.4 } }, 'add up to 100%'],
    [{ weights: { team: 0.5, product: 0.6 } }, 'add up to 100%'],
    [{ weights: { team: 30, product: 70 } }, 'from 0 to 1'],
    [{ scores: { luck: 1 } }, 'luck has no weight'],
    [{ scores: { team: -1 } }, 'zero or more'],
    [{ average_pre_money: 0 }, 'more than zero'],
  ])('refuses %o', (input, message) => {
    expect(() => scorecard(input)).toThrow(message);
  });
});

describe('berkus', () => {
  const elements = { sound_idea: 2, prototype: 1, management_team: 1, strategic_relationships: 1, product_rollout: 9 };

  it('caps each element, so the sum stays within the ceiling', () => {
    expect(berkus({ max_per_element: 500_000, as: 'fraction', elements })).toMatchObject({
      valuation: 2_500_000,
      ceiling: 2_500_000,
    });
    const amounts = berkus({ max_per_element: 500_000, elements: { sound_idea: 700_000, prototype: 100_000 } });
    expect(amounts).toMatchObject({ elements: { sound_idea: 500_000, prototype: 100_000 }, valuation: 600_000 });
  });

  it('needs its maximum stated', () => {
    const { valuation, reasons } = berkus({ elements });
    expect(valuation).toBeNull();
    expect(reasons.valuation).toContain('maximum');
  });

  it('refuses six elements, none and a negative one', () => {
    const maximum = { max_per_element: 1 };
    expect(() => berkus({ ...maximum, elements: { ...elements, luck: 1 } })).toThrow('five elements');
    expect(() => berkus({ ...maximum, elements: {} })).toThrow('five elements');
    expect(() => berkus({ ...maximum, elements: { sound_idea: -1 } })).toThrow(RangeError);
    expect(() => berkus({ max_per_element: 0, elements })).toThrow(RangeError);
  });
});

describe('riskFactorSummation', () => {
  const all = (score: number) =>
    Object.fromEntries(RISK_FACTORS.map((factor) => [factor, score])) as Record<RiskFactor, number>;

  it('moves by one step for each point', () => {
    expect(riskFactorSummation({ average_pre_money: 2e6, scores: all(1) }).valuation).toBe(5e6);
    expect(riskFactorSummation({ average_pre_money: 2e6, step: 1000, scores: all(-1) }).valuation).toBe(1_988_000);
  });

  it('has no valuation below zero or without an anchor', () => {
    const deep = riskFactorSummation({ average_pre_money: 2e6, scores: all(-2) });
    expect([deep.valuation, deep.score_sum]).toEqual([null, -24]);
    expect(deep.reasons.valuation).toContain('more than the average');
    expect(riskFactorSummation({ scores: all(0) }).reasons.valuation).toBe(NEEDS_ANCHOR);
  });

  it('refuses eleven factors, a thirteenth, and scores that are no step', () => {
    const { exit: _, ...eleven } = all(0);
    expect(() => riskFactorSummation({ scores: eleven as Record<RiskFactor, number> })).toThrow('twelve factors');
    expect(() => riskFactorSummation({ scores: { ...all(0), luck: 1 } as Record<RiskFactor, number> })).toThrow('luck');
    for (const wrong of [0.5, 3, -3, Number.NaN])
      expect(() => riskFactorSummation({ scores: { ...all(0), stage: wrong } })).toThrow(RangeError);
  });
});

describe('the Venture Capital method', () => {
  const roi = { terminal_value: 42.5e6, anticipated_roi: 20, investment: 0.5e6 };
  const irr = { terminal_value: 40e6, rate: 0.5, years: 5, investment: 1e6, existing_shares: 1e6 };

  it('applies later dilution to the post-money', () => {
    expect(vcMethodRoi({ ...roi, later_dilution: 0.5 }).pre_money_after_dilution).toBe(562_500);
    expect(vcMethodRoi(roi).pre_money_after_dilution).toBe(1_625_000);
  });

  it('has no pre-money when the investment is the whole company', () => {
    const result = vcMethodRoi({ ...roi, investment: 2.125e6 });
    expect(result).toMatchObject({ pre_money: null, ownership: null, pre_money_after_dilution: null });
    expect(Object.keys(result.reasons)).toHaveLength(5);
    expect(vcMethodIrr({ ...irr, investment: 9e6 })).toMatchObject({ pre_money: null, new_shares: null, price: null });
  });

  it('sells exactly the ownership: new ÷ all shares, at a price that raises the investment', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000_000 }), fc.integer({ min: 1, max: 50_000_000 }), (money, shares) => {
        const result = vcMethodIrr({ ...irr, investment: money, existing_shares: shares });
        const issued = result.new_shares ?? Number.NaN;
        expect(issued / (result.total_shares ?? 0)).toBeCloseTo(result.ownership ?? Number.NaN, 9);
        expect((issued * (result.price ?? 0)) / money).toBeCloseTo(1, 9);
      }),
    );
  });

  it('works without the number of shares', () => {
    const { reasons, ...result } = vcMethodIrr({ ...irr, existing_shares: null });
    expect(result.new_shares).toBeNull();
    expect(Object.keys(reasons)).toEqual(['new_shares', 'total_shares', 'price']);
  });

  it.each([
    { terminal_value: null },
    { terminal_value: null, earnings: 1 },
    { terminal_value: 0 },
    { rate: 0 },
    { years: 2.5 },
    { years: -1 },
    { investment: 0 },
    { existing_shares: 0 },
  ])('refuses %o', (wrong) => {
    expect(() => vcMethodIrr({ ...irr, ...wrong })).toThrow(RangeError);
  });

  it.each([{ terminal_value: 0 }, { anticipated_roi: 0 }, { investment: 0 }, { later_dilution: 1 }])(
    'refuses the multiple form %o',
    (wrong) => {
      expect(() => vcMethodRoi({ ...roi, ...wrong })).toThrow(RangeError);
    },
  );
});

describe('firstChicago', () => {
  const sure = { probability: 1, exit_value: 121, years: 2 };

  it('discounts the cash flows of each year and the exit', () => {
    expect(firstChicago({ rate: 0.1, scenarios: [sure] }).valuation).toBe(100);
    const flows = { ...sure, cash_flows: [11, -24.2] };
    expect(firstChicago({ rate: 0.1, scenarios: [flows] }).valuation).toBe(90);
  });

  it('lies between the worst and the best scenario', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.nat(1_000_000), fc.nat(1_000_000), (percent, one, other) => {
        const { present_values, valuation } = firstChicago({
          rate: 0.4,
          scenarios: [
            { probability: percent / 100, exit_value: one, years: 5 },
            { probability: (100 - percent) / 100, exit_value: other, years: 3 },
          ],
        });
        expect(valuation).toBeGreaterThanOrEqual(Math.min(...present_values) - 1e-6);
        expect(valuation).toBeLessThanOrEqual(Math.max(...present_values) + 1e-6);
      }),
    );
  });

  it.each([
    [{ ...sure, probability: 0.9 }, 'add up to 100%'],
    [{ ...sure, probability: 100 }, 'from 0 to 1'],
    [{ ...sure, exit_value: -1 }, 'zero or more'],
    [{ ...sure, years: 1.5 }, 'whole number'],
  ])('refuses %o', (scenario, message) => {
    expect(() => firstChicago({ rate: 0.1, scenarios: [scenario] })).toThrow(message);
    expect(() => firstChicago({ rate: 0, scenarios: [sure] })).toThrow(RangeError);
  });
});
