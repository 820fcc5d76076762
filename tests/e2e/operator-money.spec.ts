import { dayAhead } from './bookings.ts';
import { book, makeAdviser, makeService, newFounder, newTag, openBegun, toast } from './operator.ts';
import { logInAs } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test('the operator confirms a transfer, and sends it back when the adviser did not come', {
  tag: '@one-width',
}, async ({ page }) => {
  test.slow();
  const tag = newTag();
  await logInAs(page, 'admin');
  const adviser = await makeAdviser(page, `Bisi ${tag}`);
  const priced = await makeService(page, { title: `Review ${tag}`, adviserIds: [adviser] });
  const founder = await newFounder(page, `Ngozi ${tag}`);
  const paid = await book(founder, priced, dayAhead(3), `Payer ${tag}`);

  let reference = '';
  await test.step('confirms a transfer', async () => {
    await page.goto('/m/admin/transfers');
    const confirm = page
      .getByRole('row', { name: new RegExp(`Review ${tag}`) })
      .getByRole('button', { name: /^Confirm/ });
    reference = (await confirm.innerText()).split(' ').at(-1) ?? '';
    await confirm.click();
    const dialog = page.getByRole('dialog', { name: 'Confirm a transfer' });
    await dialog.getByLabel('Amount received').fill('-10,000');
    await dialog.getByRole('button', { name: 'Confirm this amount' }).click();
    await expect(dialog.getByText('Enter the amount that arrived, such as 25,000.')).toBeVisible();
    await expect(dialog.getByLabel('Amount received')).toHaveValue('-10,000');
    await dialog.getByLabel('Amount received').fill('10,000');
    await expect(dialog.getByText('This is part payment: ₦15,000.00 is still to come')).toBeVisible();
    await lookAt(page, 'operator-transfer', 'screen');
    await dialog.getByLabel('Amount received').fill('25,000');
    await dialog.getByRole('button', { name: 'Confirm this amount' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row', { name: new RegExp(`Review ${tag}`) })).toHaveCount(0);
  });

  await test.step('finds it again by its reference, should it be sent twice', async () => {
    await page.getByLabel('Reference or invoice number').fill(`${reference}-NO`);
    await page.getByRole('button', { name: 'Find transfer' }).click();
    await expect(
      page.getByRole('heading', { name: 'No transfer has a reference or an invoice that begins so' }),
    ).toBeVisible();
    await page.getByLabel('Reference or invoice number').fill(reference.toLowerCase());
    await page.getByLabel('Reference or invoice number').press('Enter');
    const row = page.getByRole('row', { name: new RegExp(`Review ${tag}`) });
    await expect(row).toContainText('₦25,000.00 came on');
    await lookAt(page, 'operator-transfer-found');
    await row.getByRole('button', { name: /^Confirm/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm a transfer' });
    await expect(dialog.getByText('any more: what comes goes back to the payer.')).toBeVisible();
    await dialog.getByLabel('Amount received').fill('25,000');
    await expect(dialog.getByText('any more: all of the ₦25,000.00 goes back to the payer.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Show the list' }).click();
    await expect(page.getByLabel('Show transfers')).toBeVisible();
  });

  await test.step('notes that the adviser did not come, and sends the refund', async () => {
    const absent = page.getByRole('button', { name: 'Adviser did not come…' });
    await openBegun(page, paid.id, adviser, absent);
    await absent.click();
    const dialog = page.getByRole('dialog', { name: 'The adviser did not come' });
    await expect(dialog.getByText('What was paid of ₦25,000.00 goes back in full.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Adviser did not come' }).click();
    await expect(dialog.getByText('Say why: the founder is told.')).toBeVisible();
    await dialog.getByLabel('Why?').fill('Bisi is ill.');
    await dialog.getByRole('button', { name: 'Adviser did not come' }).click();
    await expect(page.getByText('“Bisi is ill.”').first()).toBeVisible();
    await founder.goto(`/m/founder/consultation/bookings/${paid.id}`);
    await expect(founder.getByText('The adviser did not come. What you paid is refunded in full.')).toBeVisible();
    // Nobody has given an account for it.
    await page.goto('/m/admin/transfers?refunds=attention');
    await lookAt(page, 'operator-transfers');
    const refund = page.getByRole('table', { name: 'Refunds' }).getByRole('row', { name: new RegExp(`Payer ${tag}`) });
    await expect(refund).toContainText('₦25,000.00');
    await refund.getByRole('button', { name: /^Mark as sent/ }).click();
    const sending = page.getByRole('dialog', { name: 'Has this refund been sent?' });
    await sending.getByLabel('Reference of your bank').fill('FT26332/778');
    await sending.getByRole('button', { name: 'It is sent' }).click();
    await expect(toast(page, 'Refund marked as sent')).toBeVisible();
    await page.goto('/m/admin/ledger');
    await expect(page.getByRole('row', { name: /Bank/ }).first()).toBeVisible();
    await lookAt(page, 'operator-ledger');
  });

  await test.step('finds it all in the audit', async () => {
    await page.goto('/m/admin/audit?kind=refund');
    await expect(page.getByRole('row', { name: /Refund/ }).first()).toContainText('Bola Adeyemi');
  });
});
