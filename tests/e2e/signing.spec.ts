import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { makeFinalAgreement } from '#tests/agreements/final-agreement.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { makeIdeas, publishIdea, send } from './ideas.ts';
import { findMail, linkIn, logInAs, newEmail, somebodyElse } from './people.ts';
import { expectShortReport, sheetsOf } from './report-size.ts';
import { expect, lookAt, test } from './test.ts';

const sharingOf = (id: string) => `/m/founder/startup-assistant/documents/${id}/sharing`;

/** A final non-disclosure agreement of the founder who is signed in; opens the page that shares it. */
async function openAgreement(page: Page): Promise<void> {
  await logInAs(page, 'founder');
  const id = await makeFinalAgreement(
    (endpoint, { params = {}, body }) =>
      send(
        page,
        endpoint,
        endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
        body,
      ),
    'nda',
    'ng',
  );
  await page.goto(sharingOf(id));
  await expect(page.getByRole('heading', { name: 'Signatures' })).toBeVisible();
}

const pdfOf = async (download: Promise<Download>) => {
  const file = await download;
  return { path: await file.path(), bytes: new Uint8Array(readFileSync(await file.path())) };
};
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Asks the two people of the document to sign, under addresses that nobody else in this run has. */
async function askTwo(page: Page): Promise<[string, string]> {
  const emails: [string, string] = [newEmail(), newEmail()];
  for (const [index, email] of emails.entries())
    await page
      .getByRole('group', { name: `Signer ${index + 1}` })
      .getByLabel('E-mail address')
      .fill(email);
  await page.getByRole('textbox', { name: 'Message' }).fill('As we agreed on Tuesday.');
  await page.getByRole('button', { name: 'Ask for signatures' }).click();
  await expect(page.getByText('Waiting for signatures')).toBeVisible();
  return emails;
}

/** Makes a link to version 1 on the page that shares it, and reads its address. */
async function makeLink(page: Page): Promise<string> {
  await page.getByLabel('Whom is it for?').fill('Ife at Delta Fund');
  await page.getByRole('button', { name: 'Make a link to version 1' }).click();
  const link = page.getByLabel('Link for Ife at Delta Fund', { exact: true });
  await expect(link).toHaveValue(/\/shared#[\w-]{43}$/);
  return link.inputValue();
}

test('a private link opens for anybody who has it, until it is revoked', async ({ page }) => {
  await openAgreement(page);
  const address = await makeLink(page);
  const reader = await somebodyElse(page);
  await reader.goto(address);
  await expect(reader.getByText('Ada Okafor shared this with you as “Ife at Delta Fund”.')).toBeVisible();
  await lookAt(reader, 'shared');
  const download = reader.waitForEvent('download');
  await reader.getByRole('button', { name: 'Get the PDF' }).click();
  expect(await pdfText((await pdfOf(download)).bytes)).toContain('Palmgate Cold Rooms Ltd');

  await page.reload();
  await page.getByText('Looked at 2 times').click();
  await expect(page.getByText(/^Downloaded/)).toBeVisible();
  await lookAt(page, 'sharing-links');
  await page.getByRole('button', { name: 'Revoke the link for Ife at Delta Fund' }).click();
  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'This could not be opened' })).toBeVisible();
  await lookAt(reader, 'shared-revoked');

  const [ideaId = ''] = await makeIdeas(page, [BOOKKEEPING]);
  await publishIdea(page, ideaId);
  await page.goto(sharingOf(ideaId));
  await reader.goto('about:blank');
  await reader.goto(await makeLink(page));
  await expect(reader.getByRole('heading', { name: /^Verdict/ })).toBeVisible();
  await lookAt(reader, 'shared-report');
  await expectShortReport(reader);

  await page.getByRole('button', { name: 'Publish version 1' }).click();
  await page.getByLabel('No, leave it out').check();
  await lookAt(page, 'publish');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const published = await page.getByRole('textbox', { name: 'Link for everybody' }).inputValue();
  await lookAt(page, 'publish-done');
  await reader.goto(published);
  await expect(reader.getByRole('heading', { name: BOOKKEEPING.title })).toBeVisible();
  await expect(reader.getByText('Ada Okafor')).toHaveCount(0);
  await expectShortReport(reader);
  expect((await reader.request.get(`${published}/preview.png`)).headers()['content-type']).toBe('image/png');
  await reader.getByRole('button', { name: 'Recompute this' }).click();
  await expect(reader.getByText(/^It matches\./)).toBeVisible();
  expect((await reader.getByRole('article').boundingBox())?.height).toBeLessThanOrEqual(3 * 740);
  expect(await sheetsOf(reader)).toBe(1);
  await lookAt(reader, 'published');
  await page.getByRole('button', { name: 'Stop publishing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop publishing' }).click();
  await expect(page.getByRole('button', { name: 'Publish version 1' })).toBeVisible();
  expect((await reader.reload())?.status()).toBe(410);
  await expect(reader.getByText('The founder no longer publishes this report.')).toBeVisible();
  await lookAt(reader, 'published-stopped');
});

