import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveBillingSettings } from '#contract/billing/admin.ts';
import { readPaperFile } from '#contract/billing/history.ts';
import { listKnownMigrations } from '#server/db/migrations-folder.ts';
import { openBareDatabase } from '#tests/backup.ts';
import { type CreditApp, openCreditApp } from '#tests/credit.ts';
import { pdfText } from '#tests/pdf-text.ts';

const total = 10_750;

describe('receipts and credit notes', () => {
  let app: CreditApp;
  let test: CreditApp['test'];
  let steps: CreditApp['steps'];
  let call: CreditApp['call'];

  beforeEach(async () => {
    app = await openCreditApp('2026-12-31T22:50:00Z');
    ({ test, steps, call } = app);
    const settings = {
      sellerName: 'Cairn Ltd',
      sellerAddress: '1 Marina, Lagos',
      sellerTin: '12345678-0001',
      taxRegistered: true,
      taxPercent: '7.5',
      invoicePrefix: 'INV',
      bankAccounts: { NGN: null, USD: null },
      revision: 0,
    };
    expect((await call(saveBillingSettings, { token: 'operator', body: settings })).status).toBe(200);
  });
  afterEach(() => test.close());

  type Paper = { id: string; number: string; amount: string; net: string; tax: string; reason: string };
  const papers = async () =>
    (
      await steps.db.execute<Paper>(sql`
        select id, number, amount_minor::text as amount, net_minor::text as net, tax_minor::text as tax, reason
        from papers order by issued_at, id`)
    ).rows;
  const told = async () => (await papers()).map(({ number, amount, net, tax }) => `${number} ${amount} ${net} ${tax}`);
  const print = (paperId: string, token = 'ada') => call(readPaperFile, { token, params: { paperId } });

  it('are one for each part that came and for what was taken back, with numbers of their own by the year in Lagos', async () => {
    const first = await steps.open(steps.work('first'));
    const transfer = await steps.begin(first.id, 'bank_transfer');
    await steps.confirm(transfer.id, 750);
    // 23:50 in Lagos; ten minutes later it is 2027 there, and still 2026 in UTC.
    app.moveTo('2026-12-31T23:00:00Z');
    await steps.confirm(transfer.id, 10_000, 1);
    await steps.refund(steps.work('first'));
    expect(await told()).toEqual(['RCT-2026-0001 750 0 0', 'RCT-2027-0001 10000 0 0', 'CRN-2027-0001 10750 10000 750']);
    expect((await steps.read(first.id)).number).toBe('INV-2027-0001');
  });

  it('name the part that a credit note takes back, and the rest later', async () => {
    await steps.payByCard((await steps.open(steps.work('w'))).id);
    const credit = { key: 'n', grossMinor: 4_300, reason: 'Days left of a plan.' };
    await steps.grant(steps.work('w'), credit);
    await steps.grant(steps.work('w'), credit);
    await steps.refund(steps.work('w'));
    expect((await told()).slice(1)).toEqual(['CRN-2026-0001 4300 4000 300', 'CRN-2026-0002 6450 6000 450']);
  });

  it('are a credit note without tax for money that no invoice needed, and none for credit', async () => {
    const quote = { kind: 'quote' as const, id: 'q' };
    const { id } = await steps.open(quote);
    const transfer = await steps.begin(id, 'bank_transfer');
    await steps.payByCard(id);
    await steps.confirm(transfer.id, total);
    const kept = await steps.open(steps.work('w'));
    const second = await steps.begin(kept.id, 'bank_transfer');
    await steps.payByCard(kept.id);
    await steps.confirm(second.id, total);
    expect((await told()).filter((line) => line.startsWith('CRN'))).toEqual([`CRN-2026-0001 ${total} 0 0`]);
  });

  it('say which part of the whole a receipt is for, and what is left', async () => {
    const words = async (nth: number) => pdfText((await print((await papers())[nth]?.id ?? '')).bytes);
    const { id } = await steps.open(steps.work('parts'));
    const transfer = await steps.begin(id, 'bank_transfer');
    await steps.confirm(transfer.id, 750);
    expect((await papers()).map(({ reason }) => reason)).toEqual([
      'Part payment: ₦7.50 of ₦107.50. ₦100.00 is left to pay.',
    ]);
    expect(await words(0)).toContain('It is issued once everything is paid');
    await steps.confirm(transfer.id, 10_500, 1);
    expect((await papers())[1]?.reason).toBe(
      'The last part of ₦107.50. Nothing is left to pay. ₦5.00 more than was due has come: it is your credit.',
    );
    for (const part of ['Part payment: ₦7.50 of ₦107.50.', 'INV-2026-0001']) expect(await words(0)).toContain(part);
    await steps.payByCard((await steps.open(steps.work('whole'))).id);
    expect((await papers())[2]?.reason).toBe('');
    const gone = await steps.open(steps.work('gone'));
    const late = await steps.begin(gone.id, 'bank_transfer');
    await steps.cancel(steps.work('gone'));
    await steps.confirm(late.id, 300);
    expect((await papers())[3]?.reason).toBe(
      'This could no longer be paid when the money came, so it is your credit now.',
    );
    expect(await words(3)).toContain('None was issued');
  });

  it('are files for their payer alone', async () => {
    await steps.payByCard((await steps.open(steps.work('w'))).id);
    const credit = { key: 'n', grossMinor: 4_300, reason: 'Days left of a plan.' };
    await steps.grant(steps.work('w'), credit);
    const [receipt, note] = await papers();
    const wordsOf = async (paperId = '') => {
      const answer = await print(paperId);
      expect(answer.headers['content-type']).toBe('application/pdf');
      return pdfText(answer.bytes);
    };
    const received = await wordsOf(receipt?.id);
    for (const part of ['Receipt RCT-2026-0001', '31st Dec, 2026', 'INV-2026-0001', 'Cairn Ltd', '₦107.50', 'Online'])
      expect(received).toContain(part);
    const credited = await wordsOf(note?.id);
    for (const part of ['Credit note CRN-2026-0001', 'Days left of a plan.', '₦40.00', '₦3.00 (7.5%)', '₦43.00'])
      expect(credited).toContain(part);
    expect((await print(receipt?.id ?? '', 'eve')).code).toBe('PAPER_UNKNOWN');
  });

  it('are never changed, deleted or numbered twice', async () => {
    await steps.payByCard((await steps.open(steps.work('w'))).id);
    await expect(steps.db.execute(sql`update papers set amount_minor = 1`)).rejects.toThrow();
    await expect(steps.db.execute(sql`delete from papers`)).rejects.toThrow();
    await expect(steps.db.execute(sql`truncate papers`)).rejects.toThrow();
  });
});

