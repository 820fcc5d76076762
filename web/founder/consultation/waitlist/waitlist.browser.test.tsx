import { expect, it } from 'vitest';
import type { WaitlistEntry } from '#contract/bookings/waitlist.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { followDemoPage } from '#tests/components/demo-flow.tsx';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import founder from '#tests/fixtures/demo/founder.json';
import { paths } from '#web/paths.ts';

const modules = import.meta.glob('/web/founder/consultation/**/*.tsx');
const upcoming = '/consultation/bookings?tab=upcoming&page=1&pageSize=10';
const list = '/consultation/waitlist';
const service = founder['/consultation/services/01a2049a-08cc-7c61-aa41-ed22fad53658'];
const [booking] = founder[upcoming].items;
const url = `/consultation/services/${service.id}`;
const full = { ...founder, [url]: { ...service, nextFreeAt: null } };
const place: WaitlistEntry = {
  id: 'w1',
  service: { id: service.id, title: service.title },
  adviser: null,
  fromDay: '2026-11-25',
  toDay: '2026-12-05',
  zone: 'Africa/Lagos',
  status: 'pending',
  createdAt: '2026-11-22T19:30:00.000Z',
  bookingId: null,
  offerExpiresAt: null,
  can: { leave: true },
};
const offered: WaitlistEntry = {
  ...place,
  id: 'w2',
  adviser: { id: 'a1', name: 'Dele Afolabi' },
  zone: 'UTC',
  status: 'in_progress',
  bookingId: 'b9',
  offerExpiresAt: '2026-11-22T19:52:00.000Z',
};
const gone: WaitlistEntry = { ...place, id: 'w3', status: 'cancelled', can: { leave: false } };

it('somebody waits for a time where none is free, and leaves again', async () => {
  const said = await followDemoPage({
    at: paths.founder.bookService(service.id),
    answers: { ...full, [list]: { items: [gone] } },
    modules,
    whole: true,
    steps: [
      ['From', '2026-11-25'],
      ['To', '2026-11-24'],
      'Join the waitlist',
      ['To', '2026-12-05'],
      'Join the waitlist',
      'Join the waitlist',
      { now: { [list]: { items: [gone, place] } } },
      'Join the waitlist',
      'Leave the waitlist',
      { now: { [list]: { items: [gone] } } },
      'Leave the waitlist',
    ],
    replies: {
      [`POST ${url}/waitlist`]: [offline, refused('WAITLIST_JOINED'), place],
      'POST /consultation/waitlist/w1/leave': [offline, { ...place, status: 'cancelled', can: { leave: false } }],
    },
  });
  await expect(said).toMatchFileSnapshot('said/joined-and-left.txt');
});

it('the start says what is waited for and what is offered, but not what is held or over', async () => {
  const held = { ...booking, id: 'b8', stage: 'held', status: 'pending', holdExpiresAt: '2026-11-22T19:42:00Z' };
  const said = await readDemoPage({
    at: paths.founder.consultation,
    answers: {
      ...founder,
      [upcoming]: { ...founder[upcoming], items: [held], total: 1 },
      [list]: { items: [place, offered, { ...offered, id: 'w4', bookingId: 'b8' }, gone] },
    },
    modules,
  });
  await expect(said).toMatchFileSnapshot('said/start.txt');
});

it('offers to wait no longer than one may, however far ahead the service can be booked', async () => {
  const farAhead = { ...service, nextFreeAt: null, rules: { ...service.rules, horizonDays: 120 } };
  const times = `${url}/times?from=2026-11-22&to=2026-12-26&zone=Africa%2FLagos`;
  const said = await readDemoPage({
    at: paths.founder.bookService(service.id),
    answers: {
      ...full,
      [url]: farAhead,
      [times]: { zone: 'Africa/Lagos', days: [], horizonEndsAt: '2027-03-22T19:30:00.000Z' },
    },
    modules,
  });
  expect(said).toContain('name=toDay, holds=2027-02-19');
});
