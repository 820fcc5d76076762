import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import * as contract from '#contract/billing/admin-disputes.ts';
import { verifyPayment } from '#contract/billing/payments.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { createClock } from '#tests/clock.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import type { Subject } from '../../charging.ts';
import type { Dispute, PaymentsPort, Verdict } from '../../ports/payments/port.ts';

const { tick, moveTo } = createClock('2027-02-03T11:00:00Z');
const verdicts = new Map<string, Verdict>();
let told: Dispute[] = [];
let isAway = false;
const port: PaymentsPort = {
  method: 'checkout',
  provider: 'test-pay',
  smallestMinor: { NGN: 1 },
  offers: async () => true,
  begin: async ({ reference }) => ({
    providerReference: reference,
    redirectUrl: 'https://pay.example',
    instructions: null,
  }),
  verify: async ({ reference }) => verdicts.get(reference),
  refund: async () => 'sent',
  readWebhook: () => 'forged',
  async listDisputes() {
    if (isAway) throw new Error('away');
    return told;
  },
};

let test: TestApp;
let steps: ReturnType<typeof createBillingSteps>;
const token = 'operator';
beforeAll(async () => {
  const identity = {
    ...createTokenIdentity({ operator: ['user', 'admin'] }),
    listSignIns: async () => [
      { beganAt: new Date('2027-02-01T08:30:00Z'), lastUsedAt: new Date('2027-02-02T09:45:00Z') },
    ],
  };
  test = await createTestApp({ overrides: { clock: tick, identity, checkouts: [port] } });
  steps = createBillingSteps(test);
  await steps.saveSettings();
  const { accounts } = test.context;
  const account = (uid: string) => ({ uid, name: uid, email: `${uid}@example.com`, emailVerified: true });
  await accounts.createRole(account('ada'), 'ada', ['founder']);
  await accounts.createRole(account('operator'), 'operator', ['founder']);
  await test.context.database.db.execute(
    sql`update users set doc = jsonb_set(doc, '{roles}', '["user", "admin"]') where uid = 'operator'`,
  );
});
afterAll(() => test.close());
beforeEach(() => {
  moveTo('2027-02-03T11:00:00Z');
  told = [];
  isAway = false;
});

let count = 0;
/** An invoice of 107,500.00 whose payer is on the provider's page. */
async function begun() {
  count += 1;
  const subject: Subject = { kind: 'work', id: `work-${count}` };
  const { id: invoiceId } = await steps.open({ subject });
  return { subject, invoiceId, payment: await steps.start(invoiceId, 'checkout') };
}
/** The same, paid. */
async function paid() {
  const { subject, invoiceId, payment } = await begun();
  verdicts.set(payment.reference, { status: 'success', amountMinor: 10_750_000, currency: 'NGN' });
  await steps.call(verifyPayment, { token: 'ada', params: { paymentId: payment.id } });
  expect((await steps.read(invoiceId)).status).toBe('paid');
  return { subject, invoiceId, payment };
}
const disputeOf = (reference: string, changes: Partial<Dispute> = {}): Dispute => ({
  id: `dsp-${reference}`,
  reference,
  state: 'open',
  reason: 'fraudulent',
  amountMinor: 10_750_000,
  currency: 'NGN',
  dueAt: new Date('2027-02-04T03:00:00Z'),
  ...changes,
});
async function tell(...disputes: Dispute[]) {
  told = disputes;
  await test.context.billing.disputes.askProviders();
}
const listed = async (reference: string) => {
  const { items } = (await steps.call(contract.listDisputes, { token, query: { pageSize: 100 } })).data;
  return items.find(({ payment }) => payment.reference === reference);
};
const answer = (disputeId: string, as = token) =>
  steps.call(contract.markDisputeAnswered, { token: as, params: { disputeId } });
const noticesOf = async (kind: string) =>
  (await steps.call(listNotifications, { token, query: { pageSize: 50 } })).data.items.filter(
    (one) => one.kind === kind,
  );
const entriesOf = async (invoiceId: string) =>
  (await steps.entries()).items.filter((entry) => entry.invoiceId === invoiceId).map(({ kind }) => kind);

