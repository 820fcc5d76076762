import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type addObservation, type IdeaState, readIdea } from '#contract/validation/validation.ts';
import { offline, refused } from '#tests/components/answers.ts';
import type { Call } from '#tests/components/api.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { phone } from '#tests/components/viewports.ts';
import demo from '#tests/fixtures/demo/assistant.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/startup-assistant/validation/**/*.tsx');
const full = readIdea.reply.parse(demo['/validation/ideas/019afa28-3600-7ca4-a947-f44901701112']);
const url = `/validation/ideas/${full.id}`;
const idea: IdeaState = { ...full, evidence: [] };
const moment = '2026-11-22T19:00:00.000Z';
const added = ({ body }: Call<typeof addObservation>) => ({
  revision: idea.revision + 1,
  evidence: body.says.map((said) => ({
    ...body,
    ...said,
    ...{ id: body.key, observationId: body.key, proof: 'asserted' as const, revision: 1 },
    ...{ who: body.who ?? '', howMet: '', createdAt: moment, updatedAt: moment },
  })),
});

const two: [string, string | true][] = [
  ['What did they say or do?', 'Lost half a basket on Monday'],
  ['They have the problem', true],
  ['What was it?', 'Past behaviour told'],
  ['For it', true],
  ['Who was it?', 'Mama Titi'],
];
/** A note of which nothing is read. */
const unread = two.map(([label, value]): [string, string | true] =>
  label === 'What did they say or do?' ? [label, 'He buys ice on Monday'] : [label, value],
);

it.each<[string, Step[], unknown[]]>([
  ['is-saved', [...two, 'Save 1'], [added]],
  ['is-on-no-side', [...unread.filter(([label]) => label !== 'For it'), 'Save 1'], [added]],
  ['is-of-no-kind', [...unread.filter(([label]) => label !== 'What was it?'), 'Save 1'], [added]],
  ['is-read-from-its-note', [['What did they say or do?', 'She paid me 2k on Monday'], 'Save 1'], [added]],
  [
    'is-of-somebody-close',
    [
      ['What did they say or do?', 'My brother paid me 2k on Monday'],
      ['#independence-1', 'Stranger'],
      { until: 'Your note says “My brother”. Is this person a stranger to you?' },
      'Save 1',
    ],
    [added],
  ],
  [
    'has-a-payment-in-its-note',
    [
      ...two.filter(([label]) => label !== 'What was it?'),
      ['What did they say or do?', 'She paid me 2k on Monday'],
      'Save 1',
    ],
    [added],
  ],
  ['lacks-something', [...two, ['What did they say or do?', 'Yes'], 'Save 1'], [added]],
  ['waits-for-the-network', [...two, 'Save 1', { save: ['Who was it?', 'Mama Titi Epe'] }], [offline, added]],
  ['is-refused', [...two, 'Save 1'], [refused('LEDGER_LIMIT')]],
  [
    'says-several-things',
    [
      ...two,
      'It speaks of another belief too',
      ['#belief-1-2 [value=V1]', true],
      ['#level-1-2', 'Money paid'],
      ['#side-1-2 [value=for]', true],
      ['What did they pay?', '2,500'],
      'Save 1',
    ],
    [added],
  ],
  [
    'waits-with-what-is-complete',
    [
      ...two,
      'Another person',
      ['#note-2', 'Yes'],
      ['#level-2-1', 'Past behaviour told'],
      ['#side-2-1 [value=against]', true],
      'Save 2',
      { save: ['#note-2', 'She threw away a crate'] },
    ],
    [offline, added, added],
  ],
  [
    'tells-of-a-crowd',
    [...two, ['What did they say or do?', '30 women told me they lose half'], 'Save 1', 'Yes, one person', 'Save 1'],
    [added],
  ],
  [
    'tells-of-a-crowd-without-a-network',
    [
      ...two,
      'Another person',
      ['#note-2', '30 women told me they lose half'],
      ['#level-2-1', 'Past behaviour told'],
      ['#side-2-1 [value=for]', true],
      'Save 2',
      'Yes, one person',
      'Save 2',
    ],
    [offline, added, added],
  ],
  ['has-another-person', [...two, 'Another person', 'Take out person 2'], [added]],
])('a day of conversations %s', async (name, steps, replies) => {
  window.localStorage.clear();
  const said = await followDemoPage({
    at: paths.founder.ideaDay(idea.id),
    answers: { ...demo, [url]: idea },
    modules,
    steps,
    replies: { [`POST ${url}/observations`]: replies },
    whole: name === 'is-saved',
  });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});

