import { sql } from 'drizzle-orm';
import { getMeta } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBillingSettings } from '#contract/billing/admin.ts';
import { readInvoiceFile } from '#contract/billing/billing.ts';
import { listJournal } from '#contract/billing/journal.ts';
import { findDatabaseFault } from '#server/db/violations.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createBillingSteps, demoAccount } from '#tests/billing.ts';
import { createClock } from '#tests/clock.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

let test: TestApp;
let steps: ReturnType<typeof createBillingSteps>;
const { tick } = createClock('2026-11-22T09:00:00Z');

beforeAll(async () => {
  const identity = createTokenIdentity({ operator: ['user', 'admin'] });
  test = await createTestApp({ overrides: { clock: tick, identity } });
  steps = createBillingSteps(test);
});
afterAll(() => test.close());

describe('the settings of billing', () => {
  it('are empty until they are saved, and refuse what was changed meanwhile', async () => {
    const read = () => steps.call(readBillingSettings, { token: 'operator' });
    expect((await read()).data).toMatchObject({ revision: 0, bankAccounts: { NGN: null, USD: null } });
    expect((await steps.saveSettings()).data).toMatchObject({ revision: 1, taxPercent: '7.5' });
    expect((await steps.saveSettings({ sellerName: 'Late' })).code).toBe('RECORD_CHANGED');
    expect((await steps.saveSettings({ sellerName: 'Cairn Plc' }, 1)).data.revision).toBe(2);
    expect((await read()).data).toMatchObject({ sellerName: 'Cairn Plc', bankAccounts: { NGN: demoAccount } });
  });

  it.each([
    [{ taxPercent: '-1' }],
    [{ taxPercent: 'seven' }],
    [{ invoicePrefix: 'inv-1' }],
    [{ invoicePrefix: 'RCT' }],
    [{ invoicePrefix: 'CRN' }],
    [{ invoicePrefix: 'PAY' }],
    [{ sellerName: '' }],
  ])('refuse %j', async (wrong) => {
    expect((await steps.saveSettings(wrong as never, 2)).status).toBe(400);
  });

  it.each([
    ['<b>', 'A Nigerian account number has 10 digits, without spaces.'],
    ['123456789', 'A Nigerian account number has 10 digits, without spaces.'],
    ['01234567890', 'A Nigerian account number has 10 digits, without spaces.'],
    ['0123 456 789', 'A Nigerian account number has 10 digits, without spaces.'],
    ['0000000000', 'Ten equal digits are no account number. Copy it from your bank.'],
    ['7777777777', 'Ten equal digits are no account number. Copy it from your bank.'],
  ])('refuse the naira account %s', async (accountNumber, words) => {
    const bankAccounts = { NGN: { ...demoAccount, accountNumber }, USD: null };
    const { status, fields } = await steps.saveSettings({ bankAccounts }, 2);
    expect({ status, fields }).toEqual({ status: 400, fields: { 'bankAccounts.NGN.accountNumber': words } });
  });

  it('are for the operator alone', async () => {
    expect((await steps.call(readBillingSettings, { token: 'ada' })).status).toBe(403);
  });
});

describe('the books', () => {
  it('say what each account holds after each line', async () => {
    const { id } = await steps.open({ subject: { kind: 'work', id: 'w1' }, issue: true });
    const { reference } = await steps.start(id, 'checkout');
    await steps.act(reference, 'pay');
    await test.context.billing.checkout.settle(reference);
    const { data } = await steps.call(listJournal, { token: 'operator', query: { pageSize: 1 } });
    expect(data).toMatchObject({ total: 2, items: [{ kind: 'payment_received' }] });
    const older = await steps.call(listJournal, { token: 'operator', query: { page: 2, pageSize: 1 } });
    expect(older.data.items[0]?.lines).toEqual([
      { account: 'receivable', currency: 'NGN', amountMinor: 10_750_000, balanceMinor: 10_750_000 },
      { account: 'revenue', currency: 'NGN', amountMinor: -10_000_000, balanceMinor: -10_000_000 },
      { account: 'tax_payable', currency: 'NGN', amountMinor: -750_000, balanceMinor: -750_000 },
    ]);
    expect(await steps.balances()).toEqual({
      'checkout NGN': 10_750_000,
      'revenue NGN': -10_000_000,
      'tax_payable NGN': -750_000,
    });
  });

  it('are never changed', async () => {
    const { db } = test.context.database;
    for (const change of [
      sql`update journal_lines set amount_minor = amount_minor + 1`,
      sql`delete from journal_entries`,
      sql`delete from journal_lines`,
      sql`truncate journal_lines`,
      sql`truncate journal_entries cascade`,
      sql`truncate invoices cascade`,
      sql`delete from invoices where number is not null`,
      sql`update invoices set net_minor = net_minor + 1, total_minor = total_minor + 1 where number is not null`,
      sql`update invoices set number = 'CAIRN-2026-9999' where number is not null`,
      sql`update invoice_lines set unit_minor = unit_minor + 1`,
      sql`delete from invoice_lines`,
    ]) {
      const refused = await db.execute(change).catch((error: unknown) => findDatabaseFault(error)?.constraint);
      expect(refused).toBe('records_are_kept');
    }
  });

  it.each([
    ['an entry that does not sum to zero', ['NGN', 5], ['NGN', -4]],
    ['currencies that make up for each other', ['NGN', 5], ['USD', -5]],
    ['an entry without lines'],
  ] as [string, ...[string, number][]][])('refuse %s when the transaction ends', async (_what, ...lines) => {
    const { db } = test.context.database;
    const work = db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into journal_entries (id, event_key, kind, invoice_id, description, posted_at)
        select 'unbalanced', 'unbalanced', 'refund_due', id, 'x', now() from invoices limit 1`);
      for (const [position, [currency, amount]] of lines.entries())
        await tx.execute(
          sql`insert into journal_lines values ('unbalanced', ${position}, 'bank', ${currency}, ${amount})`,
        );
    });
    const constraint = await work.catch((error: unknown) => findDatabaseFault(error)?.constraint);
    expect(constraint).toBe('journal_balanced');
  });
});

describe('the PDF of an invoice', () => {
  it('holds seller, customer, lines, tax and payment, in the words of the page', async () => {
    const { id, number } = await steps.open({
      subject: { kind: 'work', id: 'w2' },
      title: 'Ọjà plan',
      lines: [{ description: 'Review call', quantity: 3, unitMinor: 333_333 }],
      issue: true,
    });
    const answer = await steps.call(readInvoiceFile, { token: 'ada', params: { invoiceId: id } });
    expect(answer.headers['content-type']).toBe('application/pdf');
    const pdf = new Uint8Array(answer.bytes);
    const words = await pdfText(pdf);
    for (const part of [
      `Invoice ${number}`,
      'To be paid',
      'Ọjà plan'.normalize('NFC'),
      'Cairn Plc',
      '12345678-0001',
      'Review call',
      '₦3,333.33',
      '₦9,999.99',
      '₦750.00 (7.5%)',
      '₦10,749.99',
    ])
      expect(words).toContain(part);
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({ Title: `Invoice ${number}`, Language: 'en-GB' });
  });

  it('is there once it is issued, for its founder alone', async () => {
    const { id } = await steps.open({ subject: { kind: 'work', id: 'w3' } });
    const params = { invoiceId: id };
    expect((await steps.call(readInvoiceFile, { token: 'ada', params })).code).toBe('INVOICE_NOT_ISSUED');
    expect((await steps.call(readInvoiceFile, { token: 'eve', params })).code).toBe('INVOICE_UNKNOWN');
  });
});
