import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import * as contract from '#contract/coupons/admin.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { terms } from '#tests/subscriptions/samples.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { narrow } from '../../access/scope.ts';
import type { CouponOrder } from '../../charging.ts';

let now = new Date('2027-02-10T09:00:00Z');
let test: TestApp;
let call: ReturnType<typeof createCall>;
const token = 'operator';
beforeAll(async () => {
  const identity = createTokenIdentity({ operator: ['user', 'admin'], ada: ['user', 'founder'] });
  test = await createTestApp({ overrides: { clock: () => now, identity } });
  call = createCall(test.app);
});
afterAll(() => test.close());
beforeEach(() => {
  now = new Date('2027-02-10T09:00:00Z');
});

const plain: contract.CouponBody = {
  code: 'LAUNCH20',
  off: { kind: 'percent', percent: 20 },
  plans: ['founder', 'ideation'],
  usesMost: null,
  from: '2027-02-01',
  until: '2027-02-28',
};
let made = 0;
/** A coupon of a code of its own. */
async function make(changes: Partial<contract.CouponBody> = {}) {
  made += 1;
  const body = { ...plain, code: `TEST-${made}`, ...changes };
  const answer = await call(contract.createCoupon, { token, body, key: body.code });
  expect(answer.status).toBe(201);
  return answer.data;
}
const listed = async (id: string) => {
  const { items } = (await call(contract.listCoupons, { token, query: { pageSize: 100 } })).data;
  return items.find((coupon) => coupon.id === id);
};
const order = (code: string): CouponOrder => ({
  code,
  terms: terms('ideation'),
  priceMinor: 1_500_000,
  today: now.toISOString().slice(0, 10),
  smallestMinor: 5000,
});
const scopeOf = (uid: string) => narrow(test.context.platform.everybody, uid);
const take = (uid: string, code: string, purchaseId: string, changes: Partial<CouponOrder> = {}) =>
  test.context.database.db.transaction((tx) =>
    test.context.coupons.taking.takeCoupon(tx, scopeOf(uid), { ...order(code), ...changes, purchaseId }),
  );
const preview = (uid: string, code: string) =>
  test.context.coupons.taking.previewCoupon(test.context.database.db, scopeOf(uid), order(code));
const keep = (uid: string, purchaseId: string) =>
  test.context.coupons.taking.keepCoupon(test.context.database.db, scopeOf(uid), purchaseId);
const giveBack = (uid: string, purchaseId: string) =>
  test.context.coupons.taking.giveBackCoupon(test.context.database.db, scopeOf(uid), purchaseId);

describe('an operator', () => {
  it('makes a coupon once however often it is sent, and reads it in the list', async () => {
    const send = () => call(contract.createCoupon, { token, body: { ...plain, code: 'launch20' }, key: 'launch' });
    const [first, second] = [await send(), await send()];
    expect(first.data).toMatchObject({
      ...plain,
      plans: ['ideation', 'founder'],
      state: 'running',
      uses: { paid: 0, held: 0 },
      can: { end: true },
    });
    expect(second.data.id).toBe(first.data.id);
    expect(await listed(first.data.id)).toEqual(first.data);
  });

  it('makes one that takes an amount off', async () => {
    const off = { kind: 'amount', amountMinor: 250_000, currency: 'NGN' } as const;
    const coupon = await make({ off, usesMost: 3, until: null });
    expect(coupon).toMatchObject({ off, usesMost: 3, until: null });
  });

  it('makes no second one of a code, and none without a plan or with its days turned round', async () => {
    const { code } = await make();
    expect((await call(contract.createCoupon, { token, body: { ...plain, code }, key: 'again' })).code).toBe(
      'COUPON_CODE_TAKEN',
    );
    for (const wrong of [{ plans: [] }, { until: '2027-01-31' }, { off: { kind: 'percent', percent: 101 } as const }])
      expect(
        (await call(contract.createCoupon, { token, body: { ...plain, ...wrong, code: 'WRONG' }, key: 'wrong' })).code,
      ).toBe('REQUEST_INVALID');
  });

  it('ends one now, once, and both stand in the audit', async () => {
    const { id, code } = await make();
    const end = () => call(contract.endCoupon, { token, params: { couponId: id } });
    expect((await end()).data).toMatchObject({ state: 'ended', endedAt: now.toISOString(), can: { end: false } });
    expect((await end()).data.state).toBe('ended');
    const { items } = (await call(listAuditEntries, { token, query: { subjectKind: 'coupon', pageSize: 100 } })).data;
    const said = items.filter(({ subjectId }) => subjectId === id).map(({ action, detail }) => [action, detail]);
    expect(said).toEqual([
      ['coupon.end', { code, uses: 0 }],
      [
        'coupon.create',
        {
          ...{ code, percent: 20, plans: ['ideation', 'founder'], usesMost: null },
          ...{ from: '2027-02-01', until: '2027-02-28' },
        },
      ],
    ]);
    await expect(take('ada', code, 'after-the-end')).rejects.toMatchObject({ code: 'COUPON_OVER' });
    expect((await call(contract.endCoupon, { token, params: { couponId: 'none' } })).code).toBe('COUPON_UNKNOWN');
  });

  it.each([
    ['not_yet', '2027-01-31T22:59:59Z'],
    ['running', '2027-01-31T23:00:00Z'],
    ['running', '2027-02-28T22:59:59Z'],
    ['over', '2027-02-28T23:00:00Z'],
  ])('reads %s at %s: days are days in Lagos', async (state, at) => {
    const { id } = await make();
    now = new Date(at);
    expect((await listed(id))?.state).toBe(state);
  });

  it('is the only one who may', async () => {
    expect((await call(contract.listCoupons, { token: 'ada' })).status).toBe(403);
    expect((await call(contract.createCoupon, { token: 'ada', body: plain, key: 'mine' })).status).toBe(403);
  });
});

