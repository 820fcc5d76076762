import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listRefunds, markRefundSent } from '#contract/billing/admin.ts';
import {
  listRefundAccounts,
  readCredit,
  refundCredit,
  reuseBankDetails,
  saveBankDetails,
} from '#contract/billing/credit.ts';
import { type CreditApp, openCreditApp } from '#tests/credit.ts';
import { createSeal } from '../../jobs/seal.ts';
import { users } from '../accounts/accounts.repo.ts';
import { newUserRecord } from '../accounts/records.ts';
import { resealAccounts } from './bank-details.ts';
import { recordRefundAttention, recordRefundFailed, recordRefundSent } from './refund-outcome.ts';

let app: CreditApp;
let test: CreditApp['test'];
let steps: CreditApp['steps'];
let call: CreditApp['call'];

beforeEach(async () => {
  app = await openCreditApp('2027-02-03T09:00:00Z');
  ({ test, steps, call } = app);
});
afterEach(() => test.close());

const total = 10_000;
const account = { bankName: 'Zenith', accountName: 'Ada Obi', accountNumber: '1012345678', swift: '' };
const ask = (token = 'ada', currency: 'NGN' | 'USD' = 'NGN') => call(refundCredit, { token, body: { currency } });
const give = (refundId: string, token = 'ada', accountNumber = account.accountNumber) =>
  call(saveBankDetails, { token, params: { refundId }, body: { ...account, accountNumber } });

/** Paid by card, and once more by transfer: all of the transfer is credit. */
async function paidTwice(id: string) {
  const invoice = await steps.open(steps.work(id));
  const transfer = await steps.begin(invoice.id, 'bank_transfer');
  const card = await steps.payByCard(invoice.id);
  await steps.confirm(transfer.id, total);
  return { invoice, transfer, card };
}
/** Paid by card, of which a credit note took 60.00 back. */
async function noted(id: string) {
  const invoice = await steps.open(steps.work(id));
  await steps.payByCard(invoice.id);
  const credit = { key: id, grossMinor: 6_000, reason: 'Days left.' };
  await steps.grant(steps.work(id), credit);
  return invoice;
}
describe('“Refund it”', () => {
  it('sends credit back to the payments that it came from, never more than each holds', async () => {
    await paidTwice('twice');
    await noted('noted');
    expect((await call(readCredit, { token: 'ada' })).data.balances).toEqual([
      {
        currency: 'NGN',
        held: { amountMinor: 16_000, currency: 'NGN' },
        awaited: { amountMinor: 0, currency: 'NGN' },
        available: { amountMinor: 16_000, currency: 'NGN' },
        back: [
          { method: 'checkout', amount: { amountMinor: 6_000, currency: 'NGN' } },
          { method: 'bank_transfer', amount: { amountMinor: total, currency: 'NGN' } },
        ],
        asked: { amountMinor: 0, currency: 'NGN' },
      },
    ]);
    const { refunds } = (await ask()).data;
    expect(refunds.map(({ amount, status, can }) => [amount.amountMinor, status, can.giveBankDetails])).toEqual([
      [total, 'pending', true],
      [6_000, 'pending', false],
    ]);
    expect(await steps.held()).toEqual({ checkout: 2 * total, bank: total, revenue: -14_000, refunds_due: -16_000 });
    expect((await ask()).code).toBe('CREDIT_EMPTY');
    expect((await call(readCredit, { token: 'ada' })).data.balances).toEqual([]);
    // The card's part goes by itself; the transfer's waits for the operator.
    await steps.sendRefunds();
    expect(steps.sent).toEqual([refunds[1]?.id]);
    expect(await steps.held()).toMatchObject({ refunds_due: -total });
  });

  it('is said beforehand to go the way that it goes, where an invoice relies on a part', async () => {
    await paidTwice('twice');
    await noted('noted');
    await steps.open(steps.work('next'), { creditMinor: 9_000 });
    const [balance] = (await call(readCredit, { token: 'ada' })).data.balances;
    // The oldest goes first: all 70.00 of it were sent by transfer.
    expect(balance).toMatchObject({ available: { amountMinor: 7_000 } });
    expect(balance?.back).toEqual([{ method: 'bank_transfer', amount: { amountMinor: 7_000, currency: 'NGN' } }]);
    const { refunds } = (await ask()).data;
    expect(refunds.map(({ amount, can }) => [amount.amountMinor, can.giveBankDetails])).toEqual([[7_000, true]]);
  });

  it('leaves what an unpaid invoice relies on, and what is not in this currency or not theirs', async () => {
    await noted('noted');
    await steps.open(steps.work('next'), { creditMinor: 5_000 });
    expect((await ask('eve')).code).toBe('CREDIT_EMPTY');
    expect((await ask('ada', 'USD')).code).toBe('CREDIT_EMPTY');
    const { refunds } = (await ask()).data;
    expect(refunds.map(({ amount }) => amount.amountMinor)).toEqual([1_000]);
    expect((await call(readCredit, { token: 'ada' })).data.balances).toMatchObject([
      { held: { amountMinor: 5_000 }, awaited: { amountMinor: 5_000 }, available: { amountMinor: 0 } },
    ]);
  });

  it('keeps the invoice paid, and a refund of it sends back the rest alone', async () => {
    const { id } = await noted('noted');
    await ask();
    await steps.sendRefunds();
    expect(await steps.read(id)).toMatchObject({
      status: 'paid',
      due: { amountMinor: 0 },
      refunded: { amountMinor: 6_000 },
      granted: { amountMinor: 0 },
    });
    await steps.refund(steps.work('noted'));
    await steps.sendRefunds();
    expect((await steps.read(id)).status).toBe('refunded');
    expect(await steps.held()).toEqual({});
  });

  it('is void where the payer’s bank takes the money first', async () => {
    const { id } = await noted('noted');
    const [payment] = (await steps.read(id)).payments;
    await ask();
    await steps.reverse(payment?.reference ?? '', total);
    expect(await steps.read(id)).toMatchObject({ status: 'pending', due: { amountMinor: 4_000 } });
    expect(await steps.held()).toEqual({ receivable: 4_000, revenue: -4_000 });
  });
});

