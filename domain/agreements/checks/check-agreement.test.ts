import { describe, expect, it } from 'vitest';
import type { Answers, Party } from '../answers.ts';
import { loanOfAVan } from '../fixtures/loan-of-a-van.ts';
import type { Template } from '../template.ts';
import { checkAgreement } from './check-agreement.ts';
import { amountsAboveZero, companySignatory, datesInOrder, distinctParties } from './common.ts';
import { NDA_CHECKS } from './nda.ts';
import type { Check } from './problem.ts';

const company: Party = {
  kind: 'company',
  name: 'Vans Ltd',
  registrationNumber: 'RC 12',
  address: '3 Hill Road',
  email: 'vans@example.com',
  signatoryName: 'Ada Obi',
  signatoryTitle: 'Director',
};
const person: Party = { ...company, kind: 'person', name: 'Bola Ade', signatoryName: '', signatoryTitle: '' };
const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });

const ids = (check: Check, answers: Answers, template: Template = loanOfAVan) =>
  check({ template, answers }).map(({ id }) => id);

describe('distinct parties', () => {
  it('refuses the same name on two sides, however it is spelled', () => {
    const drivers = [{ name: ' vans  LTD', share: '1', email: 'other@example.com' }];
    expect(distinctParties({ template: loanOfAVan, answers: { lender: company, drivers } })).toMatchObject([
      { id: 'distinct_parties', severity: 'block', variables: ['lender', 'drivers'] },
    ]);
    expect(ids(distinctParties, { lender: company, drivers: [{ name: 'Bola', share: '1' }] })).toEqual([]);
    expect(ids(distinctParties, {})).toEqual([]);
  });

  it('lets two people of one name be told apart by their e-mail addresses', () => {
    const [mother, daughter] = [
      { name: 'Ada Obi', share: '1', email: 'a@example.com' },
      { name: 'Ada Obi', share: '1', email: 'b@example.com' },
    ];
    expect(ids(distinctParties, { drivers: [mother, daughter] })).toEqual([]);
    expect(ids(distinctParties, { drivers: [mother, mother] })).toEqual(['distinct_parties']);
  });
});

describe('who signs for a company', () => {
  it.each([
    ['a company with both', company, []],
    ['a company without a signatory', { ...company, signatoryName: ' ' }, ['company_signatory']],
    ['a signatory without a title', { ...company, signatoryTitle: '' }, ['signatory_title']],
    ['a person', person, []],
    ['a company that is not named yet', { ...company, name: '', signatoryName: '' }, []],
  ])('%s', (_, lender, expected) => {
    expect(ids(companySignatory, { lender })).toEqual(expected);
  });
});

it.each([
  ['2026-01-01', '2026-01-02', []],
  ['2026-01-01', '2026-01-01', ['dates_in_order']],
  ['2026-01-02', '2026-01-01', ['dates_in_order']],
  ['2026-01-02', '', []],
])('from %s to %s', (start_date, end_date, expected) => {
  expect(ids(datesInOrder, { start_date, end_date })).toEqual(expected);
});

describe('amounts', () => {
  it('are above nought', () => {
    expect(ids(amountsAboveZero, { rent: naira(1) })).toEqual([]);
    expect(ids(amountsAboveZero, { rent: naira(0) })).toEqual(['amount_above_zero']);
    expect(ids(amountsAboveZero, {})).toEqual([]);
  });

  it('may be nought where the question says so, and are looked at in rows too', () => {
    const base = { label: 'Fee', question: 'Fee?', why: 'It is due.', section: 'Terms' };
    const free: Template = { ...loanOfAVan, variables: [{ ...base, id: 'fee', kind: 'money', min: 0 }] };
    expect(ids(amountsAboveZero, { fee: naira(0) }, free)).toEqual([]);
    const fields = [{ id: 'fee', kind: 'money', label: 'Fee' }] as const;
    const rows: Template = {
      ...loanOfAVan,
      variables: [{ ...base, id: 'people', kind: 'list', noun: 'person', fields, min: 1, max: 3 }],
    };
    expect(ids(amountsAboveZero, { people: [{ fee: naira(5) }] }, rows)).toEqual([]);
    expect(ids(amountsAboveZero, { people: [{ fee: naira(5) }, { fee: naira(0) }] }, rows)).toEqual([
      'amount_above_zero',
    ]);
  });
});

it.each([
  [{ purpose: 'x'.repeat(24) }, ['purpose_specific']],
  [{ purpose: 'x'.repeat(25) }, []],
  [{ purpose: '' }, []],
  [{ survival_years: 5 }, []],
  [{ survival_years: 6 }, ['survival_usual']],
  [{ non_solicit_months: 12 }, []],
  [{ non_solicit_months: 13 }, ['non_solicit_short']],
])('an NDA with %j', (answers, expected) => {
  expect(NDA_CHECKS.flatMap((check) => ids(check, answers))).toEqual(expected);
});

describe('checkAgreement', () => {
  const content = { answers: {}, choices: {}, ownWording: {} };

  it('finds nothing in an empty document: what is missing is listed elsewhere', () => {
    expect(checkAgreement(loanOfAVan, content)).toEqual([]);
  });

  it('says what blocks first, and judges no answer that is not asked any more', () => {
    const lender = { ...company, signatoryTitle: '' };
    const answers = { lender, paid: true, rent: naira(0) };
    const found = checkAgreement(loanOfAVan, { ...content, answers }).map(({ id, severity }) => [id, severity]);
    expect(found).toEqual([
      ['amount_above_zero', 'block'],
      ['signatory_title', 'warn'],
    ]);
    expect(checkAgreement(loanOfAVan, { ...content, answers: { ...answers, paid: false } })).toHaveLength(1);
  });
});

it('warns of letters that a PDF cannot show, wherever they were written', () => {
  const answers = {
    lender: { ...person, name: 'Vans 市场' },
    drivers: [{ name: 'Ọlá 👩🏾‍🌾', share: '1' }],
    never: '₦ Ẹ̀wà',
  };
  const content = { answers, choices: {}, ownWording: { 'van.rent': 'Rent: שלום' } };
  const [found] = checkAgreement(loanOfAVan, content).filter(({ id }) => id === 'not_drawn');
  expect(found).toMatchObject({ severity: 'warn', variables: ['lender', 'drivers'] });
  for (const letter of ['市', '场', '👩🏾‍🌾', 'ש']) expect(found?.message).toContain(letter);
  for (const letter of ['₦', 'Ẹ', 'ọ', 'V']) expect(found?.message.replace('PDF', '')).not.toContain(` ${letter} `);
  const plain = { ...content, answers: { never: '₦ Ẹ̀wà' }, ownWording: {} };
  expect(checkAgreement(loanOfAVan, plain).filter(({ id }) => id === 'not_drawn')).toEqual([]);
});
