import { type Quote, readQuote } from '#contract/quotes/quotes.ts';
import answers from '#tests/fixtures/demo/founder.json';

/** The quotes of the demo founder, in every state that a quote can be in. */
export const offered = readQuote.reply.parse(answers['/quotes/01a2049a-0b7e-72c3-ad33-30cedbad7ad8']);
const accepted = readQuote.reply.parse(answers['/quotes/01a2049a-0c22-7d48-8fbf-61912427a031']);
export const day = '2026-11-22T18:52:14.078Z';
export const contract = { id: 'f1', name: 'Contract.pdf', mediaType: 'application/pdf' as const, bytes: 2000 };
const nothing = { edit: false, submit: false, withdraw: false, accept: false, decline: false, message: false };
export const [offer] = offered.offers as [Quote['offers'][number]];

export const draft: Quote = {
  ...offered,
  title: 'Books',
  brief: 'Sixty transactions a month.',
  state: 'draft',
  submittedAt: null,
  offers: [],
  messages: [],
  unread: 0,
  can: { ...nothing, edit: true, submit: true, withdraw: true },
};
export const pending: Quote = {
  ...draft,
  state: 'pending',
  submittedAt: day,
  budgetMinor: null,
  can: { ...nothing, withdraw: true, message: true },
};
export const inVersions: Quote = {
  ...offered,
  unread: 0,
  service: { id: 's1', title: 'Bookkeeping' },
  deadline: '2027-01-15',
  files: [contract],
  offers: [
    {
      ...offer,
      version: 3,
      discountMinor: 500_000,
      taxPercent: '7.5',
      taxMinor: 375_000,
      totalMinor: 5_375_000,
      note: 'We begin in December.',
    },
    { ...offer, version: 2 },
    { ...offer, version: 1, cadence: 'one_time' },
  ],
};
export const closed = (reason: NonNullable<Quote['closing']>['reason'], note = ''): Quote => ({
  ...pending,
  title: '',
  state: 'cancelled',
  messages: [],
  can: nothing,
  closing: { reason, note, at: day },
});
export const appointment = {
  serviceId: 's1',
  service: 'Tax hour',
  adviserId: 'a1',
  adviser: 'Ngozi Bello',
  startsAt: day,
};
export const withWork: Quote = {
  ...accepted,
  agreement: accepted.agreement && {
    ...accepted.agreement,
    bookingId: 'b1',
    work: accepted.agreement.work && {
      ...accepted.agreement.work,
      nextInvoiceOn: '2026-12-22',
      invoices: [
        { period: 2, invoiceId: accepted.agreement.invoiceId, day: '2026-11-22' },
        { period: 1, invoiceId: 'i1', day: '2026-10-22' },
      ],
    },
  },
};
