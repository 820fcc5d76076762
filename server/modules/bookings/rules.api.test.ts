import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as admin from '#contract/bookings/admin.ts';
import * as contract from '#contract/bookings/bookings.ts';
import * as holds from '#contract/bookings/holds.ts';
import * as outcomes from '#contract/bookings/outcomes.ts';
import { joinWaitlist } from '#contract/bookings/waitlist.ts';
import { editService, listAllServices } from '#contract/consultation/admin-services.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';

let test: BookingTest;
let serviceId = '';
let adviserId = '';
let people = 0;
let ada = '';
beforeAll(async () => {
  test = await createBookingTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  ada = `ada-${people++}`;
  ({ serviceId, adviserId } = await test.makeService(free));
});

const free = { prices: { NGN: 0, USD: 0 } };
const monday = '2026-03-16T10:00:00.000Z';
const thursday = '2026-03-19T10:00:00.000Z';
const holdRaw = (body: object, token = ada) => test.call(holds.holdBooking, { token, body: body as never });
const request = () => ({ serviceId, adviserId: null, startsAt: thursday, zone: 'Africa/Lagos' });

describe('a time that cannot be booked', () => {
  it.each([
    ['is past', '2026-03-14T10:00:00.000Z'],
    ['is now', '2026-03-15T09:00:00.000Z'],
    ['is beyond the horizon', '2027-03-16T10:00:00.000Z'],
    ['begins between two steps', '2026-03-16T10:07:00.000Z'],
  ])('because it %s is refused with other times, and nothing is held', async (_, startsAt) => {
    const refused = await test.hold(ada, { serviceId, startsAt });
    expect(refused).toMatchObject({ status: 409, code: 'SLOT_NOT_OFFERED' });
    expect(holds.slotTakenData.parse(refused.json.data).alternatives).toHaveLength(3);
    expect((await test.call(contract.listBookings, { token: ada })).data.total).toBe(0);
  });

  it('because of hours or notice is refused', async () => {
    const hours = [{ weekday: 1, spans: [{ fromMinute: 600, toMinute: 720 }] }];
    const adviserIds = [await test.makeAdviser({}, hours)];
    const rules = { minimumNoticeHours: 25, horizonDays: 60, cancelNoticeHours: 24, moveNoticeHours: 12, maxMoves: 2 };
    const { serviceId: mondays } = await test.makeService({ ...free, adviserIds, rules });
    expect((await test.hold(ada, { serviceId: mondays, startsAt: '2026-03-17T09:00:00.000Z' })).code).toBe(
      'SLOT_NOT_OFFERED',
    );
    expect((await test.hold(ada, { serviceId: mondays, startsAt: '2026-03-16T09:00:00.000Z' })).code).toBe(
      'SLOT_NOT_OFFERED',
    );
    expect((await test.hold(ada, { serviceId: mondays, startsAt: '2026-03-23T09:00:00.000Z' })).status).toBe(201);
  });
});

