import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RISK_FACTORS } from '../valuation/risk-factors.ts';
import type { Anchor, ValuationInput, ValuationMethodId } from './valuation.ts';
import { valueCompany } from './value-company.ts';

const anchor = (amountMinor: number): Anchor => ({ amountMinor, source: 'Survey of angel rounds', date: '2026-01-31' });

/** The published examples of methods.md, in cents. */
const PUBLISHED: ValuationInput = {
  currency: 'USD',
  regionalAverage: anchor(150_000_000),
  scorecard: {
    scores: { team: '125', opportunity: '150', product: '100', competition: '75', marketing_sales: '80', other: '100' },
    weights: null,
  },
  berkus: {
    maximum: anchor(50_000_000),
    elements: {
      sound_idea: '100',
      prototype: '100',
      management_team: '80',
      strategic_relationships: '40',
      product_rollout: '60',
    },
  },
  riskFactorSummation: {
    stepMinor: 25_000_000,
    scores: { ...Object.fromEntries(RISK_FACTORS.map((name) => [name, 0])), management: 2, exit: 1 },
  },
  ventureCapital: {
    exitValue: anchor(4_250_000_000),
    requiredMultiple: '20',
    investmentMinor: 50_000_000,
    laterDilutionPercent: '50',
  },
  firstChicago: {
    ratePercent: '40',
    scenarios: [
      { label: 'Best', probabilityPercent: '25', exitValue: anchor(8_000_000_000), years: 5 },
      { label: 'Base', probabilityPercent: '50', exitValue: anchor(3_000_000_000), years: 5 },
      { label: 'Worst', probabilityPercent: '25', exitValue: anchor(200_000_000), years: 3 },
    ],
  },
};

const lineOf = (method: ValuationMethodId, input: Partial<ValuationInput>) => {
  const line = valueCompany({ ...PUBLISHED, ...input }).lines.find((one) => one.method === method);
  if (!line) throw new Error(`no line for ${method}`);
  return line;
};

describe('valueCompany', () => {
  it('gives the published examples, and their range', () => {
    const { lines, range } = valueCompany(PUBLISHED);
    expect(lines.map(({ method, value }) => [method, value.value?.amountMinor])).toEqual([
      ['scorecard', 173_250_000],
      ['berkus', 190_000_000],
      ['risk_factor_summation', 225_000_000],
      ['venture_capital', 56_250_000],
      ['first_chicago', 668_992_087],
    ]);
    expect(range.value).toEqual({
      low: { amountMinor: 56_250_000, currency: 'USD' },
      high: { amountMinor: 668_992_087, currency: 'USD' },
      spread: { amountMinor: 612_742_087, currency: 'USD' },
    });
    for (const { inputs, formula, source } of lines) {
      expect(inputs.length).toBeGreaterThan(3);
      expect(formula.length * source.length).toBeGreaterThan(0);
    }
    expect(lines[0]?.inputs[0]).toEqual({
      label: 'Regional average',
      value: '$1,500,000.00',
      source: 'Survey of angel rounds, 2026-01-31',
    });
  });

  it('gives no number without a sourced anchor', () => {
    const sourceless = { ...anchor(1), source: ' ' };
    for (const none of [null, sourceless, anchor(0)]) {
      const { lines, range } = valueCompany({
        ...PUBLISHED,
        regionalAverage: none,
        berkus: { maximum: none, elements: { prototype: '100' } },
        ventureCapital: { exitValue: none, requiredMultiple: '20', investmentMinor: 1, laterDilutionPercent: '' },
        firstChicago: { ratePercent: '40', scenarios: [] },
      });
      for (const { value, needsAnchor } of lines)
        expect([value, needsAnchor]).toEqual([{ value: null, reason: 'needs an anchor' }, true]);
      expect(range).toEqual({ value: null, reason: 'needs an anchor' });
    }
  });

  it('never shows one number as the value', () => {
    const alone = { scorecard: null, riskFactorSummation: null, ventureCapital: null, firstChicago: null };
    const { lines, range } = valueCompany({ ...PUBLISHED, ...alone });
    expect(lines.filter(({ value }) => value.value !== null)).toHaveLength(1);
    expect(range.reason).toContain('at least two');
    expect(lines[0]?.value.reason).toBe('Nothing was entered yet.');
  });

  it('takes one eighth of the average as the step where none is given', () => {
    const scores = PUBLISHED.riskFactorSummation?.scores ?? {};
    const line = lineOf('risk_factor_summation', { riskFactorSummation: { stepMinor: null, scores } });
    expect(line.value.value?.amountMinor).toBe(150_000_000 + 3 * 18_750_000);
  });

  it.each<[ValuationMethodId, Partial<ValuationInput>, string]>([
    ['scorecard', { scorecard: { scores: {}, weights: { team: '60', product: '30' } } }, 'add up to 100%'],
    ['scorecard', { scorecard: { scores: { team: 'high' }, weights: null } }, 'Strength of the team needs a number'],
    ['scorecard', { scorecard: { scores: { luck: '100' }, weights: null } }, 'luck has no weight'],
    ['berkus', { berkus: { maximum: anchor(5), elements: {} } }, 'up to five elements'],
    [
      'risk_factor_summation',
      { riskFactorSummation: { stepMinor: 1, scores: { exit: 1 } } },
      'Without one: Management,',
    ],
    [
      'venture_capital',
      {
        ventureCapital: {
          exitValue: anchor(100),
          requiredMultiple: '20',
          investmentMinor: 50,
          laterDilutionPercent: '',
        },
      },
      'nothing is left before it',
    ],
    [
      'first_chicago',
      {
        firstChicago: {
          ratePercent: '40',
          scenarios: [{ label: 'Best', probabilityPercent: '90', exitValue: anchor(5), years: 2 }],
        },
      },
      'must add up to 100%',
    ],
  ])('%s says what is wrong with its input', (method, input, reason) => {
    const { value, needsAnchor } = lineOf(method, input);
    expect(value.value).toBeNull();
    expect(value.reason).toContain(reason);
    expect(needsAnchor).toBe(false);
  });

  it('caps each Berkus element at its maximum', () => {
    const elements = { ...PUBLISHED.berkus?.elements, sound_idea: '900' };
    expect(lineOf('berkus', { berkus: { maximum: anchor(50_000_000), elements } }).value).toEqual(
      lineOf('berkus', {}).value,
    );
  });

  it('keeps every method within the range', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e12 }), fc.integer({ min: 1, max: 1e12 }), (average, maximum) => {
        const berkus = { maximum: anchor(maximum), elements: { prototype: '50' } };
        const { lines, range } = valueCompany({ ...PUBLISHED, regionalAverage: anchor(average), berkus });
        for (const { value } of lines) {
          if (value.value === null || range.value === null) continue;
          expect(value.value.amountMinor).toBeGreaterThanOrEqual(range.value.low.amountMinor);
          expect(value.value.amountMinor).toBeLessThanOrEqual(range.value.high.amountMinor);
        }
        expect(range.value).not.toBeNull();
      }),
      { numRuns: 50 },
    );
  });
});
