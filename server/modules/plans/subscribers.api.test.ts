import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { cancelSubscriberPlan, listSubscribers, readSubscriber } from '#contract/billing/admin-subscribers.ts';
import { cancelPlan, setRenewal } from '#contract/billing/plans.ts';
import { createPlanSteps, founderPlan, ideation, type PlanSteps } from '#tests/plan-steps.ts';

let steps: PlanSteps;
const token = 'operator';
beforeAll(async () => {
  steps = await createPlanSteps();
});
afterAll(() => steps.test.close());

const db = () => steps.test.context.database.db;
const list = async (query: object = {}) => (await steps.call(listSubscribers, { token, query })).data;
const uidsOf = async (query: object = {}) => (await list(query)).items.map(({ person }) => person.uid);
const today = () => expect.stringContaining(steps.now().toISOString().slice(0, 10));
const read = (uid: string) => steps.call(readSubscriber, { token, params: { uid } });

it('lists founders by their newest plan, a page at a time, by state and by how the address begins', async () => {
  const [ada, ben, chi, dayo] = [
    await steps.member('list-ada'),
    await steps.member('list-ben'),
    await steps.member('list-chi'),
    await steps.member('list_dayo'),
  ];
  await steps.buyRenewing(ada, ideation);
  await steps.buy(ben, founderPlan);
  await steps.call(setRenewal, { token: ben, body: { cardId: null } });
  await steps.buy(chi, ideation);
  await steps.call(cancelPlan, { token: chi });
  const { items, total } = await list();
  expect(total).toBe(3);
  expect(items).toEqual([
    {
      person: { uid: chi, name: chi, email: `${chi}@example.com` },
      subscription: { state: 'ending', terms: ideation, paidUntil: '2027-03-03', renews: false },
      given: null,
    },
    {
      person: { uid: ben, name: ben, email: `${ben}@example.com` },
      subscription: { state: 'active', terms: founderPlan, paidUntil: '2027-03-03', renews: false },
      given: null,
    },
    {
      person: { uid: ada, name: ada, email: `${ada}@example.com` },
      subscription: { state: 'active', terms: ideation, paidUntil: '2027-03-03', renews: true },
      given: null,
    },
  ]);
  expect(await list({ page: 2, pageSize: 2 })).toMatchObject({ total: 3, page: 2, items: [{ person: { uid: ada } }] });
  expect(await uidsOf({ state: 'ending' })).toEqual([chi]);
  expect(await uidsOf({ email: 'LIST-B' })).toEqual([ben]);
  // A founder without a plan is found as well; signs of a pattern are letters.
  expect(await list({ email: 'list_' })).toMatchObject({
    total: 1,
    items: [{ person: { uid: dayo }, subscription: null }],
  });
  expect(await list({ email: '%' })).toMatchObject({ total: 0, items: [] });
  expect(await list({ email: 'list', state: 'active', page: 9, pageSize: 1 })).toMatchObject({
    ...{ total: 2, page: 2 },
    items: [{ person: { uid: ben } }],
  });

  // Once the first plan is over and another one is bought, that one counts.
  steps.moveTo('2027-03-03T12:00:00Z');
  await steps.run();
  expect(await uidsOf({ state: 'ended' })).toEqual([chi, ben]);
  await steps.buy(ben, ideation);
  expect(await uidsOf()).toEqual([ben, chi, ada]);
  expect(await uidsOf({ state: 'ended' })).toEqual([chi]);
});

it('says until when the next period is paid for, where it is', async () => {
  const uid = await steps.member('ahead');
  await steps.buy(uid, ideation);
  await steps.transfer(uid, ideation);
  const { items } = await list({ email: 'ahead' });
  expect(items[0]?.subscription).toMatchObject({ paidUntil: '2027-05-03', renews: false });
});

