import type { Narrative, NarrativePanel } from '#contract/narratives/narratives.ts';

const moment = '2026-11-22T19:00:00.000Z';

/** A text of the AI that is done, with a figure, a quotation and a paragraph of its own. */
export const written: Narrative = {
  id: 'n1',
  use: 'case_against',
  state: 'done',
  text: 'Support is 52.1%. They said “too much”.\nAsk again.',
  sentences: [
    {
      parts: [
        { kind: 'words', text: 'Support is ' },
        { kind: 'figure', id: 'f1', label: 'Support', value: '52.1%', source: 'section:score' },
        { kind: 'figure', id: 'f2', label: 'Price', value: '₦2,500', source: 'question:price' },
        { kind: 'figure', id: 'f3', label: 'Trials', value: '20', source: null },
      ],
      breaks: 0,
    },
    {
      parts: [{ kind: 'quote', id: 'q1', label: 'An entry', value: 'too much', source: 'section:evidence' }],
      breaks: 1,
    },
    { parts: [{ kind: 'words', text: 'Ask again.' }], breaks: 0 },
  ],
  isOlder: false,
  proposals: [],
  kept: 3,
  dropped: 2,
  drops: [
    { reason: 'number', count: 1 },
    { reason: 'verdict', count: 1 },
  ],
  failure: null,
  counted: true,
  retryAt: null,
  provider: 'Demo AI',
  model: 'demo-1',
  usage: { inputTokens: 1000, outputTokens: 500, costMinor: 12, currency: 'USD' },
  createdAt: moment,
  finishedAt: moment,
  can: { cancel: false },
};

/** One that is being written. */
export const beingWritten: Narrative = {
  ...written,
  id: 'n2',
  state: 'running',
  kept: 1,
  dropped: 0,
  drops: [],
  sentences: written.sentences.slice(0, 1),
  finishedAt: null,
  can: { cancel: true },
};

export const aiProvider = { name: 'Demo AI', model: 'demo-1', host: 'ai.example' };

export const aiPanel: NarrativePanel = {
  provider: aiProvider,
  switchedOn: true,
  offers: [
    { use: 'case_against', label: 'The case against', about: 'Rewrites it.' },
    { use: 'missing_assumptions', label: 'Assumptions you may have missed', about: 'Proposes beliefs.' },
  ],
  narratives: [],
  allowance: { limit: 10, used: 2, renewsOn: '2026-12-01' },
};
