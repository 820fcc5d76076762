import { describe, expect, it } from 'vitest';
import type { AgreementCurrency } from '../../money/money.ts';
import type { Answers } from '../answers.ts';
import { loanOfAVan } from '../fixtures/loan-of-a-van.ts';
import type { Template, Variable } from '../template.ts';
import { EQUITY_TERMS_CHECKS } from './equity-terms.ts';
import { NOTE_CHECKS } from './note.ts';
import type { Check } from './problem.ts';
import { SAFE_CHECKS } from './safe.ts';

const asked = (id: string): Variable => ({ id, kind: 'money', label: id, question: '?', why: '', section: '' });
const template: Template = {
  ...loanOfAVan,
  variables: ['amount', 'cap', 'principal', 'pre_money', 'new_money'].map(asked),
};
const money = (whole: number, currency: AgreementCurrency = 'USD') => ({ amountMinor: whole * 100, currency });
const found = (checks: readonly Check[], answers: Answers) =>
  checks.flatMap((check) => check({ template, answers })).map(({ id, severity }) => `${severity} ${id}`);

const cappedSafe = (amount: number, cap: number): Answers => ({
  safe_kind: 'cap',
  amount: money(amount),
  cap: money(cap),
});
const other = (amount: number, cap: number) => ({
  has_other_convertibles: true,
  other_convertibles: [{ holder: 'A', form: 'post_cap', amount: money(amount), cap: money(cap) }],
});

describe('SAFE', () => {
  it.each([
    [250_000, 1_000_000, []],
    [250_001, 1_000_000, ['warn sells_much']],
    [999_999, 1_000_000, ['warn sells_much']],
    [1_000_000, 1_000_000, ['block sells_whole_company']],
  ])('%d at a cap of %d', (amount, cap, problems) => {
    expect(found(SAFE_CHECKS, cappedSafe(amount, cap))).toEqual(problems);
  });

  it('adds up what the other SAFEs sell', () => {
    const safe = cappedSafe(200_000, 1_000_000);
    expect(found(SAFE_CHECKS, { ...safe, ...other(50_000, 1_000_000) })).toEqual([]);
    expect(found(SAFE_CHECKS, { ...safe, ...other(60_000, 1_000_000) })).toEqual(['warn sells_much']);
    expect(found(SAFE_CHECKS, { ...safe, ...other(800_000, 1_000_000) })).toEqual(['block sells_whole_company']);
  });

  it.each([
    ['0', ['warn discount_nought']],
    ['20', []],
    ['50', []],
    ['50.01', ['warn discount_or_rate']],
    ['99.99', ['warn discount_or_rate']],
    ['100', ['block discount_range']],
  ])('a discount of %s', (discount, problems) => {
    expect(found(SAFE_CHECKS, { safe_kind: 'discount', discount_percent: discount })).toEqual(problems);
  });

  it('takes one currency only, in the list of other SAFEs too', () => {
    const mixed = { ...cappedSafe(100_000, 1_000_000), cap: money(1_000_000, 'NGN') };
    expect(found(SAFE_CHECKS, mixed)).toEqual(['block one_currency']);
    const row = { holder: 'A', form: 'post_cap', amount: money(1, 'GBP'), cap: money(100, 'GBP') };
    const listed = { ...cappedSafe(1, 100), has_other_convertibles: true, other_convertibles: [row] };
    expect(found(SAFE_CHECKS, listed)).toEqual(['block one_currency']);
  });

  it('asks whether neither cap nor discount is meant', () => {
    expect(found(SAFE_CHECKS, { safe_kind: 'mfn' })).toEqual(['warn uncapped']);
    expect(found(SAFE_CHECKS, { safe_kind: 'cap' })).toEqual([]);
  });
});

describe('convertible note', () => {
  it.each([
    [0, ['block maturity_after_issue']],
    [11, ['warn maturity_usual']],
    [12, []],
    [24, []],
    [25, ['warn maturity_usual']],
  ])('maturity after %d months', (months, problems) => {
    expect(found(NOTE_CHECKS, { maturity_months: months })).toEqual(problems);
  });

  it('refuses a cap over everything that sells the company, and asks about neither cap nor discount', () => {
    const note = { principal: money(100), cap: money(100), cap_base: 'company_capitalization' };
    expect(found(NOTE_CHECKS, note)).toEqual(['block sells_whole_company']);
    expect(found(NOTE_CHECKS, { ...note, cap_base: 'issued' })).toEqual([]);
    expect(found(NOTE_CHECKS, { note_terms: 'uncapped' })).toEqual(['warn uncapped']);
  });

  it('warns of high interest, a wide majority and a double payment', () => {
    expect(found(NOTE_CHECKS, { annual_rate: '15' })).toEqual([]);
    expect(found(NOTE_CHECKS, { annual_rate: '15.1' })).toEqual(['warn rate_high']);
    expect(found(NOTE_CHECKS, { majority_percent: '66.6' })).toEqual([]);
    expect(found(NOTE_CHECKS, { majority_percent: '67' })).toEqual(['warn majority_usual']);
    expect(found(NOTE_CHECKS, { coc_multiple: '1.5' })).toEqual([]);
    expect(found(NOTE_CHECKS, { coc_multiple: '2' })).toEqual(['warn sale_multiple']);
  });
});

describe('equity terms', () => {
  it('lets a grant be as large as the free pool and no larger', () => {
    expect(found(EQUITY_TERMS_CHECKS, { grant_number: 100, unissued_pool: 100 })).toEqual([]);
    expect(found(EQUITY_TERMS_CHECKS, { grant_number: 101, unissued_pool: 100 })).toEqual(['block grant_exceeds_pool']);
  });

  it('keeps the cliff within the vesting', () => {
    expect(found(EQUITY_TERMS_CHECKS, { vesting_months: 12, vesting_cliff_months: 12 })).toEqual([]);
    const longer = { vesting_months: 12, vesting_cliff_months: 13 };
    expect(found(EQUITY_TERMS_CHECKS, longer)).toEqual(['block cliff_within_vesting']);
  });

  const round = (pool: string): Answers => ({
    equity_form: 'round',
    effective_date: '2026-12-01',
    pre_money: money(8_000_000),
    new_money: money(2_000_000),
    price_convention: 'percent_ownership',
    pool_percent: pool,
    pool_in_pre_money: true,
    capitalization_shares: 6_000_000,
    granted_options: 0,
    promised_options: 0,
    unissued_pool: 0,
    has_other_convertibles: false,
  });

  it('refuses a round in which pool and new money take everything', () => {
    expect(found(EQUITY_TERMS_CHECKS, round('79'))).toEqual([]);
    expect(found(EQUITY_TERMS_CHECKS, round('80'))).toEqual(['block round_without_price']);
  });

  it.each([
    [{ no_shop_days: 45 }, []],
    [{ no_shop_days: 46 }, ['warn no_shop_long']],
    [{ board_founders: 1, board_investors: 1, board_independent: 0 }, []],
    [{ board_founders: 1, board_investors: 2, board_independent: 0 }, ['warn board_investors_lead']],
    [{ board_founders: 0, board_investors: 0, board_independent: 0 }, ['block board_empty']],
  ])('%j', (answers: Answers, problems: string[]) => {
    expect(found(EQUITY_TERMS_CHECKS, answers)).toEqual(problems);
  });
});