describe('a refund that needs attention', () => {
  async function held() {
    await noted('noted');
    const [refund] = (await ask()).data.refunds;
    await steps.recordRefund(recordRefundAttention, refund?.id ?? '');
    return refund?.id ?? '';
  }

  it('asks the payer for bank details once, and goes on with them', async () => {
    const id = await held();
    await steps.recordRefund(recordRefundAttention, id);
    expect(await steps.notices('refund.attention')).toEqual([
      '₦60.00 cannot go back the way it came: ₦60.00 that you paid for “Founder plan” cannot go back the way it came. Tell us in your billing history which bank account we may send it to.',
    ]);
    expect((await give(id, 'eve')).code).toBe('REFUND_UNKNOWN');
    expect((await give(id)).data).toMatchObject({ status: 'pending', bankDetailsAt: expect.any(String) });
    const { rows } = await steps.db.execute<{ bank_details: string }>(sql`select bank_details from refunds`);
    expect(rows[0]?.bank_details).not.toContain('1012345678');
    await steps.sendRefunds();
    // Nobody needs them any more.
    expect(await steps.readRefund(id)).toMatchObject({ state: 'sent', bankDetails: null, bankDetailsAt: null });
    expect((await give(id)).code).toBe('BANK_DETAILS_NOT_NEEDED');
  });

  it('takes no number for naira that is none of Nigeria, and any other for dollars', async () => {
    const id = await held();
    const refused = { accountNumber: 'A Nigerian account number has 10 digits, without spaces.' };
    for (const accountNumber of ['101234567', '10123456789', '1012 345 678', 'GB29NWBK60161331926819', '101234567A']) {
      const body = { ...account, accountNumber };
      expect(await call(saveBankDetails, { token: 'ada', params: { refundId: id }, body })).toMatchObject({
        code: 'REQUEST_INVALID',
        fields: refused,
      });
    }
    const zeros = { token: 'ada', params: { refundId: id }, body: { ...account, accountNumber: '0000000000' } };
    expect((await call(saveBankDetails, zeros)).fields).toEqual({
      accountNumber: 'Ten equal digits are no account number. Copy it from your bank.',
    });
    expect(await steps.readRefund(id)).toMatchObject({ state: 'attention', bankDetails: null });
    const dollars = await steps.open(steps.work('dollars'), { currency: 'USD' });
    await steps.payByCard(dollars.id);
    await steps.grant(steps.work('dollars'), {
      key: 'd',
      grossMinor: 1,
      reason: 'Days left.',
    });
    const [refund] = (await ask('ada', 'USD')).data.refunds;
    await steps.recordRefund(recordRefundAttention, refund?.id ?? '');
    const body = { ...account, accountNumber: 'GB29 NWBK 6016', swift: 'NWBKGB2L' };
    const saved = await call(saveBankDetails, { token: 'ada', params: { refundId: refund?.id ?? '' }, body });
    expect(saved.data).toMatchObject({ bankDetailsAt: expect.any(String) });
  });

  it('shows the payer the account again, never the whole number, and takes another one until it is sent', async () => {
    const id = await held();
    const shown = async (token = 'ada') => (await call(listRefundAccounts, { token })).data.items;
    expect(await shown()).toEqual([]);
    await give(id);
    const { bankName, accountName } = account;
    const known = { refundId: id, currency: 'NGN', bankName, accountName, givenAt: expect.any(String) };
    expect(await shown()).toEqual([{ ...known, numberEnd: '5678' }]);
    expect(await shown('eve')).toEqual([]);
    // It lies with the provider again, and is not sent yet.
    expect((await steps.readRefund(id)).state).toBe('pending');
    expect((await give(id, 'ada', '0123456789')).data).toMatchObject({ can: { giveBankDetails: true } });
    expect(await shown()).toEqual([{ ...known, numberEnd: '6789' }]);
    await steps.recordRefund(recordRefundAttention, id);
    await give(id);
    await steps.recordRefund(recordRefundSent, id);
    expect(await shown()).toEqual([]);
    expect((await give(id)).code).toBe('BANK_DETAILS_NOT_NEEDED');
  });

  it('goes to the account of another refund that waits, of the same person in the same currency alone', async () => {
    const first = await held();
    await noted('again');
    const [second] = (await ask()).data.refunds;
    const id = second?.id ?? '';
    await steps.recordRefund(recordRefundAttention, id);
    const reuse = (from: string, token = 'ada', refundId = id) =>
      call(reuseBankDetails, { token, params: { refundId }, body: { from } });
    expect((await reuse(first)).code).toBe('BANK_DETAILS_GONE');
    await give(first);
    expect((await reuse(first, 'eve')).code).toBe('REFUND_UNKNOWN');
    expect((await reuse('nowhere')).code).toBe('REFUND_UNKNOWN');
    await steps.db.execute(sql`update refunds set currency = 'USD' where id = ${id}`);
    expect((await reuse(first)).code).toBe('REFUND_UNKNOWN');
    await steps.db.execute(sql`update refunds set currency = 'NGN' where id = ${id}`);
    expect((await reuse(first)).data).toMatchObject({ status: 'pending', bankDetailsAt: expect.any(String) });
    await steps.recordRefund(recordRefundAttention, id);
    const { items } = (await call(listRefunds, { token: 'operator', query: { status: 'by_hand' } })).data;
    expect(items).toMatchObject([{ id, bankDetails: account }]);
  });

  it('outlives a new AUTH_SECRET, and counts as without an account where no secret opens it', async () => {
    const id = await held();
    await give(id);
    await steps.recordRefund(recordRefundAttention, id);
    const { secret } = test.context.config.identity;
    const next = 'another-secret-with-more-than-32-characters';
    const as = async (status: 'by_hand' | 'attention') =>
      (await call(listRefunds, { token: 'operator', query: { status } })).data.items;
    expect(await resealAccounts(steps.db, { secret: next, secretBefore: secret })).toBe(0);
    // This server knows the secret of before alone.
    expect(await as('by_hand')).toEqual([]);
    expect(await as('attention')).toMatchObject([
      { id, bankDetails: null, missingAccount: 'needed', can: { markSent: false } },
    ]);
    const markSent = { token: 'operator', params: { refundId: id }, body: { bankReference: '' } };
    expect((await call(markRefundSent, markSent)).code).toBe('REFUND_NEEDS_ACCOUNT');
    expect((await call(listRefundAccounts, { token: 'ada' })).data.items).toEqual([]);
    expect(await resealAccounts(steps.db, { secret })).toBe(1);
    expect(await resealAccounts(steps.db, { secret, secretBefore: next })).toBe(0);
    expect(await as('by_hand')).toMatchObject([{ id, bankDetails: account, missingAccount: null }]);
  });

  it('has the payer asked again where the provider does not take an account that nobody can read', async () => {
    const id = await held();
    await give(id);
    const { secret } = test.context.config.identity;
    await resealAccounts(steps.db, { secret: 'a-lost-secret-with-more-than-32-characters', secretBefore: secret });
    await steps.recordRefund(recordRefundFailed, id);
    expect(await steps.notices('refund.attention')).toHaveLength(2);
    expect((await give(id)).data).toMatchObject({ status: 'failed' });
    const { items } = (await call(listRefunds, { token: 'operator', query: { status: 'by_hand' } })).data;
    expect(items).toMatchObject([{ id, bankDetails: account }]);
  });

  it('reads what was sealed before the version of a secret stood beside it', async () => {
    const id = await held();
    await give(id);
    await steps.recordRefund(recordRefundAttention, id);
    const { secret } = test.context.config.identity;
    const { sealed } = await createSeal(secret, 'bank details of refunds').seal(account);
    await steps.db.execute(sql`update refunds set bank_details = ${sealed} where id = ${id}`);
    const read = async () =>
      (await call(listRefunds, { token: 'operator', query: { status: 'by_hand' } })).data.items[0]?.bankDetails;
    expect(await read()).toEqual(account);
    expect(await resealAccounts(steps.db, { secret })).toBe(0);
    expect(await read()).toEqual(account);
    expect((await steps.readRefund(id)).bankDetails).not.toBe(sealed);
  });

  it('is the operator’s where the provider does not take them: the operator reads them', async () => {
    const id = await held();
    await give(id);
    await steps.recordRefund(recordRefundAttention, id);
    const { items } = (await call(listRefunds, { token: 'operator', query: { status: 'by_hand' } })).data;
    expect(items).toMatchObject([{ id, status: 'failed', bankDetails: account, can: { markSent: true } }]);
    expect(await steps.notices('refund.attention')).toHaveLength(1);
    const bola = { uid: 'operator', name: 'Bola', email: 'bola@example.com' };
    await users.put(steps.db, bola.uid, newUserRecord(bola, ['user', 'admin'], app.now()));
    await give(id);
    const { rows } = await steps.db.execute<{ title: string }>(
      sql`select title from notifications where uid = 'operator' and kind = 'refund.to_send'`,
    );
    expect(rows).toEqual([{ title: 'Refund ₦60.00: the account is another one' }]);
    expect(test.logLines.join()).not.toContain('1012345678');
  });

  it('that came back after it was sent is owed again, and sent again', async () => {
    await noted('noted');
    const [refund] = (await ask()).data.refunds;
    const id = refund?.id ?? '';
    await steps.sendRefunds();
    expect(await steps.held()).toEqual({ checkout: 4_000, revenue: -4_000 });
    await steps.recordRefund(recordRefundFailed, id);
    await steps.recordRefund(recordRefundFailed, id);
    expect(await steps.readRefund(id)).toMatchObject({ state: 'failed', sentAt: null, returnedTimes: 1 });
    expect(await steps.held()).toEqual({ checkout: total, revenue: -4_000, refunds_due: -6_000 });
    expect((await steps.notices('refund.attention'))[0]).toContain('₦60.00 came back to us');
    expect((await give(id)).data.status).toBe('failed');
    await steps.recordRefund(recordRefundSent, id);
    expect(await steps.held()).toEqual({ checkout: 4_000, revenue: -4_000 });
  });
});
