import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import * as admin from '#contract/bookings/admin.ts';
import { linkOutcome, saveBookingNote, unlinkOutcome } from '#contract/bookings/outcomes.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import { createIdea } from '#contract/validation/validation.ts';
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
  ({ serviceId, adviserId } = await test.makeService({ prices: { NGN: 0, USD: 0 } }));
});

const startsAt = '2026-03-19T10:00:00.000Z';
const token = 'operator';
const of = (bookingId: string) => ({ token, params: { bookingId } });

async function actions(bookingId: string) {
  const { items } = (await test.call(listAuditEntries, { token, query: { pageSize: 50 } })).data;
  return items.filter(({ subjectId }) => subjectId === bookingId).map(({ action }) => action);
}
async function told(uid: string) {
  const { items } = (await test.call(listNotifications, { token: uid })).data;
  return items.map(({ kind }) => kind);
}

/** How many statements an answer takes. */
async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const { db } = test.context.database;
  const select = vi.spyOn(db, 'select');
  await work();
  const count = select.mock.calls.length;
  select.mockRestore();
  return count;
}

describe('the operator’s calendar', () => {
  it('lists the bookings of the days of a zone, by adviser and status', async () => {
    const first = await test.book(ada, { serviceId, startsAt });
    const second = await test.book(ada, { serviceId, startsAt: '2026-03-20T23:00:00.000Z' });
    await test.cancel(ada, first.id);
    const list = async (query: object) => {
      const range = { from: '2026-03-19', to: '2026-03-20', zone: 'UTC', adviserId };
      return (await test.call(admin.listAdminBookings, { token, query: { ...range, ...query } })).data.items;
    };
    expect((await list({})).map(({ id }) => id)).toEqual([first.id, second.id]);
    expect((await list({ zone: 'Africa/Lagos' })).map(({ id }) => id)).toEqual([first.id]);
    expect(await list({ status: 'in_progress' })).toMatchObject([{ id: second.id, founder: { uid: ada } }]);
    expect(await list({ adviserId: 'nobody' })).toEqual([]);
    const tooLong = { from: '2026-03-01', to: '2026-04-12', zone: 'UTC' };
    expect((await test.call(admin.listAdminBookings, { token, query: tooLong })).status).toBe(400);
  });

  it('asks for the names of all founders at once', async () => {
    const others = [`bola-${people}`, `chidi-${people}`, `dayo-${people}`];
    const list = async () => {
      const query = { from: '2026-03-19', to: '2026-03-21', zone: 'UTC', adviserId };
      return (await test.call(admin.listAdminBookings, { token, query })).data.items;
    };
    await test.book(ada, { serviceId, startsAt });
    await list();
    const asked = await countQueries(list);
    expect(asked).toBeGreaterThan(1);
    for (const [index, uid] of others.entries())
      await test.book(uid, { serviceId, startsAt: `2026-03-20T1${index}:00:00.000Z` });
    expect(new Set((await list()).map(({ founder }) => founder.name)).size).toBe(4);
    expect(await countQueries(list)).toBe(asked);
  });

  it('shows who booked and what it is about', async () => {
    const { id } = await test.book(ada, { serviceId, startsAt });
    const { data } = await test.call(admin.readAdminBooking, of(id));
    expect(data).toMatchObject({
      founder: { uid: ada, email: `${ada}@example.com`, emailVerified: true },
      can: { confirm: false, reject: false, complete: false, markAdviserAbsent: false, cancel: true, move: true },
    });
    expect((await test.call(admin.readAdminBooking, of('nothing'))).code).toBe('BOOKING_UNKNOWN');
  });
});

describe('what waits for the operator', () => {
  it('is listed the soonest first, and confirmed', async () => {
    ({ serviceId } = await test.makeService({ prices: { NGN: 0, USD: 0 }, needsConfirmation: true }));
    const later = await test.book(ada, { serviceId, startsAt });
    const sooner = await test.book(ada, { serviceId, startsAt: '2026-03-18T10:00:00.000Z' });
    const waiting = (await test.call(admin.listWaitingBookings, { token })).data;
    expect(waiting.items.map(({ id }) => id)).toEqual([sooner.id, later.id]);
    test.pass({ minutes: 1 });
    expect((await test.call(admin.confirmBookingByOperator, of(later.id))).data.stage).toBe('confirmed');
    expect((await test.call(admin.confirmBookingByOperator, of(later.id))).code).toBe('BOOKING_STATE');
    expect(await actions(later.id)).toEqual(['booking.confirm']);
    expect(await told(ada)).toEqual(['booking.confirmed', 'booking.awaiting', 'booking.awaiting']);
    expect((await test.call(admin.rejectBooking, { ...of(sooner.id), body: { reason: '' } })).status).toBe(400);
    await test.call(admin.rejectBooking, { ...of(sooner.id), body: { reason: 'Nobody is free.' } });
    const mail = (await test.mails()).findLast(({ to }) => to === `${ada}@example.com`);
    expect(mail?.subject).toBe('Not confirmed: Idea review');
    expect(mail?.text).toContain('Nobody is free.');
  });
});

