import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { listRefunds, markRefundSent } from '#contract/billing/admin.ts';
import { saveBankDetails } from '#contract/billing/credit.ts';
import { listHistory } from '#contract/billing/history.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps, demoAccount } from '#tests/billing.ts';
import { postedMails } from '#tests/posted-mails.ts';
import { type BothProviders, openBothProviders } from '#tests/setup/both-providers.ts';
import { paystackCards } from '#tests/setup/paystack-books.ts';
import { stripeCards } from '#tests/setup/stripe-books.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';
import { askSentRefunds, resumeWork } from './jobs.ts';

let now = new Date('2027-02-01T09:00:00Z');
const clock = () => now;
let providers: BothProviders;
let test: TestApp;
let steps: ReturnType<typeof createBillingSteps>;

beforeAll(async () => {
  providers = await openBothProviders(clock);
  const identity = {
    ...createTokenIdentity({ operator: ['user', 'admin'] }),
    isEmailVerified: async () => true,
  };
  test = await createTestApp({ overrides: { clock, identity, checkouts: providers.checkouts } });
  const ada = { uid: 'ada', name: 'Ada', email: 'ada@example.com', emailVerified: true };
  await test.context.accounts.createRole(ada, ada.uid, ['founder']);
  steps = createBillingSteps(test);
  await steps.saveSettings({ taxRegistered: false });
});
afterAll(async () => {
  await test.close();
  await providers.close();
});

const jobDeps = () => {
  const { platform, billing } = test.context;
  return { ...platform, checkout: billing.checkout, savedCards: billing.savedCards };
};
const resume = () => {
  now = new Date(now.getTime() + 10 * 60_000);
  return resumeWork(jobDeps());
};
const askAgain = () => askSentRefunds(jobDeps());

/** Paid with this card, and promised back. */
async function refunded(id: string, currency: 'NGN' | 'USD', number: string) {
  const fake = currency === 'NGN' ? providers.paystack : providers.stripe;
  const invoice = await steps.open({
    subject: { kind: 'work', id },
    currency,
    lines: [{ description: 'A month', quantity: 1, unitMinor: 10_000 }],
  });
  const { reference } = await steps.start(invoice.id, 'checkout');
  await fake.pay(reference, number);
  await test.context.billing.checkout.settle(reference);
  await steps.refund({ kind: 'work', id });
  await resume();
  const read = async () => (await steps.read(invoice.id)).payments.flatMap(({ refunds }) => refunds);
  const [refund] = await read();
  return { refundId: refund?.id ?? '', reference, read };
}

/** What the mails of refunds that were sent say of these payments: the sum, which one, and when it can be seen. */
const told = async (...references: string[]) =>
  (await postedMails(test))
    .filter(({ subject }) => subject.endsWith('was sent back'))
    .map(({ subject, text }) => [
      subject,
      /with the reference (\S+)\./.exec(text)?.[1] ?? '',
      /Your bank may [^.]+\./.exec(text)?.[0],
    ])
    .filter(([, reference = '']) => references.includes(reference));
const waiting = async (refundId: string, status: 'by_hand' | 'attention') => {
  const query = { status } as const;
  const { items } = (await steps.call(listRefunds, { token: 'operator', query })).data;
  return items.filter(({ id }) => id === refundId);
};

const mark = (refundId: string, bankReference = '') =>
  steps.call(markRefundSent, { token: 'operator', params: { refundId }, body: { bankReference } });

it('a refund that comes back after it was sent is owed again, and the operator sends it by hand', async () => {
  const { refundId, read } = await refunded('comes-back', 'USD', stripeCards.refundFails);
  expect(await read()).toMatchObject([{ status: 'sent' }]);
  const sent = await steps.balances();
  await askAgain();
  expect(await read()).toMatchObject([{ status: 'sent' }]);
  await providers.stripe.settleRefunds();
  now = new Date('2027-02-09T09:00:00Z');
  providers.stripe.fault({ on: 'GET /v1/refunds', what: 503, when: 'before', times: 2 });
  await askAgain();
  expect(await read()).toMatchObject([{ status: 'sent' }]);
  providers.stripe.clearFaults();
  await askAgain();
  await askAgain();
  expect(await read()).toMatchObject([{ status: 'failed' }]);
  expect(await steps.balances()).toMatchObject({ 'checkout USD': 10_000, 'refunds_due USD': -10_000 });
  expect(await waiting(refundId, 'attention')).toMatchObject([{ missingAccount: 'needed', can: { markSent: false } }]);
  const early = await mark(refundId);
  expect(early.code).toBe('REFUND_NEEDS_ACCOUNT');
  await steps.call(saveBankDetails, { token: 'ada', params: { refundId }, body: demoAccount });
  await mark(refundId);
  // The provider still says that its own failed: what was sent by hand stands.
  await askAgain();
  expect(await read()).toMatchObject([{ status: 'sent' }]);
  expect(await steps.balances()).toEqual(sent);
});

