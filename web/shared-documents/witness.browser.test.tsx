import { beforeEach, expect, it } from 'vitest';
import { openWitnessLink, type WitnessQuestion } from '#contract/validation/witness.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { openDemoPage } from '#tests/components/demo-page.tsx';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/shared-documents/*.tsx');
const question: WitnessQuestion = {
  founder: 'Ngozi Eze',
  date: '2026-11-12',
  note: 'Rented the box for a week\nand paid me in the market.',
  says: ['You told them what you did the last time.', 'You paid ₦9,000.'],
  confirms: 'several',
  expiresAt: '2026-12-12T09:00:00.000Z',
  answered: null,
};

const of = (confirms: WitnessQuestion['confirms'], text: string) => ({ ...question, confirms, says: [text] });
const said = (answer: string) => ({ 'POST /witness/answer': { answer } });

beforeEach(() => {
  window.location.hash = 'a'.repeat(43);
  window.localStorage.removeItem('cairn.device');
});

it.each<[string, unknown, Step[], Record<string, unknown>?]>([
  [
    'confirms',
    question,
    ['Yes, this is right', 'Yes, this is right'],
    { 'POST /witness/answer': [offline, { answer: 'confirmed' }] },
  ],
  ['denies', question, ['Not like that'], { 'POST /witness/answer': { answer: 'not_like_that' } }],
  ['knows-nobody', question, ['I don’t know'], { 'POST /witness/answer': { answer: 'unknown_person' } }],
  ['is-the-founder', question, ['Yes, this is right'], { 'POST /witness/answer': refused('WITNESS_OWN') }],
  ['finds-it-answered', { ...question, answered: 'not_like_that' }, []],
  ['said-it', of('said', 'You told them what you did the last time.'), ['Yes, I said this'], said('confirmed')],
  ['paid-it', of('paid', 'You paid ₦9,000.'), ['Yes, I paid this'], said('confirmed')],
  ['did-it', of('did', 'You came back, or paid again.'), ['Yes, I did this'], said('confirmed')],
  ['is-answered-meanwhile', question, ['Yes, this is right'], { 'POST /witness/answer': refused('WITNESS_ANSWERED') }],
  ['finds-nothing', refused('LINK_UNKNOWN'), []],
])('somebody who was asked to confirm, and %s, is told what happened', async (name, opened, steps, replies = {}) => {
  const said = await followDemoPage({
    ...{ at: paths.witness, as: 'nobody', answers: {}, modules, steps, whole: true },
    replies: { 'POST /witness/open': opened, ...replies },
  });
  await expect(said).toMatchFileSnapshot(`said/witness-${name}.txt`);
});

it('opens another link that is followed in the same tab', async () => {
  const second = 'b'.repeat(43);
  const at = { at: paths.witness, as: 'nobody' as const, answers: {}, modules };
  api.on(openWitnessLink, ({ body }) => ({
    ...question,
    note: body.token === second ? 'Paid for a month at Epe.' : question.note,
  }));
  const { settle } = await openDemoPage(at);
  expect(await settle()).toContain('Rented the box');
  window.location.hash = second;
  await expect.poll(() => document.body.textContent).toContain('Paid for a month at Epe.');
  expect(document.body.textContent).not.toContain('Rented the box');
});
