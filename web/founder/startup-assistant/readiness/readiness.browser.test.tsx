import { expect, it, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { type CheckState, readCheck, saveAnswers, type saveValuation } from '#contract/readiness/readiness.ts';
import { docxMediaType } from '#contract/text.ts';
import { DIMENSION_IDS } from '#domain/readiness/dimensions.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import { api, type Call } from '#tests/components/api.ts';
import { changesBetween, followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { openDemoPage, readDemoPage, readDemoPageFirst } from '#tests/components/demo-page.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { criteria } from '#web/founder/documents/check-answers.ts';
import { paths } from '#web/paths.ts';
import { NO_VALUATION } from './valuation/valuation-values.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/readiness/**/*.tsx');
const { founder } = paths;
const check = readCheck.reply.parse(demo['/readiness/checks/019bfba6-2e00-77d1-a337-b7cf10afbc17']);
const at = founder.check(check.id);
const url = `/readiness/checks/${check.id}`;
const versionsUrl = `${url}/versions?limit=100`;
const { items: versions } = demo['/readiness/checks/019bfba6-2e00-77d1-a337-b7cf10afbc17/versions?limit=100'];
const ledgerUrl = '/readiness/checks/019bfba6-2e00-77d1-a337-b7cf10afbc17/ledger' as const;
const ledger = demo[ledgerUrl];
const open = { key: '{Enter}' };
const moment = '2026-11-22T19:00:00.000Z';
const aiUrl = (version: number) => `/documents/${check.id}/versions/${version}/narratives`;
const noAi = demo['/documents/019bfba6-2e00-77d1-a337-b7cf10afbc17/versions/4/narratives'];
const answers = (one: CheckState) => ({ ...demo, [aiUrl(1)]: noAi, [url]: one });
const none = { answers: [], facts: { ...check.facts, ideas: [], agreements: [] } };
const saved = { revision: check.revision + 1, updatedAt: moment, name: check.name };

/** Read here, not taken from its read-out: a run that writes read-outs anew would compare with the old one. */
let asItIs: string | undefined;

it.each<[string, CheckState, Record<string, unknown>?]>([
  [
    'unanswered',
    { ...check, ...none, versions: { count: 0, hasChanges: true } },
    { [versionsUrl]: { items: [], total: 0 } },
  ],
  [
    'one-version',
    { ...check, versions: { count: 1, hasChanges: false } },
    { [versionsUrl]: { items: versions.slice(-1), total: 1 } },
  ],
  ['versions-unread', check, { [versionsUrl]: offline }],
  [
    'weighed',
    {
      ...check,
      investorWeights: Object.fromEntries(DIMENSION_IDS.map((id) => [id, 10])) as CheckState['investorWeights'],
    },
  ],
  ['seed', { ...check, round: 'seed' }],
])('the report of a check, %s, says what it has and what it lacks', async (name, one, more) => {
  asItIs ??= await readDemoPageFirst({ at, answers: answers(check), modules });
  const said = await readDemoPage({ at, answers: { ...answers(one), ...more }, modules });
  await expect(changesBetween(asItIs, said)).toMatchFileSnapshot(`said/${name}.txt`);
});

const plan = {
  ...(check.answers[0] as CheckState['answers'][number]),
  criterionId: 'team_3_plan',
  answer: 'yes' as const,
  grade: 'claimed' as const,
  note: '',
  evidence: null,
};
const attached = {
  ...plan,
  grade: 'documented' as const,
  evidence: { kind: 'file' as const, id: 'f1', name: 'Plan.pdf' },
  file: { id: 'f1', name: 'Plan.pdf', mediaType: 'application/pdf' as const, bytes: 9, heldBy: null },
};

const noCount = { claimed: 0, documented: 0, verified: 0 };
it.each([
  ['says what the idea lacks for it', { lockedTests: 0, testsWithResult: 0, testsOnFile: 0, payments: noCount }, true],
  ['says nothing of the sort where the idea has it', {}, false],
])('a question that the founder answers yes %s', async (_what, change, lacks) => {
  const ideas = check.facts.ideas.map((idea) => ({ ...idea, ...change }));
  const given = ['traction_2_locked', 'traction_4_paid'].map((criterionId) => ({ ...plan, criterionId }));
  const said = await readDemoPage({
    at: founder.checkQuestions(check.id, 'traction', 'traction_2_locked'),
    answers: answers({ ...check, answers: given, facts: { ...check.facts, ideas } }),
    modules,
  });
  for (const line of ['No test of this idea has a locked pass mark yet.', 'shows no payment by a stranger yet.'])
    expect(said.includes(line)).toBe(lacks);
});

it.each([
  ['on your word', { strangerInterviews: noCount }],
  ['done', {}],
])('a step that is reached by a yes alone is “%s”', async (words, change) => {
  const ideas = check.facts.ideas.map((idea) => ({ ...idea, ...change }));
  const given = criteria
    .filter(({ dimension, level }) => dimension === 'customer' && level <= 3)
    .map(({ id }) => ({ ...plan, criterionId: id }));
  const said = await readDemoPage({
    at: founder.checkQuestions(check.id, 'customer'),
    answers: answers({ ...check, answers: given, facts: { ...check.facts, ideas } }),
    modules,
  });
  expect(said).toContain(`Step 3: First strangers are heard (${words})`);
});

const receipts = { name: 'Receipts.pdf', mediaType: 'application/pdf', bytes: 9 };
const savedAnswers = ({ body }: Call<typeof saveAnswers>) => ({
  revision: body.revision + 1,
  updatedAt: moment,
  answers: body.changes.map(({ evidence = null, ...change }) => ({
    ...plan,
    ...change,
    evidence: evidence?.kind === 'held' ? { kind: 'file', id: 'e1', name: receipts.name } : evidence,
    file: evidence?.kind === 'held' ? { ...receipts, heldBy: { ideaId: 'i1', evidenceId: 'e1' } } : null,
  })),
  changedElsewhere: [],
});
const heldFiles = [
  {
    evidenceId: 'e1',
    ideaId: 'i1',
    ideaName: 'Kasuwa',
    note: '',
    ...receipts,
    sha256: 'a'.repeat(64),
  },
];
const pdf = new File(['%PDF'], 'Plan.pdf', { type: 'application/pdf' });
const fileUrl = `${url}/answers/team_3_plan/file`;
const entries = `${ledgerUrl}/entries`;
const [entry] = ledger.entries;
const savedValuation = ({ body }: Call<typeof saveValuation>) => ({
  revision: body.revision + 1,
  updatedAt: moment,
  valuation: { ...check.valuation, ...body.changes } as CheckState['valuation'],
});

type Flow = [name: string, at: string, one: CheckState, steps: Step[], replies: Record<string, unknown>];
it.each<Flow>([
  [
    'a question is answered',
    founder.checkQuestions(check.id, 'team', 'team_3_plan'),
    { ...check, heldFiles },
    [
      { save: ['#team_3_plan [value=no]', true] },
      { save: ['#team_3_plan [value=yes]', true] },
      { save: ['#team_3_plan-link', 'plan'] },
      { save: ['#team_3_plan-note', 'By March'] },
      { save: ['#team_3_plan-link', 'https://example.com/plan'] },
      { save: ['#team_3_plan [value=no]', true] },
      { save: ['#team_3_plan [value=yes]', true] },
      { save: ['#team_3_plan-link', ''] },
      { save: ['#team_3_plan-held', 'Receipts.pdf'] },
      { save: ['#team_3_plan-held', 'None'] },
      { save: ['#team_3_plan-note', 'x'.repeat(2001)] },
      'Clear the answer: Each missing skill',
      { save: ['#team_3_plan-note', 'By May'] },
      'Next',
    ],
    { [`PATCH ${url}/answers`]: savedAnswers },
  ],
  [
    'an answer has a file',
    founder.checkQuestions(check.id, 'team'),
    { ...check, answers: [plan] },
    [
      ['#team_3_plan-file', new File(['GIF'], 'Plan.gif', { type: 'image/gif' })],
      { save: ['#team_3_plan-note', 'By March'] },
      ['#team_3_plan-file', pdf],
      { save: ['#team_3_plan-note', 'By April'] },
      ['#team_3_plan-file', pdf],
      { save: ['#team_3_plan-note', 'By May'] },
      'Plan.pdf',
      'Plan.pdf',
      'Remove file Plan.pdf',
      'Remove file Plan.pdf',
    ],
    {
      [`PATCH ${url}/answers`]: savedAnswers,
      [`PUT ${fileUrl}`]: [offline, { ...saved, answer: attached }],
      [`GET ${fileUrl}`]: [offline, file('x.pdf', 'pdf', 'application/pdf')],
      [`DELETE ${fileUrl}`]: [offline, { ...saved, answer: plan }],
    },
  ],
  [
    'an answer was changed elsewhere',
    founder.checkQuestions(check.id, 'team'),
    { ...check, answers: [plan] },
    [
      { now: { [url]: { ...check, answers: [attached], revision: 9 } } },
      { save: ['#team_3_plan-note', 'By March'] },
      'Take the other one',
    ],
    { [`PATCH ${url}/answers`]: refused('RECORD_CHANGED') },
  ],
  [
    'the investor has weights',
    at,
    check,
    [
      ['#weight-team', '5'],
      'Use these weights',
      ['#weight-team', 'x'],
      ['#weight-team', '15'],
      ['#weight-market', '15'],
      'Use these weights',
      'Use these weights',
      'Take the weights away',
    ],
    { [`PATCH ${url}`]: [offline, saved, saved] },
  ],
  [
    'the round is changed',
    at,
    check,
    [['Round', 'Grant'], 'Save version', 'Save version'],
    {
      [`PATCH ${url}`]: saved,
      [`POST ${url}/versions`]: [offline, { created: true, version: versions[0] }],
    },
  ],
  [
    'the report is downloaded',
    at,
    check,
    [
      ...['Download', open, 'Word', 'Get the file', ['Yes', true] as Step, ['Company', 'Ice Ltd'] as Step],
      ...['Get the file', 'Download', open, 'JSON'],
    ],
    {
      [`POST ${url}/versions`]: { created: true, version: versions[0] },
      [`GET ${url}/versions/4/report.docx?founder=yes&company=Ice+Ltd`]: file('Kasuwa.docx', 'PK', docxMediaType),
      [`GET ${url}/versions/4/report.json`]: file('Kasuwa.json', '{}', 'application/json'),
    },
  ],
  [
    'lines enter the ledger',
    founder.checkLedger(check.id),
    check,
    [
      'Enter this line',
      ['What for', 'Sales'],
      ['Money in', true],
      ['Amount', '25,000'],
      ['This is money that I raised', true],
      'Enter this line',
      'Enter this line',
      'Next',
      'Next',
      'Change Friends and family, 2025-11',
      ['What for', 'Family'],
      'Save this line',
      'Remove Friends and family, 2025-11',
      'Cancel',
      'Remove Friends and family, 2025-11',
      'Remove line',
      'Remove Friends and family, 2025-11',
      'Remove line',
    ],
    {
      [`POST ${entries}`]: [refused('REQUEST_INVALID', { fields: { month: 'Too late.' } }), entry],
      [`PUT ${entries}/${entry?.id}`]: entry,
      [`DELETE ${entries}/${entry?.id}`]: [offline, { id: entry?.id }],
    },
  ],
  [
    'the balance is entered',
    founder.checkLedger(check.id),
    check,
    [
      ['Cash in hand', ''],
      'Save the balance',
      ['Cash in hand', '-5'],
      'Save the balance',
      ['Cash in hand', '0'],
      ['At the end of which day', '2030-01-01'],
      'Save the balance',
      ['At the end of which day', ''],
      'Save the balance',
      ['At the end of which day', '2026-11-22'],
      'Save the balance',
      'Save the balance',
    ],
    { [`PUT ${ledgerUrl}/balance`]: [offline, { balance: null }] },
  ],
  [
    'a value is worked out',
    founder.checkValuation(check.id),
    check,
    [
      { save: ['Currency', 'dollar'] },
      { save: ['Required multiple', '10'] },
      { save: ['Investment', '50,000'] },
      { save: ['#venture-exit-amount', '5,000,000'] },
      { save: ['Later dilution', 'much'] },
      { save: 'Clear this method' },
      { save: ['Discount rate', '40'] },
      { save: ['Best: years', '51'] },
      { save: ['Best: years', '5'] },
      { save: ['Best: probability', '30'] },
      { save: 'Clear this method' },
      { save: ['#regional-average-amount', '80,000,000'] },
      { save: ['#regional-average-source', 'A survey'] },
      { save: ['#regional-average-date', '2026-01-31'] },
    ],
    { [`PATCH ${url}/valuation`]: savedValuation },
  ],
  [
    'a public figure starts a value',
    founder.checkValuation(check.id),
    { ...check, valuation: null },
    [{ save: ['Currency', 'dollar'] }, { save: 'Use $16,000,000 as the regional average' }],
    {
      [`PATCH ${url}/valuation`]: ({ body }: Call<typeof saveValuation>) => ({
        ...savedValuation({ body } as Call<typeof saveValuation>),
        valuation: { ...NO_VALUATION, currency: 'USD', ...body.changes },
      }),
    },
  ],
])('in a check, %s', async (name, place, one, steps, replies) => {
  const said = await followDemoPage({
    at: place,
    answers: answers(one),
    modules,
    steps,
    replies,
    unfolded: true,
  });
  await expect(said).toMatchFileSnapshot(`said/flow/${name.replaceAll(' ', '-')}.txt`);
});

it.each<[what: string, steps: Step[]]>([
  [
    'a note that is too long stays with a cleared answer',
    [
      { save: ['#team_3_plan-note', 'x'.repeat(2001)] },
      'Clear the answer: Each missing skill',
      { save: ['#team_3_plan-note', ''] },
    ],
  ],
  [
    'a link that is none stays with a no',
    [
      { save: ['#team_3_plan-link', 'plan'] },
      { save: ['#team_3_plan [value=no]', true] },
      { save: ['#team_3_plan-link', ''] },
    ],
  ],
])('%s until it is mended, and then the answer is saved', async (_, steps) => {
  const said = await followDemoPage({
    at: founder.checkQuestions(check.id, 'team', 'team_3_plan'),
    answers: answers({ ...check, answers: [plan] }),
    modules,
    steps,
    replies: { [`PATCH ${url}/answers`]: savedAnswers },
    unfolded: true,
  });
  expect(said).toContain('+ 1 answer not saved: see the note at the field');
  expect(said.trimEnd().split('===').at(-1)).toContain('− 1 answer not saved: see the note at the field');
});

it('each blocker names the lesson of its next step, and no later one', async () => {
  const noSkills = check.answers.filter(({ criterionId }) => criterionId !== 'team_2_skills');
  const said = await readDemoPage({ at, answers: answers({ ...check, answers: noSkills }), modules });
  const blockers = said.slice(said.indexOf('{id=blockers,'), said.indexOf('{id=path,'));
  expect(blockers).toContain('Learn how: Who does what');
  expect(blockers).not.toContain('Learn how: Shares');
  expect(blockers).toContain('Learn how: Make sure that the company owns the work');
});

it('an answer leaves the next question near where it was on a phone', async () => {
  await browserPage.viewport(360, 740);
  const opened = await openDemoPage({
    at: founder.checkQuestions(check.id, 'team'),
    answers: answers({ ...check, ...none }),
    modules,
  });
  await opened.settle();
  vi.useRealTimers();
  api.on(saveAnswers, savedAnswers as never);
  const [question] = opened.container.querySelectorAll('form fieldset');
  if (!question) throw new Error('no question');
  const before = question.getBoundingClientRect().height;
  question.querySelector<HTMLInputElement>('[value=yes]')?.click();
  await opened.getByText('Claimed. Add a file, a link or a note').click();
  await expect.element(opened.getByRole('textbox', { name: 'Note (optional)' })).toBeVisible();
  await opened.getByText('Claimed. Add a file, a link or a note').click();
  const grown = question.getBoundingClientRect().height - before;
  expect(grown).toBeGreaterThan(0);
  expect(grown).toBeLessThanOrEqual(64);
});

it('a check is begun', async () => {
  const said = await followDemoPage({
    at: founder.evaluate,
    answers: { ...demo, [url]: check },
    modules,
    steps: [['Round', 'Grant'], 'Start this check', 'Start this check'],
    replies: { 'POST /readiness/checks': [refused('DOCUMENT_LIMIT'), check] },
  });
  await expect(said).toMatchFileSnapshot('said/flow/begun.txt');
});

const ledgers = {
  empty: { ...ledger, currency: null, entries: [], balance: null },
  growing: { ...ledger, entries: ledger.entries.map((line) => ({ ...line, kind: 'in', raised: false })) },
  balanced: { ...ledger, entries: ledger.entries.map((line) => ({ ...line, amountMinor: 0 })) },
  'without-lines': { ...ledger, entries: [] },
};
it.each(Object.entries(ledgers))('a ledger that is %s says how long the cash lasts', async (name, cash) => {
  const at = founder.checkLedger(check.id);
  const said = await readDemoPage({ at, answers: { ...demo, [ledgerUrl]: cash }, modules });
  await expect(said).toMatchFileSnapshot(`said/ledger-${name}.txt`);
});

it('a dimension that there is not leads to where the answers go on', async () => {
  const said = await readDemoPage({ at: founder.checkQuestions(check.id, 'luck'), answers: demo, modules });
  await expect(said).toMatchFileSnapshot('said/no-dimension.txt');
});
