import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { identityPaths } from '#contract/accounts/identity.ts';
import { confirmTransfer as confirmation, listTransfers } from '#contract/billing/admin-transfers.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { PaidProduct } from './paid-product.ts';
import { newEmail, signUp } from './people.ts';

export const plansPage = '/m/profile/billing-history#plans';

/** A founder whose address is proven, on the page of the plans. @returns the address. */
export async function openPlans(page: Page, { findMail }: PaidProduct): Promise<string> {
  const email = newEmail();
  await signUp(page, { email });
  const { text } = await findMail(email, /Confirm your e-mail/);
  await page.request.get(/http\S+verify-email\S+/.exec(text ?? '')?.[0] ?? '');
  await page.goto(plansPage);
  return email;
}

/** On the page of a provider. */
export async function payByCard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Card expiry').fill('12 / 30');
  await page.getByLabel('CVV').fill('408');
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** The plan that the token of the page's session names. */
export async function claimedPlan(page: Page): Promise<string> {
  const { data } = await (await page.request.get(identityPaths.token)).json();
  return JSON.parse(Buffer.from(data.token.split('.')[1], 'base64url').toString()).subscription_plan;
}

/** The part of the page that says what the books say. */
export const history = (page: Page) => page.getByRole('region', { name: 'What you were charged, paid and got back' });

/** What is downloaded once a button of the history is pressed. */
export async function downloadFrom(page: Page, button: string | RegExp): Promise<Download> {
  const saved = page.waitForEvent('download');
  await history(page).getByRole('button', { name: button }).click();
  return saved;
}

type Row = Record<string, string | number>;

/** The rows of the table for a spreadsheet, by the names of its columns. */
export async function tableFrom(page: Page): Promise<Row[]> {
  const path = await (await downloadFrom(page, 'Download as CSV')).path();
  const [names, ...lines] = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => JSON.parse(`[${line}]`));
  return lines.map((line) => Object.fromEntries(names.map((name: string, index: number) => [name, line[index]])));
}

export const sumOf = (rows: Row[], column: string) => rows.reduce((sum, row) => sum + Number(row[column]), 0);

type Transfer = EndpointReply<typeof listTransfers>['items'][number];

/** As the operator finds it on the statement. */
export async function findTransfer({ asOperator }: PaidProduct, reference: string): Promise<Transfer> {
  const { items } = await asOperator(listTransfers, `${listTransfers.path}?reference=${reference}`);
  return (items as [Transfer])[0];
}

/** The operator says that money of a transfer has come. */
export async function confirmTransfer({ asOperator, now }: PaidProduct, transfer: Transfer, receivedMinor: number) {
  const { paymentId, revision, status } = transfer;
  const path = confirmation.path.replace(':paymentId', paymentId);
  const receivedOn = now().toISOString().slice(0, 10);
  await asOperator(confirmation, path, { receivedMinor, receivedOn, revision, status });
}