describe('a dispute', () => {
  it('is told to the operators once, with the time that is left as the provider says it', async () => {
    const { payment } = await paid();
    const before = (await noticesOf('dispute.opened')).length;
    for (let times = 0; times < 3; times += 1) await tell(disputeOf(payment.reference));
    const notices = await noticesOf('dispute.opened');
    expect(notices.length).toBe(before + 1);
    expect(notices[0]).toMatchObject({ title: 'A bank wants ₦107,500.00 back', href: '/m/admin/disputes' });
    expect(notices[0]?.body).toContain('You have 15 hours and 59 minutes to answer.');
    expect(await listed(payment.reference)).toMatchObject({
      state: 'open',
      dueAt: '2027-02-04T03:00:00.000Z',
      payer: { uid: 'ada' },
      can: { answer: true },
    });
  });

  it('moves no money while it is open, and takes it once when it is lost', async () => {
    const { payment, invoiceId } = await paid();
    await tell(disputeOf(payment.reference));
    expect(await entriesOf(invoiceId)).not.toContain('payment_reversed');
    for (let times = 0; times < 3; times += 1) await tell(disputeOf(payment.reference, { state: 'lost', dueAt: null }));
    expect((await entriesOf(invoiceId)).filter((kind) => kind === 'payment_reversed')).toHaveLength(1);
    expect((await steps.read(invoiceId)).status).toBe('pending');
    expect(await listed(payment.reference)).toMatchObject({ state: 'lost', can: { answer: false } });
  });

  it('that is lost on a refunded payment posts nothing more', async () => {
    const { payment, invoiceId, subject } = await paid();
    await steps.refund(subject);
    const [refund] = (await steps.read(invoiceId)).payments.flatMap(({ refunds }) => refunds);
    await test.context.billing.checkout.sendRefund(refund?.id ?? '');
    const before = await entriesOf(invoiceId);
    expect(before).toContain('refund_sent');
    await tell(disputeOf(payment.reference, { state: 'lost', dueAt: null }));
    expect(await entriesOf(invoiceId)).toEqual(before);
    expect(await listed(payment.reference)).toMatchObject({ state: 'lost' });
  });

  it('that is won after a loss brings the money back, once', async () => {
    const { payment, invoiceId } = await paid();
    await tell(disputeOf(payment.reference, { state: 'lost', dueAt: null }));
    for (let times = 0; times < 2; times += 1) await tell(disputeOf(payment.reference, { state: 'won', dueAt: null }));
    expect((await entriesOf(invoiceId)).filter((kind) => kind === 'payment_reinstated')).toHaveLength(1);
    expect((await steps.read(invoiceId)).status).toBe('paid');
    expect(await listed(payment.reference)).toMatchObject({ state: 'won' });
  });

  it('that is only asked about moves no money, and is told again when the bank wants it', async () => {
    const { payment, invoiceId } = await paid();
    const before = (await noticesOf('dispute.opened')).length;
    await tell(disputeOf(payment.reference, { state: 'inquiry' }));
    const asks = (await noticesOf('dispute.opened')).filter(({ title }) => title === 'A bank asks about ₦107,500.00');
    expect(asks).toHaveLength(1);
    await tell(disputeOf(payment.reference));
    expect((await noticesOf('dispute.opened')).length).toBe(before + 2);
    await tell(disputeOf(payment.reference, { state: 'inquiry' }));
    expect(await listed(payment.reference)).toMatchObject({ state: 'open' });
    expect(await entriesOf(invoiceId)).not.toContain('payment_reversed');
  });

  it('is marked as answered once, and stays so until the bank gives a new time', async () => {
    const { payment } = await paid();
    await tell(disputeOf(payment.reference));
    const { id = '' } = (await listed(payment.reference)) ?? {};
    expect((await answer(id)).data).toMatchObject({ state: 'answered', can: { answer: false } });
    expect((await answer(id)).status).toBe(200);
    const { items } = (await steps.call(listAuditEntries, { token, query: { subjectKind: 'dispute', pageSize: 100 } }))
      .data;
    expect(items.filter(({ subjectId }) => subjectId === id).map(({ action }) => action)).toEqual(['dispute.answer']);
    await tell(disputeOf(payment.reference));
    expect(await listed(payment.reference)).toMatchObject({ state: 'answered' });
    await tell(disputeOf(payment.reference, { dueAt: new Date('2027-02-06T03:00:00Z') }));
    expect(await listed(payment.reference)).toMatchObject({ state: 'open', dueAt: '2027-02-06T03:00:00.000Z' });
    await tell(disputeOf(payment.reference, { state: 'lost', dueAt: null }));
    expect((await answer(id)).code).toBe('DISPUTE_OVER');
    expect((await answer('none')).code).toBe('DISPUTE_UNKNOWN');
  });

  it('of money that is not ours is left alone, and a provider that is away holds nobody up', async () => {
    const before = (await steps.call(contract.listDisputes, { token })).data.total;
    await tell(disputeOf('CRN-NOT-OURS'), disputeOf('CRN-NEITHER', { currency: 'GHS' }));
    isAway = true;
    await test.context.billing.disputes.askProviders();
    expect((await steps.call(contract.listDisputes, { token })).data.total).toBe(before);
  });

  it('that cannot be recorded holds up none of the others, and is not kept quiet', async () => {
    const [bad, good] = [await paid(), await paid()];
    // The database takes no such text.
    told = [disputeOf(bad.payment.reference, { reason: 'fraud\u0000' }), disputeOf(good.payment.reference)];
    await expect(test.context.billing.disputes.askProviders()).rejects.toThrow('1 disputes are not recorded');
    expect(await listed(good.payment.reference)).toMatchObject({ state: 'open' });
    expect(await listed(bad.payment.reference)).toBeUndefined();
    expect(test.logLines.filter((line) => line.includes('a dispute is not recorded'))).toHaveLength(1);
    await tell(disputeOf(bad.payment.reference));
    expect(await listed(bad.payment.reference)).toMatchObject({ state: 'open' });
  });

  it('lists those that wait first, by their time', async () => {
    const [late, soon] = [await paid(), await paid()];
    await tell(
      disputeOf(late.payment.reference, { dueAt: new Date('2027-02-03T20:00:00Z') }),
      disputeOf(soon.payment.reference, { dueAt: new Date('2027-02-03T12:00:00Z') }),
    );
    const { items } = (await steps.call(contract.listDisputes, { token, query: { pageSize: 2 } })).data;
    expect(items.map(({ payment }) => payment.reference)).toEqual([soon.payment.reference, late.payment.reference]);
  });

  it('is for operators alone', async () => {
    expect((await steps.call(contract.listDisputes, { token: 'ada' })).status).toBe(403);
    expect((await answer('any', 'ada')).status).toBe(403);
  });
});

