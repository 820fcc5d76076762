import { readFileSync } from 'node:fs';
import { type APIResponse, request as newRequest, type Page } from '@playwright/test';
import { demoPassword, personas } from '#server/seed/personas.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { logInAs } from './people.ts';
import { expect, lookAt, test } from './test.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF');
const inDays = (count: number) => new Date(Date.now() + count * 24 * 3_600_000).toISOString().slice(0, 10);

/** Calls the API as the operator. */
async function operatorApi(baseURL: string | undefined) {
  const anonymous = await newRequest.newContext({ baseURL });
  const body = { email: personas.admin.email, password: demoPassword };
  const { token } = await dataOf(anonymous.post('/api/auth/sign-in', { data: body }));
  return newRequest.newContext({ baseURL, extraHTTPHeaders: { authorization: `Bearer ${token}` } });
}

async function dataOf(answer: Promise<APIResponse>) {
  const { data, message } = await (await answer).json();
  expect(data, message).toBeTruthy();
  return data;
}

const quoteIdOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Writes a request and sends it, from the list. @returns its id. */
async function askForQuote(page: Page, title: string): Promise<string> {
  await page.goto('/m/founder/consultation/quotes');
  await page.getByRole('button', { name: 'Ask for a quote' }).click();
  await expect(page.getByRole('heading', { name: 'Ask for a quote' })).toBeVisible();
  await page.getByLabel('Title').fill(title);
  await page
    .getByLabel('What do you need?')
    .fill('We raise ₦40 million from two angels.\nPlease read the SAFE with us.');
  return quoteIdOf(page);
}

const offer = {
  after: 0,
  currency: 'NGN',
  cadence: 'monthly',
  lines: [
    { description: 'A lawyer’s review, each month', quantity: 2, unitMinor: 4_000_025 },
    { description: 'Answers by e-mail', quantity: 1, unitMinor: 2_000_000 },
  ],
  discountMinor: 50,
  validUntil: { day: inDays(7), zone: 'Africa/Lagos' },
  workTitle: 'Monthly legal review',
  note: 'We begin on the day you accept.',
};

