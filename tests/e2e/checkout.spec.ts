import { type APIResponse, request as newRequest, type Page } from '@playwright/test';
import { demoPassword, type PersonaKey, personas } from '#server/seed/personas.ts';
import { logInAs } from './people.ts';
import { expect, lookAt, test } from './test.ts';

/** Calls the API as one of the demo accounts. */
async function apiOf(baseURL: string, persona: PersonaKey) {
  const anonymous = await newRequest.newContext({ baseURL });
  const body = { email: personas[persona].email, password: demoPassword };
  const { data } = await (await anonymous.post('/api/auth/sign-in', { data: body })).json();
  const extraHTTPHeaders = { authorization: `Bearer ${data.token}` };
  return newRequest.newContext({ baseURL, extraHTTPHeaders });
}

async function dataOf(answer: Promise<APIResponse>) {
  const { data, message } = await (await answer).json();
  expect(data, message).toBeTruthy();
  return data;
}

/** An accepted offer of ₦150,000.00, and the id of the invoice that it makes. */
async function acceptOffer(baseURL: string): Promise<string> {
  const [founder, operator] = [await apiOf(baseURL, 'founder'), await apiOf(baseURL, 'admin')];
  const { id, revision } = await dataOf(founder.post('/api/v1/quotes', { data: {} }));
  const changes = {
    title: 'A plan for the first ten sales',
    brief: 'We sell to market traders in Lagos.',
    currency: 'NGN',
  };
  await dataOf(founder.patch(`/api/v1/quotes/${id}`, { data: { revision, changes } }));
  await dataOf(founder.post(`/api/v1/quotes/${id}/submit`));
  const offer = {
    after: 0,
    currency: 'NGN',
    cadence: 'one_time',
    lines: [
      { description: 'Sales plan, written with you', quantity: 1, unitMinor: 12_000_000 },
      { description: 'Review call of one hour', quantity: 2, unitMinor: 2_000_000 },
    ],
    discountMinor: 1_000_000,
    validUntil: { day: new Date(Date.now() + 7 * 24 * 3_600_000).toISOString().slice(0, 10), zone: 'Africa/Lagos' },
    workTitle: 'Sales plan',
  };
  await dataOf(operator.post(`/api/v1/admin/quotes/${id}/offers`, { data: offer }));
  const accept = { version: 1, total: { amountMinor: 15_000_000, currency: 'NGN' } };
  const accepted = await dataOf(founder.post(`/api/v1/quotes/${id}/accept`, { data: accept }));
  return accepted.agreement.invoiceId;
}

async function openInvoice(page: Page, baseURL: string | undefined): Promise<string> {
  const invoiceId = await acceptOffer(baseURL ?? '');
  await logInAs(page, 'founder');
  await page.goto(`/m/founder/invoices/${invoiceId}`);
  await expect(page.getByText('₦150,000.00').first()).toBeVisible();
  return invoiceId;
}

test('pays an invoice online after a decline, and holds its PDF', async ({ page, baseURL }) => {
  await openInvoice(page, baseURL);
  await lookAt(page, 'invoice-to-pay');
  await page.getByRole('button', { name: 'Pay ₦150,000.00 online' }).click();

  await expect(page.getByRole('heading', { name: '₦150,000.00' })).toBeVisible();
  await lookAt(page, 'development-checkout');
  await page.getByRole('button', { name: 'Decline' }).click();

  await expect(page.getByText('The payment was declined')).toBeVisible();
  await expect(page).not.toHaveURL(/payment=/);
  await page.getByRole('button', { name: 'Pay ₦150,000.00 online' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(page.getByText('Paid: ₦150,000.00')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^[A-Z]+-\d{4}-\d{4}\.pdf$/);
  await lookAt(page, 'invoice-paid');
});

test('is paid by the provider’s own message when the founder never comes back', { tag: '@one-width' }, async ({
  page,
  baseURL,
}) => {
  const invoiceId = await openInvoice(page, baseURL);
  await page.getByRole('button', { name: 'Pay ₦150,000.00 online' }).click();
  await page.getByRole('button', { name: 'Pay, and close before returning' }).click();
  await expect(page.getByText('This is paid. You can close the window.')).toBeVisible();
  await page.getByRole('button', { name: 'Report the payment once more' }).click();
  await page.goto(`/m/founder/invoices/${invoiceId}`);
  await expect(page.getByText('Paid: ₦150,000.00')).toBeVisible({ timeout: 30_000 });
});
