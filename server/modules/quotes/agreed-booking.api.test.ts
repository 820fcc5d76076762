import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listInvoices } from '#contract/billing/billing.ts';
import { makeOffer } from '#contract/quotes/admin.ts';
import * as quoteAnswers from '#contract/quotes/answers.ts';
import * as contract from '#contract/quotes/quotes.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { brief, offerBody, total } from '#tests/quotes.ts';

let test: BookingTest;
let service: { serviceId: string; adviserId: string };
let founders = 0;
let founder = '';

beforeAll(async () => {
  test = await createBookingTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  await test.meet('operator');
  service = await test.makeService();
  founder = `founder-${++founders}`;
  await test.meet(founder);
});

const startsAt = '2026-03-20T10:00:00.000Z';
const params = (quoteId: string) => ({ token: founder, params: { quoteId } });
const read = async (quoteId: string) => (await test.call(contract.readQuote, params(quoteId))).data;
const accept = (quoteId: string) =>
  test.call(quoteAnswers.acceptOffer, { ...params(quoteId), body: { version: 1, total } });
const invoices = async () => (await test.call(listInvoices, { token: founder })).data.items;

async function ask(): Promise<string> {
  const { id } = (await test.call(contract.createQuote, { token: founder, body: { serviceId: service.serviceId } }))
    .data;
  await test.call(contract.saveQuoteDraft, { ...params(id), body: { revision: 0, changes: brief } });
  await test.call(contract.submitQuote, params(id));
  return id;
}

const offer = (quoteId: string, change: object = {}) =>
  test.call(makeOffer, {
    token: 'operator',
    params: { quoteId },
    body: {
      ...offerBody,
      validUntil: { day: '2026-03-18', zone: 'Africa/Lagos' },
      appointment: { ...service, startsAt },
      ...change,
    },
  });

it('books what was agreed with the acceptance, charged once with the quote', async () => {
  const quoteId = await ask();
  expect((await read(quoteId)).service?.title).toBe('Idea review');
  const offered = await offer(quoteId);
  const appointment = { ...service, service: 'Idea review', adviser: 'Sade', startsAt };
  expect(offered.data.offers[0]).toMatchObject({ appointment, workTitle: null });
  const accepted = (await accept(quoteId)).data;
  expect(accepted).toMatchObject({ state: 'successful', agreement: { work: null } });
  const booking = await test.read(founder, accepted.agreement?.bookingId ?? '');
  expect(booking).toMatchObject({ startsAt, status: 'in_progress' });
  expect(await invoices()).toMatchObject([{ id: accepted.agreement?.invoiceId, total }]);
});

it('takes a time once: who comes second is told, owes nothing, and may be offered another', async () => {
  const [first, second] = [await ask(), await ask()];
  await offer(first);
  await offer(second);
  expect((await accept(first)).status).toBe(200);
  const refused = await accept(second);
  expect([refused.status, refused.code]).toEqual([409, 'SLOT_TAKEN']);
  expect(await read(second)).toMatchObject({ state: 'in_progress', agreement: null });
  expect(await invoices()).toHaveLength(1);
  const later = '2026-03-20T14:00:00.000Z';
  await offer(second, { after: 1, appointment: { ...service, startsAt: later } });
  const again = { version: 2, total };
  const answer = await test.call(quoteAnswers.acceptOffer, { ...params(second), body: again });
  expect((await test.read(founder, answer.data.agreement?.bookingId ?? '')).startsAt).toBe(later);
});

it('is not accepted into a session that the founder has then with somebody else; nothing is owed', async () => {
  const quoteId = await ask();
  await offer(quoteId);
  const other = await test.makeService({ prices: { NGN: 0, USD: 0 } });
  const booked = await test.book(founder, { serviceId: other.serviceId, startsAt });
  const refused = await accept(quoteId);
  expect([refused.status, refused.code]).toEqual([409, 'FOUNDER_BUSY']);
  expect(await read(quoteId)).toMatchObject({ state: 'in_progress', agreement: null });
  expect(await invoices()).toEqual([]);
  await test.cancel(founder, booked.id);
  expect((await accept(quoteId)).status).toBe(200);
});

it('is offered only where the adviser is free, once, and later than the offer itself', async () => {
  const quoteId = await ask();
  await test.hold(founder, { serviceId: service.serviceId, startsAt });
  const refusedAt = async (change: object) => Object.keys((await offer(quoteId, change)).fields);
  expect(await refusedAt({})).toEqual(['appointment.startsAt']);
  expect(await refusedAt({ appointment: { ...service, startsAt: '2026-03-17T10:00:00.000Z' } })).toEqual([
    'validUntil.day',
  ]);
  const free = { appointment: { ...service, startsAt: '2026-03-20T14:00:00.000Z' } };
  expect(await refusedAt({ ...free, cadence: 'monthly' })).toEqual(['cadence']);
  expect(await refusedAt({ ...free, workTitle: 'Work' })).toEqual(['workTitle']);
  expect((await read(quoteId)).offers).toEqual([]);
});
