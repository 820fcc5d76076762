import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as contract from '#contract/bookings/bookings.ts';
import * as holds from '#contract/bookings/holds.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';

let test: BookingTest;
beforeAll(async () => {
  test = await createBookingTest();
});
afterAll(() => test.close());
beforeEach(() => test.reset());

describe('a free service', () => {
  it('that is taken is refused with three alternatives', async () => {
    const { serviceId } = await test.makeService({ prices: { NGN: 0, USD: 0 } });
    const startsAt = '2026-03-16T10:00:00.000Z';
    await test.hold('tolu', { serviceId, startsAt });
    const refused = await test.hold('kola', { serviceId, startsAt });
    expect(refused).toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
    const { alternatives } = holds.slotTakenData.parse(refused.json.data);
    expect(alternatives.map((one) => one.startsAt.slice(11, 16))).toEqual(['08:00', '09:00', '11:00']);
  });

  it('is held for 15 minutes, confirmed at once and listed', async () => {
    const { serviceId, adviserId } = await test.makeService({ prices: { NGN: 0, USD: 0 } });
    const held = await test.hold('ada', { serviceId, startsAt: '2026-03-16T10:00:00.000Z' });
    expect(held).toMatchObject({
      status: 201,
      data: {
        status: 'pending',
        stage: 'held',
        adviser: { id: adviserId, zone: 'Africa/Lagos' },
        startsAt: '2026-03-16T10:00:00.000Z',
        endsAt: '2026-03-16T11:00:00.000Z',
        holdExpiresAt: '2026-03-15T09:15:00.000Z',
        prices: [],
        meeting: null,
        can: { confirm: true, release: true, move: false, cancel: false },
      },
    });
    const answer = await test.confirm('ada', held.data.id, { topic: 'Our evidence' });
    expect(answer.data).toMatchObject({
      invoiceId: null,
      booking: {
        status: 'in_progress',
        stage: 'confirmed',
        topic: 'Our evidence',
        meeting: { kind: 'link', url: 'https://meet.example/idea-review' },
        can: { confirm: false, move: true, cancel: true, join: false },
        events: [{ kind: 'held' }, { kind: 'requested' }, { kind: 'confirmed' }],
      },
    });
    const list = await test.call(contract.listBookings, { token: 'ada' });
    expect(list.data).toMatchObject({ items: [{ id: held.data.id }], total: 1, page: 1 });
    expect((await test.call(contract.listBookings, { token: 'ada', query: { tab: 'past' } })).data.total).toBe(0);
  });
});