test.describe('a request', () => {
  test.use({ tolerate: ['refusals'] });

  test('keeps the draft over a reload, and has clear refusals', { tag: '@one-width' }, async ({ page }) => {
    test.slow();
    await logInAs(page, 'founder');
    await askForQuote(page, 'Review of our SAFE');
    await page.getByLabel('Budget').fill('250,000.50');
    await page.reload();
    await expect(page.getByLabel('What do you need?')).toHaveValue(/two angels\.\nPlease read/);
    await expect(page.getByLabel('Budget')).toHaveValue('250,000.50');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();

    await page.getByLabel('What do you need?').fill('x'.repeat(10_001));
    await expect(page.getByText('Use 10,000 characters or fewer.')).toBeVisible();
    await page.getByLabel('Needed by').fill('2020-01-01');
    await expect(page.getByText('Choose a day that is not past.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '2 answers not saved' })).toBeAttached();
    const fake = { name: 'safe.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF at all') };
    await page.getByLabel('Attach a file').setInputFiles(fake);
    await expect(page.getByText(/The file is not attached; your request is kept/)).toBeVisible();
    await lookAt(page, 'quote-draft-refused');

    await page.getByLabel('What do you need?').fill('A second pair of eyes on our SAFE.');
    await page.getByLabel('Needed by').fill(inDays(30));
    await page
      .getByLabel('Attach a file')
      .setInputFiles({ name: 'safe.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByRole('button', { name: 'safe.pdf', exact: true })).toBeVisible();
    await lookAt(page, 'quote-draft');
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('We have your request')).toBeVisible();
    await lookAt(page, 'quote-sent');

    await page.getByRole('button', { name: 'Withdraw request' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw request' }).click();
    await expect(page.getByText('You withdrew this request')).toBeVisible();
  });
});

test('reads the offer, writes about it, accepts it and pays it in two parts', { tag: '@one-width' }, async ({
  page,
  baseURL,
}) => {
  test.slow();
  const operator = await operatorApi(baseURL);
  await logInAs(page, 'founder');
  const title = `Legal review every month, ${page.viewportSize()?.width}`;
  const id = await askForQuote(page, title);
  await page.getByLabel('Attach a file').setInputFiles({ name: 'safe.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByRole('button', { name: 'safe.pdf', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('We have your request')).toBeVisible();

  await dataOf(operator.post(`/api/v1/admin/quotes/${id}/offers`, { data: { ...offer, discountMinor: 0 } }));
  await dataOf(operator.post(`/api/v1/admin/quotes/${id}/offers`, { data: { ...offer, after: 1 } }));
  await dataOf(
    operator.post(`/api/v1/admin/quotes/${id}/messages`, { data: { text: 'The discount is for early birds.' } }),
  );

  await page.goto('/m/notifications');
  const told = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${id}"]`) });
  await told.getByText(/\d earlier/).click();
  await expect(told.getByRole('link', { name: 'Your offer has a new version' })).toBeVisible();
  await page.goto('/m/founder/consultation/quotes');
  const row = page.getByRole('row').filter({ hasText: title }).first();
  await expect(row).toContainText('₦100,000.00 a month');
  await expect(row).toContainText('1 new');
  await lookAt(page, 'quotes');
  await page.goto(`/m/founder/consultation/quotes/${id}`);
  await expect(page.getByText('The discount is for early birds.')).toBeVisible();
  await page.getByText('The version before').click();
  await expect(page.getByText('Discount: ₦0.00 became ₦0.50')).toBeVisible();
  await page.getByLabel('Your message').fill('Thank you. Who reviews it?');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Thank you. Who reviews it?')).toBeVisible();
  await lookAt(page, 'quote-offer');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Get version 2 as PDF' }).click();
  expect(await pdfText(readFileSync(await (await download).path()))).toContain('Total: ₦100,000.00');

  await page.getByRole('button', { name: 'Accept offer' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Accept for ₦100,000.00 a month?');
  await expect(question).toContainText('one every month until the work is completed');
  await lookAt(page, 'quote-accept', 'screen');
  await question.getByRole('button', { name: 'Accept offer' }).click();
  await expect(page.getByRole('heading', { name: 'What we agreed' })).toBeVisible();
  await expect(page.getByText('Monthly legal review').first()).toBeVisible();

  await lookAt(page, 'quote-agreed');
  await payByTransfer(page, operator, id);
});

/** Says that the money was sent; the operator sees a part of it, which is not paid, and then the rest. */
async function payByTransfer(page: Page, operator: Awaited<ReturnType<typeof operatorApi>>, quoteId: string) {
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByRole('button', { name: 'Show the account to send it to' }).click();
  await page.getByLabel('Name on the account you pay from').fill('Okafor Trading');
  await page.getByRole('button', { name: 'I have sent it' }).click();
  await page.getByRole('button', { name: 'Yes, I have sent it' }).click();
  await expect(page.getByText('We are looking for your transfer')).toBeVisible();

  const { agreement } = await dataOf(operator.get(`/api/v1/admin/quotes/${quoteId}`));
  const { items } = await dataOf(operator.get('/api/v1/admin/transfers?order=newest&pageSize=100'));
  const { paymentId, ...seen } = items.find(
    (item: { invoice: { id: string } }) => item.invoice.id === agreement.invoiceId,
  );
  const receive = async (receivedMinor: number, { revision, status }: { revision: number; status: string }) => {
    const data = { receivedMinor, receivedOn: inDays(0), revision, status };
    const outcome = await dataOf(operator.post(`/api/v1/admin/transfers/${paymentId}/confirmation`, { data }));
    return { revision: revision + 1, status: outcome.status };
  };
  const afterPart = await receive(6_000_000, seen);
  await expect(page.getByText('₦40,000.00 is still missing')).toBeVisible({ timeout: 30_000 });
  await lookAt(page, 'quote-part-paid');
  await receive(4_000_000, afterPart);
  await page.reload();
  await expect(page.getByText('Paid: ₦100,000.00')).toBeVisible();
  await lookAt(page, 'quote-paid');
}
