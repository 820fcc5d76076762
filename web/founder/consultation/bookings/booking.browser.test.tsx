import { expect, it } from 'vitest';
import { type Booking, readBooking } from '#contract/bookings/bookings.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import { followDemoPage, type Step } from '#tests/components/demo-flow.tsx';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import assistant from '#tests/fixtures/demo/assistant.json';
import founder from '#tests/fixtures/demo/founder.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/consultation/**/*.tsx');
const booked = readBooking.reply.parse(founder['/consultation/bookings/01a2049a-0b0c-7d5a-aee0-b44977ebee7d']);
const over = readBooking.reply.parse(founder['/consultation/bookings/01a1c6cd-ba7c-7ba2-a2c3-43b60709d604']);
const invoice = founder['/invoices/01a2049a-0c7e-7907-8a79-84cec86b6186'];
const idea = '019afa28-3600-7ca4-a947-f44901701112';
const price = { amountMinor: 2_500_000, currency: 'NGN' as const };
const nothing = { ...booked.can, move: false, cancel: false };
const answers = {
  ...founder,
  [`/validation/ideas/${idea}`]: assistant[`/validation/ideas/${idea}`],
};
const urlOf = (id: string) => `/consultation/bookings/${id}`;
const unpaid: Booking = {
  ...booked,
  stage: 'awaiting_payment',
  status: 'pending',
  holdExpiresAt: '2026-11-22T19:42:00Z',
  prices: [price],
  invoiceId: invoice.id,
  meeting: null,
  can: nothing,
};
const cancelled = (more: Partial<NonNullable<Booking['cancellation']>>): Booking => ({
  ...booked,
  stage: 'cancelled',
  status: 'cancelled',
  can: nothing,
  cancellation: { at: booked.startsAt, by: 'founder', why: 'cancelled', reason: '', refund: null, ...more },
});
const kinds = ['paid', 'moved', 'place_changed', 'rejected', 'founder_absent'] as const;

it.each<[string, Booking, Record<string, unknown>?]>([
  ['held', { ...unpaid, stage: 'held', isOffer: true, invoiceId: null }],
  ['unpaid', unpaid],
  ['transfer', { ...unpaid, stage: 'awaiting_transfer', holdExpiresAt: null, price }],
  ['unconfirmed', { ...booked, stage: 'awaiting_confirmation', status: 'pending', meeting: null, can: nothing }],
  ['soon', { ...booked, notes: 'Our deck is attached.', topic: '', can: { ...booked.can, join: true } }],
  [
    'by-phone',
    { ...booked, meeting: { kind: 'phone' }, phone: '0803 000 0000', can: { ...nothing, join: true, cancel: true } },
  ],
  [
    'by-phone-unsaid',
    { ...booked, topic: '', meeting: { kind: 'phone' }, rules: { ...booked.rules, moveUntil: null }, can: nothing },
  ],
  [
    'at-a-place',
    {
      ...booked,
      price,
      invoiceId: 'i1',
      meeting: { kind: 'place', place: '1 Marina' },
      adviser: over.adviser,
      rules: { ...booked.rules, movesLeft: 1 },
      refund: 'none',
      events: kinds.map((kind, index) => ({
        number: index + 1,
        at: booked.startsAt,
        kind,
        by: 'operator',
        startsAt: booked.startsAt,
        note: 'So',
      })),
    },
  ],
  ['cancelled-by-us', cancelled({ by: 'operator', reason: 'She is ill.', refund: 'full' })],
  ['cancelled-late', cancelled({ refund: 'none' })],
  ['unpaid-cancelled', { ...cancelled({ why: 'expired' }), invoiceId: invoice.id }],
  ['missed', { ...over, outcome: { kind: 'founder_absent', notes: '', links: [] } }],
  ['over-without-notes', { ...over, outcome: { kind: 'held', notes: '', links: [] }, can: nothing }],
  [
    'over-with-links',
    {
      ...over,
      outcome: {
        kind: 'held',
        notes: 'Well done.',
        links: (['evidence', 'document', 'test'] as const).map((kind) => ({
          kind,
          id: kind,
          documentId: 'gone',
          label: `A ${kind}`,
        })),
      },
    },
  ],
])('the booking %s says where it stands and what can be done', async (name, booking, more) => {
  const said = await readDemoPage({
    at: paths.founder.booking(booking.id),
    answers: { ...answers, [urlOf(booking.id)]: booking, ...more },
    modules,
  });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});

