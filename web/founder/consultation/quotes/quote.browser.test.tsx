import { expect, it } from 'vitest';
import type { Quote } from '#contract/quotes/quotes.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import {
  appointment,
  closed,
  contract,
  day,
  draft,
  inVersions,
  offer,
  offered,
  pending,
  withWork,
} from '#tests/components/quote-samples.ts';
import answers from '#tests/fixtures/demo/founder.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/consultation/quotes/*.tsx');
const { quotes, quote: pageOf } = paths.founder;
const at = pageOf(offered.id);
const call = `/quotes/${offered.id}`;

const as = (quote: Quote) => ({ ...answers, [`/quotes/${quote.id}`]: quote });

it.each<[string, Quote]>([
  ['draft', draft],
  [
    'draft-with-all',
    { ...draft, service: { id: 's1', title: 'Bookkeeping' }, deadline: '2027-01-15', files: [contract] },
  ],
  ['draft-full', { ...draft, files: [1, 2, 3, 4, 5].map((id) => ({ ...contract, id: `f${id}` })) }],
  ['pending', pending],
  ['versions', inVersions],
  ['two-versions', { ...inVersions, offers: inVersions.offers.slice(1) }],
  ['over', { ...inVersions, offers: [offer], can: { ...offered.can, accept: false } }],
  [
    'appointment',
    {
      ...offered,
      unread: 0,
      offers: [{ ...offer, discountMinor: 500_000, appointment }],
    },
  ],
  ['declined', closed('declined')],
  ['withdrawn', closed('withdrawn')],
  ['expired', closed('expired')],
  ['refused', closed('refused', 'We do not audit.')],
  ['work', withWork],
])('the quote as %s says where it stands', async (name, quote) => {
  const said = await readDemoPage({ at: pageOf(quote.id), answers: as(quote), modules });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});

type Flow = [name: string, quote: Quote, steps: Step[], replies: Record<string, unknown>];
const pdf = file('Our offer.pdf', 'pdf', 'application/pdf');
const chosen = new File(['%PDF'], 'Plan.pdf', { type: 'application/pdf', lastModified: 0 });
const picture = new File(['GIF'], 'Plan.gif', { type: 'image/gif' });
const saved = (more: Partial<Quote>) => ({ ...draft, title: 'Our books', ...more });

