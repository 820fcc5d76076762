import { describe, expect, it } from 'vitest';
import { noticeMinimum } from '#domain/agreements/checks/notice-floor.ts';
import { esignNg } from '#domain/agreements/signing-law.ts';
import { antiDilution, dilutionPath } from '#domain/deals/dilution.ts';
import { waterfall } from '#domain/deals/exit-waterfall.ts';
import { noteChangeOfControl, noteConversion } from '#domain/deals/note-conversion.ts';
import { noteInterest } from '#domain/deals/note-interest.ts';
import { participatingSimple } from '#domain/deals/participating.ts';
import { premoneySafePrimer } from '#domain/deals/premoney-safe.ts';
import { pricedRound } from '#domain/deals/priced-round.ts';
import { safeRoundYcRounding } from '#domain/deals/round-shares.ts';
import { safeLiquidity } from '#domain/deals/safe-liquidity.ts';
import { safeCompanyCapitalization, safeOwnershipSold, safeProRata } from '#domain/deals/safe-ownership.ts';
import { safeRound } from '#domain/deals/safe-round.ts';
import { vestingAllocation, vestingSchedule } from '#domain/deals/vesting.ts';
import { vestingAcceleration } from '#domain/deals/vesting-acceleration.ts';
import { burnMultiple } from '#domain/finance/burn-multiple.ts';
import { grossMargin } from '#domain/finance/gross-margin.ts';
import { invoiceTax } from '#domain/finance/invoice-tax.ts';
import { ltvCac } from '#domain/finance/ltv-cac.ts';
import { tamBottomUp } from '#domain/finance/market-size.ts';
import { churnConvert, quickRatio, retention } from '#domain/finance/recurring-revenue.ts';
import { ruleOf40 } from '#domain/finance/rule-of-40.ts';
import { runway } from '#domain/finance/runway.ts';
import { nigerianMobile } from '#domain/phone.ts';
import { contiguousLevel } from '#domain/readiness/levels.ts';
import { profileLevel } from '#domain/readiness/profile.ts';
import { kano } from '#domain/statistics/kano.ts';
import { pmfShare } from '#domain/statistics/pmf-share.ts';
import { rice } from '#domain/statistics/rice.ts';
import { rwwGate } from '#domain/statistics/rww-gate.ts';
import { sampleSize } from '#domain/statistics/sample-size.ts';
import { twoProportionZ } from '#domain/statistics/two-proportion.ts';
import { vanWestendorp } from '#domain/statistics/van-westendorp.ts';
import { wilsonInterval } from '#domain/statistics/wilson.ts';
import { berkus } from '#domain/valuation/berkus.ts';
import { firstChicago } from '#domain/valuation/first-chicago.ts';
import { riskFactorSummation } from '#domain/valuation/risk-factors.ts';
import { scorecard } from '#domain/valuation/scorecard.ts';
import { vcMethodIrr, vcMethodRoi } from '#domain/valuation/vc-method.ts';
import { departures, loadVectors } from '#tests/vectors.ts';

