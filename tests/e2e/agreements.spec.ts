import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import mammoth from 'mammoth';
import { answeredNda } from '#tests/agreements/nda.ts';
import { answeredSafe } from '#tests/agreements/safe.ts';
import { pdfText } from '#tests/pdf-text.ts';
import { documentUrl, makeAgreement, saved } from './agreements.ts';
import { newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

const purpose = 'To find out whether Ọ̀nà’s cold rooms can be linked to Kola’s delivery software';

async function begin(page: Page, title: string) {
  await page.goto('/m/founder/startup-assistant/generate');
  await page.getByRole('button', { name: `Begin: ${title}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('?');
}

const heading = (page: Page, text: string | RegExp) => expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
const next = (page: Page) => page.getByRole('link', { name: 'Next question' }).click();
async function fillCompany(page: Page, company: { name: string; signatory: string }) {
  const main = page.getByRole('main');
  await main.getByLabel('Registered name of the company').fill(company.name);
  await main.getByLabel(/^Registration number/).fill('RC 1234567');
  await main.getByLabel('Registered address').fill('14 Example Road, Yaba, Lagos');
  await main.getByLabel('Who signs for it').fill(company.signatory);
}

/** Chooses "Download" and a format. */
async function download(page: Page, item: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Download' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: item }).click()]);
  return readFileSync(await file.path());
}

async function makeFinal(page: Page) {
  await page.goto(`${documentUrl(page)}/check`);
  await heading(page, 'Check and finish');
  for (const box of await page.getByRole('checkbox').all()) {
    await box.click();
    await expect(box).toBeChecked();
  }
  await page.getByRole('button', { name: 'Make it final' }).click();
  await expect(page.getByText(/Version \d is final/).first()).toBeVisible();
}

test('a founder makes a non-disclosure agreement for Nigeria, final, and holds it as PDF and DOCX', async ({
  page,
}) => {
  test.slow();
  await signUp(page, { email: newEmail() });
  await page.goto('/m/founder/startup-assistant/generate');
  await expect(page.getByRole('button', { name: 'Begin: Non-disclosure agreement' })).toBeVisible();
  await lookAt(page, 'generate-start');
  await begin(page, 'Non-disclosure agreement');

  await test.step('chooses the wordings that decide what is asked', async () => {
    await heading(page, /Who discloses/);
    await page.getByRole('radio', { name: /^Mutual/ }).check();
    await lookAt(page, 'generate-choice');
    await next(page);
    await heading(page, /How long it lasts/);
    await page.getByRole('radio').first().check();
    await next(page);
  });

  await test.step('says who signs, and finds it again after a reload', async () => {
    await heading(page, 'Who signs on your side?');
    await fillCompany(page, { name: 'Ọ̀nà Cold Rooms Ltd', signatory: 'Adaobi Nwosu' });
    await saved(page);
    await page.reload();
    await expect(page.getByLabel('Registered name of the company')).toHaveValue('Ọ̀nà Cold Rooms Ltd');
    await lookAt(page, 'generate-party');
    await next(page);
    await heading(page, 'Who signs on the other side?');
    await fillCompany(page, { name: 'Kola Deliveries Ltd', signatory: 'Kọ́lá Adéyẹmí' });
    await next(page);
  });

  await test.step('goes through questions by keyboard alone', async () => {
    const main = page.getByRole('main');
    const date = main.locator('input[type=date]');
    await date.fill('2026-12-01');
    await date.press('Enter');
    await heading(page, 'What may the information be used for?');
    await expect(main.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(purpose);
    await page.keyboard.press('Tab');
    await saved(page);
    await next(page);
  });

  await test.step('sees what is wrong with an answer beside it, and takes the suggestion instead', async () => {
    await heading(page, /For how many months will information be shared/);
    const box = page.getByRole('main').getByRole('textbox');
    await box.fill('999');
    await box.blur();
    await expect(page.getByText('Give a whole number from 1 to 120.')).toBeVisible();
    await expect(page.getByText(/1 answer not saved/).first()).toBeVisible();
    await lookAt(page, 'generate-bad-answer');
    await box.fill('');
    await page.getByRole('button', { name: 'Use this answer' }).click();
    await expect(box).toHaveValue('24');
    await box.press('Enter');
    await heading(page, /For how many years after that/);
  });

  await test.step('answers the rest', async () => {
    for (let screens = 0; screens < 12; screens += 1) {
      const use = page.getByRole('button', { name: 'Use this answer' });
      const radios = page.getByRole('main').getByRole('radio');
      if (await use.isVisible()) await use.click();
      else if ((await radios.count()) > 0) await radios.first().check();
      else await page.getByRole('main').getByRole('textbox').fill('12');
      const on = page.getByRole('link', { name: 'Next question' });
      if ((await on.count()) === 0) break;
      // The address changes before the question does.
      const question = page.getByRole('heading', { level: 1 });
      const before = (await question.textContent()) ?? '';
      await on.click();
      await expect(question).not.toHaveText(before);
    }
    await saved(page);
    await page.getByRole('main').getByRole('link', { name: 'Check and finish' }).last().click();
    await heading(page, 'Check and finish');
    await lookAt(page, 'generate-check');
  });

  await test.step('makes it final and opens the PDF and the DOCX again', async () => {
    await makeFinal(page);
    await lookAt(page, 'generate-final');
    const words = await pdfText(await download(page, 'PDF'));
    for (const expected of [
      'Kola Deliveries Ltd',
      'Adaobi Nwosu',
      'delivery software',
      '1 December 2026',
      'not legal advice',
    ])
      expect(words).toContain(expected);
    const docx = await mammoth.extractRawText({ buffer: await download(page, 'Word (DOCX)') });
    expect(docx.value).toContain('Kola Deliveries Ltd');
    expect(docx.value).toContain(purpose);
  });
});

test('own wording is marked, and the redline shows what changed between two versions', { tag: '@one-width' }, async ({
  page,
}) => {
  test.slow();
  await signUp(page, { email: newEmail() });
  const id = await makeAgreement(page, { kind: 'nda', jurisdiction: 'gb-ew', content: answeredNda('gb-ew') });
  await page.goto(`/m/founder/startup-assistant/generate/${id}`);
  await makeFinal(page);
  await page.getByRole('button', { name: 'Reopen to change it' }).click();

  await test.step('writes a clause in their own words, and takes it back with undo', async () => {
    await page.getByRole('link', { name: 'Clauses' }).click();
    await heading(page, 'Clauses');
    await lookAt(page, 'generate-clauses');
    await page.getByRole('button', { name: 'Write it in your own words: Purpose' }).click();
    const box = page.getByLabel('Your own wording');
    await box.fill('The information may be used for the pilot in Leeds only.');
    await saved(page);
    await page.getByRole('button', { name: 'Go back to the template’s wording: Purpose' }).click();
    await expect(box).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(box).toHaveValue('The information may be used for the pilot in Leeds only.');
    await saved(page);
    await page.getByRole('link', { name: 'Document', exact: true }).click();
    await expect(page.getByText('Own wording, outside the reviewed template')).toBeVisible();
    await lookAt(page, 'generate-own-wording');
  });

  await test.step('makes a second version and compares', async () => {
    await makeFinal(page);
    await page.getByRole('link', { name: 'Sharing and signatures' }).click();
    await heading(page, 'Sharing and signatures');
    await page.getByRole('link', { name: 'Versions', exact: true }).click();
    await heading(page, 'Versions');
    await lookAt(page, 'generate-versions');
    await page.getByRole('link', { name: 'What changed in version 2' }).click();
    await heading(page, 'What changed');
    await expect(page.getByText('Inserted:').first()).toBeAttached();
    await expect(page.locator('ins').filter({ hasText: 'Leeds' }).first()).toBeVisible();
    await expect(page.locator('del').nth(1)).toBeVisible();
    await lookAt(page, 'generate-redline');
    await page.goto(`${documentUrl(page)}/versions/1`);
    await expect(page.getByText(/SHA-256 of its JSON/)).toBeVisible();
    await lookAt(page, 'generate-version');
  });

  await test.step('duplicates, renames and deletes with undo', async () => {
    await page.goto(documentUrl(page));
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Pilot in Leeds');
    await page.getByRole('button', { name: 'Save' }).click();
    await heading(page, 'Pilot in Leeds');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: 'Pilot in Leeds' }).first()).toBeVisible();
  });
});

test('a SAFE shows who would own what before anybody signs', { tag: '@one-width' }, async ({ page }) => {
  test.slow();
  await signUp(page, { email: newEmail() });
  const id = await makeAgreement(page, { kind: 'safe', jurisdiction: 'us-de', content: answeredSafe('us-de') });
  await page.goto(`/m/founder/startup-assistant/generate/${id}`);
  await lookAt(page, 'generate-safe');
  await page.getByRole('link', { name: 'Ownership' }).click();
  await heading(page, 'Who would own what');
  const table = page.getByRole('table', { name: 'Who owns what before and after the round' });
  await expect(table.getByText('%').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /^Who owns what: / })).toBeVisible();
  await lookAt(page, 'generate-ownership');
  await page.getByRole('tab', { name: 'High valuation' }).click();
  await expect(table.getByText('100.00%').first()).toBeVisible();
  await page.goto('/m/founder/startup-assistant/generate');
  await expect(page.getByRole('heading', { name: 'Go on with a document' })).toBeVisible();
  await lookAt(page, 'generate-start-again');
});
