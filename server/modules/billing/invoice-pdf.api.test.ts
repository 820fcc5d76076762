import { afterAll, beforeAll, expect, it } from 'vitest';
import { readInvoice, readInvoiceFile } from '#contract/billing/billing.ts';
import { listHistory, readPaperFile } from '#contract/billing/history.ts';
import { historyStatusWords } from '#domain/billing/history.ts';
import { type CreditApp, openCreditApp } from '#tests/credit.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { recordRefundSent } from './refund-outcome.ts';

const total = 10_000;

let app: CreditApp;
let steps: CreditApp['steps'];
beforeAll(async () => {
  app = await openCreditApp('2026-12-01T09:00:00Z');
  ({ steps } = app);
});
afterAll(() => app.test.close());

async function print(invoiceId: string): Promise<string> {
  return pdfText((await app.call(readInvoiceFile, { token: 'ada', params: { invoiceId } })).bytes);
}

const read = async (invoiceId: string) => (await app.call(readInvoice, { token: 'ada', params: { invoiceId } })).data;
const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' });

async function statusOnThePage(invoiceId: string): Promise<string> {
  const { items } = (await app.call(listHistory, { token: 'ada', query: { kind: 'invoice', pageSize: 100 } })).data;
  const row = items.find((one) => one.invoiceId === invoiceId);
  return row ? historyStatusWords(row) : 'not in the history';
}

const note = (subject: string, key: string, grossMinor: number) =>
  steps.grant(steps.work(subject), { key, grossMinor, reason: 'Days left.' });

/** Paid by card, and the transfer that was begun before is found too. */
async function payTwice(subject: Parameters<typeof steps.open>[0]) {
  const { id } = await steps.open(subject);
  const transfer = await steps.begin(id, 'bank_transfer');
  await steps.payByCard(id);
  await steps.confirm(transfer.id, total);
  return id;
}

it('names its credit notes, tells what was paid twice from what they gave back, and adds up', async () => {
  const id = await payTwice(steps.work('twice'));
  await note('twice', 'part', 4_000);
  const inPart = await print(id);
  expect(await statusOnThePage(id)).toBe('Credited in part');
  expect(inPart).toContain('Status Credited in part');
  const [first] = inPart.match(/CRN-\d{4}-\d{4}/) ?? [];
  expect(inPart).toContain(`Total ₦100.00 Credit note ${first} −₦40.00 Total left ₦60.00`);
  expect(inPart).toContain(
    'Paid ₦200.00 Became credit ₦100.00, paid beyond the total Became credit ₦40.00, by credit note Kept ₦60.00 Still due ₦0.00',
  );
  const page = await read(id);
  expect(page).toMatchObject({
    standing: 'credited_in_part',
    creditNotes: [{ number: first, amount: naira(4_000) }],
    charged: naira(6_000),
    becameCredit: { beyond: naira(10_000), byNotes: naira(4_000) },
    kept: naira(6_000),
  });
  const paperId = page.creditNotes[0]?.id ?? '';
  const paper = await app.call(readPaperFile, { token: 'ada', params: { paperId } });
  expect(await pdfText(paper.bytes)).toContain(`Credit note ${first}`);
  await note('twice', 'rest', 6_000);
  expect(await read(id)).toMatchObject({ status: 'paid', standing: 'credited', charged: naira(0), kept: naira(0) });
  const whole = await print(id);
  expect(await statusOnThePage(id)).toBe('Credited');
  expect(whole).toContain('Status Credited Issued');
  expect(whole).toMatch(/Credit note CRN-\S+ −₦40\.00 Credit note CRN-\S+ −₦60\.00 Total left ₦0\.00/);
  expect(whole).toContain(
    'Became credit ₦100.00, paid beyond the total Became credit ₦100.00, by credit note Kept ₦0.00 Still due ₦0.00',
  );
});

it('says of what credit had paid that the credit note gave it back', async () => {
  const { id } = await steps.open(steps.work('by credit'), { creditMinor: total });
  await steps.settleByCredit(steps.work('by credit'));
  await steps.refund(steps.work('by credit'));
  const words = await print(id);
  expect(words).toContain(`Status ${await statusOnThePage(id)}`);
  expect(words).toMatch(/Total ₦100\.00 Credit note CRN-\S+ −₦100\.00 Total left ₦0\.00/);
  expect(words).toContain('Paid ₦100.00 Became credit ₦100.00, by credit note Kept ₦0.00 Still due ₦0.00');
});

it('says nothing of credit notes where an invoice has none', async () => {
  const { id } = await steps.open(steps.work('plain'));
  await steps.payByCard(id);
  const words = await print(id);
  expect(words).toContain('Status Paid');
  expect(words).toContain('Paid ₦100.00 Still due ₦0.00');
  expect(words).not.toMatch(/Credit note|Total left|Kept/);
});

it('says that money is to be refunded until it is sent, and both where a part is sent', async () => {
  const subject = { kind: 'quote', id: 'refunded' } as const;
  const id = await payTwice(subject);
  // What came twice goes back by transfer; the rest goes back to the card.
  expect(await print(id)).toContain('Paid ₦200.00 To be refunded ₦100.00 Kept ₦100.00 Still due ₦0.00');
  await steps.refund(subject);
  const promised = await print(id);
  expect(promised).toContain(`Status ${await statusOnThePage(id)}`);
  expect(promised).toContain('Paid ₦200.00 To be refunded ₦200.00 Kept ₦0.00 Still due ₦0.00');
  expect(promised).not.toContain('Refunded ₦');
  expect(await read(id)).toMatchObject({ sentBack: naira(0), promised: naira(20_000) });
  await steps.sendRefunds();
  expect(await print(id)).toContain('Refunded ₦100.00 To be refunded ₦100.00 Kept ₦0.00');
  const unsent = (await steps.read(id)).payments.flatMap(({ refunds }) => refunds).find(({ sentAt }) => !sentAt);
  await steps.recordRefund(recordRefundSent, unsent?.id ?? '');
  const sent = await print(id);
  expect(sent).toContain('Status Refunded');
  expect(sent).toContain('Paid ₦200.00 Refunded ₦200.00 Kept ₦0.00 Still due ₦0.00');
  expect(sent).not.toContain('To be refunded');
});
