import { createDocumentExport, listDocumentExports } from '#contract/documents/exports.ts';
import { makeIdeas, send } from './ideas.ts';
import { findTextMessage, newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test('a founder turns a topic off and on again, and hears of it only while it is on', { tag: '@one-width' }, async ({
  page,
}) => {
  await signUp(page, { email: newEmail() });
  const [id = ''] = await makeIdeas(page, [{ title: 'Cold rooms for tomatoes' }]);
  const exportOne = () => send(page, createDocumentExport, createDocumentExport.path, { documentIds: [id] });

  const readStates = async () =>
    (await send(page, listDocumentExports, listDocumentExports.path)).items.map(
      (one: { status: string }) => one.status,
    );

  await page.goto('/m/profile');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
  await lookAt(page, 'settings');
  await page.getByLabel('Your time zone').selectOption('Asia/Kathmandu');
  await page.getByRole('button', { name: 'Save time zone' }).click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  // A phone is confirmed by the code that reaches it, and only then asked for text messages.
  const text = page.getByRole('checkbox', { name: 'Sessions and bookings by text message' });
  await expect(text).toBeDisabled();
  await page.getByRole('link', { name: 'Add your phone number' }).click();
  await page.getByRole('button', { name: 'Change phone' }).click();
  const number = `+234803${String(Date.now()).slice(-7)}`;
  await page.getByLabel('Phone', { exact: true }).fill(number);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(number)).toBeVisible();
  await page.goto('/m/profile/settings');
  await page.getByRole('button', { name: 'Send me a code' }).click();
  const { text: message } = await findTextMessage(number);
  await page.getByLabel('Code from the text message').fill(/\d{6}/.exec(message)?.[0] ?? '');
  await lookAt(page, 'settings-code');
  await page.getByRole('button', { name: 'Confirm my phone' }).click();
  await expect(page.getByText(`${number} is confirmed`)).toBeVisible();
  await text.check();
  const product = page.getByRole('checkbox', { name: 'Product notes in the app' });
  await product.uncheck();
  await page.getByRole('checkbox', { name: /Quiet hours/ }).check();
  await page.getByRole('radio', { name: 'Every Monday' }).check();
  await page.getByRole('button', { name: 'Save notifications' }).click();
  await expect(page.getByRole('button', { name: 'Save notifications' })).toBeEnabled();
  await page.reload();
  await expect(page.getByLabel('Your time zone')).toHaveValue('Asia/Kathmandu');
  await expect(product).not.toBeChecked();
  await expect(text).toBeChecked();
  await expect(page.getByLabel('From')).toHaveValue('22:00');
  await expect(page.getByText(/at 8 in the morning in Kathmandu \(GMT\+5:45\)/)).toBeVisible();
  await lookAt(page, 'settings-chosen');

  await exportOne();
  await expect.poll(readStates).toEqual(['ready']);
  await product.check();
  await page.getByRole('button', { name: 'Save notifications' }).click();
  await expect(page.getByRole('button', { name: 'Save notifications' })).toBeEnabled();
  await exportOne();
  await expect(page.getByRole('link', { name: 'Notifications, 1 unread', exact: true })).toBeVisible();
});
