import { expect, it } from 'vitest';
import { type InvoiceInSums, paymentRows, type SumRow, taxNote, totalRows } from './invoice-rows.ts';

const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
const none = naira(0);
const paid: InvoiceInSums = {
  status: 'paid',
  pricesIncludeTax: false,
  discount: none,
  net: naira(10_000),
  taxPercent: '0',
  tax: none,
  total: naira(10_000),
  creditNotes: [],
  charged: naira(10_000),
  payments: [
    { id: 'tried', method: 'checkout', received: none, reference: 'PAY-1' },
    { id: 'came', method: 'bank_transfer', received: naira(10_000), reference: 'PAY-2-AGAIN' },
  ],
  credit: none,
  paid: naira(10_000),
  becameCredit: { beyond: none, byNotes: none },
  sentBack: none,
  promised: none,
  kept: naira(10_000),
  due: none,
};
const say = (rows: SumRow[]) => rows.map(({ label, value, note }) => [label, value, note].filter(Boolean).join(' | '));

it('names the tax, and what a seller without it charges', () => {
  expect(say(totalRows(paid))).toEqual([
    'Net | ₦100.00',
    'VAT | None: the seller is not registered for VAT',
    'Total | ₦100.00',
  ]);
  expect(taxNote(paid)).toBe('');
  const taxed = { ...paid, discount: naira(500), net: naira(10_000), taxPercent: '7.5', tax: naira(750) };
  expect(say(totalRows({ ...taxed, total: naira(10_750) }))).toEqual([
    'Discount | −₦5.00',
    'Net | ₦100.00',
    'VAT | ₦7.50 (7.5%)',
    'Total | ₦107.50',
  ]);
  expect(taxNote(taxed)).toBe('VAT is rounded once, on the total.');
  expect(taxNote({ ...taxed, pricesIncludeTax: true })).toBe(
    'Tax included: the unit prices have VAT inside. VAT is rounded once, on the total.',
  );
});

it('takes credit notes off the total, each with its paper', () => {
  const creditNotes = [{ id: 'n1', number: 'CRN-2026-0001', amount: naira(4_000) }];
  const rows = totalRows({ ...paid, creditNotes, charged: naira(6_000) });
  expect(say(rows).slice(-3)).toEqual([
    'Total | ₦100.00',
    'Credit note CRN-2026-0001 | −₦40.00',
    'Total left | ₦60.00',
  ]);
  expect(rows.map(({ paperId }) => paperId)).toEqual([null, null, null, 'n1', null]);
});

it('lists what came, by the reference that its payer knows', () => {
  expect(say(paymentRows(paid))).toEqual([
    'Bank transfer | ₦100.00 | reference PAY-2',
    'Paid | ₦100.00',
    'Still due | ₦0.00',
  ]);
});

it('says that credit has paid, will pay, or paid nothing', () => {
  const credit = naira(10_000);
  expect(say(paymentRows({ ...paid, payments: [], credit }))).toEqual([
    'Your credit | ₦100.00',
    'Paid | ₦100.00',
    'Still due | ₦0.00',
  ]);
  const asked = { ...paid, payments: [], credit, paid: none };
  expect(say(paymentRows({ ...asked, status: 'pending' }))).toEqual([
    'Paid | ₦0.00',
    'Your credit pays | ₦100.00',
    'Still due | ₦0.00',
  ]);
  expect(say(paymentRows({ ...asked, status: 'cancelled' }))).toEqual(['Paid | ₦0.00', 'Still due | ₦0.00']);
});

it('tells what became credit, what was sent back and what is only promised, and what is kept', () => {
  const taken = {
    ...paid,
    payments: [],
    becameCredit: { beyond: naira(1_000), byNotes: naira(2_000) },
    sentBack: naira(3_000),
    promised: naira(500),
    kept: naira(3_500),
  };
  expect(say(paymentRows(taken))).toEqual([
    'Paid | ₦100.00',
    'Became credit | ₦10.00 | paid beyond the total',
    'Became credit | ₦20.00 | by credit note',
    'Refunded | ₦30.00',
    'To be refunded | ₦5.00',
    'Kept | ₦35.00',
    'Still due | ₦0.00',
  ]);
  expect(say(paymentRows({ ...taken, status: 'cancelled' }))[1]).toBe('Became credit | ₦10.00');
});
