import { expect, it } from 'vitest';
import { packs } from '#content/clauses/packs.ts';
import { assemble, plainText } from '#domain/agreements/assemble.ts';
import { dealPreview } from '#domain/agreements/deal-preview.ts';
import { questions } from '#domain/agreements/interview.ts';
import type { AgreementContent, AgreementKind, Jurisdiction } from '#domain/agreements/template.ts';
import { sum } from './deal.ts';
import { answeredEmploymentContract } from './employment-contract.ts';
import { answeredTermSheet } from './equity-terms.ts';
import { answeredFoundersAgreement } from './founders-agreement.ts';

async function load(kind: AgreementKind, law: Jurisdiction) {
  const entry = packs[kind][law];
  if (!('load' in entry)) throw new Error(entry.missing);
  return entry.load();
}
const withAnswers = (content: AgreementContent, answers: AgreementContent['answers']) => ({
  ...content,
  answers: { ...content.answers, ...answers },
});

it('lets the company sign a founders’ agreement once it is formed, and only then', async () => {
  const template = await load('founders_agreement', 'ng');
  const content = answeredFoundersAgreement('ng');
  const documentOf = (company_formed: boolean) => assemble(template, withAnswers(content, { company_formed }));
  const labels = (formed: boolean) => documentOf(formed).signatures.map(({ label }) => label);
  expect(labels(true)).toEqual(['Founder', 'Founder', 'Founder', 'The Company']);
  expect(labels(false)).toEqual(['Founder', 'Founder', 'Founder']);
  expect(plainText(documentOf(true))).toContain('The Company signs this agreement too and is bound by it.');
  expect(plainText(documentOf(false))).toContain('see to it that the Company agrees in writing to be bound');
});

it('asks for the rate of a dividend only where it accumulates, and prints it', async () => {
  const template = await load('equity_terms', 'gb-ew');
  const content = answeredTermSheet('gb-ew');
  const asks = (one: AgreementContent) =>
    questions(template, one).some(({ variable }) => variable.id === 'dividend_percent');
  expect(asks(content)).toBe(false);
  const choices = { ...content.choices, 'equity.dividends': 'cumulative' };
  const cumulative = withAnswers({ ...content, choices }, { dividend_percent: '6.5' });
  expect(asks(cumulative)).toBe(true);
  const text = plainText(assemble(template, cumulative));
  expect(text).toContain('Dividends of 6.5% of the price paid accrue');
  expect(text).toContain('dividends declared or accrued that are unpaid');
});

it('says in the text and the preview of a round how another note with a cap is counted', async () => {
  const template = await load('equity_terms', 'us-de');
  const content = answeredTermSheet('us-de');
  const note = { holder: 'Ada', form: 'note', amount: sum('us-de', 100_000), cap: sum('us-de', 5_000_000) };
  const preview = (answers: AgreementContent['answers']) => dealPreview(template, withAnswers(content, answers));
  expect(preview({})).toMatchObject({ type: 'round', leavesOut: null });
  expect(preview({ other_convertibles: [note] })).toMatchObject({
    type: 'round',
    leavesOut: expect.stringMatching(/^Other notes with a cap are counted like SAFEs with a pre-money cap/),
  });
  expect(plainText(assemble(template, content))).toContain('is counted like a SAFE with a pre-money cap');
});

it.each([
  ['ng', 'three'],
  ['us-de', 'three'],
  ['gb-ew', 'seven'],
] as const)('asks under %s for a certificate of an illness of more than %s days', async (law, days) => {
  const text = plainText(assemble(await load('employment_contract', law), answeredEmploymentContract(law)));
  expect(text).toContain(`a medical certificate for more than ${days} days`);
});
