import { afterAll, beforeAll, expect, it } from 'vitest';
import { type HistoryRow, listHistory, readHistoryFile } from '#contract/billing/history.ts';
import { HISTORY_KINDS } from '#domain/billing/history.ts';
import { type CreditApp, openCreditApp } from '#tests/credit.ts';
import { recordRefundFailed, recordRefundSent } from './refund-outcome.ts';

let app: CreditApp;
let test: CreditApp['test'];
let steps: CreditApp['steps'];
let call: CreditApp['call'];
const total = 10_000;

beforeAll(async () => {
  app = await openCreditApp('2026-12-30T09:00:00Z');
  ({ test, steps, call } = app);
  // Two years of everything: paid twice, cancelled, refunded, credit noted, used and sent back, taken by the bank.
  const twice = await steps.open(steps.work('twice'), { title: '=HYPERLINK("x")' });
  const transfer = await steps.begin(twice.id, 'bank_transfer');
  await steps.payByCard(twice.id);
  await steps.confirm(transfer.id, total);
  app.moveTo('2026-12-31T23:30:00Z');
  await steps.open(steps.work('never paid'), { issue: true });
  await steps.cancel(steps.work('never paid'));
  const next = await steps.open(steps.work('next'), { creditMinor: 4_000 });
  await steps.payByCard(next.id);
  await steps.grant(steps.work('next'), {
    key: 'n',
    grossMinor: 3_001,
    reason: 'Days left.',
  });
  await steps.db.transaction((tx) => steps.billing.credit.refund(tx, steps.payer.scope, 'NGN'));
  await steps.sendRefunds();
  const taken = await steps.open(steps.work('taken'));
  const { reference } = await steps.payByCard(taken.id);
  await steps.reverse(reference, total);
  const dollars = await steps.open({ kind: 'quote', id: 'd' }, { currency: 'USD', issue: true });
  await steps.refund({ kind: 'quote', id: 'd' });
  expect((await steps.read(dollars.id)).status).toBe('cancelled');
});
afterAll(() => test.close());

const list = async (
  query: { year?: number; kind?: HistoryRow['kind']; page?: number; pageSize?: number } = {},
  token = 'ada',
) => (await call(listHistory, { token, query: { pageSize: 100, ...query } })).data;

it('equals the books to the kobo', async () => {
  const { items, totals } = await list();
  const books = await steps.billing.journal.list(steps.db, { page: 1, pageSize: 1 });
  // A promise that was kept is told in the row of the money that was sent.
  const kept = items.filter(({ event }) => event === 'refund_sent').length;
  expect(kept).toBeGreaterThan(0);
  expect(items.length + kept).toBe(books.total);
  for (const { currency, charged, paid, givenBack, credit, promised, open } of totals) {
    const held = (...accounts: string[]) =>
      books.balances
        .filter((line) => line.currency === currency && accounts.includes(line.account))
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    expect(charged.amountMinor + held('revenue', 'tax_payable')).toBe(0);
    expect(paid.amountMinor - givenBack.amountMinor).toBe(held('bank', 'checkout'));
    expect(credit.amountMinor + held('customer_credit')).toBe(0);
    expect(promised.amountMinor + held('refunds_due')).toBe(0);
    expect(open.amountMinor).toBe(held('receivable'));
    const rows = items.filter((row) => row.amount.currency === currency);
    for (const figure of ['charged', 'paid', 'givenBack', 'credit', 'promised'] as const)
      expect(rows.reduce((sum, row) => sum + row[figure].amountMinor, 0)).toBe(
        totals.find((one) => one.currency === currency)?.[figure].amountMinor,
      );
  }
  expect(totals.map(({ currency }) => currency)).toEqual(['NGN', 'USD']);
});

it('says what is still asked for, also of an invoice that is not issued before it is paid', async () => {
  const dueOf = async (query = {}) =>
    (await list(query)).totals.find(({ currency }) => currency === 'NGN')?.due.amountMinor;
  const before = (await dueOf()) ?? 0;
  // The bank took back what was paid.
  expect(before).toBe(10_000);
  const { id } = await steps.open(steps.work('in parts'));
  const transfer = await steps.begin(id, 'bank_transfer');
  await steps.confirm(transfer.id, 6_000);
  expect(await dueOf()).toBe(before + 4_000);
  // Beside an invoice that was issued before it was paid, which the receivables hold too.
  const [{ open, early } = {}] = (await list()).totals.filter(({ currency }) => currency === 'NGN');
  expect([open?.amountMinor, early?.amountMinor]).toEqual([4_000, 6_000]);
  expect(await dueOf({ kind: 'receipt' })).toBe(before + 4_000);
  await steps.cancel(steps.work('in parts'));
  expect(await dueOf()).toBe(before);
});

