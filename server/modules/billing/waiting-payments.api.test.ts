import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { listRefunds, markRefundSent } from '#contract/billing/admin.ts';
import { confirmTransfer, listTransfers } from '#contract/billing/admin-transfers.ts';
import { saveBankDetails } from '#contract/billing/credit.ts';
import { claimTransfer, startPayment } from '#contract/billing/payments.ts';
import type { Subject } from '#server/charging.ts';
import { type PaymentsPort, ProviderUnavailable, type Verdict } from '#server/ports/payments/port.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps, demoAccount } from '#tests/billing.ts';
import { createClock } from '#tests/clock.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { resumeWork } from './jobs.ts';

const provider = { isAway: false, verdicts: new Map<string, Verdict>() };
/** It is asked about payments and never sends money back by itself. */
const checkout: PaymentsPort = {
  method: 'checkout',
  provider: 'unruly',
  smallestMinor: { NGN: 1 },
  offers: async () => true,
  begin: async ({ reference }) => ({
    providerReference: reference,
    redirectUrl: `https://pay.example/${reference}`,
    instructions: null,
  }),
  async verify({ reference }) {
    if (provider.isAway) throw new ProviderUnavailable();
    return provider.verdicts.get(reference);
  },
  refund: async () => 'by_hand',
  readWebhook: () => 'forged',
};

let test: TestApp;
let steps: ReturnType<typeof createBillingSteps>;
const { tick } = createClock('2026-11-22T09:00:00Z');
let subject: Subject;
let count = 0;

beforeAll(async () => {
  const identity = createTokenIdentity({ operator: ['user', 'admin'] });
  test = await createTestApp({ overrides: { clock: tick, identity, checkouts: [checkout] } });
  steps = createBillingSteps(test);
  await steps.saveSettings({ taxRegistered: false });
});
afterAll(() => test.close());
beforeEach(() => {
  provider.isAway = false;
  count += 1;
  subject = { kind: 'work', id: `waiting-${count}` };
});

const operator = { token: 'operator' };
const paid: Verdict = { status: 'success', amountMinor: 10_000_000, currency: 'NGN' };
const settle = (reference: string) => test.context.billing.checkout.settle(reference);
const start = (invoiceId: string) =>
  steps.call(startPayment, { token: 'ada', params: { invoiceId }, body: { method: 'checkout' } });

describe('a checkout that reports another amount', () => {
  it('is not paid again, waits for the operator and counts as what they say', async () => {
    const { id } = await steps.open({ subject });
    const { id: paymentId, reference } = await steps.start(id, 'checkout');
    provider.verdicts.set(reference, { ...paid, amountMinor: 9_000_000 });
    await settle(reference);
    expect((await start(id)).code).toBe('PAYMENT_MISMATCH');
    const { items } = (await steps.call(listTransfers, operator)).data;
    expect(items).toEqual([expect.objectContaining({ paymentId, method: 'checkout', problem: 'mismatch' })]);
    const seen = { revision: 0, status: 'pending' } as const;
    const body = { receivedMinor: 9_000_000, receivedOn: '2026-11-22', ...seen };
    const outcome = await steps.call(confirmTransfer, { ...operator, params: { paymentId }, body });
    expect(outcome.data).toMatchObject({ status: 'paid', missing: { amountMinor: 1_000_000 } });
    await settle(reference);
    expect((await start(id)).data).toMatchObject({ status: 'pending', amount: { amountMinor: 1_000_000 } });
  });
});

describe('a checkout that was paid after it was cancelled', () => {
  it('is found without a message of the provider, and goes back; by hand where the provider does not send it', async () => {
    const { id } = await steps.open({ subject });
    const { reference } = await steps.start(id, 'checkout');
    await steps.cancel(subject);
    provider.verdicts.set(reference, paid);
    const { billing, platform } = test.context;
    await resumeWork({ ...platform, checkout: billing.checkout, savedCards: billing.savedCards });
    const invoice = await steps.read(id);
    expect(invoice).toMatchObject({ status: 'cancelled', refunded: { amountMinor: 10_000_000 } });
    const refundId = invoice.payments.flatMap(({ refunds }) => refunds)[0]?.id ?? '';
    await billing.checkout.sendRefund(refundId);
    const { items } = (await steps.call(listRefunds, operator)).data;
    expect(items.find((refund) => refund.id === refundId)).toMatchObject({ missingAccount: 'needed' });
    await steps.call(saveBankDetails, { token: 'ada', params: { refundId }, body: demoAccount });
    for (let times = 0; times < 2; times += 1)
      expect(
        (await steps.call(markRefundSent, { ...operator, params: { refundId }, body: { bankReference: '' } })).data
          .status,
      ).toBe('sent');
    const query = { subjectKind: 'refund', subjectId: refundId };
    const noted = (await steps.call(listAuditEntries, { ...operator, query })).data.items;
    const sent = items.find((refund) => refund.id === refundId);
    expect(noted.map(({ action, detail }) => [action, detail])).toEqual([
      [
        'refund.mark_sent',
        {
          ...{ member: sent?.payer.email, for: sent?.invoice.title, reference },
          ...sent?.amount,
        },
      ],
    ]);
  });
});

it('says that the provider is away when a payment that is under way cannot be asked about', async () => {
  const { id } = await steps.open({ subject });
  await steps.start(id, 'checkout');
  provider.isAway = true;
  expect((await start(id)).code).toBe('PAYMENT_PROVIDER_AWAY');
});

describe('another bank account in the settings', () => {
  it('is what a transfer that is not under way goes to, and the audit says what changed', async () => {
    const first = await steps.open({ subject });
    const idle = await steps.start(first.id, 'bank_transfer');
    expect((await steps.start(first.id, 'bank_transfer')).id).toBe(idle.id);
    const second = await steps.open({ subject: { kind: 'quote', id: 'under-way' } });
    const claimed = await steps.start(second.id, 'bank_transfer');
    const params = { paymentId: claimed.id };
    await steps.call(claimTransfer, { token: 'ada', params, body: { payerName: 'Ada' } });

    const NGN = { ...demoAccount, accountNumber: '9876543210' };
    await steps.saveSettings({ taxRegistered: false, bankAccounts: { NGN, USD: null } }, 1);
    const anew = await steps.start(first.id, 'bank_transfer');
    expect(anew).toMatchObject({ instructions: { accountNumber: '9876543210' } });
    expect((await steps.read(first.id)).payments.map(({ status }) => status)).toEqual(['cancelled', 'pending']);
    expect((await steps.start(second.id, 'bank_transfer')).id).toBe(claimed.id);

    const query = { subjectKind: 'billing_settings', subjectId: 'seller' };
    const [newest] = (await steps.call(listAuditEntries, { ...operator, query })).data.items;
    expect(newest?.detail).toMatchObject({
      changed: ['bankAccounts.NGN'],
      accountEndings: { NGN: { before: '6789', after: '3210' } },
    });
  });
});
