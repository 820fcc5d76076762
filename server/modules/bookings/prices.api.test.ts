import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { priceChangedData } from '#contract/bookings/holds.ts';
import { joinWaitlist, listWaitlist } from '#contract/bookings/waitlist.ts';
import { listAllServices } from '#contract/consultation/admin-services.ts';
import { readService } from '#contract/consultation/consultation.ts';
import { createBillingSteps } from '#tests/billing.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';

let test: BookingTest;
let steps: ReturnType<typeof createBillingSteps>;
let serviceId = '';
let revision = 0;
let people = 0;
/** Before tax; 7.5% of them ends in part of a kobo and in half a cent. */
const prices = { NGN: 4_999_993, USD: 3_020 };
const totals = { NGN: 5_374_992, USD: 3_247 };
const startsAt = '2026-03-19T10:00:00.000Z';

beforeAll(async () => {
  test = await createBookingTest();
  steps = createBillingSteps(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.reset();
  ({ serviceId } = await test.makeService({ prices }));
  await tax({ taxRegistered: true });
});

async function tax(change: { taxRegistered: boolean; taxPercent?: string }): Promise<void> {
  revision = (await steps.saveSettings(change, revision)).data.revision;
}
const card = async () => (await test.call(readService, { params: { serviceId } })).data;
const hold = async (token: string) => (await test.hold(token, { serviceId, startsAt })).data;

it.each(['NGN', 'USD'] as const)('is the same on the card, when held and on the invoice, in %s', async (currency) => {
  const ada = `ada-${people++}`;
  expect(await card()).toMatchObject({ prices: totals, tax: { percent: '7.5' } });
  const held = await hold(ada);
  expect(held).toMatchObject({
    prices: [
      { amountMinor: totals.NGN, currency: 'NGN' },
      { amountMinor: totals.USD, currency: 'USD' },
    ],
    tax: { percent: '7.5' },
  });
  const { booking, invoiceId } = (await test.confirm(ada, held.id, { currency, method: 'checkout' })).data;
  const total = { amountMinor: totals[currency], currency };
  expect(booking).toMatchObject({ price: total, tax: { percent: '7.5' } });
  expect(await steps.read(invoiceId ?? '', ada)).toMatchObject({ total });
});

it('is what the operator set where the seller charges no tax', async () => {
  await tax({ taxRegistered: false });
  expect(await card()).toMatchObject({ prices, tax: null });
  const held = await hold(`ada-${people++}`);
  expect(held).toMatchObject({ prices: [{ amountMinor: prices.NGN }, { amountMinor: prices.USD }], tax: null });
});

it('is before tax for the operator', async () => {
  const { items } = (await test.call(listAllServices, { token: 'operator' })).data;
  expect(items.find(({ id }) => id === serviceId)?.prices).toEqual(prices);
});

it('is never more or less than was shown: a tax that changed since refuses, tells the new price and charges nothing', async () => {
  const ada = `ada-${people++}`;
  const held = await hold(ada);
  await tax({ taxRegistered: true, taxPercent: '10' });
  const refused = await test.confirm(ada, held.id, { currency: 'NGN', method: 'checkout', topic: 'Mine' });
  expect(refused).toMatchObject({ status: 409, code: 'BOOKING_PRICE_CHANGED' });
  expect(priceChangedData.parse(refused.json.data)).toEqual({ price: { amountMinor: 5_499_992, currency: 'NGN' } });
  expect(await test.read(ada, held.id)).toEqual(held);
  await tax({ taxRegistered: true });
  expect((await test.confirm(ada, held.id, { currency: 'NGN', method: 'checkout' })).status).toBe(200);
});

it('is with tax on a time that is offered from the waitlist', async () => {
  const [owner, ada] = [`owner-${people}`, `ada-${people++}`];
  await test.meet(ada);
  const { id } = await hold(owner);
  const body = { fromDay: '2026-03-18', toDay: '2026-03-20', zone: 'Africa/Lagos', adviserId: null };
  await test.call(joinWaitlist, { token: ada, params: { serviceId }, body });
  await test.cancel(owner, id);
  const [entry] = (await test.call(listWaitlist, { token: ada })).data.items;
  const offered = await test.read(ada, entry?.bookingId ?? '');
  expect(offered).toMatchObject({ isOffer: true, tax: { percent: '7.5' }, prices: [{ amountMinor: totals.NGN }, {}] });
});