it.each<[string, Booking]>([
  ['held', { ...unpaid, stage: 'held' }],
  ['unpaid', unpaid],
  ['transfer', { ...unpaid, stage: 'awaiting_transfer', needsConfirmation: true }],
  ['transfer-of-sure', { ...unpaid, stage: 'awaiting_transfer' }],
  ['unconfirmed', { ...unpaid, stage: 'awaiting_confirmation' }],
  ['by-phone', { ...booked, price, meeting: { kind: 'phone' }, startsAt: '2026-11-25T09:00:00Z' }],
  ['at-a-place', { ...booked, meeting: { kind: 'place', place: '1 Marina' }, startsAt: '2026-11-22T20:00:00Z' }],
  ['completed', over],
  ['cancelled', cancelled({ by: 'operator' })],
  ['cancelled-unsaid', { ...cancelled({}), cancellation: null }],
])('the confirmation of one that is %s says no more than is the case', async (name, booking) => {
  const page = { at: paths.founder.confirmationOf(booking.id), answers: { [urlOf(booking.id)]: booking }, modules };
  await expect(await readDemoPage(page)).toMatchFileSnapshot(`../confirmation/said/${name}.txt`);
  const unverified = { ...page, as: { email_verified: false } };
  await expect(await readDemoPage(unverified)).toMatchFileSnapshot(`../confirmation/said/${name}-unverified.txt`);
});

it.each([
  ['no-booking', paths.founder.booking('gone'), { [urlOf('gone')]: refused('BOOKING_UNKNOWN') }],
  ['no-confirmation', paths.founder.confirmationOf('').replace(/\?.*/, ''), {}],
  ['no-move', paths.founder.bookingMove(booked.id), { ...founder, [urlOf(booked.id)]: { ...booked, can: nothing } }],
  ['upcoming-none', paths.founder.bookings, { '/consultation/bookings?tab=upcoming&page=1&pageSize=10': none() }],
  ['past-none', `${paths.founder.bookings}?tab=past`, { '/consultation/bookings?tab=past&page=1&pageSize=10': none() }],
])('where there is %s, it says so', async (name, at, data) => {
  await expect(await readDemoPage({ at, answers: data, modules })).toMatchFileSnapshot(`said/${name}.txt`);
});

const near = {
  startsAt: '2026-11-25T09:20:00.000Z',
  endsAt: '2026-11-25T09:40:00.000Z',
  adviserIds: [booked.adviser.id],
};
const taken = refused('SLOT_TAKEN', { data: { alternatives: [near] } });
const moved = { ...booked, startsAt: near.startsAt, endsAt: near.endsAt };
const note = `PUT ${urlOf(over.id)}/note`;
const links = `POST ${urlOf(over.id)}/outcome-links`;
const linked = over.outcome?.links[0]?.id;
it.each<[string, string, Booking, Step[], Record<string, unknown>]>([
  [
    'is cancelled',
    paths.founder.booking(booked.id),
    booked,
    [
      'Cancel the booking',
      'Keep it',
      'Cancel the booking',
      ['Why?', 'We are not ready'],
      'Cancel the booking',
      'Cancel the booking',
    ],
    { [`POST ${urlOf(booked.id)}/cancellation`]: [offline, cancelled({})] },
  ],
  [
    'is saved to a calendar',
    paths.founder.booking(booked.id),
    booked,
    ['Save to calendar', 'Save to calendar'],
    { [`GET ${urlOf(booked.id)}/calendar`]: [offline, file('session.ics', 'ics', 'text/calendar')] },
  ],
  [
    'is moved',
    paths.founder.bookingMove(booked.id),
    booked,
    [['10:00 AM', true], 'Move to this time', 'Move to Wed'],
    { [`POST ${urlOf(booked.id)}/move`]: [taken, moved] },
  ],
  [
    'is linked to what came of it',
    paths.founder.booking(over.id),
    over,
    [
      'Link it to your evidence',
      ['Idea or document', 'Kasuwa Ledger (demo)'],
      'Link it',
      ['What of it?', 'Friends an'],
      'Link it',
      ['What of it?', 'Ask for the '],
      'Link it',
      'Remove the link',
      'Remove the link',
    ],
    {
      [links]: [offline, over],
      [`DELETE ${urlOf(over.id)}/outcome-links/document/${linked}`]: [offline, over],
    },
  ],
  [
    'has a note',
    paths.founder.booking(over.id),
    over,
    [['Your own note', 'Ask for deposits'], 'Save your note', 'Save your note'],
    { [note]: [offline, { ...over, ownNote: 'Ask for deposits' }] },
  ],
])('a booking %s', async (name, at, booking, steps, replies) => {
  const said = await followDemoPage({
    at,
    answers: { ...answers, [urlOf(booking.id)]: booking },
    modules,
    steps,
    replies,
  });
  await expect(said).toMatchFileSnapshot(`said/flow/${name.replaceAll(' ', '-')}.txt`);
});

it('the bookings turn their pages and their tabs', async () => {
  const [row] = founder['/consultation/bookings?tab=upcoming&page=1&pageSize=10'].items;
  const page = (number: number) => ({ items: [row], total: 12, page: number, pageSize: 10 });
  const said = await followDemoPage({
    at: paths.founder.bookings,
    answers: {
      '/consultation/bookings?tab=upcoming&page=1&pageSize=10': page(1),
      '/consultation/bookings?tab=upcoming&page=2&pageSize=10': page(2),
      '/consultation/bookings?tab=past&page=1&pageSize=10': none(),
    },
    modules,
    steps: ['Next', 'Past', 'Upcoming', 'Times are in'],
  });
  await expect(said).toMatchFileSnapshot('said/flow/list.txt');
});

function none() {
  return { items: [], total: 0, page: 1, pageSize: 10 };
}