test('two people sign one after the other, by keyboard, and anybody can check the file', { tag: '@one-width' }, async ({
  page,
}) => {
  test.slow();
  await openAgreement(page);
  await lookAt(page, 'signing-form');
  await page.getByRole('button', { name: 'Move signer 2 up' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Signer 1' }).getByLabel('Full name')).toHaveValue('Kọ́lá Adéyẹmí');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Signer 1' }).getByLabel('Full name')).toHaveValue('Kọ́lá Adéyẹmí');
  const [first, second] = await askTwo(page);
  await expect(page.getByRole('button', { name: 'Remind Kọ́lá Adéyẹmí' })).toBeDisabled();
  await lookAt(page, 'signing-pending');

  const signer = await somebodyElse(page);
  await signer.goto(linkIn(await findMail(first, /asks you to sign/)));
  await expect(signer.getByText('As we agreed on Tuesday.')).toBeVisible();
  await signer.getByRole('button', { name: 'Sign this document' }).press('Enter');
  await expect(signer.getByText(/Read the document first/)).toBeVisible();
  await lookAt(signer, 'sign-problems');
  const reading = signer.waitForEvent('download');
  await signer.getByRole('button', { name: 'Read the document' }).press('Enter');
  const document = await pdfOf(reading);
  await signer.getByLabel(/Type your name/).focus();
  await signer.keyboard.insertText('kọ́lá adéyẹmí');
  await signer.keyboard.press('Tab');
  await signer.keyboard.press('Space');
  await lookAt(signer, 'sign');
  await signer.getByRole('checkbox').focus();
  await signer.keyboard.press('Tab');
  await signer.keyboard.press('Enter');
  await expect(signer.getByText('You have signed')).toBeVisible();
  await lookAt(signer, 'sign-signed');

  await signer.goto('about:blank');
  await signer.goto(linkIn(await findMail(second, /asks you to sign/)));
  const again = signer.waitForEvent('download');
  await signer.getByRole('button', { name: 'Read the document' }).click();
  expect(sha256((await pdfOf(again)).bytes)).toBe(sha256(document.bytes));
  await signer.getByLabel(/Type your name/).fill('Adaobi Nwosu');
  await signer.getByRole('checkbox').check();
  await signer.getByRole('button', { name: 'Sign this document' }).click();
  await expect(signer.getByText('Everybody has signed')).toBeVisible();
  await expect(signer.getByRole('button', { name: 'Get the certificate' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Signed by everybody')).toBeVisible();
  const getting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Get the certificate' }).click();
  const certificate = await pdfOf(getting);
  const text = await pdfText(certificate.bytes);
  expect(text.replaceAll(' ', '')).toContain(sha256(document.bytes));
  expect(text).toContain(first);
  await lookAt(page, 'signing-completed');

  await signer.goto('/verify');
  await signer.getByLabel(/Choose a PDF/).setInputFiles(document.path);
  await expect(signer.getByText('Signed by everybody')).toBeVisible();
  await lookAt(signer, 'verify-known');
  const changed = Uint8Array.from(document.bytes);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  const changedPath = test.info().outputPath('changed.pdf');
  writeFileSync(changedPath, changed);
  await signer.getByLabel(/Choose a PDF/).setInputFiles(changedPath);
  await expect(signer.getByText('Not a file that was signed here')).toBeVisible();
  await lookAt(signer, 'verify-unknown');
});

test('anyone who declines says why, and nobody else is asked', { tag: '@one-width' }, async ({ page }) => {
  await openAgreement(page);
  const [first] = await askTwo(page);
  const signer = await somebodyElse(page);
  await signer.goto(linkIn(await findMail(first, /asks you to sign/)));
  await signer.getByText('I do not want to sign').click();
  await signer.getByLabel('Why do you decline?').fill('The term is too long.');
  await signer.getByRole('button', { name: 'Decline to sign' }).click();
  await expect(signer.getByText('Nothing can be signed here any more.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Declined', { exact: true }).first()).toBeVisible();
  await page.getByText('Everything that happened').first().click();
  await expect(page.getByText('“The term is too long.”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask for signatures' })).toBeVisible();
  await lookAt(page, 'signing-declined');
});
