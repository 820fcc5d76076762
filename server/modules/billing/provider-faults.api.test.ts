import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { listRefunds, markRefundSent } from '#contract/billing/admin.ts';
import { saveBankDetails } from '#contract/billing/credit.ts';
import { startPayment, verifyPayment } from '#contract/billing/payments.ts';
import { operatorScope } from '#server/access/make-scope.ts';
import type { Subject } from '#server/charging.ts';
import { type PaymentsPort, ProviderUnavailable, RefundRefused, type Verdict } from '#server/ports/payments/port.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps, demoAccount } from '#tests/billing.ts';
import { createClock } from '#tests/clock.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { resumeWork } from './jobs.ts';

/** A provider that does whatever a test wants it to. */
const provider = {
  isAway: false,
  refusesRefunds: false,
  refunds: 0,
  begun: [] as string[],
  verdicts: new Map<string, Verdict>(),
};
const checkout: PaymentsPort = {
  method: 'checkout',
  provider: 'unruly',
  smallestMinor: { NGN: 1 },
  offers: async () => true,
  async begin({ reference }) {
    if (provider.isAway) throw new ProviderUnavailable();
    provider.begun.push(reference);
    return { providerReference: reference, redirectUrl: `https://pay.example/${reference}`, instructions: null };
  },
  async verify({ reference }) {
    if (provider.isAway) throw new ProviderUnavailable();
    return provider.verdicts.get(reference);
  },
  async refund() {
    if (provider.isAway) throw new ProviderUnavailable();
    if (provider.refusesRefunds) throw new RefundRefused('the card has expired');
    provider.refunds += 1;
    return 'sent';
  },
  readWebhook: () => 'forged',
};

let test: TestApp;
let steps: ReturnType<typeof createBillingSteps>;
const { tick, pass } = createClock('2026-11-22T09:00:00Z');
let count = 0;
let subject: Subject;

beforeAll(async () => {
  const identity = createTokenIdentity({ operator: ['user', 'admin'] });
  test = await createTestApp({ overrides: { clock: tick, identity, checkouts: [checkout] } });
  const ada = { uid: 'ada', name: 'Ada', email: 'ada@example.com', emailVerified: false };
  await test.context.accounts.createRole(ada, 'ada', ['founder']);
  steps = createBillingSteps(test);
  await steps.saveSettings({ taxRegistered: false });
});
afterAll(() => test.close());
beforeEach(() => {
  Object.assign(provider, { isAway: false, refusesRefunds: false, refunds: 0 });
  count += 1;
  // A subject without a module keeps whatever is paid.
  subject = { kind: 'work', id: `work-${count}` };
});

const paid: Verdict = { status: 'success', amountMinor: 10_000_000, currency: 'NGN' };
const settle = (reference: string) => test.context.billing.checkout.settle(reference);
async function begin() {
  const { id } = await steps.open({ subject });
  return {
    id,
    ...(await steps.start(id, 'checkout').then(({ id: paymentId, reference }) => ({ paymentId, reference }))),
  };
}
async function pay() {
  const begun = await begin();
  provider.verdicts.set(begun.reference, paid);
  await settle(begun.reference);
  return begun;
}

describe('a provider that is away', () => {
  it('starts nothing and says so', async () => {
    const { id } = await steps.open({ subject });
    provider.isAway = true;
    const answer = await steps.call(startPayment, {
      token: 'ada',
      params: { invoiceId: id },
      body: { method: 'checkout' },
    });
    expect([answer.status, answer.code]).toEqual([503, 'PAYMENT_PROVIDER_AWAY']);
    expect(await steps.read(id)).toMatchObject({ status: 'pending', payments: [], can: { pay: true } });
  });

  it('keeps a payment pending that cannot be asked about', async () => {
    const { id, paymentId } = await begin();
    provider.isAway = true;
    const answer = await steps.call(verifyPayment, { token: 'ada', params: { paymentId } });
    expect(answer.code).toBe('PAYMENT_PROVIDER_AWAY');
    expect((await steps.read(id)).status).toBe('pending');
  });
});

