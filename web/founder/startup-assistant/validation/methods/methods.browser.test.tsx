import { beforeEach, expect, it } from 'vitest';
import { type IdeaState, readIdea } from '#contract/validation/validation.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/validation/**/*.tsx');
const full = readIdea.reply.parse(demo['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112']);
const none: IdeaState = { ...full, importanceEdits: [], evidence: [], testCards: [], decisions: [] };
const [seen = expect.unreachable()] = full.evidence;
/** With the test of this belief before all others: it is of importance 5, and much was seen of the others. */
const first = (assumptionId: string): IdeaState => ({
  ...none,
  importanceEdits: [{ assumptionId, importance: 5, reason: 'To see its test first', date: '2026-11-20' }],
  evidence: ['D1', 'V1', 'D3', 'D4', 'V4', 'R1', 'F1', 'F2', 'P1', 'P2']
    .filter((id) => id !== assumptionId)
    .map((id) => ({
      ...seen,
      ...{ id: `seen-${id}`, observationId: `of-${id}`, assumptionId: id, count: 20 },
      level: 'L4',
    })),
});

beforeEach(() => window.localStorage.clear());

const impacts = (name: string): Step[] => [
  [`#reach-${name}`, '20'],
  [`#impact-${name}`, '3'],
  [`#confidence-${name}`, '80'],
];

it.each<[string, IdeaState, Step[]]>([
  [
    'order',
    none,
    ['Order them by your own figures', ...impacts('V4'), ...impacts('D1'), ...impacts('V1'), { until: '(' }],
  ],
  [
    'prices',
    first('V1'),
    [
      'Four prices from each person',
      ['One person a line', 'a lot'],
      { until: 'Give four prices in line 1.' },
      ['One person a line', '500 1,000 2k 3,000\n600 1,200 2,400 3,600'],
      'Add it as what you saw',
    ],
  ],
  [
    'feature',
    first('D4'),
    [
      'Is one feature wanted?',
      ['Which feature', 'Voice notes'],
      ['How do you feel if it has this', 'I like it'],
      ['And if it does not', 'I dislike it'],
      'Add this person',
      'Take the last one out',
    ],
  ],
  [
    'missing',
    first('V4'),
    [
      'Would they miss it?',
      ['Very disappointed', 'many'],
      ['Somewhat disappointed', '20'],
      ['Not disappointed', '20'],
      { until: 'Give a whole number.' },
      ['Very disappointed', '60'],
      'Add it as what you saw',
    ],
  ],
  [
    'texts',
    first('R1'),
    [
      'Which of two texts works better?',
      ['Saw text A', '1,200'],
      ['Took the next step (A)', '1,300'],
      ['Saw text B', '1,200'],
      ['Took the next step (B)', '192'],
      { until: 'No more than those who saw it.' },
      ['Took the next step (A)', '144'],
      { until: 'Text B works better' },
    ],
  ],
])('the survey beside a test, %s, says what the answers say', async (name, idea, steps) => {
  const said = await followDemoPage({
    at: paths.founder.idea(idea.id),
    answers: { ...demo, [`/validation/ideas/${idea.id}`]: idea },
    modules,
    steps,
  });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});
