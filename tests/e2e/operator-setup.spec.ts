import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { listFreeTimes } from '#contract/consultation/consultation.ts';
import { apiPrefix } from '#contract/endpoint.ts';
import { demoPassword, personas } from '#server/seed/personas.ts';
import { callAs, dayAhead } from './bookings.ts';
import { send } from './ideas.ts';
import { makeAdviser, makeService, newTag, toast } from './operator.ts';
import { logIn, logInAs } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test.describe('anyone who is no operator', () => {
  test.use({ tolerate: ['refusals'] });

  test('a founder cannot open the console', { tag: '@one-width' }, async ({ page }) => {
    await logInAs(page, 'founder');
    for (const path of ['/m/admin', '/m/admin/calendar', '/m/admin/transfers']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/unauthorised$/);
    }
    await expect(callAs(page, listAuditEntries)).rejects.toThrow(`${listAuditEntries.path}: 403`);
    const anonymous = await page.request.get(`${apiPrefix}${listAuditEntries.path}`);
    expect(anonymous.status()).toBe(401);
  });
});

test('the operator sets a service, an adviser, hours and a holiday', { tag: '@one-width' }, async ({ page }) => {
  test.slow();
  const tag = newTag();
  const name = `Amaka ${tag}`;
  await logIn(page, personas.admin.email, demoPassword);
  await expect(page).toHaveURL(/\/m\/admin$/);

  await test.step('adds an adviser with weekly hours', async () => {
    await page.goto('/m/admin/advisers/new');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('E-mail address').fill('no address');
    await page.getByRole('button', { name: 'Add this adviser' }).click();
    await expect(page.getByText('Give an e-mail address.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    await page.getByLabel('E-mail address').fill('amaka@cairn.example');
    await page.getByRole('button', { name: 'Add this adviser' }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

    await page.getByRole('button', { name: 'Add hours on Monday' }).click();
    await page.getByRole('button', { name: 'Add hours on Monday' }).click();
    await page.getByLabel('Monday, from').nth(1).fill('16:00');
    await page.getByLabel('Monday, to').nth(1).fill('18:00');
    await page.getByRole('button', { name: 'Save these hours' }).click();
    await expect(page.getByText('09:00 to 17:00 and 16:00 to 18:00 overlap.')).toBeVisible();
    await page.getByLabel('Monday, to').first().fill('12:00');
    await page.getByRole('button', { name: 'Copy the hours of Monday' }).click();
    await page.getByRole('menuitem', { name: 'Copy to Monday to Friday' }).click();
    await expect(page.getByLabel('Friday, from')).toHaveCount(2);
    await page.getByRole('button', { name: 'Save these hours' }).click();
    await expect(toast(page, 'Hours saved')).toBeVisible();
  });

  await test.step('adds a holiday', async () => {
    await page.getByLabel('First day').fill(dayAhead(30));
    await expect(page.getByLabel('Last day')).toHaveValue(dayAhead(30));
    await page.getByLabel('Reason').fill('Founders’ Day');
    await page.getByRole('button', { name: 'Add these days' }).click();
    await expect(page.getByText('1 day was added.')).toBeVisible();
    await expect(page.getByRole('row', { name: /Founders’ Day/ })).toBeVisible();
    await lookAt(page, 'operator-adviser');
  });

  await test.step('adds a service', async () => {
    await page.goto('/m/admin/services');
    await page.getByRole('link', { name: 'Add a service' }).click();
    await page.getByLabel('Title', { exact: true }).fill(`Term sheet ${tag}`);
    await page.getByLabel('Description').fill('We read your term sheet together.');
    await page.getByRole('textbox', { name: 'Point 1' }).fill('Every clause in plain words');
    await page.getByRole('textbox', { name: 'Point 1' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Point 2' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Point 2' }).fill('What to ask for instead');
    await page.getByLabel('Price in naira').fill('25,000.50');
    await page.getByLabel('Price in dollars').fill('a few');
    await page.getByLabel('Meeting link').fill('https://meet.example/term-sheet');
    await page.getByRole('checkbox', { name, exact: true }).check();
    await page.getByRole('button', { name: 'Add this service' }).click();
    await expect(page.getByText('Enter an amount, such as 25, or 0 for free.')).toBeVisible();
    await page.getByLabel('Price in dollars').fill('20');
    await lookAt(page, 'operator-service');
    await page.getByRole('button', { name: 'Add this service' }).click();
    const row = page.getByRole('row', { name: new RegExp(`Term sheet ${tag}`) });
    await expect(row).toContainText('₦25,000.50 or $20.00');
    await expect(row).toContainText(name);
    await lookAt(page, 'operator-services');
  });

  await test.step('archives it, and takes it out of the archive', async () => {
    await page.getByRole('link', { name: `Term sheet ${tag}` }).click();
    await page.getByRole('button', { name: 'Archive…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive service' }).click();
    await expect(page.getByText('This service is archived')).toBeVisible();
    await page.getByRole('button', { name: 'Take it out of the archive…' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take it out' }).click();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue(`Term sheet ${tag}`);
  });

  await test.step('finds it all in the audit', async () => {
    await page.goto('/m/admin/audit?kind=adviser');
    await expect(page.getByRole('row', { name: /Adviser/ }).first()).toContainText('Bola Adeyemi');
    await lookAt(page, 'operator-audit');
  });
});

test.describe('settings, which another operator may save at the same time', () => {
  test.use({ tolerate: ['refusals'] });

  test('say who sells and where transfers go', { tag: '@one-width' }, async ({ page }) => {
    await logInAs(page, 'admin');
    await page.goto('/m/admin/settings');
    await page.getByLabel('Name', { exact: true }).fill('Cairn Advisory Ltd');
    await page.getByLabel('Invoice numbers begin with').fill('CA');
    const naira = page.getByRole('region', { name: 'Bank account for naira' });
    await naira.getByRole('checkbox').check();
    await naira.getByLabel('Bank', { exact: true }).fill('First Bank');
    await naira.getByLabel('Account name').fill('Cairn Advisory Ltd');
    await naira.getByLabel('Account number').fill('0123456789');
    await page.getByRole('button', { name: 'Save these settings' }).click();
    const saved = toast(page, 'Settings saved');
    const over = page.getByRole('button', { name: 'Save mine over it' });
    await expect(saved.or(over).first()).toBeVisible();
    if (await over.isVisible()) await over.click();
    await expect(saved).toBeVisible();
    await lookAt(page, 'operator-settings');
  });
});

test('the operator gives several advisers the same holiday at once', { tag: '@one-width' }, async ({ page }) => {
  test.slow();
  const tag = newTag();
  const [day, next] = [dayAhead(20), dayAhead(21)];
  const names = [`Amaka ${tag}`, `Bola ${tag}`];
  await logInAs(page, 'admin');
  const adviserIds = [await makeAdviser(page, `Amaka ${tag}`), await makeAdviser(page, `Bola ${tag}`)];
  const working = await makeAdviser(page, `Chuka ${tag}`);
  const prices = { NGN: 0, USD: 0 };
  const service = await makeService(page, { title: `Hello ${tag}`, prices, adviserIds: [...adviserIds, working] });

  await page.goto('/m/admin/advisers');
  await expect(page.getByRole('heading', { name: 'A holiday for several advisers' })).toBeVisible();
  await page.getByLabel('First day').fill(day);
  await page.getByLabel('Last day').fill(next);
  await page.getByLabel('Reason').fill(`Founders’ Day ${tag}`);
  await page.getByRole('button', { name: 'Choose none' }).click();
  await page.getByRole('button', { name: 'Add these days' }).click();
  await expect(page.getByText('Choose whom this is for.')).toBeVisible();
  await expect(page.getByLabel('Last day')).toHaveValue(next);
  for (const name of names) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Add these days' }).click();
  await expect(page.getByText('4 days were added.')).toBeVisible();
  for (const name of names)
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(`Founders’ Day ${tag}`);
  await lookAt(page, 'operator-advisers');

  const zone = 'Africa/Lagos';
  const path = listFreeTimes.path.replace(':serviceId', service);
  const { days } = await send(page, listFreeTimes, `${path}?${new URLSearchParams({ from: day, to: next, zone })}`);
  const advising = days.flatMap(({ times }: { times: { adviserIds: string[] }[] }) =>
    times.flatMap((time) => time.adviserIds),
  );
  expect(new Set(advising)).toEqual(new Set([working]));
});
