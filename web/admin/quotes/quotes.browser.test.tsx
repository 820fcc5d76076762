import { expect, it } from 'vitest';
import {
  adminQuote,
  completeWork,
  listAdminQuotes,
  makeOffer,
  markAdminMessagesSeen,
  postAdminMessage,
  readAdminOfferPdf,
  readAdminQuoteFile,
  refuseQuote,
} from '#contract/quotes/admin.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import { followOperator, reply } from '#tests/components/operator-page.ts';
import { readOut } from '#tests/components/read-out.ts';
import { show } from '#tests/components/show.tsx';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';
import { QuoteNotice } from './quote-notice.tsx';

const id = '01a2049a-0b7e-72c3-ad33-30cedbad7ad8';
const accepted = '01a2049a-0c22-7d48-8fbf-61912427a031';
const demo = adminQuote.parse(answers[`/admin/quotes/${id}`]);
const done = adminQuote.parse(answers[`/admin/quotes/${accepted}`]);
const list = listAdminQuotes.reply.parse(answers['/admin/quotes?page=1']);
const at = paths.admin.quote(id);
const [offer] = demo.offers;
if (!offer) throw new Error('the demo has an offer');
const fresh = {
  ...demo,
  state: 'pending' as const,
  offers: [],
  messages: [],
  unread: 0,
  service: { id: '01a2049a-08cc-7c61-aa41-ed22fad53658', title: 'First conversation' },
  deadline: '2027-01-31',
  budgetMinor: null,
  files: [
    { id: 'f1', name: 'brief.pdf', bytes: 1200, mediaType: 'application/pdf' as const, createdAt: demo.createdAt },
  ],
};

const seen = reply(markAdminMessagesSeen, { unread: 0 });

it('closes a quote with a reason, and writes to its founder', async () => {
  const said = await followOperator({
    at,
    replies: {
      ...seen,
      ...reply(refuseQuote, refused('QUOTE_CHANGED'), demo),
      ...reply(postAdminMessage, offline, demo),
    },
    steps: [
      ['Write to the founder', 'Yes.'],
      'Send message',
      'Send message',
      'Take the offer back…',
      'Close this quote',
      ['Why?', 'We are full'],
      'Close this quote',
      'Close this quote',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/close.txt');
});

it('answers a new quote with an appointment', async () => {
  const times = (day: string) => ({ zone: 'Africa/Lagos', days: [{ day, times: [] }], horizonEndsAt: demo.createdAt });
  const url = (day: string) =>
    `/consultation/services/${fresh.service.id}/times?from=${day}&to=${day}&zone=Africa%2FLagos&adviserId=01a2049a-085f-7acb-b7d4-ea14640e0297`;
  const said = await followOperator({
    at,
    answers: { [`/admin/quotes/${id}`]: fresh, [url('2026-12-01')]: times('2026-12-01') },
    replies: {
      ...seen,
      ...reply(
        makeOffer,
        refused('REQUEST_INVALID', { fields: { 'body.appointment.startsAt': 'The adviser is busy then.' } }),
        demo,
      ),
      ...reply(readAdminQuoteFile, file('brief.pdf', 'x', 'application/pdf')),
    },
    steps: [
      'brief.pdf',
      'Send this offer',
      ['Currency', 'US dollars (USD)'],
      ['Falls due', 'Monthly'],
      ['What is line 1 for?', 'A review'],
      ['Each', '120'],
      ['Quantity', '2'],
      ['Discount', '40'],
      ['Title of the work', 'A review'],
      ['An appointment', true],
      'Send this offer',
      ['Adviser', 'Dele Afolabi'],
      ['Day', '2026-12-01'],
      ['Time', '10:30'],
      ['Note', 'With notes afterwards.'],
      'See it as the founder will',
      'Go on writing',
      'Send this offer',
      'Send this offer',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/appointment.txt');
});

it('makes a new version of an offer, over somebody else’s too', async () => {
  const taxed = {
    discountMinor: 500_000,
    taxPercent: '7.5',
    taxMinor: 375_000,
    totalMinor: 5_375_000,
    note: 'Two lines\nof it',
  };
  const appointment = {
    serviceId: 's1',
    adviserId: 'a1',
    service: 'Review',
    adviser: 'Ada',
    startsAt: '2026-12-01T09:00:00.000Z',
  };
  const offers = [
    { ...offer, ...taxed, version: 2, cadence: 'yearly' as const },
    { ...offer, workTitle: null, appointment: { ...appointment, minutes: 60 } },
  ];
  const said = await followOperator({
    at,
    answers: {
      [`/admin/quotes/${id}`]: { ...demo, offers, messages: [], unread: 0 },
      '/admin/billing-settings': { ...answers['/admin/billing-settings'], taxRegistered: true },
    },
    replies: {
      ...seen,
      ...reply(makeOffer, refused('OFFER_CHANGED'), demo),
      ...reply(readAdminOfferPdf, file('offer.pdf', 'x', 'application/pdf')),
    },
    steps: [
      'Get version 2 as a PDF',
      'See it as the founder will',
      'Go on writing',
      'Add a line',
      'Take line 3 away',
      'Send this offer',
      'Save mine over it',
    ],
  });
  await expect(said).toMatchFileSnapshot('said/new-version.txt');
});

it('completes work', async () => {
  const said = await followOperator({
    at: paths.admin.quote(accepted),
    replies: { ...seen, ...reply(completeWork, refused('QUOTE_CHANGED'), done) },
    steps: ['Complete work…', 'Complete work', 'Complete work…', 'Complete work'],
  });
  await expect(said).toMatchFileSnapshot('said/complete.txt');
});

it('says where a quote stands', async () => {
  const { agreement } = done;
  if (!agreement?.work) throw new Error('the demo has work');
  const reasons = ['declined', 'withdrawn', 'expired', 'refused'] as const;
  const stands = [
    ...reasons.map((reason) => ({
      ...fresh,
      closing: { reason, at: demo.createdAt, note: reason === 'declined' ? 'Too much' : '' },
    })),
    { ...demo, closing: { reason: 'refused' as const, at: demo.createdAt, note: '' } },
    { ...done, agreement: { ...agreement, bookingId: 'b1', work: null } },
    {
      ...done,
      agreement: {
        ...agreement,
        work: { ...agreement.work, nextInvoiceOn: '2026-12-22', completedAt: demo.createdAt },
      },
    },
    fresh,
    { ...fresh, state: 'in_progress' as const },
  ];
  const said = [];
  for (const quote of stands) {
    const screen = await show(<QuoteNotice quote={quote} />);
    said.push(readOut(screen.container));
    await screen.unmount();
  }
  await expect(said.join('\n')).toMatchFileSnapshot('said/stands.txt');
});

it('lists quotes by their state, page by page', async () => {
  const [first, second] = list.items;
  const items = [
    { ...first, unread: 2 },
    { ...second, offer: null, submittedAt: null },
  ];
  const said = await followOperator({
    at: `${paths.admin.quotes}?state=draft`,
    answers: {
      '/admin/quotes?page=1': { ...list, items, total: 30 },
      '/admin/quotes?page=2': { ...list, page: 2, total: 30 },
      '/admin/quotes?page=1&state=pending': { ...list, items: [], total: 0 },
    },
    replies: seen,
    steps: ['Page 2', ['Status', 'Pending'], ['Status', 'All']],
  });
  await expect(said).toMatchFileSnapshot('said/list.txt');
});