/** Every method that the product offers, by its name in the vectors. */
const METHODS: Record<string, (inputs: never) => object> = {
  anti_dilution: antiDilution,
  berkus,
  burn_multiple: burnMultiple,
  churn_convert: churnConvert,
  contiguous_level: contiguousLevel,
  esign_ng: esignNg,
  dilution_path: dilutionPath,
  first_chicago: firstChicago,
  gross_margin: grossMargin,
  invoice_tax: invoiceTax,
  kano,
  ltv_cac: ltvCac,
  notice_minimum: noticeMinimum,
  ng_phone: ({ numbers }: { numbers: string[] }) => ({ e164: numbers.map(nigerianMobile) }),
  note_change_of_control: noteChangeOfControl,
  note_conversion: noteConversion,
  note_interest: noteInterest,
  participating_simple: participatingSimple,
  pmf_share: pmfShare,
  profile_level: profileLevel,
  premoney_safe_primer: premoneySafePrimer,
  priced_round: pricedRound,
  quick_ratio: quickRatio,
  retention,
  rice,
  risk_factor_summation: riskFactorSummation,
  rule_of_40: ruleOf40,
  runway,
  rww_gate: rwwGate,
  safe_company_capitalization: safeCompanyCapitalization,
  safe_liquidity: safeLiquidity,
  safe_ownership_sold: safeOwnershipSold,
  safe_pro_rata: safeProRata,
  safe_round: safeRound,
  safe_round_yc_rounding: safeRoundYcRounding,
  sample_size: sampleSize,
  scorecard,
  tam_bottom_up: tamBottomUp,
  two_proportion_z: twoProportionZ,
  van_westendorp: vanWestendorp,
  vc_method_irr: vcMethodIrr,
  vc_method_roi: vcMethodRoi,
  vesting_acceleration: vestingAcceleration,
  vesting_allocation: vestingAllocation,
  vesting_schedule: vestingSchedule,
  waterfall,
  wilson_interval: wilsonInterval,
};

/** Methods that have vectors but that the product does not offer. */
const NOT_OFFERED: string[] = [];

const vectors = loadVectors();
const offered = vectors.filter(({ method }) => !NOT_OFFERED.includes(method));
const run = new Set<string>();

describe('golden vectors', () => {
  it.each(offered)('$id $method', ({ id, method, inputs, expected, tolerance }) => {
    const compute = METHODS[method];
    expect(compute, `no method ${method}`).toBeDefined();
    expect(departures(expected, compute?.(inputs as never), tolerance)).toEqual([]);
    run.add(id);
  });

  it('runs every vector of an offered method', () => {
    const known = [...Object.keys(METHODS), ...NOT_OFFERED];
    expect(vectors.filter(({ method }) => !known.includes(method))).toEqual([]);
    expect(NOT_OFFERED.filter((method) => Object.hasOwn(METHODS, method))).toEqual([]);
    const due = vectors.filter(({ method }) => Object.hasOwn(METHODS, method)).map(({ id }) => id);
    expect(due.length).toBeGreaterThan(0);
    expect(due.filter((id) => !run.has(id))).toEqual([]);
  });
});

describe('departures', () => {
  it('allows a number its own tolerance, else that of a key around it, else the general one', () => {
    const tolerance = { '*': 0.1, near: 0.5, list: 1 };
    expect(departures({ a: 1, near: 1, list: [1] }, { a: 1.05, near: 1.5, list: [2] }, tolerance)).toEqual([]);
    expect(departures({ a: 1, near: 1, list: [1] }, { a: 1.2, near: 1.6, list: [3] }, tolerance)).toHaveLength(3);
  });

  it('compares exact values as rationals, whatever the tolerance', () => {
    const loose = { '*': 10 };
    expect(departures({ x_exact: ['6/4', '2'] }, { x_exact: ['3/2', '4/2'] }, loose)).toEqual([]);
    expect(departures({ x_exact: '3/2' }, { x_exact: '1501/1000' }, loose)).toHaveLength(1);
    expect(departures({ x_exact: '1/3' }, { x_exact: 0.3333333333333333 }, loose)).toHaveLength(1);
  });

  it.each([
    [{ a: 1 }, {}],
    [{ a: 1 }, { a: Number.NaN }],
    [{ a: null }, { a: 0 }],
    [{ a: null }, {}],
    [{ a: 0 }, { a: null }],
    [{ a: true }, { a: 1 }],
    [{ a: [1] }, { a: [1, 2] }],
    [{ a: {} }, { a: { b: 1 } }],
    [{ a: 'x' }, { a: 'y' }],
    [{ a: 1 }, undefined],
  ])('notices that %j is not %j', (expected, actual) => {
    expect(departures(expected, actual, { '*': 100 })).not.toEqual([]);
  });
});
