import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { releaseHold } from '#contract/bookings/holds.ts';
import { joinWaitlist, leaveWaitlist, listWaitlist } from '#contract/bookings/waitlist.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';

let test: BookingTest;
let serviceId = '';
let round = 0;
beforeAll(async () => {
  test = await createBookingTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  round += 1;
  ({ serviceId } = await test.makeService({ prices: { NGN: 0, USD: 0 } }));
});

const startsAt = '2026-03-19T10:00:00.000Z';
const who = (name: string) => `${name}-${round}`;
async function join(name: string, change: object = {}) {
  await test.meet(who(name));
  test.pass({ minutes: 1 });
  const body = { fromDay: '2026-03-18', toDay: '2026-03-20', zone: 'Africa/Lagos', adviserId: null, ...change };
  return (await test.call(joinWaitlist, { token: who(name), params: { serviceId }, body })).data;
}
const entryOf = async (name: string) => (await test.call(listWaitlist, { token: who(name) })).data.items[0];

describe('a time that becomes free', () => {
  it('is offered in the order of joining, held for 30 minutes, and then to the next', async () => {
    const { id } = await test.book(who('owner'), { serviceId, startsAt });
    await join('elsewhen', { fromDay: '2026-03-21', toDay: '2026-03-22' });
    await join('first');
    await join('second');
    await join('third');
    await test.cancel(who('owner'), id);
    const offered = await entryOf('first');
    expect(offered).toMatchObject({ status: 'in_progress', can: { leave: true } });
    const booking = await test.read(who('first'), offered?.bookingId ?? '');
    expect(booking).toMatchObject({ stage: 'held', isOffer: true, startsAt, can: { confirm: true } });
    expect(Date.parse(booking.holdExpiresAt ?? '') - test.now().getTime()).toBe(30 * 60_000);
    expect((await entryOf('second'))?.status).toBe('pending');
    const mails = await test.mails();
    expect(mails.filter(({ subject }) => subject.startsWith('A time is free')).map(({ to }) => to)).toEqual([
      `${who('first')}@example.com`,
    ]);

    test.pass({ minutes: 30 });
    await test.tick();
    expect(await entryOf('first')).toMatchObject({ status: 'cancelled', can: { leave: false } });
    const next = await entryOf('second');
    expect(next?.status).toBe('in_progress');
    expect((await test.hold(who('passer'), { serviceId, startsAt })).code).toBe('SLOT_TAKEN');

    const confirmed = await test.confirm(who('second'), next?.bookingId ?? '');
    expect(confirmed.data.booking.stage).toBe('confirmed');
    expect((await entryOf('second'))?.status).toBe('successful');
    expect((await entryOf('third'))?.status).toBe('pending');
    expect((await entryOf('elsewhen'))?.status).toBe('pending');
  });

  it('with others at the same moment is offered to one each', async () => {
    const adviserIds = [await test.makeAdviser(), await test.makeAdviser(), await test.makeAdviser()];
    ({ serviceId } = await test.makeService({ prices: { NGN: 0, USD: 0 }, adviserIds }));
    const booked = [];
    for (const adviserId of adviserIds) {
      const owner = who(`owner-${booked.length}`);
      booked.push({ owner, id: (await test.book(owner, { serviceId, startsAt, adviserId })).id });
    }
    const names = ['first', 'second', 'third'];
    for (const name of names) await join(name);
    await Promise.all(booked.map(({ owner, id }) => test.cancel(owner, id)));
    for (const name of names) expect((await entryOf(name))?.status).toBe('in_progress');
  });

  it('passes over who has a booking then, or holds as many times as they can; they keep their place', async () => {
    const { id } = await test.book(who('owner'), { serviceId, startsAt });
    const { serviceId: other } = await test.makeService({ prices: { NGN: 0, USD: 0 } });
    for (const name of ['busy', 'greedy', 'free']) await join(name);
    await test.book(who('busy'), { serviceId: other, startsAt });
    const held = [];
    for (const hour of ['12', '14', '16'])
      held.push(await test.hold(who('greedy'), { serviceId: other, startsAt: `2026-03-19T${hour}:00:00.000Z` }));
    await test.cancel(who('owner'), id);
    expect((await entryOf('busy'))?.status).toBe('pending');
    expect((await entryOf('greedy'))?.status).toBe('pending');
    const offered = await entryOf('free');
    expect(offered?.status).toBe('in_progress');
    await test.call(releaseHold, { token: who('greedy'), params: { bookingId: held[0]?.data.id ?? '' } });
    await test.call(releaseHold, { token: who('free'), params: { bookingId: offered?.bookingId ?? '' } });
    expect((await entryOf('greedy'))?.status).toBe('in_progress');
  });

  it('is offered in that order to who waits for another service of the adviser, where such a session is free then', async () => {
    const adviserIds = [await test.makeAdviser()];
    const free = { prices: { NGN: 0, USD: 0 }, adviserIds };
    const rules = { minimumNoticeHours: 240, horizonDays: 60, cancelNoticeHours: 1, moveNoticeHours: 1, maxMoves: 2 };
    const services = {
      same: await test.makeService(free),
      long: await test.makeService({ ...free, minutes: 90 }),
      buffered: await test.makeService({ ...free, minutes: 45, bufferAfterMinutes: 30 }),
      early: await test.makeService({ ...free, rules }),
      elsewhere: await test.makeService({ ...free, adviserIds: [await test.makeAdviser()] }),
      short: await test.makeService({ ...free, minutes: 30 }),
    };
    const { id } = await test.book(who('owner'), { serviceId: services.same.serviceId, startsAt });
    const next = { serviceId: services.same.serviceId, startsAt: '2026-03-19T11:00:00.000Z' };
    await test.book(who('after'), next);
    for (const name of ['long', 'buffered', 'early', 'elsewhere', 'short', 'same'] as const) {
      ({ serviceId } = services[name]);
      await join(name);
    }
    await test.cancel(who('owner'), id);
    const offered = await entryOf('short');
    expect(offered?.status).toBe('in_progress');
    const booking = await test.read(who('short'), offered?.bookingId ?? '');
    expect(booking).toMatchObject({ startsAt, endsAt: '2026-03-19T10:30:00.000Z', service: { minutes: 30 } });
    await test.call(releaseHold, { token: who('short'), params: { bookingId: booking.id } });
    expect((await entryOf('same'))?.status).toBe('in_progress');
    for (const name of ['long', 'buffered', 'early', 'elsewhere'])
      expect((await entryOf(name))?.status).toBe('pending');
  });

  it('by a move or a hold let go is offered too, but not to who lets it go', async () => {
    const { id } = await test.book(who('owner'), { serviceId, startsAt });
    await join('owner');
    await join('first');
    await test.move(who('owner'), id, '2026-03-25T10:00:00.000Z');
    const first = await entryOf('first');
    expect(first?.status).toBe('in_progress');
    expect((await entryOf('owner'))?.status).toBe('pending');
    await test.call(releaseHold, { token: who('first'), params: { bookingId: first?.bookingId ?? '' } });
    expect((await entryOf('first'))?.status).toBe('cancelled');
    expect((await entryOf('owner'))?.status).toBe('in_progress');
  });

  it('of a hold that ran out goes to who waits before anyone who comes by', async () => {
    await test.hold(who('owner'), { serviceId, startsAt });
    await join('first');
    test.pass({ minutes: 15 });
    expect((await test.hold(who('passer'), { serviceId, startsAt })).code).toBe('SLOT_TAKEN');
    await test.tick();
    expect((await entryOf('first'))?.status).toBe('in_progress');
  });

  it('is not offered to who waits for another adviser, nor when it is too soon', async () => {
    const adviserIds = [await test.makeAdviser(), await test.makeAdviser()];
    const rules = { minimumNoticeHours: 24, horizonDays: 60, cancelNoticeHours: 1, moveNoticeHours: 1, maxMoves: 2 };
    ({ serviceId } = await test.makeService({ prices: { NGN: 0, USD: 0 }, adviserIds, rules }));
    const { id } = await test.book(who('owner'), { serviceId, startsAt, adviserId: adviserIds[0] ?? '' });
    await join('other', { adviserId: adviserIds[1] });
    await join('any');
    test.setNow('2026-03-18T20:00:00Z');
    await test.cancel(who('owner'), id);
    expect((await entryOf('other'))?.status).toBe('pending');
    expect((await entryOf('any'))?.status).toBe('pending');
  });
});