describe('a provider that reports something else', () => {
  it.each([
    ['less', { amountMinor: 9_999_999 }],
    ['more', { amountMinor: 10_000_001 }],
    ['another currency', { currency: 'USD' }],
    ['a currency that nobody has', { currency: '' }],
  ])('books nothing for %s, and tells the operator once', async (_what, change) => {
    const { id, paymentId, reference } = await begin();
    provider.verdicts.set(reference, { ...paid, ...change });
    await settle(reference);
    await settle(reference);
    expect(await steps.read(id)).toMatchObject({ status: 'pending', paid: { amountMinor: 0 }, number: null });
    const query = { subjectKind: 'payment', subjectId: paymentId };
    const { items } = (await steps.call(listAuditEntries, { token: 'operator', query })).data;
    expect(items).toMatchObject([
      { action: 'payment.mismatch', detail: { member: 'ada@example.com', for: 'Pitch review', reference } },
    ]);
  });
});

describe('money that comes twice', () => {
  it('is kept once: what an earlier try brings goes back, and nothing else', async () => {
    const first = await begin();
    provider.verdicts.set(first.reference, { ...paid, status: 'failed' });
    await settle(first.reference);
    const second = await steps.start(first.id, 'checkout');
    expect(second.reference).not.toBe(first.reference);
    provider.verdicts.set(second.reference, paid);
    await settle(second.reference);
    provider.verdicts.set(first.reference, paid);
    await Promise.all([settle(first.reference), settle(first.reference), settle(first.reference)]);
    const invoice = await steps.read(first.id);
    expect(invoice).toMatchObject({ status: 'paid', refunded: { amountMinor: 10_000_000 } });
    const kept = invoice.payments.find(({ id }) => id === second.id);
    expect(kept).toMatchObject({ status: 'paid', refunds: [] });
    expect(invoice.payments.flatMap(({ refunds }) => refunds)).toHaveLength(1);
  });
});

describe('the job that resumes', () => {
  it('settles what a lost message or a crash left open', async () => {
    const { id, reference } = await begin();
    provider.verdicts.set(reference, paid);
    pass(10 * 60_000);
    await resume();
    expect((await steps.read(id)).status).toBe('paid');
  });

  it('gives up a checkout after a day, and still takes its money afterwards', async () => {
    const { id, reference } = await begin();
    pass(25 * 3_600_000);
    await resume();
    expect((await steps.read(id)).payments.map(({ status }) => status)).toEqual(['failed']);
    const { rows } = await test.context.database.db.execute<{ endedBy: string | null }>(
      sql`select ended_by as "endedBy" from payments where reference = ${reference}`,
    );
    expect(rows).toEqual([{ endedBy: 'time' }]);
    provider.verdicts.set(reference, paid);
    await settle(reference);
    await settle(reference);
    const invoice = await steps.read(id);
    expect(invoice).toMatchObject({ status: 'paid', paid: { amountMinor: 10_000_000 } });
    expect(invoice.payments.map(({ status }) => status)).toEqual(['failed', 'paid']);
  });

  it('goes on past a payment that fails, and sends refunds that were not sent', async () => {
    await pay();
    await steps.refund(subject);
    pass(10 * 60_000);
    provider.isAway = true;
    await resume();
    expect(provider.refunds).toBe(0);
    provider.isAway = false;
    await resume();
    await resume();
    expect(provider.refunds).toBe(1);
  });

  function resume() {
    const { billing, platform } = test.context;
    return resumeWork({ ...platform, checkout: billing.checkout, savedCards: billing.savedCards });
  }
});

