import { describe, expect, it } from 'vitest';
import type { Answer, Answers } from './answers.ts';
import { noteInput, safeInput } from './convertible-inputs.ts';
import { roundInput } from './round-input.ts';

const dollars = (whole: number) => ({ amountMinor: whole * 100, currency: 'USD' as const });
const naira = (whole: number) => ({ amountMinor: whole * 100, currency: 'NGN' as const });
const shares = { capitalization_shares: 900, granted_options: 30, promised_options: 20, unissued_pool: 50 };
const company = {
  holders: [{ id: 'issued', name: 'Present shareholders', shares: 900 }],
  optionsGranted: 30,
  optionsPromised: 20,
  unissuedPool: 50,
};
const SHARES_FIRST = 'Answer the questions on shares, options, promises and the pool first.';
const ONE_CURRENCY = 'All amounts must be in one currency for a preview.';

const without = (answers: Answers, ...ids: string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.includes(id)));

describe('safeInput', () => {
  const safe: Answers = {
    ...shares,
    effective_date: '2026-12-01',
    amount: dollars(800),
    safe_kind: 'cap_and_discount',
    cap: dollars(8000),
    discount_percent: '20',
  };

  it('takes a SAFE as the preview does', () => {
    expect(safeInput(safe)).toEqual({
      reason: null,
      input: {
        ...company,
        currency: 'USD',
        closingDate: '2026-12-01',
        instrument: {
          type: 'safe',
          safe: {
            id: 'this',
            name: 'This SAFE',
            kind: 'post_cap',
            amountMinor: 80_000,
            capMinor: 800_000,
            discount: '1/5',
          },
        },
      },
    });
  });

  it.each([
    ['cap', [], 'post_cap'],
    ['discount', ['cap'], 'discount'],
    ['mfn', ['cap', 'discount_percent'], 'mfn'],
  ])('takes %s without %j as %s', (safe_kind, dropped, kind) => {
    expect(safeInput(without({ ...safe, safe_kind }, ...dropped)).input?.instrument).toMatchObject({ safe: { kind } });
  });

  const TERMS_FIRST = 'Answer the questions on the amount and the price terms first.';
  it.each([
    [{ safe_kind: 'other' }, [], TERMS_FIRST],
    [{}, ['amount'], TERMS_FIRST],
    [{ safe_kind: 'cap' }, ['cap'], TERMS_FIRST],
    [{ safe_kind: 'discount' }, ['discount_percent'], TERMS_FIRST],
    [{ cap: naira(8000) }, [], ONE_CURRENCY],
    [{}, ['effective_date'], 'Answer the question on the date first.'],
    [{}, ['unissued_pool'], SHARES_FIRST],
  ] as [Answers, string[], string][])('with %j and without %j says: %s', (change, dropped, reason) => {
    expect(safeInput(without({ ...safe, ...change }, ...dropped))).toEqual({ input: null, reason });
  });
});

describe('noteInput', () => {
  const note: Answers = {
    ...shares,
    effective_date: '2026-12-01',
    maturity_months: 24,
    principal: dollars(1000),
    annual_rate: '8',
    interest_method: 'simple',
    day_count: '30/360',
    note_terms: 'cap_and_discount',
    cap: dollars(5000),
    discount_percent: '20',
    cap_base: 'issued',
  };
  const instrument = (change: Record<string, Answer>, ...dropped: string[]) =>
    noteInput(without({ ...note, ...change }, ...dropped)).input?.instrument;

  it('takes a note at its maturity as the preview does', () => {
    expect(noteInput(note)).toEqual({
      reason: null,
      input: {
        ...company,
        currency: 'USD',
        closingDate: '2028-12-01',
        instrument: {
          type: 'note',
          note: {
            id: 'this',
            name: 'This note',
            principalMinor: 100_000,
            capMinor: 500_000,
            annualRate: '2/25',
            start: '2026-12-01',
            discount: '1/5',
            capBase: 'issued',
            dayCount: '30/360',
            compounding: 'simple',
            interestConverts: true,
          },
        },
      },
    });
  });

  it('lets interest convert unless the note says that it does not', () => {
    expect(instrument({ interest_converts: true })).toMatchObject({ note: { interestConverts: true } });
    expect(instrument({ interest_converts: false })).toMatchObject({ note: { interestConverts: false } });
    expect(instrument({ day_count: 'act/365', interest_method: 'annual' })).toMatchObject({
      note: { dayCount: 'act/365', compounding: 'annual' },
    });
  });

  it('counts the shares without the increase where there is no cap', () => {
    const uncapped = instrument({ note_terms: 'discount' }, 'cap', 'cap_base');
    expect(uncapped).toMatchObject({ note: { capBase: 'without_increase', capMinor: null } });
  });

  it.each([
    [true, 116_000],
    [false, 100_000],
  ])('takes a cap over everything as a post-money SAFE; interest converts: %s', (interest_converts, amountMinor) => {
    expect(instrument({ cap_base: 'company_capitalization', interest_converts })).toEqual({
      type: 'safe',
      safe: { id: 'this', name: 'This note', kind: 'post_cap', amountMinor, capMinor: 500_000, discount: '1/5' },
    });
  });

  const NOTE_FIRST = 'Answer the questions on the principal, the interest and the maturity first.';
  const PRICE_FIRST = 'Answer the questions on the price terms first.';
  it.each([
    [{}, ['principal'], NOTE_FIRST],
    [{}, ['effective_date'], NOTE_FIRST],
    [{}, ['maturity_months'], NOTE_FIRST],
    [{}, ['annual_rate'], NOTE_FIRST],
    [{}, ['interest_method'], NOTE_FIRST],
    [{}, ['note_terms'], PRICE_FIRST],
    [{}, ['cap'], PRICE_FIRST],
    [{ note_terms: 'cap' }, ['cap'], PRICE_FIRST],
    [{ note_terms: 'discount' }, ['discount_percent'], PRICE_FIRST],
    [{ cap: naira(5000) }, [], ONE_CURRENCY],
    [{}, ['cap_base'], 'Answer the question on the shares that the cap is divided by first.'],
    [{}, ['granted_options'], SHARES_FIRST],
  ] as [Answers, string[], string][])('with %j and without %j says: %s', (change, dropped, reason) => {
    expect(noteInput(without({ ...note, ...change }, ...dropped))).toEqual({ input: null, reason });
  });
});

