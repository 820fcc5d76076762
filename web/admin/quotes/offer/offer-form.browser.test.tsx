import { beforeEach, expect, it } from 'vitest';
import { readBillingSettings } from '#contract/billing/admin.ts';
import { listAdvisers } from '#contract/consultation/admin-advisers.ts';
import { listAllServices } from '#contract/consultation/admin-services.ts';
import { makeOffer, readAdminQuote } from '#contract/quotes/admin.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import answers from '#tests/fixtures/demo/admin.json';
import { OfferForm } from './offer-form.tsx';

const id = '01a2049a-0b7e-72c3-ad33-30cedbad7ad8';
const quote = readAdminQuote.reply.parse(answers[`/admin/quotes/${id}`]);
const open = (offers: typeof quote.offers = []) => show(<OfferForm quote={{ ...quote, offers }} />);

beforeEach(() => {
  api.on(listAllServices, listAllServices.reply.parse(answers['/admin/consultation/services']));
  api.on(listAdvisers, listAdvisers.reply.parse(answers['/admin/consultation/advisers']));
  api.on(readBillingSettings, readBillingSettings.reply.parse(answers['/admin/billing-settings']));
  api.on(makeOffer, quote);
});

it('adds up line by line, and can take a line away where there are several', async () => {
  const screen = await open();
  const total = screen.getByText(/^Total: /);
  await expect.element(total).toHaveTextContent('Total: not known yet');
  await expect.element(screen.getByRole('button', { name: 'Take line 1 away' })).not.toBeInTheDocument();
  await screen.getByLabelText('What is line 1 for?').fill('Books');
  await screen.getByLabelText('Each').fill('1,500.50');
  await screen.getByLabelText('Quantity').fill('3');
  await expect.element(total).toHaveTextContent('Total: ₦4,501.50');
  await screen.getByRole('button', { name: 'Add a line' }).click();
  await expect.element(total).toHaveTextContent('Total: not known yet');
  await screen.getByLabelText('What is line 2 for?').fill('Taxes');
  await screen.getByLabelText('Each').nth(1).fill('500');
  await expect.element(total).toHaveTextContent('Total: ₦5,001.50');
  await screen.getByLabelText('Discount').fill('1.50');
  await expect.element(total).toHaveTextContent('Total: ₦5,000.00');
  await screen.getByRole('button', { name: 'Take line 1 away' }).click();
  await expect.element(total).toHaveTextContent('Total: ₦498.50');
  await expect.element(screen.getByLabelText('What is line 1 for?')).toHaveValue('Taxes');
});

it('says why an offer does not add up, and shows none then', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('button', { name: 'See it as the founder will' })).toBeDisabled();
  await screen.getByLabelText('What is line 1 for?').fill('Books');
  await screen.getByLabelText('Each').fill('100');
  await screen.getByLabelText('Discount').fill('200');
  await screen.getByRole('button', { name: 'Send this offer' }).click();
  await expect.element(screen.getByText('Total: not known yet')).toBeVisible();
  await expect.poll(() => document.querySelector('#lines-error')?.textContent).toMatch(/discount/i);
  await expect.element(screen.getByRole('button', { name: 'See it as the founder will' })).toBeDisabled();
});

it('begins a new version with what the last one said, and shows it as the founder will see it', async () => {
  const screen = await open(quote.offers);
  const [last] = quote.offers;
  await expect.element(screen.getByLabelText('What is line 1 for?')).toHaveValue(last?.lines[0]?.description ?? '');
  await screen.getByRole('button', { name: 'See it as the founder will' }).click();
  await expect
    .element(
      screen
        .getByRole('dialog')
        .getByText(last?.lines[0]?.description ?? '')
        .first(),
    )
    .toBeVisible();
  await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
  await screen.getByRole('button', { name: 'Send this offer' }).click();
  await expect.poll(() => api.calls(makeOffer)).toHaveLength(1);
  expect(api.calls(makeOffer)[0]?.body).toMatchObject({
    after: quote.offers.length,
    currency: last?.currency,
    cadence: last?.cadence,
    lines: last?.lines.map(({ description, quantity, unitMinor }) => ({ description, quantity, unitMinor })),
    discountMinor: last?.discountMinor,
  });
});