describe('an entry', () => {
  it('is left, which lets the offered time go to the next', async () => {
    const { id } = await test.book(who('owner'), { serviceId, startsAt });
    const first = await join('first');
    await join('second');
    await test.cancel(who('owner'), id);
    const leave = (name: string) => test.call(leaveWaitlist, { token: who(name), params: { entryId: first.id } });
    expect((await leave('second')).code).toBe('WAITLIST_UNKNOWN');
    expect((await leave('first')).data).toMatchObject({ status: 'cancelled', offerExpiresAt: null });
    expect((await leave('first')).data.status).toBe('cancelled');
    expect((await entryOf('second'))?.status).toBe('in_progress');
  });

  it('cannot be left once the offered time is confirmed by the founder: the booking can be cancelled', async () => {
    ({ serviceId } = await test.makeService({ prices: { NGN: 0, USD: 0 }, needsConfirmation: true }));
    const { id } = await test.hold(who('owner'), { serviceId, startsAt }).then(({ data }) => data);
    const first = await join('first');
    await test.call(releaseHold, { token: who('owner'), params: { bookingId: id } });
    await test.confirm(who('first'), (await entryOf('first'))?.bookingId ?? '');
    expect(await entryOf('first')).toMatchObject({ status: 'in_progress', can: { leave: false } });
    const left = await test.call(leaveWaitlist, { token: who('first'), params: { entryId: first.id } });
    expect(left.data.status).toBe('in_progress');
  });

  it('ends when its last day is over', async () => {
    await join('first');
    test.setNow('2026-03-20T22:59:00Z');
    await test.tick();
    expect((await entryOf('first'))?.status).toBe('pending');
    test.pass({ minutes: 1 });
    await test.tick();
    expect((await entryOf('first'))?.status).toBe('cancelled');
    await test.tick();
    const { items } = (await test.call(listNotifications, { token: who('first') })).data;
    expect(items.map(({ kind }) => kind)).toEqual(['waitlist.lapsed']);
  });
});