const talk = (number: number): Step[] => [
  [`#note-${number}`, `Person ${number} lost half a basket on Monday`],
  [`#level-${number}-1`, 'Past behaviour told'],
  [`#side-${number}-1 [value=for]`, true],
];

it('takes ten conversations, each once, and offers no place after the twentieth', async () => {
  window.localStorage.clear();
  const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
  const said = await followDemoPage({
    at: paths.founder.ideaDay(idea.id),
    answers: { ...demo, [url]: idea },
    modules,
    steps: [
      ['They have the problem', true],
      ...talk(1),
      ...numbers.slice(1).flatMap((number) => ['Another person', ...talk(number)]),
      'Save 10',
      ...Array.from({ length: 19 }, () => 'Another person'),
    ],
    replies: { [`POST ${url}/observations`]: numbers.map(() => added) },
  });
  const sent = said.split('\n').filter((line) => line.startsWith('→ POST'));
  expect(sent.map((line) => line.match(/Person (\d+) lost/)?.[1])).toEqual(numbers.map(String));
  expect(said).toContain('10 conversations are saved.');
  const offers = said.split('=== Another person').map((step) => step.includes('− [{type=button} Another person]'));
  expect(offers.map((isTaken, index) => (isTaken ? index : 0)).filter(Boolean)).toEqual([9 + 19]);
});

it('shows one card at a time: ten conversations fit on four screens of a phone, one tap each', async () => {
  window.localStorage.clear();
  await page.viewport(...phone);
  const numbers = Array.from({ length: 10 }, (_, index) => index + 1);
  const note = (number: number): Step => [`#note-${number}`, `She told me she lost half a basket on day ${number}`];
  const said = await followDemoPage({
    at: paths.founder.ideaDay(idea.id),
    answers: { ...demo, [url]: idea },
    modules,
    steps: [note(1), ...numbers.slice(1).flatMap((number) => ['Another person', note(number)]), 'Person 10'],
  });
  const cards = [...document.querySelectorAll('ol > li > div > button')];
  expect(cards.map((card) => card.getAttribute('aria-expanded'))).toEqual(numbers.map(() => 'false'));
  expect(cards[2]?.textContent).toMatch(/^Person 3: She told me .*For: They have the problem.*Edit$/);
  expect(said).not.toContain('Not complete');
  await expect.element(page.getByRole('button', { name: 'Save 10' })).toBeVisible();
  await page.getByRole('button', { name: /^Person 3/ }).click();
  expect(document.documentElement.scrollHeight).toBeLessThan(3000);
  await page.getByRole('button', { name: /^Person 7/ }).click();
  expect(document.querySelectorAll('[aria-expanded=true]')).toHaveLength(1);
});

it('saves a conversation once, and counts it once, when two taps come in one moment', async () => {
  window.localStorage.clear();
  const said = await followDemoPage({
    at: paths.founder.ideaDay(idea.id),
    answers: { ...demo, [url]: idea },
    modules,
    steps: [...two, { twice: 'Save 1' }],
    replies: { [`POST ${url}/observations`]: [added] },
  });
  expect(said.split('\n').filter((line) => line.startsWith('→ POST'))).toHaveLength(1);
  expect(said).toContain('1 conversation is saved.');
});