describe('a refund', () => {
  it('that the provider refuses is sent by hand', async () => {
    const { id } = await pay();
    await steps.refund(subject);
    const [refund] = (await steps.read(id)).payments.flatMap(({ refunds }) => refunds);
    const refundId = refund?.id ?? '';
    const mark = () =>
      steps.call(markRefundSent, { token: 'operator', params: { refundId }, body: { bankReference: '' } });
    const isAmong = async (status: 'by_hand' | 'attention') => {
      const query = { status, pageSize: 100 } as const;
      const { items } = (await steps.call(listRefunds, { token: 'operator', query })).data;
      return items.some((item) => item.id === refundId);
    };
    expect((await mark()).code).toBe('REFUND_NOT_BY_HAND');
    expect([await isAmong('by_hand'), await isAmong('attention')]).toEqual([false, false]);
    provider.refusesRefunds = true;
    await test.context.billing.checkout.sendRefund(refundId);
    const failed = await steps.call(listRefunds, { token: 'operator', query: { status: 'failed' } });
    expect(failed.data.items).toEqual([
      expect.objectContaining({ id: refundId, missingAccount: 'needed', can: { markSent: false } }),
    ]);
    expect([await isAmong('by_hand'), await isAmong('attention')]).toEqual([false, true]);
    expect((await mark()).code).toBe('REFUND_NEEDS_ACCOUNT');
    expect((await steps.read(id)).payments[0]?.refunds).toMatchObject([{ status: 'failed' }]);
    await steps.call(saveBankDetails, { token: 'ada', params: { refundId }, body: demoAccount });
    const { items } = (await steps.call(listRefunds, { token: 'operator', query: { status: 'by_hand' } })).data;
    expect(items.find((item) => item.id === refundId)).toMatchObject({ missingAccount: null, can: { markSent: true } });
    expect(await isAmong('attention')).toBe(false);
    expect((await mark()).data.status).toBe('sent');
    expect((await mark()).data.status).toBe('sent');
    expect([await isAmong('by_hand'), await isAmong('attention')]).toEqual([false, false]);
    expect(await steps.read(id)).toMatchObject({ status: 'refunded', payments: [{ status: 'refunded' }] });
  });

  it('of a transfer waits for the operator, and the invoice says so meanwhile', async () => {
    const { id } = await steps.open({ subject, issue: true });
    const transfer = await steps.start(id, 'bank_transfer');
    const { billing, database } = test.context;
    const operator = { actor: { uid: 'operator', name: 'Bola' }, scope: operatorScope };
    const seen = { revision: 0, status: 'pending', isAnother: false } as const;
    const body = { receivedMinor: 4_000_000, receivedOn: '2026-11-22', ...seen };
    await database.db.transaction((tx) => billing.transfers.confirm(tx, operator, transfer.id, body));
    await steps.cancel(subject);
    expect(await steps.read(id)).toMatchObject({
      status: 'cancelled',
      due: { amountMinor: 0 },
      refunded: { amountMinor: 4_000_000 },
      payments: [{ status: 'paid', refunds: [{ status: 'pending' }] }],
    });
    const find = async (status: 'by_hand' | 'attention') =>
      (await steps.call(listRefunds, { token: 'operator', query: { status, pageSize: 100 } })).data.items.find(
        ({ invoice }) => invoice.id === id,
      );
    // No account is known before its payer gives one, though it may go to the one that it came from.
    const waiting = await find('by_hand');
    expect(waiting).toMatchObject({ method: 'bank_transfer', missingAccount: 'unsaid', can: { markSent: true } });
    expect(await find('attention')).toEqual(waiting);
    const { rows } = await database.db.execute<{ body: string; href: string }>(
      `select body, href from notifications where kind = 'refund.due' and uid = 'ada' and title like '₦40,000.00%'`,
    );
    expect(rows).toMatchObject([{ href: '/m/profile/billing-history' }]);
    expect(rows[0]?.body).toContain('tell us in your billing history which bank account we may send it to');
    const params = { refundId: waiting?.id ?? '' };
    await steps.call(saveBankDetails, { token: 'ada', params, body: demoAccount });
    expect(await find('by_hand')).toMatchObject({ bankDetails: demoAccount });
    expect(await find('attention')).toBeUndefined();
    await steps.call(markRefundSent, {
      token: 'operator',
      params: { refundId: waiting?.id ?? '' },
      body: { bankReference: '' },
    });
    expect(await steps.read(id)).toMatchObject({ status: 'cancelled', payments: [{ status: 'refunded' }] });
  });

  it('is not for founders to mark', async () => {
    expect(
      (await steps.call(markRefundSent, { token: 'ada', params: { refundId: 'x' }, body: { bankReference: '' } }))
        .status,
    ).toBe(403);
    expect(
      (await steps.call(markRefundSent, { token: 'operator', params: { refundId: 'x' }, body: { bankReference: '' } }))
        .code,
    ).toBe('REFUND_UNKNOWN');
  });
});

it('makes an invoice due again whose payment a bank took back', async () => {
  const { id, reference } = await pay();
  provider.verdicts.set(reference, { ...paid, status: 'reversed' });
  await settle(reference);
  await settle(reference);
  expect(await steps.read(id)).toMatchObject({
    status: 'pending',
    due: { amountMinor: 10_000_000 },
    payments: [{ status: 'reversed' }],
  });
});
