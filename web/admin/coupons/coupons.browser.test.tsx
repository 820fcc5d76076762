import { expect, it } from 'vitest';
import { createCoupon, endCoupon, listCoupons } from '#contract/coupons/admin.ts';
import { refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { followOperator, readOperatorPage, reply } from '#tests/components/operator-page.ts';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';

const url = '/admin/coupons?page=1';
const demo = listCoupons.reply.parse(answers[url]);
const [first] = demo.items;
if (!first) throw new Error('the demo has a coupon');
const at = paths.admin.coupons;

it('lists coupons of every kind and state', async () => {
  const items = listCoupons.reply.parse({
    ...demo,
    items: [
      { ...first, id: 'c1', off: { kind: 'amount', amountMinor: 250_000, currency: 'NGN' }, plans: ['founder'] },
      { ...first, id: 'c2', usesMost: null, uses: { paid: 0, held: 0 }, state: 'not_yet', until: '2026-12-31' },
      { ...first, id: 'c3', usesMost: 3, uses: { paid: 3, held: 0 }, state: 'used_up' },
      { ...first, id: 'c4', state: 'over', can: { end: false } },
      { ...first, id: 'c5', state: 'ended', endedAt: first.createdAt, can: { end: false } },
    ],
  });
  await expect(await readOperatorPage({ at, answers: { [url]: items } })).toMatchFileSnapshot('said/list.txt');
});

it('says how to begin where there is none', async () => {
  const said = await readOperatorPage({ at, answers: { [url]: { ...demo, items: [], total: 0 } } });
  await expect(said).toMatchFileSnapshot('said/none.txt');
});

it('makes a coupon of a share and one of an amount, and keeps what cannot be sent', async () => {
  const said = await followOperator({
    at,
    replies: reply(
      createCoupon,
      refused('COUPON_CODE_TAKEN', { fields: { code: 'There is a coupon of this code already.' } }),
      first,
      first,
    ),
    steps: [
      'Make a coupon…',
      ['Code', 'a!'],
      ['Share of the price', 'half'],
      ['Ideation', true],
      ['Founder', true],
      ['How many members can use it', 'some'],
      ['First day', '2026-12-02'],
      ['Last day', '2026-12-01'],
      'Make this coupon',
      ['Code', 'launch15'],
      ['Share of the price', '15'],
      ['Founder', true],
      ['How many members can use it', '50'],
      ['Last day', '2026-12-31'],
      'Make this coupon',
      ['Code', 'launch16'],
      'Make this coupon',
      'Make a coupon…',
      ['Code', 'FIVER'],
      ['An amount in one currency', true],
      ['First day', '2026-12-02'],
      'Make this coupon',
      ['Amount off', '5,000'],
      ['Currency of: the amount off', 'USD'],
      'Make this coupon',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/make.txt');
  expect(api.calls(createCoupon).map(({ body }) => body)).toEqual([
    {
      ...{ code: 'LAUNCH15', off: { kind: 'percent', percent: 15 }, plans: ['founder'], usesMost: 50 },
      ...{ from: '2026-12-02', until: '2026-12-31' },
    },
    {
      ...{ code: 'LAUNCH16', off: { kind: 'percent', percent: 15 }, plans: ['founder'], usesMost: 50 },
      ...{ from: '2026-12-02', until: '2026-12-31' },
    },
    {
      ...{ code: 'FIVER', off: { kind: 'amount', amountMinor: 500_000, currency: 'USD' } },
      ...{ plans: ['ideation', 'founder'], usesMost: null, from: '2026-12-02', until: null },
    },
  ]);
});

it('ends a coupon', async () => {
  const said = await followOperator({
    at,
    replies: reply(endCoupon, refused('COUPON_UNKNOWN'), { ...first, state: 'ended' }),
    steps: ['End now…', 'End it now', 'End now…', 'End it now'],
  });
  await expect(said).toMatchFileSnapshot('said/end.txt');
});
