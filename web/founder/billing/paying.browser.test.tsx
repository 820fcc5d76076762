import { expect, it } from 'vitest';
import { type InvoiceView, type PaymentView, readInvoice } from '#contract/billing/billing.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import answers from '#tests/fixtures/demo/founder.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/billing/*.tsx');
const invoice = readInvoice.reply.parse(answers['/invoices/01a2049a-0c7e-7907-8a79-84cec86b6186']);
const [claimed] = invoice.payments as [PaymentView];
const at = paths.founder.invoice(invoice.id);
const url = `/invoices/${invoice.id}`;
const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });

const transfer: PaymentView = { ...claimed, claimedAt: null, can: { claim: true } };
const online: PaymentView = { ...claimed, id: 'p2', method: 'checkout', instructions: null, claimedAt: null };
const missed: PaymentView = {
  ...claimed,
  status: 'failed',
  payerName: 'Kasuwa Ltd',
  rejection: 'The statement shows no such sum.',
  can: { claim: true },
};
const again: PaymentView = { ...claimed, id: 'p3', payerName: 'Kasuwa Ltd' };
const tried = (payment: PaymentView): InvoiceView => ({ ...invoice, payments: [payment] });
const untried: InvoiceView = { ...invoice, payments: [] };
const refund = (status: 'pending' | 'sent' | 'failed' | 'void', reason: string) => ({
  id: `refund ${status}`,
  amount: naira(500_000),
  reason,
  status,
  createdAt: claimed.createdAt,
  sentAt: null,
});
const cancelled = {
  number: null,
  status: 'cancelled',
  standing: 'cancelled',
  issuedAt: null,
  due: naira(0),
  can: { pay: false, download: false },
} as const;
const note = (id: string, amountMinor: number) => ({ id, number: `CRN-2026-000${id}`, amount: naira(amountMinor) });
const paid: InvoiceView = {
  ...invoice,
  status: 'paid',
  standing: 'paid',
  paid: naira(7_500_000),
  kept: naira(7_500_000),
  due: naira(0),
  payments: [{ ...claimed, status: 'paid', received: naira(7_500_000) }],
  can: { pay: false, download: true },
};

it.each<[string, InvoiceView, Record<string, unknown>?]>([
  ['untried', untried],
  ['one-way', untried, { '/payment-methods?currency=NGN': { items: [{ method: 'bank_transfer' }] } }],
  ['no-way', untried, { '/payment-methods?currency=NGN': { items: [] } }],
  ['ways-unread', untried, { '/payment-methods?currency=NGN': offline }],
  [
    'transfer',
    tried({ ...transfer, instructions: transfer.instructions && { ...transfer.instructions, swift: 'DEMONGLA' } }),
  ],
  ['transfer-in-part', tried({ ...transfer, received: naira(2_500_000) })],
  ['transfer-not-found', tried(missed)],
  ['declined', tried({ ...online, status: 'failed', problem: 'declined' })],
  ['declined-for-money', tried({ ...online, problem: 'declined', declined: 'funds' })],
  ['declined-for-good', tried({ ...online, problem: 'declined', declined: 'stolen' })],
  ['declined-expired', tried({ ...online, problem: 'declined', declined: 'expired' })],
  ['declined-by-the-bank', tried({ ...online, problem: 'declined', declined: 'other' })],
  ['abandoned', tried({ ...online, problem: 'abandoned' })],
  ['mismatch', tried({ ...online, problem: 'mismatch' })],
  ['paid', paid],
  ['paid-with-credit', { ...paid, credit: naira(2_500_000) }],
  ['paid-with-credit-alone', { ...paid, credit: naira(7_500_000), payments: [] }],
  ['credit-will-pay', { ...untried, credit: naira(2_500_000), due: naira(5_000_000) }],
  [
    'refunded-in-full',
    {
      ...paid,
      status: 'refunded',
      standing: 'refunded',
      refunded: naira(7_500_000),
      sentBack: naira(7_500_000),
      kept: naira(0),
      payments: [{ ...claimed, status: 'paid', refunds: [refund('sent', 'The work was called off.')] }],
    },
  ],
  [
    'refunded-after-a-dispute',
    {
      ...paid,
      refunded: naira(500_000),
      sentBack: naira(500_000),
      kept: naira(7_000_000),
      payments: [
        { ...online, status: 'paid', refunds: [refund('void', 'You let it go.'), refund('sent', 'You let it go.')] },
      ],
    },
  ],
  [
    'refunds-under-way',
    {
      ...paid,
      paid: naira(8_500_000),
      refunded: naira(1_000_000),
      promised: naira(1_000_000),
      payments: [
        {
          ...claimed,
          status: 'paid',
          received: naira(8_500_000),
          refunds: [refund('pending', 'Too much came.'), refund('failed', 'Too much came.')],
        },
      ],
    },
  ],
  [
    'refunds-partly-sent',
    {
      ...paid,
      status: 'refunded',
      standing: 'refunded',
      refunded: naira(7_500_000),
      sentBack: naira(500_000),
      promised: naira(7_000_000),
      kept: naira(0),
      payments: [
        {
          ...claimed,
          status: 'refunded',
          received: naira(7_500_000),
          refunds: [refund('sent', 'It was called off.'), refund('pending', 'It was called off.')],
        },
      ],
    },
  ],
  [
    'credited',
    {
      ...paid,
      standing: 'credited',
      granted: naira(7_500_000),
      creditNotes: [note('1', 2_500_000), note('2', 5_000_000)],
      charged: naira(0),
      becameCredit: { beyond: naira(0), byNotes: naira(7_500_000) },
      kept: naira(0),
    },
  ],
  [
    'credited-in-part',
    {
      ...paid,
      standing: 'credited_in_part',
      paid: naira(8_000_000),
      payments: [{ ...claimed, status: 'paid', received: naira(8_000_000) }],
      granted: naira(3_000_000),
      creditNotes: [note('1', 2_500_000)],
      charged: naira(5_000_000),
      becameCredit: { beyond: naira(500_000), byNotes: naira(2_500_000) },
      kept: naira(5_000_000),
    },
  ],
  [
    'late-for-a-cancelled-one',
    {
      ...untried,
      ...cancelled,
      paid: naira(7_500_000),
      granted: naira(7_500_000),
      becameCredit: { beyond: naira(7_500_000), byNotes: naira(0) },
      payments: [
        { ...claimed, status: 'cancelled' },
        { ...claimed, id: 'late', isLate: true, status: 'paid', received: naira(7_500_000) },
      ],
    },
  ],
  ['cancelled', { ...untried, ...cancelled }],
  [
    'booking-with-tax',
    {
      ...untried,
      subject: { kind: 'booking', id: 'b1' },
      issuedAt: null,
      dueOn: '2026-12-01',
      discount: naira(500_000),
      net: naira(7_000_000),
      taxPercent: '7.5',
      tax: naira(525_000),
      seller: { name: 'Cairn Ltd', address: '1 Marina\nLagos', tin: '12345' },
    },
  ],
  [
    'plan-with-tax-inside',
    {
      ...untried,
      subject: { kind: 'plan', id: 'p1' },
      pricesIncludeTax: true,
      net: naira(6_976_744),
      taxPercent: '7.5',
      tax: naira(523_256),
    },
  ],
  [
    'work-without-seller',
    { ...untried, subject: { kind: 'work', id: 'w1' }, seller: { name: '', address: '', tin: '' } },
  ],
])('the invoice %s says what is to pay and what became of it', async (name, one, more) => {
  const said = await readDemoPage({ at, answers: { ...answers, [url]: one, ...more }, modules });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});

