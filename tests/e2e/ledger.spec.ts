import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { makeIdeas } from './ideas.ts';
import { findMail, linkIn, newEmail, signUp } from './people.ts';
import { expectShortReport, sheetsOf } from './report-size.ts';
import { expect, lookAt, test } from './test.ts';

const receipt = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

test('evidence with a file, a moved mark and a decision leave their trace', { tag: '@one-width' }, async ({ page }) => {
  test.slow();
  const email = newEmail();
  await signUp(page, { email });
  await page.goto(linkIn(await findMail(email, /confirm/i)));
  const [id = ''] = await makeIdeas(page, [BOOKKEEPING]);
  const address = `/m/founder/startup-assistant/validate/${id}`;
  await page.goto(`${address}/working#evidence`);

  await test.step('adds evidence with a file, then corrects it', async () => {
    await page.getByRole('button', { name: 'Add evidence' }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add evidence' });
    await dialog.getByRole('radio', { name: /^They have the problem/ }).check();
    await dialog.getByRole('radio', { name: 'For it' }).check();
    await dialog.getByText('Who and when').click();
    await dialog.getByLabel('How many people, payments or sources?').fill('4');
    await dialog.getByText('Link or file').click();
    await dialog.locator('input[type=file]').setInputFiles(receipt);
    await dialog.getByRole('button', { name: 'Add evidence' }).click();
    await expect(dialog.getByText('Say what you saw or heard, in a few words.')).toBeVisible();
    await dialog.getByLabel('What did you see or hear?').fill('Four told me of the last credit sale.');
    await expect(dialog.getByLabel('What was it?')).toHaveValue('L3');
    await dialog.getByRole('button', { name: 'Add evidence' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('table', { name: 'Evidence ledger' }).getByText('Four told me of the last').first().click();
    await page.getByRole('button', { name: /^Edit evidence \(/ }).click();
    const edit = page.getByRole('dialog', { name: 'Edit evidence' });
    await expect(edit.getByText('Link or file: receipt.pdf')).toBeVisible();
    await edit.getByText('Who and when').click();
    await edit.getByLabel('How many people, payments or sources?').fill('6');
    await edit.getByRole('button', { name: 'Save evidence' }).click();
    await expect(edit).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Edit evidence \(6 people/ })).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'receipt.pdf' }).click();
    expect((await download).suggestedFilename()).toBe('receipt.pdf');
  });

  await test.step('moves a locked pass mark, with its reason', async () => {
    await page.getByRole('heading', { name: 'What to test next' }).click();
    await page.getByRole('button', { name: 'Lock the pass mark' }).first().click();
    const lock = page.getByRole('dialog', { name: 'Lock the pass mark' });
    await lock.getByRole('radio', { name: /A share/ }).check();
    await lock.getByRole('textbox', { name: 'At least' }).fill('5');
    await lock.getByRole('textbox', { name: 'Of how many' }).fill('200');
    await lock.getByRole('button', { name: 'Lock it' }).click();
    await expect(lock).toHaveCount(0);
    await page.getByRole('button', { name: 'Move the pass mark' }).click();
    const move = page.getByRole('dialog', { name: 'Move the pass mark' });
    await move.getByRole('textbox', { name: 'At least' }).fill('9');
    await move.getByRole('button', { name: 'Move the mark' }).click();
    await expect(move.getByRole('textbox', { name: 'Why do you move it?' })).toBeFocused();
    await move.getByRole('textbox', { name: 'Why do you move it?' }).fill('Five is too few to live on.');
    await move.getByRole('button', { name: 'Move the mark' }).click();
    await expect(move).toHaveCount(0);
    await expect(page.getByText('Five is too few to live on.').first()).toBeAttached();
  });

  await test.step('enters a decision that rests on the evidence', async () => {
    await page.getByRole('heading', { name: 'Decision log' }).click();
    await page
      .getByRole('button', { name: /decision/i })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Enter a decision' });
    await dialog.getByRole('radio', { name: /Pivot/ }).check();
    await dialog.getByLabel('Why?').fill('Traders want it weekly.');
    await dialog.getByRole('button', { name: 'Enter decision' }).click();
    await expect(dialog.getByText('Choose the evidence or the test that this decision rests on.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /^6 people/ }).check();
    await dialog.getByRole('button', { name: 'Enter decision' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Traders want it weekly.', { exact: true })).toBeVisible();
  });

  await test.step('reads what the questions say so far, and what to take along to a test', async () => {
    await page.goto(`${address}/questions/first-result`);
    await expect(page.getByRole('heading', { level: 1, name: 'What we can say so far' })).toBeVisible();
    await lookAt(page, 'first-result');
    await page.goto(`${address}/kit/V1`);
    await expect(page.getByRole('heading', { name: 'Poster' })).toBeVisible();
    await page.getByRole('textbox', { name: /WhatsApp number/ }).fill('0803 123 4567');
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await lookAt(page, 'test-kit');
  });

  await test.step('finds each page of the idea no longer than a phone can bear', async () => {
    for (const [path, screens] of [
      ['', 6],
      ['/report', 3],
      ['/working', 6],
    ] as const) {
      await page.goto(`${address}${path}`);
      await expect(page.getByRole('navigation', { name: 'Pages of this idea' })).toBeVisible();
      await lookAt(page, `idea${path.replace('/', '-')}`);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(screens * 740);
      if (path !== '/report') continue;
      await expectShortReport(page);
      expect(await sheetsOf(page)).toBe(1);
    }
  });
});
