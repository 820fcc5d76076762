import { expect, it } from 'vitest';
import { announcePlanPrice, listPlanPrices, withdrawPlanPrice } from '#contract/billing/admin-prices.ts';
import { refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { followOperator, readOperatorPage, reply } from '#tests/components/operator-page.ts';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';

const url = '/admin/plan-prices';
const demo = listPlanPrices.reply.parse(answers[url]);
const [first] = demo.items;
if (!first) throw new Error('the demo has a price');
const at = paths.admin.prices;

it('lists what is sold, what is not, and what is announced', async () => {
  const items = [
    {
      ...first,
      announced: [{ price: { amountMinor: 1_800_000, currency: 'NGN' }, from: '2027-03-01' }],
      subscribers: 1200,
    },
    { ...first, terms: { ...first.terms, currency: 'USD' }, price: null },
  ];
  const list = listPlanPrices.reply.parse({ items, includesTax: false });
  await expect(await readOperatorPage({ at, answers: { [url]: list } })).toMatchFileSnapshot('said/list.txt');
});

it('announces a price, and keeps what cannot be sent', async () => {
  const said = await followOperator({
    at,
    replies: reply(announcePlanPrice, refused('PLAN_PRICE_TOO_SOON'), first),
    steps: [
      'New price…',
      ['New price', 'much'],
      'Announce this price',
      ['New price', '18,000'],
      ['From', '2027-03-01'],
      'Announce this price',
      'Not yet',
      'Announce this price',
      'Announce it',
      'Announce this price',
      'Announce it',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/announce.txt');
  const body = { terms: first.terms, amountMinor: 1_800_000, from: '2027-03-01' };
  expect(api.calls(announcePlanPrice).map((sent) => sent.body)).toEqual([body, body]);
});

it('takes an announced price back, after a question', async () => {
  const announced = [{ price: { amountMinor: 1_800_000, currency: 'NGN' as const }, from: '2027-03-01' }];
  const list = listPlanPrices.reply.parse({ items: [{ ...first, announced, subscribers: 3 }], includesTax: false });
  const said = await followOperator({
    at,
    answers: { [url]: list },
    replies: reply(withdrawPlanPrice, refused('PLAN_PRICE_NOT_ANNOUNCED'), first),
    steps: ['Take back…', 'Leave it', 'Take back…', 'Take it back', 'Take back…', 'Take it back'],
  });
  await expect(said).toMatchFileSnapshot('said/withdraw.txt');
});
