import { beforeEach, describe, expect, it } from 'vitest';
import { listPaymentMethods } from '#contract/billing/payments.ts';
import { type Booking, readBooking } from '#contract/bookings/bookings.ts';
import { confirmBooking, holdBooking, releaseHold } from '#contract/bookings/holds.ts';
import { readService } from '#contract/consultation/consultation.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { heldBooking, serviceCard } from '#tests/components/samples.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import DetailsPage from './details-page.tsx';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const held: Booking = { ...heldBooking, holdExpiresAt: inMinutes(12) };
const at = paths.founder.bookingDetails('s1', 'b1');
const open = () => show(<DetailsPage />, { at });
const confirmLabel = 'Confirm and go on to pay ₦25,000.00';

beforeEach(() => {
  api.on(readBooking, held);
  api.on(readService, serviceCard);
  api.on(listPaymentMethods, { items: [{ method: 'checkout' }] });
});

it('says how long the time is still held, and asks the server when that is over', async () => {
  const screen = await open();
  const timer = () => screen.getByRole('timer').query()?.textContent;
  await expect.poll(timer).toMatch(/^This time is held for you for 1[12]:\d\d more$/);
  api.on(readBooking, { ...held, holdExpiresAt: inMinutes(-1) });
  await screen.queryClient.invalidateQueries();
  await expect.poll(timer).toMatch(/^The time is up/);
  await expect.poll(() => api.calls(readBooking).length).toBeGreaterThan(2);
});

it('has no countdown where the hold has no end', async () => {
  api.on(readBooking, { ...held, holdExpiresAt: null });
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Is this right?' })).toBeVisible();
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();
});

it('keeps what was typed through a lost connection and a reload, and sends the same key again', async () => {
  api.on(confirmBooking, offline, { booking: { ...held, stage: 'awaiting_confirmation' }, invoiceId: null });
  const first = await open();
  await first.getByLabelText('What is it about?').fill('My pitch');
  await first.getByRole('button', { name: confirmLabel }).click();
  await expect.element(first.getByText('What you typed is still here.')).toBeVisible();
  await first.getByRole('button', { name: confirmLabel }).click();
  await expect.poll(first.location).toBe(paths.founder.confirmationOf('b1'));
  const [lost, sent] = api.calls(confirmBooking);
  expect(sent?.key).toBe(lost?.key);
  expect(sent?.body).toMatchObject({ topic: 'My pitch', currency: 'NGN', method: null });

  const again = await open();
  await expect.element(again.getByLabelText('What is it about?')).toHaveValue('My pitch');
});

it('says what it would cost now when the price has changed', async () => {
  api.on(
    confirmBooking,
    refused('BOOKING_PRICE_CHANGED', { data: { price: { amountMinor: 3_000_000, currency: 'NGN' } } }),
  );
  const screen = await open();
  await screen.getByRole('button', { name: confirmLabel }).click();
  await expect.element(screen.getByText('It would cost ₦30,000.00 now.')).toBeVisible();
});

it('does not let somebody confirm what cannot be paid', async () => {
  api.on(listPaymentMethods, { items: [] });
  const screen = await open();
  await expect.element(screen.getByText('This cannot be paid here just now')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Confirm the booking' })).toBeDisabled();
});

describe('priced in two currencies', () => {
  const dollars = 'Confirm and go on to pay $40.00';
  const priced: Booking = { ...held, prices: [...held.prices, { amountMinor: 4000, currency: 'USD' }] };

  it('is confirmed in the one that is chosen', async () => {
    api.on(readBooking, { ...priced, tax: { percent: '7.5' } });
    api.on(confirmBooking, { booking: { ...priced, stage: 'awaiting_confirmation' }, invoiceId: null });
    const screen = await open();
    await expect.element(screen.getByRole('radio', { name: '₦25,000.00' })).toBeChecked();
    await expect.element(screen.getByText('Naira, incl. 7.5% VAT')).toBeVisible();
    await expect.element(screen.getByText('US dollars, incl. 7.5% VAT')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: confirmLabel })).toBeEnabled();
    await screen.getByRole('radio', { name: '$40.00' }).click();
    await screen.getByRole('button', { name: dollars }).click();
    await expect.poll(screen.location).toBe(paths.founder.confirmationOf('b1'));
    expect(api.calls(confirmBooking)[0]?.body).toMatchObject({ currency: 'USD', method: null });
  });

  it('offers no choice where only one can be paid in', async () => {
    api.on(readBooking, priced);
    const inDollars = { items: [{ method: 'checkout' as const }] };
    api.on(listPaymentMethods, ({ query }) => (query.currency === 'USD' ? inDollars : { items: [] }));
    const screen = await open();
    await expect.element(screen.getByRole('button', { name: dollars })).toBeEnabled();
    await expect.element(screen.getByRole('radio')).not.toBeInTheDocument();
    await expect.element(screen.getByText('This cannot be paid here just now')).not.toBeInTheDocument();
  });
});

it('asks for nothing to pay where it is free', async () => {
  api.on(readBooking, { ...held, prices: [] });
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'Confirm the booking' })).toBeEnabled();
  await expect.element(screen.getByText('This cannot be paid here just now')).not.toBeInTheDocument();
});

it('asks for a number only where we call', async () => {
  const byLink = await open();
  await expect.element(byLink.getByLabelText('What is it about?')).toBeVisible();
  await expect.element(byLink.getByLabelText('Which number should we call?')).not.toBeInTheDocument();
  api.on(readService, { ...serviceCard, meetingPlace: 'phone' });
  const byPhone = await open();
  await expect.element(byPhone.getByLabelText('Which number should we call?')).toBeVisible();
});

it('leads on once it is booked', async () => {
  api.on(readBooking, { ...held, stage: 'confirmed', status: 'in_progress' });
  const screen = await open();
  await expect.poll(screen.location).toBe(paths.founder.confirmationOf('b1'));
});

it('lets the time go', async () => {
  const cancelled = { at: inMinutes(0), by: 'founder' as const, why: 'released' as const, reason: '', refund: null };
  api.on(releaseHold, { ...held, stage: 'cancelled', status: 'cancelled', cancellation: cancelled });
  const screen = await open();
  await screen.getByRole('button', { name: 'Let it go and choose another time' }).click();
  await expect.poll(screen.location).toBe(paths.founder.bookService('s1'));
});

it('offers the same time again when the hold has run out', async () => {
  const cancelled = { at: inMinutes(-1), by: 'system' as const, why: 'expired' as const, reason: '', refund: null };
  api.on(readBooking, { ...held, stage: 'cancelled', status: 'cancelled', cancellation: cancelled });
  api.on(holdBooking, { ...held, id: 'b2' });
  const screen = await open();
  await expect.element(screen.getByText('Nothing is booked and nothing is charged.')).toBeVisible();
  await screen.getByRole('button', { name: 'Hold the same time again' }).click();
  await expect.poll(screen.location).toBe(paths.founder.bookingDetails('s1', 'b2'));
  expect(api.calls(holdBooking)[0]?.body).toMatchObject({
    serviceId: 's1',
    adviserId: 'a1',
    startsAt: new Date(held.startsAt),
  });
});
