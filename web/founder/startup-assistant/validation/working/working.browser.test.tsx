import { expect, it } from 'vitest';
import type { objectToTest, recordTestResult } from '#contract/validation/test-cards.ts';
import { type addDecision, type IdeaState, readIdea } from '#contract/validation/validation.ts';
import type { WitnessLink } from '#contract/validation/witness.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import type { Call } from '#tests/components/api.ts';
import { changesBetween, followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { readDemoPage, readDemoPageFirst } from '#tests/components/demo-page.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';
import type { ObservationBody } from '../evidence/observation-task.ts';
// Code that the page fetches later is there: how long it takes to come is nothing that a read-out tells.
import './places-to-look.tsx';

const modules = import.meta.glob('/web/founder/startup-assistant/validation/**/*.tsx');
const full = readIdea.reply.parse(demo['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112']);
const url = `/validation/ideas/${full.id}`;
const at = paths.founder.ideaWorking(full.id);
const [friends, strangers] = full.evidence as [IdeaState['evidence'][number], IdeaState['evidence'][number]];
const [test] = full.testCards as [IdeaState['testCards'][number]];
const photo = { id: 'f1', name: 'Receipt.png', mediaType: 'image/png' as const, bytes: 900, sha256: 'a'.repeat(64) };
const moment = '2026-11-22T19:00:00.000Z';

/** The idea with little in it, so that each case is about one thing. */
const idea: IdeaState = {
  ...full,
  importanceEdits: [],
  evidence: [friends],
  testCards: [],
  decisions: [],
  versions: { count: 0, hasChanges: true },
};
const tested = (more: Partial<typeof test>): IdeaState => ({ ...idea, testCards: [{ ...test, results: [], ...more }] });
const noAi = demo['/documents/019afa28-3600-7ca4-a947-f44901701112/versions/4/narratives'];
const answers = (one: IdeaState) => ({
  ...demo,
  [url]: one,
  [`${url}/versions`]: { items: [], total: 0 },
  [`${url}/witness-links`]: { items: [] },
  [`/documents/${full.id}/versions/5/narratives`]: noAi,
});
const [mark] = test.marks as [(typeof test)['marks'][number]];
const nobody = { successes: 0, trials: 20, note: 'Nobody.', recordedAt: moment };
const moved = {
  ...mark,
  revision: 2,
  passMark: { kind: 'share' as const, barPercent: '40', sample: 50 },
  reason: 'Few',
};

/** The report as it stands before anything is seen: what the others say differently. */
const nothingSeen = { ...idea, evidence: [] };
const readReport = (one: IdeaState, more = {}) => readDemoPage({ at, answers: { ...answers(one), ...more }, modules });

/** Read here, not taken from its read-out: a run that writes read-outs anew would compare with the old one. */
let nothingSeenSaid: string | undefined;

it('the report of an idea of which nothing was seen yet says so', async () => {
  await expect(await readReport(nothingSeen)).toMatchFileSnapshot('said/nothing-seen.txt');
});

it.each<[string, IdeaState, Record<string, unknown>?]>([
  ['locked', tested({})],
  ['moved', tested({ marks: [mark, moved] })],
  ['moved-twice', tested({ marks: [mark, moved, { ...mark, revision: 3 }], results: test.results })],
  [
    'bought-first',
    {
      ...idea,
      intake: {
        ...idea.intake,
        firstPurchase: 'One tablet for the association',
        firstPurchaseCost: { amountMinor: 90_000_00, currency: 'NGN' },
        assetMonths: 24,
        customersPerAsset: 2,
      },
    },
  ],
  ['outside', { ...idea, evidence: [{ ...friends, inSegment: false, link: 'https://example.com', file: photo }] }],
  [
    'counted-otherwise',
    {
      ...idea,
      evidence: [
        { ...friends, note: '', count: 9000, link: 'https://example.com' },
        { ...strangers, assumptionId: 'P1', level: 'L5' },
      ],
    },
  ],
  ['set-aside', { ...idea, evidence: [friends, { ...strangers, assumptionId: 'gone' }] }],
  ['set-aside-two', { ...idea, evidence: ['gone', 'too'].map((id) => ({ ...strangers, id, assumptionId: id })) }],
  [
    'own-assumption',
    {
      ...idea,
      evidence: [],
      ownAssumptions: [
        {
          id: 'own-1',
          class: 'viability',
          statement: 'They pay monthly',
          importance: 5,
          reason: 'Their cash comes monthly',
        },
      ],
    },
  ],
  ['versions-unread', idea, { [`${url}/versions`]: offline }],
  ['nothing-to-publish', { ...idea, can: { edit: false, publish: false, export: false, delete: false } }],
  [
    'perhaps-unlawful',
    { ...nothingSeen, intake: { ...idea.intake, pitch: 'Sell leaked WAEC papers to candidates in Kano' } },
  ],
  [
    'rival-found-out',
    {
      ...nothingSeen,
      intake: {
        ...idea.intake,
        alternatives: [
          {
            name: 'A bookkeeping app',
            link: 'https://example.com/books',
            price: '₦4,000 a month',
            complaint: 'Typing takes an hour a day',
            difference: 'Traders only talk',
            seenOn: '2026-11-20',
          },
        ],
      },
    },
  ],
  ['odd-figures', { ...nothingSeen, intake: { ...idea.intake, churnPercent: '0', accounts: 70 } }],
  ['no-cash', { ...idea, intake: { ...idea.intake, cashAvailable: null, price: null, segmentSize: null } }],
])('the report of an idea, %s, says what is known', async (name, one, more) => {
  nothingSeenSaid ??= await readDemoPageFirst({ at, answers: answers(nothingSeen), modules });
  const said = changesBetween(nothingSeenSaid, await readReport(one, more));
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});

/** A menu opens by a key as well. */
const open = { key: '{Enter}' };
const plus = (revision: number) => ({ revision: revision + 1 });
const evidence = ({ says, ...seen }: ObservationBody, more: object = {}) => ({
  ...plus(idea.revision),
  evidence: says.map((said, index) => ({
    ...friends,
    ...seen,
    ...said,
    ...{ id: `e9-${index}`, observationId: 'e9', revision: 1, createdAt: moment, updatedAt: moment },
    ...more,
  })),
});
let sent: ObservationBody;
const saved = (more?: object) => (call: Call) => {
  sent = call.body as ObservationBody;
  return evidence(sent, more);
};
const card = (more: Partial<typeof test>) => ({ ...plus(idea.revision), testCard: { ...test, results: [], ...more } });

const earlier = [friends, strangers].map((line) => ({ ...line, notedFor: 'A savings box for traders' }));

const witness = (state: WitnessLink['state']): WitnessLink => ({
  ...{ id: state, observationId: friends.id, evidenceIds: [friends.id], state, createdAt: moment },
  ...{ expiresAt: '2026-12-22T09:00:00.000Z', answer: state === 'answered' ? 'confirmed' : null, answeredAt: null },
  fromOwnNetwork: false,
  ...{ url: state === 'open' ? `https://cairn.example/witness#${'w'.repeat(43)}` : null },
  can: { revoke: state === 'open' },
});

const saidNo = { confirmed: 1, denied: 1, deniedEarlier: 1, networks: 1, fromOwnNetwork: 1 };

/** Answers that do not read as a plain yes. */
const toldApart: WitnessLink[] = [
  { ...witness('answered'), id: 'own', fromOwnNetwork: true },
  { ...witness('outdated'), id: 'denied', answer: 'not_like_that' },
  { ...witness('replaced'), answer: 'not_like_that' },
];

type Flow = [name: string, one: IdeaState, steps: Step[], replies: Record<string, unknown>];
it.each<Flow>([
  [
    'evidence is added with a file',
    { ...idea, evidence: [] },
    [
      'Add evidence',
      'Add evidence',
      ['They have the problem', true],
      'Who and when',
      ['How many people', ''],
      'Link or file',
      ['Link', 'not a link'],
      'Who and when',
      'Add evidence',
      ['For it', true],
      ['What was it', 'Past behaviour told'],
      ['How many people', '9,000'],
      ['Link', 'https://example.com'],
      ['What did you see', 'They signed.'],
      'Add evidence',
      ['How many people', '1,000'],
      ['File', new File(['x'.repeat(10)], 'notes.txt', { type: 'text/plain' })],
      'Add evidence',
      'Cancel',
      'Add evidence',
      'Start again',
      ['It is allowed', true],
      ['For it', true],
      ['What was it', 'Money paid'],
      ['What did they pay', '20k'],
      ['What did you see', 'They signed.'],
      'Link or file',
      ['File', new File(['png'], 'Receipt.png', { type: 'image/png' })],
      'Choose no file',
      ['File', new File(['png'], 'Receipt.png', { type: 'image/png' })],
      'Add evidence',
      'Save evidence',
    ],
    {
      [`POST ${url}/observations`]: [offline, saved()],
      [`PUT ${url}/observations/e9`]: saved(),
      [`PUT ${url}/observations/e9/file`]: [offline, () => evidence(sent, { file: photo })],
    },
  ],
  [
    'one conversation speaks of two assumptions',
    { ...idea, evidence: [] },
    [
      'Add evidence',
      ['What did you see', 'Nine women told me of last week; four paid.'],
      ['They have the problem', true],
      ['For it', true],
      'Who and when',
      ['How many people', '9'],
      'It speaks of another',
      ['#says\\.1\\.assumptionId [value=V1]', true],
      ['#says\\.1\\.side [value=for]', true],
      ['#says\\.1\\.level', 'Money paid'],
      ['#says\\.1\\.count', '10'],
      'Add evidence',
      ['#says\\.1\\.count', '4'],
      'Take out what it says, 1',
      'It speaks of another',
      ['#says\\.1\\.assumptionId [value=V1]', true],
      ['#says\\.1\\.side [value=for]', true],
      ['#says\\.1\\.level', 'Money paid'],
      'Add evidence',
      ['#says\\.1\\.assumptionId [value=D1]', true],
      ['Who was it', 'Sikirat and her row'],
      'Add evidence',
    ],
    { [`POST ${url}/observations`]: saved() },
  ],
  [
    'a crowd is asked about and a reading says what it leaves open',
    { ...idea, evidence: [] },
    [
      'Add evidence',
      ['What did you see', 'One boy cracked his screen and would not pay.'],
      ['They have the problem', true],
      ['Against it', true],
      ['What was it', 'They refused to pay'],
      'Who and when',
      ['How many people', '600'],
      'Add evidence',
      'Change the count',
      'Add evidence',
      'Yes',
      'Add evidence',
      ['What did you see', 'The rule of the regulator, on its page.'],
      ['It is allowed', true],
      ['For it', true],
      ['What was it', 'You read it'],
      'Link or file',
    ],
    { [`POST ${url}/observations`]: saved() },
  ],
  [
    'one note counts two outcomes',
    { ...idea, evidence: [] },
    [
      'Add evidence',
      ['They have the problem', true],
      { save: ['What did you see', '4 paid and 5 refused at Epe market'] },
      'Enter them as two lines',
      'Add evidence',
    ],
    { [`POST ${url}/observations`]: saved() },
  ],
  [
    'a note says that it was a payment and of how much',
    { ...idea, evidence: [] },
    [
      'Add evidence',
      ['They have the problem', true],
      ['For it', true],
      'Add evidence',
      ['What did you see', 'Mama Sikira give me 2k cash on saturday'],
      ['What did they pay', ''],
      'Use it',
      ['What was it', 'Opinion'],
      ['What did you see', 'Mama Sikira give me 3k cash on saturday'],
      ['What was it', 'Money paid'],
      'Add evidence',
    ],
    { [`POST ${url}/observations`]: saved() },
  ],
  [
    'a note says how close they are, how many and about when',
    { ...idea, evidence: [] },
    [
      'Add evidence',
      ['They have the problem', true],
      ['For it', true],
      ['What did you see', 'My aunty told me last week that 4 of dem lose fish'],
      'Count 4',
      'Use 15th Nov',
      ['How close are they', 'Introduced'],
      ['What did you see', 'My neighbour told me last week that 4 of dem lose fish'],
      'Add evidence',
    ],
    { [`POST ${url}/observations`]: saved() },
  ],
  [
    'a note leaves open how close they are',
    { ...idea, evidence: [] },
    [
      'Add evidence',
      ['They have the problem', true],
      ['For it', true],
      ['What did you see', 'My neighbour told me that she lost 4 baskets of fish'],
      'Add evidence',
      ['How close are they', 'Family, friend'],
      'Add evidence',
    ],
    { [`POST ${url}/observations`]: saved() },
  ],
  [
    'a brother is entered as a stranger',
    { ...idea, evidence: [] },
    [
      'Add evidence',
      ['They have the problem', true],
      ['For it', true],
      ['What did you see', 'My brother told me that he lost 4 baskets of fish'],
      ['How close are they', 'Stranger'],
      { until: 'Your note says “My brother”. Is this person a stranger to you?' },
      'Add evidence',
    ],
    { [`POST ${url}/observations`]: saved() },
  ],
  [
    'what each of them paid is no sum',
    { ...idea, evidence: [] },
    [
      'Add evidence',
      { save: ['What did you see', '9 women at the jetty on Tuesday: 4 paid, 5 refused'] },
      'Enter them as two lines',
      ['What did they pay', '500 each'],
      'Add evidence',
      ['What did they pay', '2000'],
      'Add evidence',
    ],
    { [`POST ${url}/observations`]: saved() },
  ],
  [
    'evidence is corrected and removed',
    { ...idea, evidence: [{ ...friends, file: photo }, strangers] },
    [
      'Edit evidence (9',
      'Link or file',
      'Remove file Receipt.png',
      ['What did you see', 'Cousins.'],
      'Save evidence',
      ['What did you see', 'Cousins told me so.'],
      'Save evidence',
      'Save evidence',
      'Remove evidence (9',
      'Cancel',
      'Remove evidence (9',
      'Remove evidence',
      'Remove evidence (9',
      'Remove evidence',
    ],
    {
      [`PUT ${url}/observations/${friends.id}`]: [
        refused('RECORD_CHANGED'),
        { ...plus(idea.revision), evidence: [{ ...friends, file: photo, note: 'Cousins told me so.' }] },
      ],
      [`DELETE ${url}/observations/${friends.id}/file`]: {
        ...plus(27),
        evidence: [{ ...friends, note: 'Cousins told me so.' }],
      },
      [`DELETE ${url}/observations/${friends.id}`]: [offline, plus(28)],
    },
  ],
  [
    'what was noted for an earlier pitch is asked about again',
    { ...idea, evidence: earlier },
    ['Does not fit: all 2', 'Does not fit: all 2', 'It fits after all'],
    {
      [`PUT ${url}/pitch-fit`]: [
        offline,
        {
          ...plus(idea.revision),
          evidence: earlier.map((line) => ({ ...line, notedFor: idea.intake.pitch, doesNotFit: true as const })),
        },
        { ...plus(28), evidence: [{ ...friends, notedFor: idea.intake.pitch }] },
      ],
    },
  ],
  [
    'people are asked to confirm',
    {
      ...idea,
      evidence: [
        { ...friends, witnessed: saidNo },
        { ...friends, id: 'e2', assumptionId: 'V1', level: 'L5' },
      ],
    },
    [
      'Ask somebody to confirm evidence (',
      'Make a link',
      'Make a link',
      {
        now: {
          [`${url}/witness-links`]: {
            items: [witness('open'), witness('answered'), witness('outdated'), ...toldApart],
          },
        },
      },
      'Make a link',
      'Revoke',
      'Revoke',
    ],
    {
      [`POST ${url}/observations/${friends.id}/witness-links`]: [offline, witness('open')],
      [`POST ${url}/witness-links/open/revoke`]: [offline, witness('revoked')],
    },
  ],
  [
    'evidence file is opened',
    { ...idea, evidence: [{ ...friends, file: photo }] },
    ['Receipt.png', 'Receipt.png'],
    { [`GET ${url}/observations/${friends.id}/file`]: [offline, file('Receipt.png', 'png', 'image/png')] },
  ],
  [
    'a test is locked',
    idea,
    [
      'Lock the pass mark',
      ['At least', ''],
      'Lock it',
      ['At least', 'about 30'],
      'Lock it',
      ['A share', true],
      ['At least', '5 %'],
      'Lock it',
      'Lock it',
    ],
    { [`POST ${url}/test-cards`]: [offline, card({ marks: [moved] })] },
  ],
  [
    'a test has a result',
    tested({}),
    [
      'Enter the result',
      'Save the result',
      ['How many did you try', 'about 20'],
      ['How many succeeded', '21'],
      'Save the result',
      ['How many succeeded', '0'],
      ['What did you learn', 'Nobody.'],
      ['Link to what shows it', 'a sheet'],
      'Save the result',
      ['Link to what shows it', 'https://example.com/sheet'],
      'Save the result',
      'Save the result',
      'Object to the result',
      'Object to it',
      ['Why does the result', 'They were all from one family.'],
      'Object to it',
      'Object to it',
      'Take the objection back',
      'Take the objection back',
    ],
    {
      [`POST ${url}/test-cards/${test.id}/results`]: [
        offline,
        ({ body }: Call<typeof recordTestResult>) => card({ results: [{ ...body, recordedAt: moment }] }),
      ],
      [`PUT ${url}/test-cards/${test.id}/objection`]: [
        offline,
        ({ body }: Call<typeof objectToTest>) =>
          card({ results: [nobody], objection: { reason: body.reason, objectedAt: moment } }),
      ],
      [`DELETE ${url}/test-cards/${test.id}/objection`]: [offline, card({ results: [nobody] })],
    },
  ],
  [
    'a test that somebody passed is evidence for it, and can be done again',
    tested({ results: test.results }),
    ['Test it again', 'Cancel', 'Enter a newer result', 'Cancel'],
    {},
  ],
  [
    'a pass mark is moved',
    tested({}),
    [
      'Move the pass mark',
      'Move the mark',
      ['At least', '4'],
      ['Why do you move it', 'Too few came.'],
      'Cancel',
      'Move the pass mark',
      'Start again',
      ['At least', '4'],
      ['Why do you move it', 'Too few came.'],
      'Move the mark',
      'Move the mark',
    ],
    { [`POST ${url}/test-cards/${test.id}/marks`]: [offline, card({ marks: [mark, moved] })] },
  ],
  [
    'an importance is changed',
    idea,
    [
      'Change importance',
      'Save importance',
      ['How badly', '2: it would'],
      ['Why?', 'There are ways around it.'],
      'Save importance',
      'Save importance',
    ],
    {
      [`PUT ${url}/assumptions/D1/importance`]: [
        offline,
        {
          ...plus(idea.revision),
          edit: { assumptionId: 'D1', importance: 2, reason: 'There are ways around it.', date: '2026-11-22' },
        },
      ],
    },
  ],
  [
    'an own assumption is added and removed',
    { ...idea, evidence: [] },
    [
      'Add an assumption',
      'Add assumption',
      ['What must be true', 'They pay monthly'],
      ['Why is it that', 'Their cash comes monthly'],
      'Add assumption',
      'They pay monthly',
      'Remove assumption',
      'Cancel',
      'Remove assumption',
      'Remove assumption',
      'Remove assumption',
      'Remove assumption',
    ],
    {
      [`POST ${url}/assumptions`]: ({ body }: Call) => ({
        ...plus(idea.revision),
        assumption: { id: 'own-1', ...(body as object) },
      }),
      [`DELETE ${url}/assumptions/own-1`]: [offline, plus(28)],
    },
  ],
  [
    'a decision is entered',
    tested({}),
    [
      'Enter a decision',
      'Enter decision',
      ['Why?', 'Nine of eleven renewed.'],
      ['9 people think so', true],
      ['Test: Ask for the money', true],
      ['9 people think so', true],
      'Enter decision',
      'Enter decision',
    ],
    {
      [`POST ${url}/decisions`]: [
        offline,
        ({ body }: Call<typeof addDecision>) => ({ ...plus(idea.revision), decision: { ...body, id: 'd1' } }),
      ],
    },
  ],
  [
    'version is saved',
    idea,
    ['Save version', 'Save version', 'Save version'],
    { [`POST ${url}/versions`]: [offline, version(true), version(false)] },
  ],
  [
    'version is downloaded',
    idea,
    [
      ...[
        'Download',
        open,
        'PDF',
        'Get the file',
        ['Yes', true] as Step,
        ['Company', 'Ice Ltd'] as Step,
        'Get the file',
      ],
      ...['Download', open, 'Word', 'Cancel', 'Download', open, 'JSON'],
      ...['Download', open, 'Short', 'Copy', 'Close'],
    ],
    {
      [`POST ${url}/versions`]: version(true),
      [`GET ${url}/versions/5/report.pdf?founder=yes&company=Ice+Ltd`]: offline,
      [`GET ${url}/versions/5/report.json`]: file('Kasuwa.json', '{}', 'application/json'),
      [`GET ${url}/versions/5/report.txt`]: file('Kasuwa.txt', 'Kasuwa in short', 'text/plain'),
    },
  ],
])('in the report of an idea, %s', async (name, one, steps, replies) => {
  const said = await followDemoPage({ at, answers: answers(one), modules, steps, replies, unfolded: true });
  await expect(said).toMatchFileSnapshot(`said/flow/${name.replaceAll(/\W+/g, '-')}.txt`);
});

function version(created: boolean) {
  const [newest] = demo['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112/versions'].items;
  return { created, version: { ...newest, number: 5 } };
}
