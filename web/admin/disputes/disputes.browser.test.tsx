import { expect, it } from 'vitest';
import { listDisputes, markDisputeAnswered } from '#contract/billing/admin-disputes.ts';
import { refused } from '#tests/components/answers.ts';
import { followOperator, readOperatorPage, reply } from '#tests/components/operator-page.ts';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';

const url = '/admin/disputes?page=1';
const demo = listDisputes.reply.parse(answers[url]);
const [first] = demo.items;
if (!first) throw new Error('the demo has a dispute');
const at = paths.admin.disputes;
const over = { dueAt: null, closedAt: '2026-11-21T10:00:00.000Z', can: { answer: false } };

it('lists disputes of every state, with the time that is left', async () => {
  const list = listDisputes.reply.parse({
    ...demo,
    items: [
      { ...first, id: 'd1', dueAt: '2026-11-22T20:00:00.000Z' },
      { ...first, id: 'd2', dueAt: '2026-11-20T20:00:00.000Z' },
      { ...first, id: 'd3', state: 'inquiry', provider: 'stripe' },
      { ...first, id: 'd4', dueAt: null, provider: 'development' },
      { ...first, id: 'd5', state: 'answered', answeredAt: '2026-11-22T10:00:00.000Z', can: { answer: false } },
      { ...first, id: 'd6', state: 'won', ...over },
      { ...first, id: 'd7', state: 'lost', ...over },
      { ...first, id: 'd8', state: 'closed', ...over },
    ],
  });
  await expect(await readOperatorPage({ at, answers: { [url]: list } })).toMatchFileSnapshot('said/list.txt');
});

it('says so where there is none', async () => {
  const said = await readOperatorPage({ at, answers: { [url]: { ...demo, items: [], total: 0 } } });
  await expect(said).toMatchFileSnapshot('said/none.txt');
});

it('marks one as answered, and says that the answer is given elsewhere', async () => {
  const said = await followOperator({
    at,
    replies: reply(markDisputeAnswered, refused('DISPUTE_OVER'), {
      ...first,
      state: 'answered',
      can: { answer: false },
    }),
    steps: ['Answered…', 'It is answered', 'Answered…', 'It is answered'],
  });
  await expect(said).toMatchFileSnapshot('said/answered.txt');
});