describe('a purchase', () => {
  it('holds a use until it is paid, and counts once', async () => {
    const { id, code } = await make({ usesMost: 5 });
    expect(await preview('ada', code.toLowerCase())).toEqual({ code, offMinor: 300_000 });
    expect(await take('ada', code, 'bought')).toEqual({ code, offMinor: 300_000 });
    expect((await listed(id))?.uses).toEqual({ paid: 0, held: 1 });
    await keep('ada', 'bought');
    await keep('ada', 'bought');
    expect((await listed(id))?.uses).toEqual({ paid: 1, held: 0 });
    await expect(preview('ada', code)).rejects.toMatchObject({ code: 'COUPON_USED_BY_YOU' });
    await expect(take('ada', code, 'again')).rejects.toMatchObject({ code: 'COUPON_USED_BY_YOU' });
    await giveBack('ada', 'bought');
    expect((await listed(id))?.uses).toEqual({ paid: 1, held: 0 });
  });

  it('gives the use back when it is never paid: somebody else can have it', async () => {
    const { code } = await make({ usesMost: 1 });
    await take('ada', code, 'left');
    await expect(preview('eve', code)).rejects.toMatchObject({ code: 'COUPON_USED_UP' });
    await giveBack('eve', 'left');
    await expect(take('eve', code, 'eve-buys')).rejects.toMatchObject({ code: 'COUPON_USED_UP' });
    await giveBack('ada', 'left');
    expect(await take('eve', code, 'eve-buys')).toEqual({ code, offMinor: 300_000 });
  });

  it('makes way for another of the same member, and what it held goes with it', async () => {
    const { id, code } = await make({ usesMost: 1 });
    await take('ada', code, 'first-choice');
    expect(await preview('ada', code)).toEqual({ code, offMinor: 300_000 });
    await take('ada', code, 'second-choice', { terms: terms('founder'), priceMinor: 4_000_000 });
    await giveBack('ada', 'first-choice');
    expect((await listed(id))?.uses).toEqual({ paid: 0, held: 1 });
    expect((await listed(id))?.state).toBe('used_up');
    await keep('ada', 'second-choice');
    expect((await listed(id))?.uses).toEqual({ paid: 1, held: 0 });
  });

  it('takes the last use once where several ask at the same time', async () => {
    const { id, code } = await make({ usesMost: 2 });
    const people = ['ada', 'eve', 'ife', 'obi', 'uju'];
    const asked = await Promise.allSettled(people.map((uid) => take(uid, code, `${uid}-at-once`)));
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(['COUPON_USED_UP', 'COUPON_USED_UP', 'COUPON_USED_UP']);
    expect((await listed(id))?.uses).toEqual({ paid: 0, held: 2 });
  });

  it('takes it once in two tabs of one member', async () => {
    const { id, code } = await make();
    await Promise.all([take('ada', code, 'tab-one'), take('ada', code, 'tab-two')]);
    expect((await listed(id))?.uses).toEqual({ paid: 0, held: 1 });
  });

  it.each([
    ['COUPON_UNKNOWN', 'NO-SUCH', {}],
    ['COUPON_OTHER_PLAN', undefined, { terms: terms('founder') }],
    ['COUPON_OTHER_CURRENCY', undefined, { terms: terms('ideation', 'monthly', 'USD') }],
    ['COUPON_NOT_YET', undefined, { today: '2027-01-31' }],
    ['COUPON_OVER', undefined, { today: '2027-03-01' }],
  ] as const)('says %s where it cannot be used', async (refusal, code, changes) => {
    const off = { kind: 'amount', amountMinor: 250_000, currency: 'NGN' } as const;
    const coupon = await make({ off, plans: ['ideation'] });
    await expect(take('ada', code ?? coupon.code, 'refused', changes)).rejects.toMatchObject({ code: refusal });
  });
});
