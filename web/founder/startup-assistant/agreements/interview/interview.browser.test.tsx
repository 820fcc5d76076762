import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Agreement, saveAgreementContent } from '#contract/agreements/agreements.ts';
import type { AgreementContent } from '#domain/agreements/template.ts';
import { answered } from '#tests/agreements/answered.ts';
import { agreementAnswers, draftOf, templateOf } from '#tests/components/agreement-samples.ts';
import { refused } from '#tests/components/answers.ts';
import type { Call } from '#tests/components/api.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { phone } from '#tests/components/viewports.ts';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';
import { interviewItems } from './interview-items.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/agreements/**/*.tsx');
const { agreementQuestions } = paths.founder;
const nothing: AgreementContent = { answers: {}, choices: {}, ownWording: {} };
const founders = draftOf('founders_agreement', nothing);
const full = answered.founders_agreement?.('ng') ?? nothing;
const suggestions = demo['/agreements/01a1e5b3-d600-717b-9cb7-2cda1d7db81a'].suggestions as Agreement['suggestions'];
const url = `/agreements/${founders.id}`;
const saved = ({ body }: Call<typeof saveAgreementContent>) => ({
  revision: body.revision + 1,
  updatedAt: founders.updatedAt,
  name: founders.name,
  changedElsewhere: {},
  standing: founders.standing,
});

async function follow(agreement: Agreement, question: string, steps: Step[], replies: Record<string, unknown> = {}) {
  return followDemoPage({
    at: agreementQuestions(agreement.id, question),
    answers: await agreementAnswers(agreement),
    modules,
    steps,
    replies: { [`PATCH ${url}/content`]: saved, ...replies },
    whole: true,
  });
}

it.each([
  ['founders-blank', founders],
  ['founders-answered', { ...founders, content: full }],
  ['safe-blank', draftOf('safe', nothing)],
])('the questions of %s are asked one after the other', async (name, agreement) => {
  const { length } = interviewItems(await templateOf(agreement), agreement.content);
  const steps = Array.from({ length }, (_, index) => (index === length - 1 ? 'Check and finish' : 'Next question'));
  const said = await follow(
    agreement,
    interviewItems(await templateOf(agreement), agreement.content)[0]?.id ?? '',
    steps,
  );
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});

it.each<[string, string, Step[]]>([
  ['text', 'business', [{ save: ['#business', 'Books'] }, { save: ['#business', ''] }]],
  ['date', 'effective_date', [{ save: ['#effective_date', '2026-12-01'] }, { save: ['#effective_date', ''] }]],
  [
    'percent',
    'pool_percent',
    [{ save: ['#pool_percent', 'ten'] }, { save: ['#pool_percent', '10 %'] }, { save: ['#pool_percent', '100'] }],
  ],
  [
    'money',
    'expense_limit',
    [
      { save: ['#expense_limit', 'a lot'] },
      { save: ['#expense_limit', '50,000'] },
      { save: ['#expense_limit-currency', 'USD'] },
      { save: ['#expense_limit', ''] },
      { save: ['#expense_limit-currency', 'GBP'] },
    ],
  ],
  ['yes-no', 'company_formed', [{ save: ['Yes', true] }, { save: ['No', true] }]],
  [
    'party',
    'company',
    [
      { save: ['#company-name', 'Kasuwa Ltd'] },
      { save: ['#company-email', 'office'] },
      { save: ['#company-email', 'office@kasuwa.example'] },
      { save: ['#company-name', ''] },
      { save: ['#company-email', ''] },
    ],
  ],
  [
    'rows',
    'founders',
    [
      { save: ['#founders-1', 'Tunde'] },
      { save: ['#founders-1-share_percent', '120'] },
      { save: ['#founders-1-cash_contribution', '500'] },
      'Add',
      { save: ['#founders-2', 'Bimpe'] },
      'Remove',
    ],
  ],
  ['lines', 'reserved_matters', [{ save: ['#reserved_matters-1', 'A sale'] }, { save: ['#reserved_matters-1', ''] }]],
  ['wording', 'founders.leaver', [{ save: ['good', true] }]],
])('an answer that is %s is read and saved', async (name, question, steps) => {
  const said = await follow(founders, question, steps);
  await expect(said).toMatchFileSnapshot(`said/typed-${name}.txt`);
});

it('a whole number is read with its unit, and a party may be a person', async () => {
  const nda = draftOf('nda', nothing, { suggestions });
  const whole = { 'PATCH /agreements/nda/content': saved };
  const number = await follow(
    nda,
    'term_months',
    [{ save: ['#term_months', 'a year'] }, { save: ['#term_months', '12'] }, { save: ['#term_months', ''] }],
    whole,
  );
  await expect(number).toMatchFileSnapshot('said/typed-number.txt');
  await page.viewport(...phone);
  const party = await follow(
    nda,
    'party_a',
    [
      'Use this answer',
      { save: ['A person', true] },
      { save: ['A company', true] },
      'Document so far',
      'All questions',
    ],
    whole,
  );
  await expect(party).toMatchFileSnapshot('said/typed-person.txt');
});

it('answers that were changed elsewhere are shown beside one’s own', async () => {
  const theirs = { ...founders, revision: 9, content: { ...full, ownWording: { 'founders.leaver': 'Theirs' } } };
  const said = await follow(
    founders,
    'company',
    [
      { now: { [url]: theirs } },
      { save: ['#company-name', 'Mine Ltd'] },
      'Take the other one',
      { now: { [url]: { ...theirs, revision: 10, content: nothing } } },
      { save: ['#company-name', 'Mine again Ltd'] },
      'Keep what I typed here',
    ],
    { [`PATCH ${url}/content`]: [refused('RECORD_CHANGED'), refused('RECORD_CHANGED'), saved] },
  );
  await expect(said).toMatchFileSnapshot('said/changed-elsewhere.txt');
});