it.each<[string, InvoiceView, Step[], Record<string, unknown>, string?]>([
  [
    'is paid online',
    untried,
    ['online', { now: { [url]: tried({ ...online, problem: 'declined' }) } }, 'online'],
    { [`POST ${url}/payments`]: [offline, { ...online, redirectUrl: '#checkout' }] },
  ],
  [
    'is paid by transfer',
    untried,
    [
      ['Bank transfer', true],
      'Show the account',
      { now: { [url]: tried(transfer) } },
      'Show the account',
      ['Name on the account', ''],
      'I have sent it',
      ['Name on the account', 'Kasuwa Ltd'],
      'I have sent it',
      'Cancel',
      'I have sent it',
      'Yes, I have sent it',
      'I have sent it',
      { now: { [url]: invoice } },
      'Yes, I have sent it',
    ],
    {
      [`POST ${url}/payments`]: [refused('PAYMENT_METHOD_NOT_OFFERED'), transfer],
      [`POST /payments/${transfer.id}/claim`]: [refused('TRANSFER_LIMIT'), claimed],
    },
  ],
  [
    'is looked for again and not paid twice',
    tried(missed),
    ['I have sent it already', { now: { [url]: tried(again) } }, 'Yes, look again'],
    { [`POST /payments/${missed.id}/claim`]: again },
  ],
  [
    'is sent after all where it was not found',
    tried(missed),
    [{ now: { [url]: tried(transfer) } }, 'I have not sent it'],
    { [`POST ${url}/payments`]: transfer },
  ],
  [
    'is asked about once on the way back',
    paid,
    ['Download as PDF', 'Download as PDF'],
    {
      'POST /payments/p2/verification': { ...online, status: 'paid', willWrite: false },
      [`GET ${url}/file.pdf`]: [offline, file('DEMO-2026-0001.pdf', 'pdf', 'application/pdf')],
    },
    '?payment=p2',
  ],
  [
    'gives the paper of a credit note',
    { ...paid, standing: 'credited', creditNotes: [note('1', 7_500_000)], charged: naira(0) },
    ['PDF of Credit note CRN-2026-0001'],
    { 'GET /billing/papers/1/file.pdf': file('CRN-2026-0001.pdf', 'pdf', 'application/pdf') },
  ],
])('the invoice %s', async (name, one, steps, replies, search = '') => {
  const said = await followDemoPage({ at: at + search, answers: { ...answers, [url]: one }, modules, steps, replies });
  await expect(said).toMatchFileSnapshot(`said/flow/${name.replaceAll(' ', '-')}.txt`);
});
