import type { Page } from '@playwright/test';
import { dayAhead } from './bookings.ts';
import { bookPaid, makeAdviser, makeService, newFounder, newTag } from './operator.ts';
import { logInAs } from './people.ts';
import { expect, lookAt, test } from './test.ts';

/** A founder and a service for ₦25,000 of nobody else. */
async function prepare(page: Page, { needsConfirmation }: { needsConfirmation: boolean }) {
  const tag = newTag();
  await logInAs(page, 'admin');
  const adviser = await makeAdviser(page, `Bisi ${tag}`);
  const service = await makeService(page, { title: `Review ${tag}`, adviserIds: [adviser], needsConfirmation });
  const founder = await newFounder(page, `Ngozi ${tag}`);
  const buy = (day: number, payerName: string) => bookPaid(page, founder, service, dayAhead(day), payerName);
  const refundTo = async (payerName: string) => {
    await page.goto('/m/admin/transfers?refunds=attention');
    return page.getByRole('table', { name: 'Refunds' }).getByRole('row', { name: new RegExp(payerName) });
  };
  return { tag, founder, buy, refundTo };
}

const founderPage = (bookingId: string) => `/m/founder/consultation/bookings/${bookingId}`;

test('the operator cancels a paid booking with its price back, and another one without', { tag: '@one-width' }, async ({
  page,
}) => {
  test.slow();
  const { tag, founder, buy, refundTo } = await prepare(page, { needsConfirmation: false });
  const back = await buy(3, `Payer ${tag}`);
  const kept = await buy(4, `Keeper ${tag}`);
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking' });
  const cancel = dialog.getByRole('button', { name: 'Cancel this booking' });

  await test.step('with its price back, and a reason', async () => {
    await page.goto(`/m/admin/bookings/${back.id}`);
    await page.getByRole('button', { name: 'Cancel booking…' }).click();
    await expect(dialog.getByRole('radio', { name: 'What was paid of ₦25,000.00 goes back in full.' })).toBeChecked();
    await cancel.click();
    await expect(dialog.getByText('Say why: the founder is told.')).toBeVisible();
    await expect(dialog.getByLabel('Why?')).toBeFocused();
    await dialog.getByLabel('Why?').fill('Bisi is ill.');
    await lookAt(page, 'operator-cancel', 'screen');
    await cancel.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('What was paid goes back in full.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel booking…' })).toHaveCount(0);
    await lookAt(page, 'operator-cancelled');
    await expect(await refundTo(`Payer ${tag}`)).toContainText('₦25,000.00');
    await founder.goto(founderPage(back.id));
    await expect(founder.getByText('We cancelled it. What you paid is refunded in full.')).toBeVisible();
    await expect(founder.getByText('The reason given: Bisi is ill.')).toBeVisible();
  });

  await test.step('without', async () => {
    await page.goto(`/m/admin/bookings/${kept.id}`);
    await page.getByRole('button', { name: 'Cancel booking…' }).click();
    await dialog.getByRole('radio', { name: 'Nothing goes back: ₦25,000.00 stays charged.' }).check();
    await dialog.getByLabel('Why?').fill('It was agreed by telephone.');
    await cancel.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('The price was not refunded.')).toBeVisible();
    await expect(await refundTo(`Payer ${tag}`)).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(`Keeper ${tag}`) })).toHaveCount(0);
    await founder.goto(founderPage(kept.id));
    await expect(founder.getByText('We cancelled it. The price is not refunded.')).toBeVisible();
  });
});

test('the operator does not confirm a paid booking, and its price goes back by itself', { tag: '@one-width' }, async ({
  page,
}) => {
  test.slow();
  const { tag, founder, buy, refundTo } = await prepare(page, { needsConfirmation: true });
  const { id } = await buy(3, `Payer ${tag}`);
  await page.goto(`/m/admin/bookings/${id}`);
  await expect(page.getByText('It waits for you')).toBeVisible();
  await page.getByRole('button', { name: 'Do not confirm…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Do not confirm this booking' });
  await expect(dialog).toContainText('What was paid of ₦25,000.00 goes back in full.');
  await dialog.getByLabel('Why?').fill('We know too little of this market.');
  await lookAt(page, 'operator-reject', 'screen');
  await dialog.getByRole('button', { name: 'Do not confirm it' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('It was not confirmed')).toBeVisible();
  await expect(await refundTo(`Payer ${tag}`)).toContainText('₦25,000.00');

  await founder.goto(founderPage(id));
  await expect(founder.getByText('We could not confirm it. What you paid is refunded in full.')).toBeVisible();
  await expect(founder.getByText('The reason given: We know too little of this market.')).toBeVisible();
  await founder.goto('/m/notifications');
  await expect(founder.getByText(/not confirmed/i).first()).toBeVisible();
});
