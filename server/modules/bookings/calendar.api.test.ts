import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBookingCalendar } from '#contract/bookings/bookings.ts';
import { editService, listAllServices, type Meeting } from '#contract/consultation/admin-services.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { operatorScope } from '#server/access/make-scope.ts';
import { keepCalendarUids } from '#server/modules/bookings/booking.repo.ts';
import { bookings } from '#server/modules/bookings/tables.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';

let test: BookingTest;
beforeAll(async () => {
  test = await createBookingTest();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

const free = { prices: { NGN: 0, USD: 0 } };
const moves = { moveNoticeHours: 1, cancelNoticeHours: 1, maxMoves: 3, minimumNoticeHours: 0, horizonDays: 30 };

/** Read by another library than the one that wrote it. */
function parse(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('there is no event');
  const event = new ICAL.Event(component);
  return {
    method: calendar.getFirstPropertyValue('method'),
    status: component.getFirstPropertyValue('status'),
    uid: event.uid,
    sequence: event.sequence,
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: event.organizer.toLowerCase(),
    attendees: event.attendees.map((attendee) => String(attendee.getFirstValue()).toLowerCase()),
    startsAt: event.startDate.toJSDate().toISOString(),
    endsAt: event.endDate.toJSDate().toISOString(),
    zone: event.startDate.zone.tzid,
  };
}

const invitationsTo = async (address: string) =>
  (await test.mails()).filter(({ to, calendar }) => to === address && calendar).map(({ calendar }) => calendar);

describe('the calendar entry of a booking', () => {
  it('has one UID for life and a sequence that rises with three moves and a cancel', async () => {
    const adviser = await test.makeAdviser({ email: 'sade-1@advisers.example', zone: 'America/New_York' });
    const { serviceId } = await test.makeService({ ...free, adviserIds: [adviser], rules: moves });
    const { id } = await test.book('ada', { serviceId, startsAt: '2026-03-16T10:00:00.000Z' });
    const times = ['2026-03-17T10:00:00.000Z', '2026-03-18T12:00:00.000Z', '2026-03-30T09:00:00.000Z'];
    for (const startsAt of times) expect((await test.move('ada', id, startsAt)).status).toBe(200);
    expect((await test.cancel('ada', id, 'I am ill.')).status).toBe(200);
    for (const address of ['ada@example.com', 'sade-1@advisers.example']) {
      const mailed = await invitationsTo(address);
      const parsed = mailed.map((one) => parse(one?.content ?? ''));
      expect(parsed.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4]);
      expect(new Set(parsed.map(({ uid }) => uid))).toEqual(new Set([id]));
      const methods = ['REQUEST', 'REQUEST', 'REQUEST', 'REQUEST', 'CANCEL'];
      expect(parsed.map(({ method }) => method)).toEqual(methods);
      expect(mailed.map((one) => one?.method)).toEqual(methods);
      expect(parsed.map(({ status }) => status)).toEqual(
        methods.map((m) => (m === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED')),
      );
      expect(parsed.map(({ startsAt }) => startsAt)).toEqual(['2026-03-16T10:00:00.000Z', ...times, times[2]]);
      expect(parsed[3]).toMatchObject({ endsAt: '2026-03-30T10:00:00.000Z', zone: 'UTC' });
      expect(parsed[0]).toMatchObject({
        ...(address.startsWith('sade')
          ? { summary: 'Idea review with Ada', description: null }
          : { summary: 'Idea review with Sade', description: expect.stringMatching(/^With Sade/) }),
        organizer: 'mailto:no-reply@cairn.localhost',
        attendees: ['mailto:ada@example.com', ...(address.startsWith('sade') ? [`mailto:${address}`] : [])],
      });
      const link = 'https://meet.example/idea-review';
      expect(parsed.map(({ location }) => location)).toEqual([link, link, link, link, null]);
    }
    const file = await test.call(readBookingCalendar, { token: 'ada', params: { bookingId: id } });
    expect(file.headers['content-type']).toContain('text/calendar');
    expect(parse(file.bytes.toString())).toMatchObject({ sequence: 4, method: 'CANCEL', location: null });
    const copies = [...(await invitationsTo('ada@example.com')).map((one) => one?.content), file.bytes.toString()];
    expect(copies.join('')).not.toContain('advisers.example');
  });

  it('leaves the calendar of an adviser who no longer takes the session', async () => {
    const names = ['first', 'second'];
    const adviserIds = [];
    for (const name of names) adviserIds.push(await test.makeAdviser({ name, email: `${name}@advisers.example` }));
    const { serviceId } = await test.makeService({ ...free, adviserIds });
    const startsAt = '2026-03-20T10:00:00.000Z';
    const { id } = await test.book('bisi', { serviceId, startsAt, adviserId: adviserIds[0] ?? '' });
    const moved = await test.move('bisi', id, '2026-03-21T10:00:00.000Z', { adviserId: adviserIds[1] ?? '' });
    expect(moved.data).toMatchObject({ adviser: { name: 'second' }, sequence: 1 });
    const [first, second] = [
      await invitationsTo('first@advisers.example'),
      await invitationsTo('second@advisers.example'),
    ];
    expect(first.map((one) => parse(one?.content ?? ''))).toMatchObject([
      { method: 'REQUEST', sequence: 0 },
      {
        method: 'CANCEL',
        sequence: 1,
        startsAt,
        attendees: ['mailto:bisi@example.com', 'mailto:first@advisers.example'],
      },
    ]);
    expect(second.map((one) => parse(one?.content ?? ''))).toMatchObject([{ method: 'REQUEST', sequence: 1 }]);
    const mailsTo = async (name: string) =>
      (await test.mails())
        .filter(({ to }) => to === `${name}@advisers.example`)
        .map(({ subject, text }) => ({ subject, text }));
    expect((await mailsTo('first'))[1]).toMatchObject({
      subject: 'Cancelled: “Idea review” with Bisi',
      text: expect.stringMatching(/Another adviser takes(.|\n)+Fri 20th Mar, 2026, 11:00 AM, Lagos/),
    });
    expect(await mailsTo('second')).toMatchObject([{ subject: 'Booked: “Idea review” with Bisi' }]);
  });

  it('is there only once the booking is confirmed, and for its founder alone', async () => {
    const { serviceId } = await test.makeService(free);
    const { data } = await test.hold('chidi', { serviceId, startsAt: '2026-03-16T10:00:00.000Z' });
    const params = { bookingId: data.id };
    expect((await test.call(readBookingCalendar, { token: 'chidi', params })).code).toBe('BOOKING_STATE');
    expect((await test.call(readBookingCalendar, { token: 'eve', params })).code).toBe('BOOKING_UNKNOWN');
  });
});

describe('a UID', () => {
  it('is a UUID that holds no domain', async () => {
    const { serviceId } = await test.makeService(free);
    const { id } = await test.book('uche', { serviceId, startsAt: '2026-03-16T10:00:00.000Z' });
    const [invitation] = await invitationsTo('uche@example.com');
    const { uid } = parse(invitation?.content ?? '');
    expect(uid).toBe(id);
    expect(uid).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('under which an entry was sent before stays its own, whatever the domain is later', async () => {
    const { serviceId } = await test.makeService(free);
    const { id } = await test.book('vera', { serviceId, startsAt: '2026-03-16T10:00:00.000Z' });
    const { db } = test.context.database;
    await db.update(bookings).set({ calendarUid: null }).where(eq(bookings.id, id));
    await keepCalendarUids(db, operatorScope, 'https://cairn.example/');
    await keepCalendarUids(db, operatorScope, 'https://elsewhere.example/');
    await test.move('vera', id, '2026-03-17T10:00:00.000Z');
    const moved = (await invitationsTo('vera@example.com')).at(-1);
    expect(parse(moved?.content ?? '')).toMatchObject({ uid: `booking-${id}@cairn.example`, sequence: 1 });
    const later = await test.book('vera', { serviceId, startsAt: '2026-03-18T10:00:00.000Z' });
    await keepCalendarUids(db, operatorScope, 'https://elsewhere.example/');
    const file = await test.call(readBookingCalendar, { token: 'vera', params: { bookingId: later.id } });
    expect(parse(file.bytes.toString()).uid).toBe(later.id);
  });
});

describe('a new place', () => {
  const url = 'https://meet.example/new-room';

  /** As the operator saves the service. */
  async function relocate(serviceId: string, meeting: Meeting) {
    const { items } = (await test.call(listAllServices, { token: 'operator' })).data;
    const found = items.find(({ id }) => id === serviceId);
    if (!found) throw new Error('there is no such service');
    const { id: _id, version, archivedAt: _archivedAt, ...fields } = found;
    const body = { ...fields, meeting, version };
    expect((await test.call(editService, { token: 'operator', params: { serviceId }, body })).status).toBe(200);
  }

  it('reaches every invitation that was sent, once: the same entry, its sequence one higher', async () => {
    const adviser = await test.makeAdviser({ email: 'wole@advisers.example' });
    const { serviceId } = await test.makeService({ ...free, adviserIds: [adviser], rules: moves });
    const at = (hour: string) => `2026-03-16T${hour}:00:00.000Z`;
    const { id } = await test.book('wanda', { serviceId, startsAt: at('10') });
    await test.book('unverified-wim', { serviceId, startsAt: at('12') });
    const over = await test.book('xena', { serviceId, startsAt: at('14') });
    await test.cancel('xena', over.id);
    const held = await test.hold('yemi', { serviceId, startsAt: at('16') });
    test.setNow('2026-03-15T11:00:00Z');
    await test.tick();
    await relocate(serviceId, { kind: 'link', url });
    for (let minute = 0; minute < 3; minute++) {
      test.pass({ minutes: 1 });
      await test.notifyPlaceChanges();
      await test.tick();
    }
    for (const address of ['wanda@example.com', 'wole@advisers.example']) {
      const sent = (await invitationsTo(address)).map((one) => parse(one?.content ?? ''));
      const mine = sent.filter(({ uid }) => uid === id);
      expect(mine).toMatchObject([
        { method: 'REQUEST', sequence: 0, location: 'https://meet.example/idea-review' },
        { method: 'REQUEST', sequence: 1, location: url, startsAt: at('10'), status: 'CONFIRMED' },
      ]);
    }
    const mails = (await test.mails()).filter(({ text }) => text.includes(url));
    expect(mails.map(({ to, subject }) => [to, subject.split(':')[0]]).sort()).toEqual([
      ['wanda@example.com', 'New link'],
      ['wole@advisers.example', 'New link'],
      ['wole@advisers.example', 'New link'],
    ]);
    const booking = await test.read('wanda', id);
    expect(booking).toMatchObject({ meeting: { kind: 'link', url }, sequence: 1 });
    expect(booking.events.at(-1)).toMatchObject({ kind: 'place_changed', by: 'operator' });
    const { items } = (await test.call(listNotifications, { token: 'wanda' })).data;
    expect(items.filter(({ kind }) => kind === 'booking.place_changed')).toMatchObject([
      { title: 'New link: Idea review', href: `/m/founder/consultation/bookings/${id}` },
    ]);
    for (const [uid, other] of [
      ['xena', over.id],
      ['yemi', held.data.id],
    ] as const)
      expect((await test.read(uid, other)).events.map(({ kind }) => kind)).not.toContain('place_changed');
    const file = await test.call(readBookingCalendar, { token: 'wanda', params: { bookingId: id } });
    expect(parse(file.bytes.toString())).toMatchObject({ uid: id, sequence: 1, location: url });
    // The reminders of a day before that were sent are not sent again with the new place.
    const reminded = (await test.mails()).filter(
      ({ to, subject }) => to === 'wanda@example.com' && /^Within/.test(subject),
    );
    expect(reminded).toHaveLength(1);
    const cancelled = await test.cancel('wanda', id);
    expect(cancelled.data.sequence).toBe(2);
  });

  it('that is taken back before anybody was told, or changes nothing, is not told', async () => {
    const { serviceId } = await test.makeService(free);
    const { id } = await test.book('zara', { serviceId, startsAt: '2026-03-16T10:00:00.000Z' });
    await relocate(serviceId, { kind: 'place', place: '1 Marina, Lagos' });
    await relocate(serviceId, { kind: 'link', url: 'https://meet.example/idea-review' });
    await test.notifyPlaceChanges();
    expect(await invitationsTo('zara@example.com')).toHaveLength(1);
    await relocate(serviceId, { kind: 'phone' });
    test.setNow('2026-03-16T10:00:00Z');
    await test.notifyPlaceChanges();
    expect(await test.read('zara', id)).toMatchObject({ sequence: 0 });
    expect(await invitationsTo('zara@example.com')).toHaveLength(1);
  });
});

describe('mails', () => {
  it('name both zones in HTML and in text, and go to verified addresses only', async () => {
    const adviser = await test.makeAdviser({ email: 'kiran@advisers.example', name: 'Kiran', zone: 'Asia/Kathmandu' });
    const { serviceId } = await test.makeService({ ...free, adviserIds: [adviser], stepMinutes: 15 });
    await test.book('dayo', { serviceId, startsAt: '2026-03-16T10:00:00.000Z' });
    await test.book('unverified-dayo', { serviceId, startsAt: '2026-03-16T12:00:00.000Z' });
    const mails = await test.mails();
    expect(mails.filter(({ to }) => to === 'unverified-dayo@example.com')).toEqual([]);
    const sent = mails.filter(
      ({ to, text }) => to === 'dayo@example.com' || (to === 'kiran@advisers.example' && text.includes(' Dayo')),
    );
    for (const to of ['dayo@example.com', 'kiran@advisers.example']) {
      const mail = sent.find((one) => one.to === to);
      for (const body of [mail?.html, mail?.text])
        for (const part of ['Mon 16th Mar, 2026, 11:00 AM, Lagos (GMT+1)', '03:45 PM, Kathmandu (GMT+5:45)'])
          expect(body).toContain(part);
    }
  });
});
