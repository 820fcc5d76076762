import { expect, it } from 'vitest';
import type { PasteState } from '#contract/narratives/pasted-text.ts';
import { type addObservation, readIdea, type saveIntake } from '#contract/validation/validation.ts';
import type { BusinessKind } from '#domain/validation/business-kind.ts';
import { INTAKE_STEPS, type IntakeStepId } from '#domain/validation/intake-steps.ts';
import { offline, refused } from '#tests/components/answers.ts';
import type { Call } from '#tests/components/api.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import { aiPanel, aiProvider, beingWritten, written } from '#tests/components/narrative-samples.ts';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/validation/**/*.tsx');
const { ideaQuestions, ideaFromText } = paths.founder;
const full = readIdea.reply.parse(demo['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112']);
const blank = readIdea.reply.parse(demo['/validation/ideas/01a1f000-8e00-7d86-919b-20bcc034fc20']);
const url = `/validation/ideas/${blank.id}`;
const pasteUrl = `/documents/${blank.id}/pasted-text`;
const answers = { ...demo, [pasteUrl]: demo['/documents/019afa28-3600-7ca4-a947-f44901701112/pasted-text'] };
const moment = '2026-11-22T19:00:00.000Z';
const saved = ({ body }: Call<typeof saveIntake>) => ({
  name: 'Ward Rota (demo)',
  revision: body.revision + 1,
  updatedAt: moment,
  changedElsewhere: {},
});

/** Whose step it is, where only one kind of idea has it. */
const kindOfStep: Partial<Record<IntakeStepId, BusinessKind>> = {
  asset: 'hardware',
  use: 'hardware',
  work: 'service',
  hours: 'service',
  sides: 'marketplace',
  direct: 'marketplace',
};

it.each([
  ...INTAKE_STEPS.map(({ id }) => [id, blank] as const),
  ...(['idea', 'problem', 'price', 'rivals', 'win'] as const).map((id) => [id, full] as const),
])('the step %s asks its questions and says what is missing', async (step, idea) => {
  const at = ideaQuestions(idea.id, step, step === 'today' ? 'frequency' : undefined);
  const businessKind = kindOfStep[step];
  const ofKind = businessKind && { [url]: { ...blank, intake: { ...blank.intake, businessKind } } };
  const said = await readDemoPage({ at, answers: { ...answers, ...ofKind }, modules });
  await expect(said).toMatchFileSnapshot(`said/${step}-${idea === full ? 'full' : 'blank'}.txt`);
});

const told = { ...blank.intake, pitch: 'Night nurses in Ikeja get a ward rota by WhatsApp', segment: 'Night nurses' };
const incident = 'On 12 Nov the matron of Ward 3 rang eleven nurses and found nobody until noon.';
const entered = ({ body }: Call<typeof addObservation>) => ({
  revision: blank.revision + 1,
  evidence: body.says.map((said) => ({
    ...{ ...body, ...said, id: 'e1', observationId: 'e1', proof: 'asserted' as const },
    ...{ revision: 1, createdAt: moment, updatedAt: moment },
  })),
});

it.each<[string, object, Step[], Record<string, unknown>?]>([
  ['of a sentence that names its customers', told, ['Go on']],
  ['of a sentence that nobody can read', { ...told, pitch: 'Mama na-ere azụ n’ahịa Aba' }, []],
  ['of an unlawful trade', { ...told, pitch: 'Riders who deliver cocaine to party-goers in Lekki' }, []],
  ['with a fault', { ...told, segment: 'everyone' }, []],
  [
    'with an incident that is entered once',
    { ...told, lastIncident: incident },
    [['Whom did it happen to', 'A stranger'], 'Somebody told me', 'I saw it', { until: 'is in your evidence' }],
    { [`POST ${url}/observations`]: [offline, entered] },
  ],
  ['with an incident that is none', { ...told, lastIncident: incident }, ['No']],
  ['with an incident that says nothing', { ...told, lastIncident: 'It happens to everyone' }, []],
])('the first result %s', async (name, intake, typed, replies = {}) => {
  const said = await followDemoPage({
    at: ideaQuestions(blank.id, 'first-result'),
    answers: { ...answers, [url]: { ...blank, intake } },
    modules,
    steps: typed,
    replies,
    whole: true,
  });
  await expect(said).toMatchFileSnapshot(`said/first-result-${name.replaceAll(' ', '-')}.txt`);
});

