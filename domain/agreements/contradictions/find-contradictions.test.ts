import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answers, Party } from '../answers.ts';
import type { AgreementKind } from '../template.ts';
import type { ComparedAgreement } from './contradiction.ts';
import { CONTRADICTION_RULES, findContradictions } from './find-contradictions.ts';

const company: Party = {
  kind: 'company',
  name: 'Ọ̀nà Ltd',
  registrationNumber: 'RC 1',
  address: '1 Broad Street, Lagos',
  email: '',
  signatoryName: 'Ada Obi',
  signatoryTitle: 'Director',
};
const investor: Party = { ...company, kind: 'person', name: 'Ife Bello', signatoryName: '' };
const naira = (amount: number) => ({ amountMinor: amount * 100, currency: 'NGN' as const });
const founders = [
  { name: 'Ada Obi', email: 'ada@example.com', share_percent: '60', title: 'Chief executive' },
  { name: 'Bola Ade', email: 'bola@example.com', share_percent: '30', title: 'Engineer' },
];
let count = 0;
function agreement(kind: AgreementKind, answers: Answers, change: Partial<ComparedAgreement> = {}): ComparedAgreement {
  count += 1;
  return {
    id: `document-${String(count).padStart(4, '0')}`,
    name: `${kind} ${count}`,
    kind,
    jurisdiction: 'ng',
    answers,
    ...change,
  };
}
const safe = (answers: Answers) =>
  agreement('safe', { company, investor, amount: naira(1), cap: naira(100), ...answers });

type Case = [rule: string, conflicting: () => ComparedAgreement[], agreeing: () => ComparedAgreement[]];
const pair = (rule: string, kind: AgreementKind, a: Answers, b: Answers, same: Answers = a): Case => [
  rule,
  () => [agreement('founders_agreement', a), agreement(kind, b)],
  () => [agreement('founders_agreement', a), agreement(kind, same)],
];
const cases: Case[] = [
  pair(
    'company_name',
    'nda',
    { company },
    { company: { ...company, name: 'Ona Limited' } },
    { company: { ...company, name: 'Ọ̀NÀ  LTD' } },
  ),
  pair('company_number', 'nda', { company }, { company: { ...company, registrationNumber: 'RC 2' } }),
  pair('company_address', 'nda', { company }, { company: { ...company, address: 'Abuja' } }),
  pair('company_signatory', 'nda', { company }, { company: { ...company, signatoryName: 'Bola Ade' } }),
  pair('company_formed', 'nda', { company_formed: true }, { company_formed: false }),
  pair('founder_names', 'equity_terms', { founders }, { founders: founders.slice(1) }),
  pair(
    'founder_split',
    'equity_terms',
    { founders },
    { founders: founders.map((row) => ({ ...row, share_percent: '45' })) },
    { founders: founders.map((row) => ({ ...row, share_percent: `${row.share_percent}.0` })).toReversed() },
  ),
  pair('founder_email', 'equity_terms', { founders }, { founders: [{ name: 'ada obi', email: 'other@example.com' }] }),
  pair('pool_size', 'equity_terms', { pool_percent: '10' }, { pool_percent: '15' }, { pool_percent: '10.0' }),
  pair('pool_missing', 'equity_terms', { pool_percent: '10' }, { pool_percent: '0' }, {}),
  pair(
    'vesting_period',
    'equity_terms',
    { vesting_months: 48 },
    { vesting_months: 36 },
    { vesting_months: 36, equity_form: 'option_grant' },
  ),
  pair('vesting_cliff', 'equity_terms', { vesting_cliff_months: 12 }, { vesting_cliff_months: 6 }),
  pair('acceleration', 'equity_terms', { acceleration: 'none' }, { acceleration: 'double' }),
  pair('capitalization', 'equity_terms', { capitalization_shares: 1_000_000 }, { capitalization_shares: 2_000_000 }),
  [
    'two_laws',
    () => [agreement('founders_agreement', {}), agreement('safe', {}, { jurisdiction: 'us-de' })],
    () => [agreement('founders_agreement', {}), agreement('nda', {}, { jurisdiction: 'us-de' })],
  ],
  [
    'instrument_before_company',
    () => [agreement('founders_agreement', { company_formed: false }), safe({})],
    () => [agreement('founders_agreement', { company_formed: false }), safe({ company_formed: true })],
  ],
  [
    'safes_sell_too_much',
    () => [safe({ amount: naira(20) }), safe({ amount: naira(11), investor: company })],
    () => [safe({ amount: naira(20) }), safe({ amount: naira(10), investor: company })],
  ],
  ['same_instrument_twice', () => [safe({}), safe({})], () => [safe({}), safe({ amount: naira(2) })]],
  [
    'two_currencies',
    () => [safe({}), agreement('convertible_note', { principal: { amountMinor: 1, currency: 'USD' } })],
    () => [safe({}), agreement('employment_contract', { amount: { amountMinor: 1, currency: 'USD' } })],
  ],
  [
    'better_terms_after_mfn',
    () => [
      safe({ safe_kind: 'mfn', effective_date: '2026-01-01' }),
      safe({ amount: naira(2), effective_date: '2026-01-02' }),
    ],
    () => [
      safe({ safe_kind: 'mfn', effective_date: '2026-01-02' }),
      safe({ amount: naira(2), effective_date: '2026-01-02' }),
    ],
  ],
  [
    'other_employer',
    () => [agreement('founders_agreement', { company }), agreement('employment_contract', { employer: investor })],
    () => [agreement('founders_agreement', { company }), agreement('employment_contract', { employer: company })],
  ],
  [
    'founder_employed_with_other_title',
    () => [
      agreement('founders_agreement', { founders }),
      agreement('employment_contract', { employee: { ...investor, name: 'Bola Ade' }, title: 'Cook' }),
    ],
    () => [
      agreement('founders_agreement', { founders }),
      agreement('employment_contract', { employee: { ...investor, name: 'Bola Ade' }, title: 'engineer' }),
    ],
  ],
  ['grants_exceed_pool', () => [grant(600), grant(401)], () => [grant(600), grant(400)]],
];
function grant(number: number): ComparedAgreement {
  return agreement('equity_terms', { equity_form: 'option_grant', grant_number: number, unissued_pool: 1000 });
}

