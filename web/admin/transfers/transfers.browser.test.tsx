import { expect, it } from 'vitest';
import { listRefunds, markRefundSent } from '#contract/billing/admin.ts';
import { confirmTransfer, endTransfer, listTransfers, rejectTransfer } from '#contract/billing/admin-transfers.ts';
import { ENDED_BY } from '#domain/billing/payment-machine.ts';
import { refused } from '#tests/components/answers.ts';
import { followOperator, readOperatorPage, reply } from '#tests/components/operator-page.ts';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';

const claimed = '/admin/transfers?page=1&waiting=claimed&order=oldest';
const demo = listTransfers.reply.parse(answers[claimed]);
const [first] = demo.items;
if (!first) throw new Error('the demo has a transfer');
const naira = (amountMinor: number) => ({ amountMinor, currency: 'NGN' as const });
const { payer, reference, invoice } = first;

const outcome = {
  paymentId: first.paymentId,
  status: 'paid',
  booked: naira(7_500_000),
  received: naira(7_500_000),
  missing: naira(0),
  refunded: naira(0),
  credited: naira(0),
} as const;
const rejection = 'Nothing with this reference has come.';
const ended = { ...first, status: 'failed', outcome: 'rejected', rejection, endedAt: first.createdAt } as const;
const came = { received: naira(100), arrived: [{ amount: naira(100), on: '2026-11-23' }] };
const several = {
  ...demo,
  items: [
    { ...first, paymentId: 'p1', received: naira(2_500_000), missing: naira(5_000_000), payerName: 'Balogun Ventures' },
    { ...first, paymentId: 'p2', problem: 'mismatch', payerName: null, claimedAt: null },
    { ...first, paymentId: 'p3', invoice: { ...invoice, number: null, subject: { kind: 'booking', id: 'b1' } } },
    { ...ended, ...came, paymentId: 'p4', claimedAt: null },
    { ...ended, paymentId: 'p5' },
    { ...first, ...came, paymentId: 'p6', claimedAt: null },
    {
      ...ended,
      ...came,
      paymentId: 'p7',
      status: 'paid',
      outcome: 'ended',
      rejection: null,
      invoice: { ...invoice, status: 'cancelled' },
    },
  ],
  total: 30,
};

it('says of each that does not wait what became of it, and which time it is looked for', async () => {
  const cancelled = { ...ended, status: 'cancelled', outcome: 'cancelled', rejection: null } as const;
  const invoiceOf = (status: 'pending' | 'paid' | 'cancelled') => ({ invoice: { ...invoice, status } });
  const items = [
    ended,
    { ...ended, ...came, paymentId: 'p8' },
    { ...first, paymentId: 'p2', reference: `${reference}-AGAIN` },
    { ...cancelled, ...invoiceOf('cancelled'), paymentId: 'p3', claimedAt: null },
    { ...cancelled, ...invoiceOf('paid'), paymentId: 'p4' },
    { ...cancelled, ...invoiceOf('pending'), paymentId: 'p5' },
    { ...ended, ...came, status: 'paid', outcome: 'ended', rejection: null, paymentId: 'p6' },
    { ...cancelled, status: 'paid', outcome: 'paid', paymentId: 'p7', reference: `${reference}-AGAIN2` },
    { ...ended, ...came, received: first.amount, missing: naira(0), paymentId: 'p12' },
    ...ENDED_BY.map((endedBy) => ({ ...cancelled, endedBy, paymentId: endedBy })),
    { ...ended, endedBy: 'operator', endedByName: 'Bola Adeyemi', paymentId: 'p9' },
    {
      ...cancelled,
      ...came,
      status: 'paid',
      outcome: 'ended',
      endedBy: 'operator',
      endedByName: 'Bola Adeyemi',
      paymentId: 'p10',
    },
    { ...cancelled, ...came, status: 'paid', outcome: 'ended', endedBy: 'member', paymentId: 'p11' },
  ];
  const said = await readOperatorPage({
    at: `${paths.admin.transfers}?waiting=ended`,
    answers: { '/admin/transfers?page=1&waiting=ended&order=newest': { ...demo, items, total: items.length } },
  });
  expect(said).toContain('To come Nothing Begun for ₦75,000.00 |');
  expect(said.match(/Confirm another…/g)).toHaveLength(1);
  await expect(said).toMatchFileSnapshot('said/outcomes.txt');
});