it('asks the database as often for a page of one as for a page of many', async () => {
  const asked = async (pageSize: number) => {
    const select = vi.spyOn(db(), 'select');
    const { items } = await list({ pageSize });
    const { length } = select.mock.calls;
    select.mockRestore();
    return [items.length, length];
  };
  const [[one, ofOne], [many, ofMany]] = [await asked(1), await asked(50)];
  expect([one, ofMany]).toEqual([1, ofOne]);
  expect(many).toBeGreaterThan(2);
});

it.each([
  ['subscriptions_newest', sql`select * from subscriptions s where true order by created_at desc, id desc limit 25`],
  [
    'subscriptions_state',
    sql`select * from subscriptions s where state = 'active' order by created_at desc, id desc limit 25`,
  ],
  ['users_email_start', sql`select uid from users where doc ->> 'email' like 'ada%'`],
])('reads its lists by the index %s', async (index, query) => {
  const plan = await db().transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_sort = off`);
    return tx.execute(sql`explain ${query}`);
  });
  expect(JSON.stringify(plan)).toContain(index);
});

it('shows what was paid, what became of each charge, and nothing that only the founder and the provider may have', async () => {
  const uid = await steps.member('shown');
  const { invoiceId } = await steps.choose(uid, ideation);
  const { id: paymentId } = await steps.payByCheckout(uid, invoiceId);
  await db().execute(sql`insert into payment_cards (id, uid, provider, sealed, signature_digest, brand, last4, expires_year,
    expires_month, created_at) values ('shown-card', ${uid}, 'development', 'sealed-code', 'card-digest', 'visa', '4081', 2030, 12,
    now())`);
  await db().execute(sql`update payments set card_id = 'shown-card', begun_by = 'schedule', redirect_url = 'https://pay.example/own',
    payer_name = 'The payer', provider_payment = 'pi_secret' where id = ${paymentId}`);
  await db().execute(sql`insert into card_attempts (payment_id, key, outcome, final_at, confirm_url)
    values (${paymentId}, 'attempt-key', 'funds', now(), 'https://bank.example/confirm')`);
  await db().execute(sql`insert into refunds (id, payment_id, invoice_id, kind, method, provider, currency, amount_minor, reason,
    created_at, bank_details, bank_details_at) select 'shown-refund', id, invoice_id, 'excess', method, provider, currency, 100, 'Paid twice', now(),
    'sealed-account', now() from payments where id = ${paymentId}`);
  const answer = await read(uid);
  const card = { id: 'shown-card', brand: 'visa', last4: '4081', expiresYear: 2030, expiresMonth: 12 };
  const [price, none] = [1_500_000, 0].map((amountMinor) => ({ amountMinor, currency: 'NGN' }));
  expect(answer.data).toMatchObject({
    person: { uid, name: uid, email: `${uid}@example.com` },
    plan: 'ideation',
    subscription: { state: 'active', terms: ideation, price },
    credit: [],
    cards: [{ ...card, isExpired: false }],
    periods: [
      {
        ...{ n: 1, kind: 'start', state: 'paid', terms: ideation, price, coupon: null, credit: none },
        invoice: { id: invoiceId, status: 'paid', total: price, paid: price, refunded: none },
      },
    ],
    payments: [
      {
        ...{ id: paymentId, method: 'checkout', status: 'paid', amount: price, received: price },
        ...{ invoice: { id: invoiceId }, charge: { outcome: 'funds', card } },
      },
    ],
    refunds: [
      {
        ...{ id: 'shown-refund', invoiceId, status: 'pending', amount: { amountMinor: 100 } },
        ...{ reason: 'Paid twice', sentAt: null },
      },
    ],
  });
  const said = JSON.stringify(answer.json);
  for (const secret of ['sealed', 'digest', 'https://', 'attempt-key', 'pi_secret']) expect(said).not.toContain(secret);
});

it('says of a payment that was too much what the period took and what became credit', async () => {
  const uid = await steps.member('overpaid');
  const { invoiceId } = await steps.choose(uid, ideation, 'bank_transfer');
  const { id } = await steps.beginTransfer(uid, invoiceId);
  await steps.confirm({ id, amount: { amountMinor: 3_500_000 } });
  const money = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });
  expect((await read(uid)).data).toMatchObject({
    credit: [money(2_000_000)],
    periods: [{ state: 'paid', invoice: { paid: money(3_500_000), granted: money(2_000_000), refunded: money(0) } }],
  });
});

it('shows a founder who never had a plan, and nobody else', async () => {
  const uid = await steps.member('planless');
  expect((await read(uid)).data).toMatchObject({
    ...{ plan: 'free', subscription: null, credit: [], cards: [], periods: [], payments: [], refunds: [] },
  });
  expect((await read('nobody')).code).toBe('SUBSCRIBER_UNKNOWN');
  expect((await steps.call(listSubscribers, { token: uid })).code).toBe('ACCESS_ROLE_MISSING');
  expect((await steps.call(readSubscriber, { token: uid, params: { uid } })).code).toBe('ACCESS_ROLE_MISSING');
});

it('cancels for a founder to the end of what is paid, tells them and keeps who did it, once', async () => {
  const uid = await steps.member('cancelled');
  const cancel = (reason = 'Asked for by telephone.', by = token) =>
    steps.call(cancelSubscriberPlan, { token: by, params: { uid }, body: { reason } });
  expect((await cancel()).code).toBe('SUBSCRIBER_NO_PLAN');
  await steps.buyRenewing(uid, ideation);
  expect((await read(uid)).data.can).toEqual({ cancel: true });
  expect((await cancel('no')).code).toBe('REQUEST_INVALID');
  expect((await cancel(undefined, uid)).code).toBe('ACCESS_ROLE_MISSING');
  const { data } = await cancel();
  const { period } = (await steps.read(uid)).subscription ?? {};
  expect(data).toMatchObject({
    plan: 'ideation',
    subscription: { state: 'ending', renews: false, cancelled: { at: today(), bySupport: true } },
    can: { cancel: false },
  });
  // The member's own cancelling comes after it, and changes nothing.
  await steps.call(cancelPlan, { token: uid });
  expect((await cancel()).data).toEqual(data);
  expect((await steps.read(uid)).subscription?.cancelled).toEqual(data.subscription?.cancelled);
  const mails = await steps.mails(uid);
  expect(mails.map(({ kind }) => kind)).toEqual(['plan.started', 'plan.ending']);
  expect(mails.at(-1)?.body).toMatch(/^Our support cancelled your plan\. Nothing more is charged\./);
  const query = { subjectKind: 'subscriber', subjectId: uid };
  const { items } = (await steps.call(listAuditEntries, { token, query })).data;
  expect(items).toMatchObject([
    {
      ...{ action: 'subscriber.cancel', actor: { uid: token } },
      detail: { member: `${uid}@example.com`, ...ideation, until: period?.endsOn, reason: 'Asked for by telephone.' },
    },
  ]);
  expect(
    (await steps.call(cancelSubscriberPlan, { token, params: { uid: 'nobody' }, body: { reason: 'None.' } })).code,
  ).toBe('SUBSCRIBER_UNKNOWN');
});

it('says who cancelled a plan whose grace runs, and it ends at once', async () => {
  const uid = await steps.member('cancelled-in-grace');
  await steps.buyRenewing(uid, ideation);
  steps.cards.answer(`card-of-${uid}`, 'funds');
  await steps.passTo('2027-04-03T12:00:00Z');
  const { data } = await steps.call(cancelSubscriberPlan, { token, params: { uid }, body: { reason: 'They asked.' } });
  expect(data.subscription).toMatchObject({ state: 'ended', endedFor: 'cancelled', cancelled: { bySupport: true } });
  expect((await steps.mails(uid)).at(-1)).toMatchObject({
    kind: 'plan.ended',
    body: expect.stringMatching(/^Our support cancelled your plan, and nothing more is charged\. You are on/),
  });
});