describe('contradictions', () => {
  it('has at least fifteen rules, each with a case of its own', () => {
    expect(CONTRADICTION_RULES.length).toBeGreaterThanOrEqual(15);
    expect(cases.map(([rule]) => rule).toSorted()).toEqual(CONTRADICTION_RULES.map(({ id }) => id).toSorted());
  });

  it.each(cases)('%s is found, and only where it is', (rule, conflicting, agreeing) => {
    const found = findContradictions(conflicting()).find((one) => one.rule === rule);
    expect(found).toMatchObject({ message: expect.stringMatching(/\S/), agreements: [{}, {}] });
    expect(findContradictions(agreeing()).filter((one) => one.rule === rule)).toEqual([]);
  });

  it('is said as it is read: its weight, its sentence, and the questions to look at', async () => {
    const said = cases.flatMap(([rule, conflicting]) => {
      count = 0;
      const found = findContradictions(conflicting()).filter((one) => one.rule === rule);
      return found.map(
        ({ severity, message, agreements, variables }) =>
          `${severity} ${rule} (${variables.join(', ')})\n  ${message}\n  ${agreements.map(({ name }) => name).join(', ')}`,
      );
    });
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot('said/contradictions.txt');
  });

  it('finds nothing in one agreement, in none, or in the same one twice', () => {
    const whole = agreement('founders_agreement', { company, founders, pool_percent: '10', company_formed: true });
    expect(findContradictions([])).toEqual([]);
    expect(findContradictions([whole])).toEqual([]);
    expect(findContradictions([whole, { ...whole, id: 'copy' }])).toEqual([]);
  });

  it('only asks about what is usually meant: a formation, a new pool or other vesting later on', () => {
    const earlier = { company_formed: false, pool_percent: '10', vesting_months: 48, vesting_cliff_months: 12 };
    const later = { company_formed: true, pool_percent: '15', vesting_months: 36, vesting_cliff_months: 6 };
    const found = findContradictions([
      agreement('founders_agreement', { ...earlier, acceleration: 'none' }),
      agreement('equity_terms', { ...later, acceleration: 'double' }),
      agreement('equity_terms', { pool_percent: '0', equity_form: 'round' }),
    ]);
    expect(found.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual([
      'company_formed check',
      'vesting_period check',
      'vesting_cliff check',
      'acceleration check',
      'pool_size check',
      'pool_missing check',
      'instrument_before_company conflict',
    ]);
  });

  it('says that the whole company is sold', () => {
    const [finding] = findContradictions([safe({ amount: naira(60) }), safe({ amount: naira(40), investor: company })]);
    expect(finding).toMatchObject({ rule: 'safes_sell_too_much', severity: 'conflict' });
    expect(finding?.message).toContain('100.0% of the company: the whole of it or more');
  });

  it('finds the same whatever the order', () => {
    const all = cases.slice(0, 14).flatMap(([, conflicting]) => conflicting());
    const found = findContradictions(all);
    expect(found.length).toBeGreaterThan(10);
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
        expect(findContradictions(shuffled)).toEqual(found);
      }),
    );
  });
});