it('takes down what has arrived of a transfer, and says what that means', async () => {
  const part = { ...outcome, status: 'pending', booked: naira(5_000_000), missing: naira(2_500_000) } as const;
  const said = await followOperator({
    at: paths.admin.transfers,
    replies: reply(
      confirmTransfer,
      refused('TRANSFER_DAY_INVALID', { fields: { receivedOn: 'This day is not yet.' } }),
      part,
      outcome,
    ),
    steps: [
      'Confirm…',
      ['Amount received', '50,000'],
      ['Amount received', '80,000'],
      ['Amount received', ''],
      'Confirm this amount',
      ['Amount received', '50,000'],
      ['Arrived on', '2026-11-20'],
      'Confirm this amount',
      'Confirm this amount',
      'Confirm…',
      'Confirm this amount',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/confirm.txt');
});

it('shows anew what has changed, and takes a second transfer only with a word', async () => {
  const replaced = {
    ...ended,
    ...came,
    status: 'cancelled',
    outcome: 'cancelled',
    rejection: null,
    revision: 1,
    invoice: { ...invoice, status: 'cancelled', due: naira(0) },
  } as const;
  const sentBack = { ...outcome, booked: naira(5_000), refunded: naira(5_000) };
  const said = await followOperator({
    at: paths.admin.transfers,
    answers: {
      [claimed]: demo,
      [`/admin/transfers?page=1&reference=${reference}`]: { ...demo, items: [replaced] },
    },
    replies: reply(confirmTransfer, refused('TRANSFER_CHANGED'), sentBack),
    steps: [
      'Confirm…',
      'Confirm this amount',
      ['Amount received', '50'],
      ['The statement shows another transfer', true],
      'Confirm this amount',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/changed.txt');
});

it('says before money of a rejected transfer is confirmed after all what it pays, and what becomes of the rest', async () => {
  const said = await followOperator({
    at: `${paths.admin.transfers}?waiting=ended`,
    answers: { '/admin/transfers?page=1&waiting=ended&order=newest': { ...demo, items: [ended] } },
    replies: reply(confirmTransfer, { ...outcome, booked: naira(8_000_000), refunded: naira(500_000) }),
    steps: [
      'Confirm…',
      { until: '₦75,000.00 pays “Review of our pilot contract” in full.' },
      ['Amount received', '50,000'],
      { until: '₦50,000.00 pays a part of “Review of our pilot contract”: ₦25,000.00 is still to come' },
      ['Amount received', '80,000'],
      { until: 'Of ₦80,000.00, ₦75,000.00 pays “Review of our pilot contract” in full. The other ₦5,000.00 goes back' },
      'Confirm this amount',
    ],
  });
  expect(said).toContain('"receivedMinor":8000000');
  expect(said).toContain('₦80,000.00 booked, ₦5,000.00 of it goes back to the payer');
});

it('tells the payer that a transfer did not arrive', async () => {
  const said = await followOperator({
    at: paths.admin.transfers,
    replies: reply(rejectTransfer, refused('TRANSFER_PART_RECEIVED'), outcome),
    steps: [
      'Not arrived…',
      'It did not arrive',
      ['What is wrong?', 'Nothing with this reference'],
      'It did not arrive',
      'It did not arrive',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/reject.txt');
});

it('shows anew what its payer took back while it was looked for, and keeps what was typed', async () => {
  const said = await followOperator({
    at: paths.admin.transfers,
    answers: {
      [claimed]: { ...demo, items: [first] },
      [`/admin/transfers?page=1&reference=${first.reference}`]: { ...demo, items: [{ ...first, claimedAt: null }] },
    },
    replies: reply(rejectTransfer, refused('TRANSFER_CHANGED'), outcome),
    steps: [
      'Not arrived…',
      ['What is wrong?', 'Nothing with this reference'],
      'It did not arrive',
      'It did not arrive',
    ],
  });
  expect(said).toContain('"claimedAt":null');
  expect(said.match(/"reason":"Nothing with this reference"/g)).toHaveLength(2);
});

it('tells the payer of a checkout that another amount is not booked', async () => {
  const mismatch = { ...first, method: 'checkout', problem: 'mismatch', claimedAt: null };
  const said = await followOperator({
    at: paths.admin.transfers,
    answers: { [claimed]: { ...demo, items: [mismatch] } },
    replies: reply(rejectTransfer, outcome),
    steps: ['Do not book…', ['What is wrong?', 'We send the money back'], 'Do not book it'],
  });
  expect(said).not.toContain('arrive');
  expect(said).toContain('The payer is told that it is not booked');
});

it('ends a transfer of which only a part came, as it stands by then', async () => {
  const cameOf = (amountMinor: number) => {
    const sum = naira(amountMinor);
    const missing = naira(first.amount.amountMinor - amountMinor);
    return { ...first, received: sum, missing, arrived: [{ amount: sum, on: '2026-11-20' }], endable: sum };
  };
  const [part, more] = [cameOf(900_000), cameOf(1_000_000)];
  const credited = { ...outcome, booked: naira(0), credited: naira(1_000_000) };
  const said = await followOperator({
    at: paths.admin.transfers,
    answers: {
      [claimed]: { ...demo, items: [part] },
      [`/admin/transfers?page=1&reference=${reference}`]: { ...demo, items: [more] },
    },
    replies: reply(endTransfer, refused('TRANSFER_CHANGED'), credited),
    steps: ['End…', 'End it', ['Why?', 'The rest has not come in four weeks'], 'End it', 'End it'],
  });
  await expect(said).toMatchFileSnapshot('said/end-part.txt');
});

it('lists transfers of every kind, page by page, and finds one by its reference', async () => {
  const found = { ...demo, items: [], total: 0 };
  const said = await followOperator({
    at: paths.admin.transfers,
    answers: {
      [claimed]: several,
      '/admin/transfers?page=2&waiting=claimed&order=oldest': { ...demo, page: 2, total: 30 },
      '/admin/transfers?page=1&waiting=all&order=oldest': demo,
      '/admin/transfers?page=1&waiting=ended&order=newest': { ...demo, items: [ended] },
      [`/admin/transfers?page=1&reference=${reference}`]: found,
    },
    steps: [
      'Next',
      ['Show transfers', 'All that wait'],
      ['Show transfers', 'Ended'],
      'Confirm…',
      'Close',
      ['Reference or invoice number', ` ${reference} `],
      'Find transfer',
      'Show the list',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/lists.txt');
});

const refund = {
  id: 'r1',
  method: 'bank_transfer',
  status: 'pending',
  amount: naira(2_500_000),
  reason: 'You asked for your credit back.',
  payer,
  payerName: 'Balogun Ventures',
  reference,
  createdAt: first.createdAt,
  sentAt: null,
  sentReference: null,
  invoice: { id: 'i1', number: null, title: 'Pitch review' },
  bankDetails: null,
  missingAccount: 'unsaid',
  can: { markSent: true },
} as const;

it.each([
  ['nobody gave', null, true],
  ['the payer gave', { bankName: 'Zenith', accountName: 'Ada Obi', accountNumber: '1012345678', swift: '' }, false],
])(
  'says before a transfer is marked as sent back that its account is one that %s',
  async (_who, bankDetails, isUnknown) => {
    const items = [{ ...refund, bankDetails, missingAccount: isUnknown ? 'unsaid' : null }];
    const said = await followOperator({
      at: paths.admin.transfers,
      answers: {
        [claimed]: { ...demo, items: [], total: 0 },
        '/admin/refunds?page=1&status=by_hand': { items, total: 1, page: 1, pageSize: 25 },
      },
      steps: ['Mark as sent…'],
    });
    const unknown =
      'No account is known. We have asked the payer; it may also go to the account that the transfer came from.';
    expect(said.includes(unknown)).toBe(isUnknown);
    expect(said.includes('No account yet |')).toBe(isUnknown);
    expect(said.includes('to Ada Obi, 1012345678, Zenith. The books')).toBe(!isUnknown);
  },
);

it('lists refunds, and marks one as sent', async () => {
  const [sent, failed] = [
    {
      ...refund,
      id: 'r2',
      reference: `${reference}-LATE2`,
      status: 'sent',
      payerName: null,
      sentReference: 'FT26332/778',
      method: 'checkout',
      missingAccount: null,
      can: { markSent: false },
    },
    {
      ...refund,
      id: 'r3',
      status: 'failed',
      missingAccount: null,
      bankDetails: { bankName: 'Zenith', accountName: 'Ada Obi', accountNumber: '1012345678', swift: '' },
    },
  ] as const;
  const waiting = { ...sent, id: 'r4', status: 'attention', missingAccount: 'needed' } as const;
  const page = listRefunds.reply.parse({ items: [refund, sent, failed, waiting], total: 60, page: 1, pageSize: 25 });
  const said = await followOperator({
    at: paths.admin.transfers,
    answers: {
      [claimed]: { ...demo, items: [], total: 0 },
      '/admin/refunds?page=1': page,
      '/admin/refunds?page=1&status=by_hand': page,
      '/admin/refunds?page=2': { ...page, page: 2 },
      '/admin/refunds?page=1&status=sent': { ...page, items: [sent], total: 1 },
    },
    replies: reply(markRefundSent, refused('REFUND_NEEDS_ACCOUNT'), sent),
    steps: [
      'Mark as sent…',
      'It is sent',
      ['Reference of your bank', 'FT26332/778'],
      'It is sent',
      ['Show', 'All'],
      'Next',
      ['Show', 'Sent'],
    ],
  });
  await expect(said).toMatchFileSnapshot('said/refunds.txt');
});