describe('roundInput', () => {
  const row = { holder: 'Angels', form: 'post_cap', amount: dollars(200), cap: dollars(4000), discount_percent: '10' };
  const round: Answers = {
    ...shares,
    equity_form: 'round',
    effective_date: '2026-12-01',
    pre_money: dollars(15_000),
    new_money: dollars(5000),
    price_convention: 'pre_money_fixed',
    pool_percent: '10',
    pool_in_pre_money: true,
    has_other_convertibles: true,
    other_convertibles: [row],
  };
  const asked = (change: Record<string, Answer>, ...dropped: string[]) =>
    roundInput(without({ ...round, ...change }, ...dropped), true);

  it('takes a round as the cap table does', () => {
    expect(roundInput(round, true)).toEqual({
      reason: null,
      input: {
        ...company,
        currency: 'USD',
        safes: [
          { id: 'other-0', name: 'Angels', kind: 'post_cap', amountMinor: 20_000, capMinor: 400_000, discount: '1/10' },
        ],
        round: {
          preMoneyMinor: 1_500_000,
          newMoneyMinor: 500_000,
          pool: { type: 'target_unissued_post', fraction: '1/10' },
          convention: 'pre_money_fixed',
          closingDate: '2026-12-01',
        },
      },
    });
  });

  it('leaves promised options and a later pool out where the sheet does', () => {
    expect(roundInput(round, false).input).toMatchObject({ optionsGranted: 30, optionsPromised: 0 });
    expect(asked({ pool_in_pre_money: false }).input?.round).toMatchObject({ pool: { type: 'none' } });
  });

  it.each([
    [{ form: 'pre_cap' }, { kind: 'pre_cap', capMinor: 400_000, discount: '1/10' }],
    [{ form: 'discount' }, { kind: 'discount', capMinor: null, discount: '1/10' }],
    [{ form: 'uncapped' }, { kind: 'plain', capMinor: null, discount: null }],
    [{ form: 'note' }, { kind: 'pre_cap', capMinor: 400_000, discount: '1/10' }],
    [
      { form: 'note', cap: '' },
      { kind: 'discount', capMinor: null, discount: '1/10' },
    ],
    [
      { form: 'note', cap: '', discount_percent: '' },
      { kind: 'plain', capMinor: null, discount: null },
    ],
  ])('takes another convertible %j as %j', (change, safe) => {
    expect(asked({ other_convertibles: [{ ...row, ...change }] }).input?.safes).toMatchObject([safe]);
  });

  const LIST_FIRST = 'Complete the list of other SAFEs and notes first, all in the round’s currency.';
  it.each([
    { form: 'warrant' },
    { amount: '' },
    { amount: naira(200) },
    { cap: '' },
    { cap: naira(4000) },
    { form: 'discount', discount_percent: '' },
  ])('asks to complete the list with %j', (change) => {
    expect(asked({ other_convertibles: [{ ...row, ...change }] })).toEqual({ input: null, reason: LIST_FIRST });
  });

  const ROUND_FIRST = 'Answer the questions on the money, the valuation, the price and the pool first.';
  it.each([
    [{ equity_form: 'option_grant' }, [], 'An option grant changes nobody’s shares until it is exercised.'],
    [{}, ['pre_money'], ROUND_FIRST],
    [{}, ['new_money'], ROUND_FIRST],
    [{ price_convention: 'other' }, [], ROUND_FIRST],
    [{}, ['pool_percent'], ROUND_FIRST],
    [{}, ['effective_date'], ROUND_FIRST],
    [{}, ['pool_in_pre_money'], ROUND_FIRST],
    [{}, ['promised_options'], SHARES_FIRST],
    [{}, ['has_other_convertibles'], SHARES_FIRST],
    [{}, ['other_convertibles'], SHARES_FIRST],
    [{ new_money: naira(5000) }, [], ONE_CURRENCY],
  ] as [Record<string, Answer>, string[], string][])('with %j and without %j says: %s', (change, dropped, reason) => {
    expect(asked(change, ...dropped)).toEqual({ input: null, reason });
  });
});
