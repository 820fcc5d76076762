import { expect, it } from 'vitest';
import { packs } from '#content/clauses/packs.ts';
import type { Answer } from '#domain/agreements/answers.ts';
import { REVIEW_RULES, type ReviewFlag, reviewFlags } from '#domain/agreements/review-flags.ts';
import type { AgreementContent, AgreementKind, Jurisdiction } from '#domain/agreements/template.ts';
import { answered } from './answered.ts';

type Change = {
  answers?: Record<string, Answer>;
  choices?: Record<string, string>;
  ownWording?: Record<string, string>;
};

async function flagsOf(kind: AgreementKind, law: Jurisdiction, change: Change = {}): Promise<ReviewFlag[]> {
  const entry = packs[kind][law];
  const base = answered[kind]?.(law);
  if (!('load' in entry) || !base) throw new Error(`no ${kind} for ${law}`);
  const content: AgreementContent = {
    answers: { ...base.answers, ...change.answers },
    choices: { ...base.choices, ...change.choices },
    ownWording: { ...base.ownWording, ...change.ownWording },
  };
  return reviewFlags(await entry.load(), content);
}
const idsOf = async (...asked: Parameters<typeof flagsOf>) => (await flagsOf(...asked)).map(({ id }) => id);

/** Rule, where it is raised, and where it is not. */
const cases: [rule: string, kind: AgreementKind, law: Jurisdiction, raised: Change, not: Change][] = [
  ['own_wording', 'nda', 'ng', { ownWording: { 'nda.purpose': 'Ours.' } }, {}],
  ['not_electronic', 'nda', 'gb-ew', { choices: { 'common.electronic_signature': 'paper' } }, {}],
  [
    'cap_and_discount',
    'safe',
    'us-de',
    { answers: { safe_kind: 'cap_and_discount' } },
    { answers: { safe_kind: 'cap' } },
  ],
  [
    'foreign_money',
    'safe',
    'us-de',
    { answers: { amount: { amountMinor: 100, currency: 'NGN' } } },
    {
      answers: { amount: { amountMinor: 100, currency: 'USD' } },
      choices: { 'safe.investor_statements': 'accredited' },
    },
  ],
  [
    'preference',
    'equity_terms',
    'ng',
    { answers: { liquidation_multiple: '2' } },
    {
      answers: { liquidation_multiple: '1', participation: 'none' },
      choices: { 'equity.liquidation': 'non_participating' },
    },
  ],
  [
    'full_ratchet',
    'equity_terms',
    'ng',
    { answers: { anti_dilution: 'full_ratchet' }, choices: { 'equity.anti_dilution': 'full_ratchet' } },
    { answers: { anti_dilution: 'broad_based' }, choices: { 'equity.anti_dilution': 'broad_based' } },
  ],
  [
    'low_drag',
    'founders_agreement',
    'ng',
    { answers: { drag_threshold_percent: '74.9' }, choices: { 'founders.drag_along': 'threshold' } },
    { answers: { drag_threshold_percent: '75' }, choices: { 'founders.drag_along': 'threshold' } },
  ],
  [
    'leaver_loses_vested',
    'founders_agreement',
    'ng',
    { choices: { 'founders.leaver_price': 'bad_loses_all' } },
    { choices: { 'founders.leaver_price': 'keep_vested', 'founders.leaver': 'defined' } },
  ],
  [
    'long_restraint',
    'founders_agreement',
    'ng',
    { answers: { restraint_months: 13 } },
    { answers: { restraint_months: 12 } },
  ],
  [
    'non_compete',
    'founders_agreement',
    'gb-ew',
    { choices: { 'founders.restraint': 'non_compete' } },
    { choices: { 'founders.restraint': 'non_solicit' } },
  ],
  [
    'employed_elsewhere',
    'founders_agreement',
    'ng',
    { answers: { outside_employer: true } },
    { answers: { outside_employer: false } },
  ],
  [
    'grant_without_board',
    'equity_terms',
    'us-de',
    { answers: { equity_form: 'option_grant', board_approved: false }, choices: { 'grant.approval': 'condition' } },
    { answers: { equity_form: 'option_grant', board_approved: true }, choices: { 'grant.approval': 'approved' } },
  ],
  [
    'existing_convertibles',
    'convertible_note',
    'ng',
    { answers: { other_convertibles: [{ holder: 'Ife Bello' }] } },
    { answers: { other_convertibles: [] } },
  ],
  ['company_not_formed', 'safe', 'ng', { answers: { company_formed: false } }, { answers: { company_formed: true } }],
  ['residuals', 'nda', 'ng', { choices: { 'nda.residuals': 'on' } }, { choices: { 'nda.residuals': 'off' } }],
];

it.each(cases)('%s is raised, and only when it should be', async (rule, kind, law, raised, not) => {
  expect(await idsOf(kind, law, raised)).toContain(rule);
  expect(await idsOf(kind, law, not)).not.toContain(rule);
});

it('says why a lawyer should look, at which questions and which clauses', async () => {
  const own = ['own_safe_text', 'nigerian_shares'].map((rule): (typeof cases)[number] => [rule, 'safe', 'ng', {}, {}]);
  const said = [...cases, ...own].map(async ([rule, kind, law, raised]) => {
    const flag = (await flagsOf(kind, law, raised)).find(({ id }) => id === rule);
    return `${rule} (${flag?.variables.join(', ')}) (${flag?.clauses.join(', ')})\n  ${flag?.message}`;
  });
  await expect(`${(await Promise.all(said)).join('\n')}\n`).toMatchFileSnapshot('said/review-flags.txt');
});

it('says of every SAFE that the text is our own', async () => {
  expect(await idsOf('safe', 'ng')).toContain('own_safe_text');
  expect(await idsOf('convertible_note', 'ng')).not.toContain('own_safe_text');
});

it('sends a SAFE or a note of a Nigerian company to a lawyer of company law', async () => {
  expect(await idsOf('safe', 'ng')).toContain('nigerian_shares');
  expect(await idsOf('convertible_note', 'ng')).toContain('nigerian_shares');
  expect(await idsOf('safe', 'us-de')).not.toContain('nigerian_shares');
});

it('has a case for every rule, and names only clauses and wordings that there are', async () => {
  const known = [...cases.map(([rule]) => rule), 'own_safe_text', 'nigerian_shares'].filter(
    (rule) => rule !== 'own_wording',
  );
  expect(known.toSorted()).toEqual(REVIEW_RULES.map(({ id }) => id).toSorted());
  const wordings = new Set<string>();
  for (const laws of Object.values(packs))
    for (const entry of Object.values(laws))
      if ('load' in entry)
        for (const { id, alternatives } of (await entry.load()).clauses)
          for (const alternative of alternatives) wordings.add(`${id} ${alternative.id}`);
  const named = REVIEW_RULES.flatMap((rule) =>
    Object.entries(rule.wordings ?? {}).flatMap(([clause, ids]) => ids.map((id) => `${clause} ${id}`)),
  );
  expect(named.filter((one) => !wordings.has(one))).toEqual([]);
});