it('are made for what was booked before there were any, in its order, and numbers go on after them', async () => {
  const database = await openBareDatabase();
  const { db } = database;
  const [papersMigration = ''] = listKnownMigrations().filter((name) => name.endsWith('_papers'));
  await database.migrate(listKnownMigrations().filter((name) => name < papersMigration));
  await db.execute(sql`
    insert into billing_settings (seller_name, seller_address, seller_tin, tax_registered, tax_percent, invoice_prefix,
      bank_accounts, updated_at)
    values ('Cairn Ltd', '1 Marina', '', true, 7.5, 'CRN', '{}', now())`);
  await db.execute(sql`
    insert into invoices (id, uid, subject_kind, subject_id, title, state, currency, discount_minor, net_minor, tax_percent,
      tax_minor, total_minor, paid_minor, noted_minor, noted_tax_minor, granted_minor, number, issued_at, credited_at, seller,
      customer, created_at)
    values ('i1', 'ada', 'work', 'w1', 'Work', 'paid', 'NGN', 0, 500, 7.5, 38, 538, 638, 0, 0, 0, 'INV-2026-0007', now(),
        '2027-01-03T09:00:00Z', '{}', '{}', now()),
      ('i2', 'ada', 'plan', 's1', 'Plan', 'paid', 'NGN', 0, 500, 7.5, 38, 538, 538, 107, 7, 107, 'CRN-2027-0003', now(),
        null, '{}', '{}', now())`);
  await db.execute(
    sql`insert into document_numbers (series, year, last_number) values ('invoice', 2026, 7), ('invoice', 2027, 3)`,
  );
  await db.execute(sql`
    insert into payments (id, invoice_id, uid, method, provider, state, currency, amount_minor, received_minor, refunded_minor,
      granted_minor, reference, provider_reference, created_at, ended_at)
    values ('p1', 'i1', 'ada', 'checkout', 'development', 'paid', 'NGN', 538, 638, 638, 0, 'R', 'R', now(), now()),
      ('p2', 'i2', 'ada', 'checkout', 'development', 'paid', 'NGN', 538, 538, 0, 107, 'S', 'S', now(), now()),
      ('p3', 'i1', 'ada', 'bank_transfer', 'development', 'paid', 'NGN', 538, 50, 50, 0, 'T', 'T', now(), now())`);
  await db.execute(sql`
    insert into refunds (id, payment_id, invoice_id, kind, method, provider, currency, amount_minor, reason, created_at)
    values ('r1', 'p1', 'i1', 'excess', 'checkout', 'development', 'NGN', 100, 'It was too much.', now()),
      ('r2', 'p1', 'i1', 'rest', 'checkout', 'development', 'NGN', 538, 'The adviser was ill.', now()),
      ('r3', 'p3', 'i1', 'rest', 'bank_transfer', 'development', 'NGN', 50, 'Too late.', now())`);
  const book = (id: string, key: string, kind: string, at: string, lines: [string, number][], invoiceId = 'i1') =>
    db.transaction(async (tx) => {
      await tx.execute(sql`insert into journal_entries (id, event_key, kind, invoice_id, description, posted_at)
        values (${id}, ${key}, ${kind}, ${invoiceId}, 'Work', ${at}::timestamptz)`);
      for (const [index, [account, amount]] of lines.entries())
        await tx.execute(sql`insert into journal_lines (entry_id, position, account, currency, amount_minor)
          values (${id}, ${index + 1}, ${account}, 'NGN', ${amount})`);
    });
  const money = (amount: number, account = 'checkout'): [string, number][] => [
    [account, amount],
    ['receivable', -amount],
  ];
  const owed = (amount: number): [string, number][] => [
    ['receivable', amount],
    ['refunds_due', -amount],
  ];
  await book('e1', 'received:p1:1', 'payment_received', '2026-12-31T22:59:00Z', money(600));
  await book('e2', 'received:p1:2', 'payment_received', '2026-12-31T23:01:00Z', money(38));
  await book('e3', 'refund_due:r1', 'refund_due', '2027-01-02T09:00:00Z', owed(100));
  await book('e4', 'credited:i1', 'invoice_credited', '2027-01-03T09:00:00Z', [
    ['receivable', -538],
    ['revenue', 500],
    ['tax_payable', 38],
  ]);
  await book('e5', 'refund_due:r2', 'refund_due', '2027-01-03T09:00:00Z', owed(538));
  await book('e6', 'received:p2:1', 'payment_received', '2027-01-04T09:00:00Z', money(538), 'i2');
  const daysLeft: [string, number][] = [
    ['revenue', 100],
    ['tax_payable', 7],
    ['customer_credit', -107],
  ];
  await book('e7', 'credit_note:days-left:s2', 'credit_note', '2027-01-05T09:00:00Z', daysLeft, 'i2');
  await book('e8', 'received:p3:1', 'payment_received', '2027-01-06T09:00:00Z', money(50, 'bank'));
  await book('e9', 'refund_due:r3', 'refund_due', '2027-01-06T09:00:00Z', owed(50));

  await database.migrate();

  const { rows } = await db.execute<Record<string, unknown>>(sql`
    select number, entry_id, payment_id, amount_minor::int as amount, net_minor::int as net, tax_minor::int as tax, reason
    from papers order by entry_id`);
  const paper = (number: string, entry_id: string, payment_id: string | null, amounts: number[], reason: string) => {
    const [amount, net, tax] = amounts;
    return { number, entry_id, payment_id, amount, net, tax, reason };
  };
  // Invoices were numbered CRN, which is not free for them any more: credit notes go on after them.
  expect(rows).toEqual([
    paper('RCT-2026-0001', 'e1', 'p1', [600, 0, 0], ''),
    paper('RCT-2027-0001', 'e2', 'p1', [38, 0, 0], ''),
    paper('CRN-2027-0004', 'e3', 'p1', [100, 0, 0], 'It was too much.'),
    paper('CRN-2027-0005', 'e4', null, [538, 500, 38], 'The adviser was ill.'),
    paper('RCT-2027-0002', 'e6', 'p2', [538, 0, 0], ''),
    paper('CRN-2027-0006', 'e7', null, [107, 100, 7], 'The days left of the plan before.'),
    paper('RCT-2027-0003', 'e8', 'p3', [50, 0, 0], ''),
    paper('CRN-2027-0007', 'e9', 'p3', [50, 0, 0], 'Too late.'),
  ]);
  const numbers = await db.execute<Record<string, unknown>>(
    sql`select series, year, last_number from document_numbers order by series, year`,
  );
  expect(numbers.rows).toEqual([
    { series: 'credit_note', year: 2027, last_number: 7 },
    { series: 'invoice', year: 2026, last_number: 7 },
    { series: 'invoice', year: 2027, last_number: 3 },
    { series: 'receipt', year: 2026, last_number: 1 },
    { series: 'receipt', year: 2027, last_number: 3 },
  ]);
  const settings = await db.execute<Record<string, unknown>>(
    sql`select invoice_prefix, revision from billing_settings`,
  );
  expect(settings.rows).toEqual([{ invoice_prefix: 'INV', revision: 2 }]);
  await database.close();
});
