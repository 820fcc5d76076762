import { otherDevice } from './bookings.ts';
import { newTag } from './operator.ts';
import { logInAs, newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');

test('a question is asked on the phone, answered in the console and read on the phone', { tag: '@one-width' }, async ({
  page,
}) => {
  test.slow();
  const tag = newTag();
  await signUp(page, { email: newEmail(), name: `Ify ${tag}` });

  await test.step('asks, and loses nothing by a reload', async () => {
    await page.goto('/help-support');
    await page.getByRole('link', { name: 'Write to us' }).click();
    await page.getByLabel('What is it about?').selectOption('bookings');
    await page.getByLabel('Your message').fill(`My session moved ${tag}. Why?`);
    await page
      .getByLabel(/Attach a file/)
      .setInputFiles({ name: 'Bill.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByRole('button', { name: 'Bill.pdf', exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Bill.pdf', exact: true })).toBeVisible();
    await lookAt(page, 'support-new');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText('It is our turn to answer.')).toBeVisible();
    await lookAt(page, 'support-thread');
  });

  const operator = await otherDevice(page);
  await test.step('the operator finds it, and answers', async () => {
    await logInAs(operator, 'admin');
    await operator.goto('/m/admin');
    await operator.getByRole('link', { name: 'Questions to answer' }).click();
    await lookAt(operator, 'operator-support');
    await operator
      .getByRole('row', { name: new RegExp(tag) })
      .getByRole('link')
      .first()
      .click();
    await expect(operator.getByRole('button', { name: 'Bill.pdf' })).toBeVisible();
    await operator.getByLabel('Your answer').fill('The adviser was ill.');
    await lookAt(operator, 'operator-support-thread');
    await operator.getByRole('button', { name: 'Send answer' }).click();
    await expect(operator.getByRole('list', { name: 'Messages, oldest first' })).toContainText('The adviser was ill.');
    await operator.getByRole('button', { name: 'Close' }).click();
    await expect(operator.getByRole('button', { name: 'Open again' })).toBeVisible();
  });

  await test.step('the member is told, and reads it', async () => {
    await page.goto('/m/notifications');
    await page
      .getByRole('link', { name: /We answered you|Your conversation with us is closed/ })
      .first()
      .click();
    await expect(page.getByRole('list', { name: 'Messages, oldest first' })).toContainText('The adviser was ill.');
    await page.goto('/m/support');
    await expect(page.getByRole('listitem').filter({ hasText: tag })).toContainText('Closed');
    await lookAt(page, 'support');
  });
});