it.each<Flow>([
  [
    'is written and sent',
    draft,
    [
      ['Title', 'Our books'],
      { until: 'Saved' },
      ['Budget', 'a lot'],
      ['Needed by', '2020-01-01'],
      'Send request',
      ['Needed by', '2040-01-01'],
      'Send request',
      ['Budget', '75,000.50'],
      'Send request',
      ['Needed by', '2027-01-15'],
      'Send request',
      ['Currency', 'US dollars'],
      'Send request',
    ],
    {
      [`PATCH ${call}`]: [
        saved({ revision: 2 }),
        saved({ revision: 3, budgetMinor: 7_500_050 }),
        saved({ revision: 4, budgetMinor: 7_500_050, deadline: '2027-01-15' }),
        saved({ revision: 5, budgetMinor: 7_500_050, deadline: '2027-01-15', currency: 'USD' }),
      ],
      [`POST ${call}/submit`]: [refused('REQUEST_INVALID', { fields: { brief: 'Say what you need.' } }), pending],
    },
  ],
  [
    'keeps what was typed where it cannot be saved',
    draft,
    [['Title', 'Our books'], 'Send request'],
    { [`PATCH ${call}`]: offline },
  ],
  [
    'asks which of two texts stays',
    draft,
    [
      { now: { [call]: { ...draft, title: 'From my phone', revision: 4 } } },
      ['Title', 'Our books'],
      { until: 'Changed here and elsewhere' },
      'Take the other one',
      { now: { [call]: { ...draft, title: 'From my phone', budgetMinor: null, revision: 5 } } },
      ['Budget', '20'],
      { until: 'Changed here and elsewhere' },
      'Keep what I typed here',
      { until: 'Saved' },
    ],
    {
      [`PATCH ${call}`]: [
        refused('RECORD_CHANGED'),
        refused('RECORD_CHANGED'),
        { ...draft, title: 'From my phone', budgetMinor: 2_000, revision: 6 },
      ],
    },
  ],
  [
    'draft is withdrawn',
    draft,
    ['Withdraw draft', { now: { [call]: closed('withdrawn') } }, 'Withdraw draft'],
    { [`POST ${call}/withdraw`]: closed('withdrawn') },
  ],
  [
    'takes files',
    { ...draft, files: [contract] },
    [
      ['Attach a file', picture],
      'Remove file Contract.pdf',
      ['Attach a file', chosen],
      'Contract.pdf',
      'Remove file Contract.pdf',
    ],
    {
      [`POST ${call}/files`]: saved({ files: [contract, { ...contract, id: 'f2', name: 'Plan.pdf' }] }),
      [`DELETE ${call}/files/f1`]: [offline, saved({ files: [] })],
      [`GET ${call}/files/f1`]: file('Contract.pdf', 'pdf', 'application/pdf'),
    },
  ],
  [
    'request is withdrawn',
    pending,
    ['Withdraw request', 'Withdraw request', 'Withdraw request', 'Withdraw request'],
    { [`POST ${call}/withdraw`]: [offline, closed('withdrawn')] },
  ],
  [
    'is accepted',
    inVersions,
    ['Accept offer', 'Accept offer', 'Accept offer', 'Accept offer'],
    { [`POST ${call}/accept`]: [refused('SLOT_TAKEN'), withWork] },
  ],
  [
    'is declined',
    { ...inVersions, offers: [{ ...offer, appointment }] },
    [
      'Accept offer',
      'Cancel',
      'Decline offer',
      ['Why?', 'Too much'],
      'Decline offer',
      'Decline offer',
      'Decline offer',
    ],
    { [`POST ${call}/decline`]: [offline, closed('declined')] },
  ],
  [
    'is talked about',
    pending,
    ['Send message', ['Your message', 'Do you do payroll?'], 'Send message', 'Send message'],
    {
      [`POST ${call}/messages`]: [
        offline,
        {
          ...pending,
          messages: [{ number: 1, side: 'founder', author: 'Tunde', text: 'Do you do payroll?', at: day }],
        },
      ],
    },
  ],
  ['marks what is new as seen', offered, ['Send message'], { [`PUT ${call}/messages/seen`]: { unread: 0 } }],
  [
    'is printed',
    inVersions,
    ['Get version 3', 'The 2 versions before', 'Get version 1', 'Contract.pdf', 'Contract.pdf'],
    {
      [`GET ${call}/offers/3/file.pdf`]: pdf,
      [`GET ${call}/offers/1/file.pdf`]: offline,
      [`GET ${call}/files/f1`]: [offline, file('x.pdf', 'pdf', 'application/pdf')],
    },
  ],
])('the quote %s', async (name, quote, steps, replies) => {
  const said = await followDemoPage({ at, answers: as(quote), modules, steps, replies });
  await expect(said).toMatchFileSnapshot(`said/flow/${name.replaceAll(' ', '-')}.txt`);
});

it('the list of quotes turns its pages, and begins a request', async () => {
  const rows = answers['/quotes?page=1'].items;
  const said = await followDemoPage({
    at: quotes,
    answers: {
      '/quotes?page=1': { items: rows, total: 12, page: 1, pageSize: 10 },
      '/quotes?page=2': { items: [{ ...rows[0], title: '', offer: null }], total: 12, page: 2, pageSize: 10 },
    },
    modules,
    steps: ['Next', 'Prev', 'Ask for a quote', 'Ask for a quote'],
    replies: { 'POST /quotes': [refused('QUOTE_LIMIT'), draft] },
  });
  await expect(said).toMatchFileSnapshot('said/flow/list.txt');
});

it.each(['0', '-2', 'x', '1.9'])('the list of quotes at page %s is its first page', async (page) => {
  const said = await readDemoPage({ at: `${quotes}?page=${page}`, answers, modules });
  await expect(said).toMatchFileSnapshot('../../said/quotes.txt');
});