it.each(['', 'elsewhere'])('a step “%s” that there is not leads to where the answers go on', async (step) => {
  const said = await followDemoPage({
    at: ideaQuestions(full.id, step),
    answers,
    modules,
    steps: ['Next'],
    whole: true,
  });
  await expect(said).toMatchFileSnapshot(`said/step-${step || 'none'}.txt`);
});

it.each<[string, string, Step[], Record<string, unknown>?]>([
  [
    'idea',
    'idea',
    [
      { save: ['What do you call it', ''] },
      { save: ['What do you call it', 'x'.repeat(81)] },
      { save: ['What do you call it', 'Ward Rota'] },
      'Next',
    ],
  ],
  [
    'size',
    'size',
    [
      { save: ['About how many', 'many'] },
      { save: ['About how many', 'plenty, maybe 20k'] },
      { save: ['About how many', '10 to 20'] },
      { save: ['About how many', '1,200'] },
      { save: ['About how many', ''] },
    ],
  ],
  [
    'rivals',
    'rivals',
    [
      { save: ['Alternative 1', 'Excel'] },
      'Add another',
      { save: ['Alternative 2', 'A nephew'] },
      { save: ['Link of alternative 2', 'nephew'] },
      { save: ['Link of alternative 2', 'https://example.com'] },
      { save: ['Link of alternative 2', ''] },
      'Remove Alternative 1',
      'Remove Alternative 1',
    ],
  ],
  [
    'price',
    'price',
    [
      { save: ['Currency of: Price', 'USD'] },
      { save: ['What would they pay', '2500'] },
      { save: ['Currency of: Price', 'NGN'] },
      { save: ['What would they pay', '1.234'] },
      { save: ['What would they pay', '$5'] },
      { save: ['What would they pay', '600 people'] },
      { save: ['What would they pay', '2.5m naira'] },
      { save: ['What would they pay', ''] },
    ],
  ],
  [
    'stop',
    'stop',
    [
      { save: ['Result that would stop you 1', 'Nobody pays'] },
      'Add another',
      { save: ['Result that would stop you 1', ' '] },
    ],
  ],
  [
    'kind',
    'kind',
    [
      { save: ['Things that must be bought', true] },
      { save: ['A marketplace', true] },
      { save: ['None of these', true] },
    ],
  ],
  ['range', 'price', [{ save: ['What would they pay', '150-200'] }, ['What would they pay', 'per bottle']]],
  ['wide-group', 'customer', [{ save: ['Which group', 'plenty people'] }, { until: 'too wide to find and count' }]],
  ['churn', 'winning', [{ save: ['how many stop', '5 %'] }, { save: ['how many stop', 'few'] }]],
])('answers about %s are read and saved one by one', async (name, step, typed, replies = {}) => {
  const said = await followDemoPage({
    at: ideaQuestions(blank.id, step),
    answers,
    modules,
    steps: typed,
    replies: { [`PATCH ${url}/intake`]: saved, ...replies },
  });
  await expect(said).toMatchFileSnapshot(`said/typed-${name}.txt`);
});

it('an answer that was changed elsewhere is shown beside one’s own', async () => {
  const said = await followDemoPage({
    at: ideaQuestions(blank.id, 'idea'),
    answers,
    modules,
    steps: [
      {
        now: { [url]: { ...blank, revision: 5, intake: { ...blank.intake, title: 'Theirs', whyNow: 'Nurses leave' } } },
      },
      { save: ['What do you call it', 'Mine'] },
      'Keep what I typed here',
      { save: ['What do you call it', 'Ours'] },
      { save: ['What do you call it', 'All of ours'] },
    ],
    replies: {
      [`PATCH ${url}/intake`]: [
        refused('RECORD_CHANGED'),
        { ...saved({ body: { revision: 5 } } as Call<typeof saveIntake>), changedElsewhere: { pitch: 'Theirs too' } },
        offline,
        refused('REQUEST_INVALID', { fields: { title: 'Not that.' } }),
      ],
    },
  });
  await expect(said).toMatchFileSnapshot('said/changed-elsewhere.txt');
});