it('names money that came late by the reference that its payer knows, in the file and in its name', async () => {
  const { payment, invoiceId } = await begun();
  verdicts.set(payment.reference, { status: 'failed', amountMinor: 10_750_000, currency: 'NGN' });
  await test.context.billing.checkout.settle(payment.reference);
  const second = await steps.start(invoiceId, 'checkout');
  expect(second.reference).not.toBe(payment.reference);
  verdicts.set(payment.reference, {
    ...{ status: 'success', amountMinor: 10_750_000, currency: 'NGN', providerPayment: `late-${payment.reference}` },
  });
  await test.context.billing.checkout.settle(payment.reference);
  const { reference: late } = (await steps.read(invoiceId)).payments.at(-1) ?? second;
  expect(late).toBe(`${payment.reference}-LATE`);
  await tell(disputeOf(late, { id: 'dsp-of-late-money' }));
  const { id = '' } = (await listed(late)) ?? {};
  const file = await steps.call(contract.readDisputeFile, { token, params: { disputeId: id } });
  expect(file.headers['content-disposition']).toContain(`dispute-${payment.reference}.pdf`);
  const text = await pdfText(file.bytes);
  expect(text).toContain(payment.reference);
  expect(text).not.toContain('LATE');
});

it('makes one file of all that speaks for a payment, and the log keeps who made it', async () => {
  const { payment, invoiceId } = await paid();
  await tell(disputeOf(payment.reference));
  const { id = '' } = (await listed(payment.reference)) ?? {};
  const file = await steps.call(contract.readDisputeFile, { token, params: { disputeId: id } });
  expect(file.status).toBe(200);
  const text = await pdfText(file.bytes);
  const { number } = await steps.read(invoiceId);
  for (const said of [
    payment.reference,
    String(number),
    'fraudulent',
    '₦107,500.00',
    'Pitch review, 60 minutes',
    'Signed in 2027-02-01 08:30 UTC, last used 2027-02-02 09:45 UTC',
    'Ideas 0',
    'Agreements 0',
    'What the customer agreed to',
    'Mails that were sent to the customer',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(said);
  const { items } = (await steps.call(listAuditEntries, { token, query: { subjectKind: 'dispute', pageSize: 5 } }))
    .data;
  expect(items[0]).toMatchObject({
    ...{ action: 'dispute.file', subjectId: id },
    detail: { member: 'ada@example.com', for: 'Pitch review', reference: payment.reference },
  });
  expect((await steps.call(contract.readDisputeFile, { token, params: { disputeId: 'none' } })).code).toBe(
    'DISPUTE_UNKNOWN',
  );
});