describe('sessions that are over', () => {
  it('wait to be noted, the oldest first, once they are at their end', async () => {
    const toNote = async () => {
      const { items } = (await test.call(admin.listWaitingBookings, { token })).data.toNote;
      return items.filter(({ founder }) => founder.uid === ada).map(({ id }) => id);
    };
    const later = await test.book(ada, { serviceId, startsAt });
    const sooner = await test.book(ada, { serviceId, startsAt: '2026-03-18T10:00:00.000Z' });
    const gone = await test.book(ada, { serviceId, startsAt: '2026-03-17T10:00:00.000Z' });
    await test.cancel(ada, gone.id);
    test.setNow(new Date(Date.parse(later.endsAt) - 1));
    expect(await toNote()).toEqual([sooner.id]);
    test.setNow(later.endsAt);
    expect(await toNote()).toEqual([sooner.id, later.id]);
    await test.call(admin.completeBooking, { ...of(sooner.id), body: {} });
    expect(await toNote()).toEqual([later.id]);
  });
});

describe('the operator', () => {
  it('moves to any time that is not taken, at any notice and without using up the founder’s moves', async () => {
    const hours = [{ weekday: 4, spans: [{ fromMinute: 540, toMinute: 780 }] }];
    const adviserIds = [await test.makeAdviser({}, hours)];
    ({ serviceId } = await test.makeService({ prices: { NGN: 0, USD: 0 }, adviserIds }));
    const one = await test.book(ada, { serviceId, startsAt });
    const other = await test.book(ada, { serviceId, startsAt: '2026-03-19T11:00:00.000Z' });
    const move = (to: string, id = one.id) =>
      test.call(admin.moveBookingByOperator, {
        ...of(id),
        body: { startsAt: to, adviserId: adviserIds[0] ?? '', override: true },
      });
    test.setNow('2026-03-19T09:30:00Z');
    expect((await move('2026-03-19T11:30:00.000Z')).code).toBe('SLOT_TAKEN');
    expect((await move('2026-03-19T09:00:00.000Z')).code).toBe('SLOT_NOT_OFFERED');
    const moved = await move('2026-03-19T20:07:00.000Z');
    expect(moved.data).toMatchObject({ startsAt: '2026-03-19T20:07:00.000Z', sequence: 1, rules: { movesLeft: 2 } });
    expect(await actions(one.id)).toEqual(['booking.move']);
    expect((await test.read(ada, other.id)).startsAt).toBe('2026-03-19T11:00:00.000Z');
  });

  it('is refused what founders could not book, with all that speaks against it, until insisting', async () => {
    const hours = [{ weekday: 4, spans: [{ fromMinute: 540, toMinute: 780 }] }];
    const [sade, dele] = [await test.makeAdviser({}, hours), await test.makeAdviser({}, hours)];
    ({ serviceId } = await test.makeService({ prices: { NGN: 0, USD: 0 }, adviserIds: [sade] }));
    const other = await test.makeService({ prices: { NGN: 0, USD: 0 } });
    const { id } = await test.book(ada, { serviceId, startsAt });
    await test.book(ada, { serviceId: other.serviceId, startsAt: '2026-03-26T11:00:00.000Z' });
    const move = (to: string, adviserId: string, change: { override?: boolean; reason?: string } = {}) =>
      test.call(admin.moveBookingByOperator, { ...of(id), body: { startsAt: to, adviserId, ...change } });
    const refused = [
      ['2026-03-26T10:30:00.000Z', sade, ['MOVE_FOUNDER_BUSY']],
      ['2026-03-26T09:00:00.000Z', dele, ['MOVE_ADVISER_OTHER']],
      ['2026-03-26T12:30:00.000Z', sade, ['MOVE_OUTSIDE_HOURS']],
      ['2026-05-21T09:00:00.000Z', sade, ['MOVE_BEYOND_HORIZON']],
      ['2026-03-26T11:40:00.000Z', dele, ['MOVE_FOUNDER_BUSY', 'MOVE_ADVISER_OTHER', 'MOVE_OUTSIDE_HOURS']],
    ] as const;
    for (const [to, adviserId, problems] of refused) {
      const answer = await move(to, adviserId);
      expect({ status: answer.status, code: answer.code, data: answer.json.data }).toEqual({
        status: 409,
        code: problems[0],
        data: { problems },
      });
    }
    for (const override of [false, true])
      expect(await move('2046-12-13T02:07:00.000Z', sade, { override })).toMatchObject({
        status: 409,
        code: 'MOVE_TOO_FAR',
      });
    expect(await test.read(ada, id)).toMatchObject({ startsAt, sequence: 0 });

    const reason = 'The room is free later only.';
    const moved = await move('2026-03-26T11:40:00.000Z', dele, { override: true, reason });
    expect(moved.data).toMatchObject({ startsAt: '2026-03-26T11:40:00.000Z', adviser: { id: dele }, sequence: 1 });
    const { items } = (await test.call(listAuditEntries, { token, query: { pageSize: 50 } })).data;
    expect(items.find(({ subjectId }) => subjectId === id)).toMatchObject({
      action: 'booking.move',
      detail: { override: ['MOVE_FOUNDER_BUSY', 'MOVE_ADVISER_OTHER', 'MOVE_OUTSIDE_HOURS'] },
    });
    const mail = (await test.mails()).findLast(({ to }) => to === `${ada}@example.com`);
    expect(mail?.text).toContain(reason);
    expect((await move('2026-03-26T09:00:00.000Z', sade)).data.adviser.id).toBe(sade);
    const last = (await test.call(listAuditEntries, { token, query: { pageSize: 1 } })).data.items[0];
    expect(last?.detail).not.toHaveProperty('override');
  });

  it('notes what came of a session, which the founder links to what is theirs', async () => {
    const { id } = await test.book(ada, { serviceId, startsAt });
    const complete = () => test.call(admin.completeBooking, { ...of(id), body: { notes: 'Ask ten buyers.' } });
    expect((await complete()).code).toBe('BOOKING_STATE');
    test.setNow('2026-03-19T11:00:00Z');
    expect((await complete()).data).toMatchObject({ status: 'completed', outcome: { notes: 'Ask ten buyers.' } });
    expect((await complete()).code).toBe('BOOKING_STATE');
    const { data: idea } = await test.call(createIdea, { token: ada, body: {} });
    const { data: foreign } = await test.call(createIdea, { token: 'eve', body: {} });
    const params = { bookingId: id };
    const link = (kind: 'document' | 'evidence' | 'test', target: string) =>
      test.call(linkOutcome, { token: ada, params, body: { kind, id: target } });
    expect((await link('document', foreign.id)).code).toBe('DOCUMENT_UNKNOWN');
    expect((await link('evidence', idea.id)).code).toBe('EVIDENCE_UNKNOWN');
    expect((await link('test', idea.id)).code).toBe('TEST_CARD_UNKNOWN');
    await link('document', idea.id);
    const { data } = await link('document', idea.id);
    expect(data.outcome?.links).toMatchObject([{ kind: 'document', id: idea.id, documentId: idea.id }]);
    const noted = await test.call(saveBookingNote, { token: ada, params, body: { note: 'Ten buyers by May.' } });
    expect(noted.data.ownNote).toBe('Ten buyers by May.');
    const removed = await test.call(unlinkOutcome, {
      token: ada,
      params: { ...params, kind: 'document', targetId: idea.id },
    });
    expect(removed.data.outcome?.links).toEqual([]);
    expect((await told(ada))[0]).toBe('booking.completed');
    expect(await actions(id)).toEqual(['booking.complete']);
  });

  it('notes who did not come, once it has begun', async () => {
    const [one, other] = [
      await test.book(ada, { serviceId, startsAt }),
      await test.book(ada, { serviceId, startsAt: '2026-03-19T12:00:00.000Z' }),
    ];
    const absent = () => test.call(admin.markFounderAbsent, of(one.id));
    expect((await absent()).code).toBe('BOOKING_STATE');
    test.setNow('2026-03-19T12:30:00Z');
    expect((await absent()).data).toMatchObject({ status: 'completed', outcome: { kind: 'founder_absent' } });
    const sorry = { ...of(other.id), body: { reason: 'The line was down.' } };
    expect((await test.call(admin.markAdviserAbsent, sorry)).data).toMatchObject({
      status: 'cancelled',
      cancellation: { why: 'adviser_absent', by: 'operator', reason: 'The line was down.' },
    });
    const params = { bookingId: one.id };
    const link = await test.call(linkOutcome, { token: ada, params, body: { kind: 'document', id: 'x' } });
    expect(link.code).toBe('BOOKING_STATE');
  });
});