it('a refund that its provider cannot send asks for bank details, and the operator reads them', async () => {
  const { refundId, read } = await refunded('attention', 'NGN', paystackCards.refundNeedsAttention);
  expect(await read()).toMatchObject([{ status: 'pending' }]);
  await providers.paystack.settleRefunds();
  await resume();
  expect(await read()).toMatchObject([{ status: 'attention' }]);
  const { rows } = await test.context.database.db.execute<{ title: string }>(
    "select title from notifications where uid = 'ada' and kind = 'refund.attention'",
  );
  // The dollars of the test before have one as well.
  expect(rows).toContainEqual({ title: '₦100.00 cannot go back the way it came' });
  expect(await waiting(refundId, 'by_hand')).toEqual([]);
  await steps.call(saveBankDetails, { token: 'ada', params: { refundId }, body: demoAccount });
  await resume();
  // Paystack has no call of ours to take them: a person sends the money.
  expect(await waiting(refundId, 'by_hand')).toMatchObject([{ status: 'failed', bankDetails: demoAccount }]);
  const byHand = await mark(refundId, ' FT26332/778 ');
  expect(byHand.data).toMatchObject({ status: 'sent', sentReference: 'FT26332/778', bankDetails: null });
  expect(await read()).toMatchObject([{ status: 'sent' }]);
});

it('money that was sent by hand is found by its payer: the end of the account, and what the bank calls it', async () => {
  const { refundId } = await refunded('by-hand', 'NGN', paystackCards.refundFails);
  await providers.paystack.settleRefunds();
  await resume();
  await steps.call(saveBankDetails, { token: 'ada', params: { refundId }, body: demoAccount });
  expect((await mark(refundId, 'x'.repeat(81))).code).toBe('REQUEST_INVALID');
  await mark(refundId, 'FT26332/779');
  const how = 'It went to the account that ends with 6789. Our bank’s reference for it is FT26332/779.';
  const text = (await postedMails(test)).at(-1)?.text;
  expect(text).toContain('₦100.00 that you paid for “Pitch review” was sent back to you. You had paid it with the');
  expect(text).toContain(how);
  expect(text).not.toContain(demoAccount.accountNumber);
  const { items } = (await steps.call(listHistory, { token: 'ada', query: { kind: 'refund' } })).data;
  const rows = items.map(({ event, reason }) => ({ event, reason }));
  expect(rows).toContainEqual({ event: 'refund_sent', reason: `The adviser was absent. ${how}` });
});

it('a refund that Paystack could not send is left to the operator', async () => {
  const { refundId, read } = await refunded('fails', 'NGN', paystackCards.refundFails);
  await providers.paystack.settleRefunds();
  await resume();
  expect(await read()).toMatchObject([{ status: 'failed' }]);
  expect(await waiting(refundId, 'by_hand')).toEqual([]);
  expect(await waiting(refundId, 'attention')).toHaveLength(1);
});

it('a refund that was sent is told by mail: the sum, the reference, and when the bank shows it where its provider says so', async () => {
  const byPaystack = await refunded('told-naira', 'NGN', paystackCards.good);
  await providers.paystack.settleRefunds();
  await resume();
  expect(await byPaystack.read()).toMatchObject([{ status: 'sent' }]);
  const byStripe = await refunded('told-dollars', 'USD', stripeCards.good);
  expect(await byStripe.read()).toMatchObject([{ status: 'sent' }]);
  expect(await told(byPaystack.reference, byStripe.reference)).toEqual([
    ['₦100.00 was sent back', byPaystack.reference, 'Your bank may need up to 10 business days to show it.'],
    ['$100.00 was sent back', byStripe.reference, 'Your bank may take some days to show it.'],
  ]);
});

it('money that two operators mark as sent at once is in the audit once, with one reference', async () => {
  const { refundId } = await refunded('by-two', 'NGN', paystackCards.refundFails);
  await providers.paystack.settleRefunds();
  await resume();
  await steps.call(saveBankDetails, { token: 'ada', params: { refundId }, body: demoAccount });
  const both = await Promise.all([mark(refundId, 'FT1'), mark(refundId, 'FT2')]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const [first, second] = both.map(({ data }) => data.sentReference);
  expect(first).toBe(second);
  const query = { subjectKind: 'refund', subjectId: refundId } as const;
  const { items } = (await steps.call(listAuditEntries, { token: 'operator', query })).data;
  expect(items.filter(({ action }) => action === 'refund.mark_sent')).toMatchObject([
    { detail: { bankReference: first } },
  ]);
});
