import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { confirmTransfer, listTransfers } from '#contract/billing/admin-transfers.ts';
import { claimTransfer, startPayment } from '#contract/billing/payments.ts';
import { moveBookingByOperator } from '#contract/bookings/admin.ts';
import { confirmBooking, holdBooking } from '#contract/bookings/holds.ts';
import { createAdviser, saveHours } from '#contract/consultation/admin-advisers.ts';
import { createService, type ServiceBody } from '#contract/consultation/admin-services.ts';
import { listFreeTimes } from '#contract/consultation/consultation.ts';
import { createQuote, saveQuoteDraft, submitQuote } from '#contract/quotes/quotes.ts';
import { callAs, dayAhead, otherDevice } from './bookings.ts';
import { send } from './ideas.ts';
import { newEmail, signUp } from './people.ts';
import { expect } from './test.ts';

/** Words that nobody else in this run uses. */
export const newTag = () => randomUUID().slice(0, 8);

/** A founder with an account of their own, on another device than the operator. */
export async function newFounder(page: Page, name: string): Promise<Page> {
  const founder = await otherDevice(page);
  await signUp(founder, { email: newEmail(), name });
  return founder;
}

/** An adviser who can be booked from nine to five on every day, in Lagos. */
export async function makeAdviser(operator: Page, name: string): Promise<string> {
  const adviser = await callAs(
    operator,
    createAdviser,
    {},
    {
      name,
      title: 'Fundraising adviser',
      bio: '',
      email: newEmail(),
      zone: 'Africa/Lagos',
      dailyLimit: null,
      active: true,
    },
  );
  const spans = [{ fromMinute: 540, toMinute: 1020 }];
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, spans }));
  await callAs(operator, saveHours, { adviserId: adviser.id }, { hours, version: adviser.version });
  return adviser.id;
}

/** A service of an hour by telephone. @returns its id. */
export async function makeService(operator: Page, change: Partial<ServiceBody>): Promise<string> {
  const body: ServiceBody = {
    title: 'Pitch review',
    description: 'An hour on your pitch.',
    bulletPoints: ['Your deck, slide by slide'],
    minutes: 60,
    stepMinutes: 60,
    bufferBeforeMinutes: 0,
    bufferAfterMinutes: 0,
    prices: { NGN: 2_500_000, USD: 2_000 },
    rules: { minimumNoticeHours: 0, horizonDays: 60, cancelNoticeHours: 24, moveNoticeHours: 24, maxMoves: 2 },
    needsConfirmation: false,
    meeting: { kind: 'phone' },
    active: true,
    position: 500,
    adviserIds: [],
    ...change,
  };
  return (await callAs(operator, createService, {}, body)).id;
}

/** Books the first free time of a day as a founder; a service with a price is paid by transfer, which is claimed. */
export async function book(founder: Page, serviceId: string, day: string, payerName = 'Ada Obi') {
  const zone = 'Africa/Lagos';
  const path = listFreeTimes.path.replace(':serviceId', serviceId);
  const { days } = await send(founder, listFreeTimes, `${path}?${new URLSearchParams({ from: day, to: day, zone })}`);
  const { startsAt, adviserIds } = days[0].times[0];
  const { id, prices } = await callAs(
    founder,
    holdBooking,
    {},
    { serviceId, adviserId: adviserIds[0], startsAt, zone },
  );
  const isPriced = prices.length > 0;
  const { invoiceId } = await callAs(
    founder,
    confirmBooking,
    { bookingId: id },
    {
      topic: 'Our first round',
      notes: 'We raise in spring.',
      phone: '+234 801 234 5678',
      currency: isPriced ? 'NGN' : null,
      method: isPriced ? 'bank_transfer' : null,
    },
  );
  if (isPriced) {
    const payment = await callAs(founder, startPayment, { invoiceId }, { method: 'bank_transfer' });
    await callAs(founder, claimTransfer, { paymentId: payment.id }, { payerName });
  }
  return { id: String(id), invoiceId: String(invoiceId) };
}

/** Books the first free time of a day for ₦25,000, which has arrived. */
export async function bookPaid(operator: Page, founder: Page, serviceId: string, day: string, payerName: string) {
  const booking = await book(founder, serviceId, day, payerName);
  const { items } = await send(operator, listTransfers, `${listTransfers.path}?order=newest&pageSize=100`);
  const { paymentId } = items.find((one: { invoice: { id: string } }) => one.invoice.id === booking.invoiceId);
  const receipt = { receivedMinor: 2_500_000, receivedOn: dayAhead(0), revision: 0, status: 'pending' };
  await callAs(operator, confirmTransfer, { paymentId }, receipt);
  return booking;
}

/** Sends a request for a quote as a founder. @returns its id. */
export async function sendQuote(founder: Page, title: string): Promise<string> {
  const { id: quoteId, revision } = await callAs(founder, createQuote, {}, {});
  const changes = { title, brief: 'We need a data room before we raise.', budgetMinor: 50_000_000 };
  await callAs(founder, saveQuoteDraft, { quoteId }, { revision, changes });
  await callAs(founder, submitQuote, { quoteId });
  return quoteId;
}

/** Lets a confirmed booking begin, and opens it until its page offers what can be done from then on. */
export async function openBegun(operator: Page, bookingId: string, adviserId: string, offered: Locator): Promise<void> {
  const startsAt = new Date(Date.now() + 2000).toISOString();
  await callAs(operator, moveBookingByOperator, { bookingId }, { startsAt, adviserId, override: true });
  await operator.goto(`/m/admin/bookings/${bookingId}`);
  await expect(async () => {
    await operator.reload();
    await expect(offered).toBeVisible({ timeout: 2000 });
  }).toPass();
}

/** A message that passes by; another of the same words may still be there. */
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
