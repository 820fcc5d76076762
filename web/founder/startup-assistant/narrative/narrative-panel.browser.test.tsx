import { expect, it } from 'vitest';
import type { Narrative, NarrativePanel as Panel } from '#contract/narratives/narratives.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { aiPanel, aiProvider, beingWritten, written } from '#tests/components/narrative-samples.ts';
import { paths } from '#web/paths.ts';
import { NarrativePanel } from './narrative-panel.tsx';

const url = '/documents/d1/versions/3/narratives';
const with_ = (...narratives: Narrative[]): Panel => ({ ...aiPanel, narratives });
const proposing: Narrative = {
  ...written,
  id: 'n3',
  use: 'missing_assumptions',
  text: '',
  sentences: [],
  kept: 1,
  dropped: 1,
  drops: [],
  usage: { ...written.usage, costMinor: 5000, currency: 'NGN' },
  proposals: [
    { kind: 'assumption', class: 'viability', statement: 'They pay monthly', why: 'Nobody asked.' },
    { kind: 'answer', field: 'price', answer: '₦2,500', quote: 'it is 2,500' },
  ],
};
const off = { ...aiPanel, switchedOn: false };
const preview = {
  provider: aiProvider,
  requests: [
    { use: 'case_against', label: 'The case against', about: '', system: 'Be exact.', user: 'The report', form: null },
    {
      use: 'missing_assumptions',
      label: 'Assumptions',
      about: '',
      system: 'Be exact.',
      user: 'The report',
      form: '{}',
    },
  ],
  hash: 'a'.repeat(64),
};

type Case = [
  name: string,
  panel: unknown,
  steps?: Step[],
  replies?: Record<string, unknown>,
  more?: Record<string, unknown>,
];
it.each<Case>([
  ['off', off],
  ['nobody there', { ...off, provider: null }],
  ['unread', offline],
  ['on', aiPanel],
  ['used up', { ...aiPanel, allowance: { ...aiPanel.allowance, used: 10 } }],
  ['written', with_(written)],
  ['written without a price', with_({ ...written, usage: { ...written.usage, costMinor: null } })],
  ['older', with_({ ...written, isOlder: true, usage: { ...written.usage, currency: 'EUR' } })],
  ['proposing', with_(proposing)],
  ['proposing nothing', with_({ ...proposing, proposals: [], dropped: 0 })],
  ['proposals all left out', with_({ ...proposing, proposals: [], kept: 0 })],
  [
    'failed',
    with_({ ...written, state: 'failed', text: '', failure: { kind: 'timeout', message: 'It did not answer.' } }),
  ],
  ['cancelled', with_({ ...written, state: 'cancelled', text: '' })],
  [
    'switched on',
    off,
    [
      'See what would be sent',
      'Leave AI words off',
      'See what would be sent',
      'The case against',
      'Switch on AI words',
      'Switch on AI words',
    ],
    {
      [`PUT ${url}/consent`]: [refused('NARRATIVE_PREVIEW_STALE'), aiPanel],
    },
    { [`${url}/preview`]: preview },
  ],
  ['preview unread', off, ['See what would be sent'], {}, { [`${url}/preview`]: offline }],
  [
    'switched off',
    with_(written),
    ['Switch AI words off', 'Cancel', 'Switch AI words off', 'Switch off and delete', 'Switch off and delete'],
    {
      [`DELETE ${url}/consent`]: [offline, off],
    },
  ],
  [
    'asked for',
    aiPanel,
    [
      'Write: The case against',
      { now: { [url]: with_(written) } },
      'Write: The case against',
      'Write again: The case against',
    ],
    {
      [`POST ${url}`]: [refused('PLAN_LIMIT'), beingWritten],
    },
  ],
  [
    'queued',
    with_({ ...beingWritten, state: 'queued', text: '', sentences: [], kept: 0 }),
    [],
    {},
    {
      '/narratives/n2': {
        ...beingWritten,
        state: 'queued',
        retryAt: '2026-11-22T20:00:00.000Z',
        text: '',
        sentences: [],
      },
    },
  ],
  [
    'being written, and stopped',
    with_(beingWritten),
    [
      { now: { [url]: with_({ ...beingWritten, state: 'cancelled', can: { cancel: false } }) } },
      'Cancel: The case against',
    ],
    {
      'POST /narratives/n2/cancel': { ...beingWritten, state: 'cancelled', can: { cancel: false } },
    },
    { '/narratives/n2': { ...beingWritten, kept: 2 } },
  ],
  [
    'written to its end',
    with_(beingWritten),
    [
      { until: 'The AI is writing…' },
      { now: { '/narratives/n2': offline } },
      { until: 'The connection is gone' },
      { now: { '/narratives/n2': { ...written, id: 'n2' }, [url]: with_({ ...written, id: 'n2' }) } },
      { until: 'Done: 3 sentences.' },
    ],
    {},
    { '/narratives/n2': { ...beingWritten, text: '', kept: 0, sentences: [] } },
  ],
])('the AI words are %s', async (name, panel, steps = [], replies = {}, more = {}) => {
  const said = await followDemoPage({
    at: paths.founder.overview,
    shown: (
      <NarrativePanel
        subject={{ documentId: 'd1', version: 3 }}
        about="version 3 of this report"
        proposalAction={({ kind }) => `Do something with the ${kind}`}
      />
    ),
    answers: { [url]: panel, ...more },
    steps,
    replies,
    whole: true,
  });
  await expect(said).toMatchFileSnapshot(`said/${name.replaceAll(/\W+/g, '-')}.txt`);
});
