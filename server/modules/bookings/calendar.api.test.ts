import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBookingCalendar } from '#contract/bookings.ts';
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
      expect(new Set(parsed.map(({ uid }) => uid))).toEqual(new Set([`booking-${id}@localhost`]));
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