describe('hostile input', () => {
  it.each([
    ['a zone that does not exist', { zone: 'Mars/Olympus' }, 'zone'],
    ['a forged price', { priceMinor: 1 }, ''],
    ['a forged status', { status: 'in_progress' }, ''],
    ['a time that is none', { startsAt: 'tomorrow' }, 'startsAt'],
    ['an id that is none', { serviceId: '../services' }, 'serviceId'],
  ])('with %s is refused', async (_, change, field) => {
    const refused = await holdRaw({ ...request(), ...change });
    expect(refused).toMatchObject({ status: 400, code: 'REQUEST_INVALID' });
    if (field) expect(refused.fields).toHaveProperty(field);
    expect((await test.call(contract.listBookings, { token: ada })).data.total).toBe(0);
  });

  it('with ids of what is not there is refused', async () => {
    expect((await holdRaw({ ...request(), serviceId: 'nothing' })).code).toBe('SERVICE_UNKNOWN');
    expect((await holdRaw({ ...request(), adviserId: 'nobody' })).code).toBe('ADVISER_UNKNOWN');
  });

  it('in what is confirmed changes nothing', async () => {
    const { data } = await test.hold(ada, { serviceId, startsAt: thursday });
    for (const change of [
      { notes: 'x'.repeat(10_000) },
      { topic: 'x'.repeat(201) },
      { price: 1 },
      { stage: 'confirmed' },
    ])
      expect((await test.confirm(ada, data.id, change as never)).status).toBe(400);
    expect(await test.read(ada, data.id)).toEqual(data);
  });

  it('finds nothing of anybody else', async () => {
    const { id } = await test.book(ada, { serviceId, startsAt: thursday });
    const before = await test.read(ada, id);
    const params = { bookingId: id };
    const answers = [
      await test.call(contract.readBooking, { token: 'eve', params }),
      await test.confirm('eve', id),
      await test.move('eve', id, monday),
      await test.cancel('eve', id),
      await test.call(holds.releaseHold, { token: 'eve', params }),
      await test.call(outcomes.saveBookingNote, { token: 'eve', params, body: { note: 'x' } }),
      await test.call(outcomes.linkOutcome, { token: 'eve', params, body: { kind: 'document', id: 'x' } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'BOOKING_UNKNOWN' });
    expect(await test.read(ada, id)).toEqual(before);
  });

  it('does not reach what only the operator may do', async () => {
    const { id } = await test.book(ada, { serviceId, startsAt: thursday });
    const before = await test.read(ada, id);
    const params = { bookingId: id };
    const answers = [
      await test.call(admin.readAdminBooking, { token: ada, params }),
      await test.call(admin.listWaitingBookings, { token: ada }),
      await test.call(admin.confirmBookingByOperator, { token: ada, params }),
      await test.call(admin.completeBooking, { token: ada, params, body: {} }),
      await test.call(admin.cancelBookingByOperator, { token: ada, params, body: { reason: 'x', refund: true } }),
      await test.call(admin.moveBookingByOperator, { token: ada, params, body: { startsAt: monday, adviserId } }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, code: 'ACCESS_ROLE_MISSING' });
    expect(await test.read(ada, id)).toEqual(before);
  });
});

describe('a hold', () => {
  it('ends after 15 minutes by the clock alone, and its time is free for the next', async () => {
    const { data } = await test.hold(ada, { serviceId, startsAt: thursday });
    test.pass({ minutes: 15 });
    expect((await test.confirm(ada, data.id)).code).toBe('HOLD_EXPIRED');
    expect((await test.call(contract.listBookings, { token: ada })).data.total).toBe(0);
    const next = await test.hold('kola', { serviceId, startsAt: thursday });
    expect(next.status).toBe(201);
    expect(await test.read(ada, data.id)).toMatchObject({
      stage: 'cancelled',
      cancellation: { by: 'system', why: 'expired', refund: null },
    });
    expect((await test.confirm(ada, data.id)).code).toBe('HOLD_EXPIRED');
  });

  it('is ended by the work of each minute too, once', async () => {
    const { data } = await test.hold(ada, { serviceId, startsAt: thursday });
    test.pass({ minutes: 14 });
    await test.tick();
    expect((await test.read(ada, data.id)).stage).toBe('held');
    test.pass({ minutes: 1 });
    await test.tick();
    await test.tick();
    const { stage, events } = await test.read(ada, data.id);
    expect([stage, events.map(({ kind }) => kind)]).toEqual(['cancelled', ['held', 'expired']]);
  });

  it('is let go, also twice, and no confirmed booking is', async () => {
    const { data } = await test.hold(ada, { serviceId, startsAt: thursday });
    const release = (bookingId: string) => test.call(holds.releaseHold, { token: ada, params: { bookingId } });
    const released = await release(data.id);
    expect(released.data).toMatchObject({ stage: 'cancelled', cancellation: { why: 'released' } });
    expect((await release(data.id)).data).toEqual(released.data);
    const { id } = await test.book(ada, { serviceId, startsAt: thursday });
    expect((await release(id)).code).toBe('BOOKING_STATE');
  });

  it('is confirmed again from a second tab: the booking is answered as it is, and nothing is done twice', async () => {
    const { data } = await test.hold(ada, { serviceId, startsAt: thursday });
    const [one, other] = await Promise.all([
      test.confirm(ada, data.id, { topic: 'Pricing' }),
      test.confirm(ada, data.id, { topic: 'Pricing' }),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(other.data).toEqual(one.data);
    const late = await test.confirm(ada, data.id, { topic: 'Something else' });
    expect(late.data.booking).toMatchObject({ stage: 'confirmed', topic: 'Pricing' });
    expect(late.data.booking.events.map(({ kind }) => kind)).toEqual(['held', 'requested', 'confirmed']);
    await test.cancel(ada, data.id);
    expect((await test.confirm(ada, data.id)).code).toBe('BOOKING_STATE');
  });

  it('goes to the adviser with the fewest bookings that day', async () => {
    const adviserIds = [await test.makeAdviser({ name: 'A' }), await test.makeAdviser({ name: 'B' })];
    const { serviceId: both } = await test.makeService({ ...free, adviserIds });
    await test.book(ada, { serviceId: both, startsAt: '2026-03-19T08:00:00.000Z', adviserId: adviserIds[0] ?? '' });
    const { data } = await test.hold('zainab', { serviceId: both, startsAt: thursday });
    expect(data.adviser.name).toBe('B');
    expect((await test.hold('yemi', { serviceId: both, startsAt: thursday })).data.adviser.name).toBe('A');
    expect((await test.hold('uche', { serviceId: both, startsAt: thursday })).code).toBe('SLOT_TAKEN');
  });
});

describe('a booking', () => {
  it('is moved within its rules, never charged, and back to where it is changes nothing', async () => {
    const { id } = await test.book(ada, { serviceId, startsAt: thursday });
    expect((await test.move(ada, id, thursday)).data).toMatchObject({ sequence: 0, rules: { movesLeft: 2 } });
    const moved = await test.move(ada, id, monday, { zone: 'Europe/London' });
    expect(moved.data).toMatchObject({ startsAt: monday, zone: 'Europe/London', sequence: 1, rules: { movesLeft: 1 } });
    expect((await test.hold('tola', { serviceId, startsAt: thursday })).status).toBe(201);
    expect((await test.move(ada, id, thursday)).code).toBe('SLOT_TAKEN');
    test.setNow('2026-03-15T22:00:01Z');
    expect((await test.move(ada, id, '2026-03-20T10:00:00.000Z')).code).toBe('MOVE_TOO_LATE');
    test.setNow('2026-03-15T10:00:00Z');
    expect((await test.move(ada, id, '2026-03-20T10:00:00.000Z')).data.rules).toMatchObject({
      movesLeft: 0,
      moveUntil: null,
    });
    expect((await test.move(ada, id, '2026-03-21T10:00:00.000Z')).code).toBe('MOVE_LIMIT');
    expect(await test.read(ada, id)).toMatchObject({
      startsAt: '2026-03-20T10:00:00.000Z',
      sequence: 2,
      can: { move: false },
    });
  });

  it('keeps its terms and its length when the service changes', async () => {
    const { id } = await test.book(ada, { serviceId, startsAt: thursday });
    const { rules } = await test.read(ada, id);
    expect(rules).toEqual({
      movesLeft: 2,
      moveUntil: '2026-03-18T22:00:00.000Z',
      refundUntil: '2026-03-18T10:00:00.000Z',
    });
    const found = (await test.call(listAllServices, { token: 'operator' })).data.items.find(
      (one) => one.id === serviceId,
    );
    if (!found) throw new Error('there is no such service');
    const { id: _id, archivedAt: _archivedAt, ...service } = found;
    const body = { ...service, minutes: 30, rules: { ...service.rules, maxMoves: 0, moveNoticeHours: 500 } };
    const edited = await test.call(editService, { token: 'operator', params: { serviceId }, body });
    expect(edited.data.minutes).toBe(30);
    expect((await test.read(ada, id)).rules).toEqual(rules);
    const moved = (await test.move(ada, id, monday)).data;
    expect(Date.parse(moved.endsAt) - Date.parse(moved.startsAt)).toBe(3_600_000);
  });

  it('is cancelled once, and not once it has begun', async () => {
    const { id } = await test.book(ada, { serviceId, startsAt: thursday });
    const cancelled = await test.cancel(ada, id, 'I am ill.');
    expect(cancelled.data).toMatchObject({
      status: 'cancelled',
      sequence: 1,
      cancellation: { by: 'founder', why: 'cancelled', reason: 'I am ill.', refund: null },
      can: { cancel: false, move: false, confirm: false },
    });
    expect(await test.cancel(ada, id)).toMatchObject({ status: 409, code: 'BOOKING_STATE' });
    expect(await test.read(ada, id)).toEqual(cancelled.data);
    const other = await test.book(ada, { serviceId, startsAt: thursday });
    test.setNow(thursday);
    expect((await test.cancel(ada, other.id)).code).toBe('BOOKING_STATE');
    expect((await test.move(ada, other.id, '2026-03-21T10:00:00.000Z')).code).toBe('BOOKING_STATE');
    expect((await test.read(ada, other.id)).can).toMatchObject({ join: true, cancel: false });
  });
});

describe('the waitlist', () => {
  it('takes days that are to come, within bounds, once for each service', async () => {
    const join = (body: object) =>
      test.call(joinWaitlist, {
        token: ada,
        params: { serviceId },
        body: { adviserId: null, zone: 'Africa/Lagos', ...body } as never,
      });
    expect((await join({ fromDay: '2026-03-01', toDay: '2026-03-14' })).fields).toHaveProperty('toDay');
    expect((await join({ fromDay: '2026-03-20', toDay: '2026-03-19' })).fields).toHaveProperty('toDay');
    expect((await join({ fromDay: '2026-03-16', toDay: '2026-09-01' })).fields).toHaveProperty('toDay');
    expect((await join({ fromDay: '2026-03-16', toDay: '2026-03-20' })).status).toBe(201);
    expect((await join({ fromDay: '2026-03-16', toDay: '2026-03-20' })).code).toBe('WAITLIST_JOINED');
  });
});