const paste: PasteState = { provider: aiProvider, allowance: aiPanel.allowance, latest: null };
const found = {
  ...written,
  use: 'intake_fields' as const,
  text: '',
  sentences: [],
  kept: 4,
  dropped: 1,
  drops: [],
  proposals: [
    { kind: 'answer' as const, field: 'price' as const, answer: '₦2,500', quote: 'it is ₦2,500 a month' },
    { kind: 'answer' as const, field: 'title' as const, answer: 'Ward Rota (demo)', quote: 'our Ward Rota (demo)' },
    { kind: 'answer' as const, field: 'pitch' as const, answer: 'Shifts filled by noon', quote: 'filled by noon' },
    { kind: 'answer' as const, field: 'killCriteria' as const, answer: 'Nobody pays', quote: 'if nobody pays' },
    { kind: 'answer' as const, field: 'segmentSize' as const, answer: 'some', quote: 'some clinics' },
    { kind: 'assumption' as const, class: 'viability' as const, statement: 'Not here', why: '' },
  ],
};
const withList = { ...blank, intake: { ...blank.intake, killCriteria: ['No deposit by March'] } };
const preview = {
  provider: aiProvider,
  requests: [{ use: 'intake_fields', label: 'Answers', about: '', system: 'Be exact.', user: 'The text', form: '{}' }],
  hash: 'b'.repeat(64),
};

it.each<[string, PasteState, Step[]?, Record<string, unknown>?, Record<string, unknown>?]>([
  ['nothing', paste],
  ['used up', { ...paste, allowance: { ...paste.allowance, used: 10 } }],
  ['none', { ...paste, latest: { ...found, kept: 0, dropped: 0, proposals: [] } }],
  ['one', { ...paste, latest: { ...found, kept: 1, dropped: 0, proposals: found.proposals.slice(0, 1) } }],
  ['failed', { ...paste, latest: { ...found, state: 'cancelled', proposals: [] } }],
  [
    'decided on',
    { ...paste, latest: found },
    [
      'Use this answer: Price',
      'Keep my answer',
      'Replace my answer',
      'Add it to my answer',
      'Leave it out',
      { until: 'Saved' },
    ],
    { [`PATCH ${url}/intake`]: saved },
  ],
  [
    'sent',
    paste,
    [
      'See what would be sent',
      ['Your text', 'We fill shifts.'],
      'See what would be sent',
      'See what would be sent',
      'Do not send it',
      'See what would be sent',
      'Answers',
      'Send this text',
      { now: { [pasteUrl]: { ...paste, latest: { ...found, id: 'n2', proposals: [] } } } },
      'Send this text',
    ],
    {
      [`POST ${pasteUrl}/preview`]: [offline, preview],
      [`POST ${pasteUrl}`]: [refused('PLAN_LIMIT'), { ...beingWritten, use: 'intake_fields' }],
    },
  ],
  [
    'being read',
    { ...paste, latest: { ...beingWritten, use: 'intake_fields' } },
    [
      { now: { '/narratives/n2': offline } },
      { until: 'The connection is gone' },
      {
        now: {
          '/narratives/n2': { ...found, id: 'n2', proposals: [] },
          [pasteUrl]: { ...paste, latest: { ...found, id: 'n2', proposals: [] } },
        },
      },
      { until: 'Found in your text' },
    ],
    {},
    { '/narratives/n2': { ...beingWritten, use: 'intake_fields' } },
  ],
  [
    'stopped',
    { ...paste, latest: { ...beingWritten, use: 'intake_fields' } },
    [{ now: { [pasteUrl]: { ...paste, latest: { ...found, state: 'cancelled' } } } }, 'Cancel'],
    { 'POST /narratives/n2/cancel': { ...found, id: 'n2', state: 'cancelled' } },
    { '/narratives/n2': { ...beingWritten, use: 'intake_fields' } },
  ],
])('answers found in a text: %s', async (name, state, typed = [], replies = {}, more = {}) => {
  const said = await followDemoPage({
    at: ideaFromText(blank.id),
    answers: { ...answers, [url]: withList, [pasteUrl]: state, ...more },
    modules,
    steps: typed,
    replies,
    whole: true,
  });
  await expect(said).toMatchFileSnapshot(`said/found-${name.replaceAll(' ', '-')}.txt`);
});