it('says what each row is, how it stands and what can be downloaded', async () => {
  const { items } = await list();
  const told = items.map(
    ({ event, status, amount, file }) => `${event} ${status} ${amount.amountMinor} ${file?.kind ?? '-'}`,
  );
  expect(told).toContain('invoice_issued paid 10000 invoice');
  expect(told).toContain('invoice_issued credited_in_part 10000 invoice');
  expect(told).toContain('invoice_issued pending 10000 invoice');
  expect(told).toContain('payment_received paid 10000 paper');
  expect(told).toContain('payment_received reversed 10000 paper');
  expect(told).toContain('credit_note completed -3001 paper');
  expect(told).toContain('credit_applied completed -4000 -');
  // One refund is one row: its promise was kept.
  expect(told.filter((words) => words.includes('3001 -'))).toEqual(['refund_sent completed -3001 -']);
  const promised = items.find(({ event, status }) => event === 'credit_refunded' && status === 'pending');
  expect(promised).toMatchObject({ amount: { amountMinor: -6_000 }, refund: { can: { giveBankDetails: true } } });
  // Of one invoice nothing had come.
  expect(items.flatMap(({ reason }) => reason || [])).toContain('It was cancelled before it was paid.');
  expect(items.every(({ refund, kind }) => refund === null || kind === 'refund')).toBe(true);
});

it('says of a paid invoice how much of it credit notes took back', async () => {
  const { id } = await steps.open(steps.work('credited'));
  await steps.payByCard(id);
  const status = async () =>
    (await list()).items.find(({ event, invoiceId }) => event === 'invoice_issued' && invoiceId === id)?.status;
  expect(await status()).toBe('paid');
  const note = async (key: string, minor: number) =>
    steps.grant(steps.work('credited'), { key, grossMinor: minor, reason: 'Days left.' });
  await note('c1', 4_000);
  expect(await status()).toBe('credited_in_part');
  await note('c2', 6_000);
  expect(await status()).toBe('credited');
  expect((await steps.read(id)).status).toBe('paid');
  const { bytes } = await call(readHistoryFile, { token: 'ada' });
  expect(new TextDecoder().decode(bytes)).toMatch(/"Invoice",.*"Credited",/);
});

it('is filtered by the year in Lagos and by kind, and its pages hold all of it once', async () => {
  const all = await list();
  expect(all.years).toEqual([2027, 2026]);
  const old = await list({ year: 2026 });
  // 00:30 on 1 January in Lagos is 2027.
  expect(old.items.every(({ at }) => at < '2026-12-31T23:00:00Z')).toBe(true);
  expect(old.total + (await list({ year: 2027 })).total).toBe(all.total);
  expect((await list({ year: 2025 })).items).toEqual([]);
  let counted = 0;
  for (const kind of HISTORY_KINDS) {
    const { items, total: found } = await list({ kind });
    expect(items.every((row) => row.kind === kind)).toBe(true);
    expect(found).toBeGreaterThan(0);
    counted += found;
  }
  expect(counted).toBe(all.total);
  const paged: string[] = [];
  for (let page = 1; page <= Math.ceil(all.total / 4); page++)
    paged.push(...(await list({ page, pageSize: 4 })).items.map(({ id }) => id));
  expect(paged).toEqual(all.items.map(({ id }) => id));
});

it('is a file whose numbers add up and whose texts no spreadsheet runs', async () => {
  const answer = await call(readHistoryFile, { token: 'ada' });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toContain('billing-history.csv');
  const text = new TextDecoder().decode(answer.bytes);
  const { items, totals } = await list();
  const lines = text.trim().split('\r\n').slice(1);
  expect(lines).toHaveLength(items.length);
  expect(text).toContain(`"'=HYPERLINK(""x"")"`);
  const sum = (fromTheEnd: number) =>
    lines
      .filter((line) => line.includes('"NGN"'))
      .reduce((total, line) => total + Math.round(Number(line.split(',').at(fromTheEnd)) * 100), 0);
  const naira = totals.find(({ currency }) => currency === 'NGN');
  expect(text.split('\r\n')[0]).toMatch(/"Charged","Paid","Given back","Credit","Promised back"$/);
  expect([-5, -4, -3, -2, -1].map(sum)).toEqual(
    [naira?.charged, naira?.paid, naira?.givenBack, naira?.credit, naira?.promised].map((money) => money?.amountMinor),
  );
  const filtered = await call(readHistoryFile, { token: 'ada', query: { year: 2026, kind: 'receipt' } });
  expect(filtered.headers['content-disposition']).toContain('billing-history-2026-receipt.csv');
});

it('is nobody else’s', async () => {
  expect(await list({}, 'eve')).toMatchObject({ items: [], total: 0, years: [], totals: [] });
  const empty = new TextDecoder().decode((await call(readHistoryFile, { token: 'eve' })).bytes);
  expect(empty.trim().split('\r\n')).toHaveLength(1);
});

it('tells a refund that was refused first and then sent by hand in one row', async () => {
  const ofRefund = async () =>
    (await list()).items
      .filter(({ kind, amount }) => kind === 'refund' && amount.amountMinor === -6_000)
      .map(({ event, status }) => [event, status]);
  const promised = (await list()).items.find(
    ({ event, status }) => event === 'credit_refunded' && status === 'pending',
  );
  const id = promised?.refund?.id ?? '';
  await steps.recordRefund(recordRefundFailed, id);
  expect(await ofRefund()).toEqual([['credit_refunded', 'failed']]);
  await steps.recordRefund(recordRefundSent, id);
  expect(await ofRefund()).toEqual([['refund_sent', 'completed']]);
});
