import { describe, expect, it } from 'vitest';
import type { Narrative } from '#contract/narratives/narratives.ts';
import { droppedText, statusOf } from './narrative-words.ts';

const narrative: Narrative = {
  id: 'n1',
  use: 'case_against',
  state: 'done',
  text: '',
  sentences: [],
  isOlder: false,
  proposals: [],
  kept: 2,
  dropped: 0,
  drops: [],
  failure: null,
  counted: true,
  retryAt: null,
  provider: 'anthropic',
  model: 'a-model',
  usage: { inputTokens: 1, outputTokens: 1, costMinor: null, currency: null },
  createdAt: '2026-11-21T08:00:00.000Z',
  finishedAt: null,
  can: { cancel: false },
};
const failure = { kind: 'timeout', message: 'The AI provider did not answer in time.' } as const;

describe('where a narrative stands', () => {
  it.each<[Partial<Narrative>, string | RegExp]>([
    [{ state: 'queued' }, 'Waiting for its turn…'],
    [{ state: 'queued', retryAt: '2026-11-21T08:00:00.000Z' }, /asked for a pause.* at 21st Nov, 2026/],
    [{ state: 'running', kept: 0 }, 'The AI is writing…'],
    [{ state: 'running', kept: 1 }, 'The AI is writing: 1 sentence so far…'],
    [{}, 'Done: 2 sentences.'],
    [{ use: 'missing_assumptions', kept: 0 }, 'Done. The AI has nothing to propose.'],
    [{ use: 'missing_assumptions', kept: 0, dropped: 2 }, 'Done: 0 proposals.'],
    [{ state: 'failed', failure }, failure.message],
    [
      { state: 'cancelled' },
      'Cancelled. The report is complete without it. It counts as one of this month’s AI texts.',
    ],
    [{ state: 'cancelled', use: 'plain_words' }, /^Cancelled. The document is complete without it./],
    [{ state: 'cancelled', use: 'intake_fields' }, /^Cancelled. None of your answers were changed./],
  ])('%o is told', (change, expected) => {
    expect(statusOf({ ...narrative, ...change })).toMatch(expected);
  });
});

it('says how much was left out, and nothing when nothing was', () => {
  expect(droppedText(narrative)).toBeUndefined();
  expect(droppedText({ ...narrative, dropped: 1, drops: [{ reason: 'number', count: 1 }] })).toBe(
    '1 sentence left out: 1 with a number or a quantity of its own.',
  );
  const drops = [
    { reason: 'number' as const, count: 2 },
    { reason: 'name' as const, count: 1 },
  ];
  expect(droppedText({ ...narrative, use: 'missing_assumptions', dropped: 3, drops })).toBe(
    '3 proposals left out: 2 with a number or a quantity of its own, 1 with a name that is not in what was sent.',
  );
  // Older texts were dropped without a reason being kept.
  expect(droppedText({ ...narrative, dropped: 2 })).toBe('2 sentences left out.');
});
