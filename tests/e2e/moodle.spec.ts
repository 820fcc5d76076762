import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeMoodle, startMoodle } from '#tests/setup/moodle.ts';
import { startProduct } from '#tests/setup/product.ts';
import { newEmail, signUp } from './people.ts';
import { test as base, expect, lookAt } from './test.ts';

/** A product whose courses are those of a Moodle on this machine. */
const test = base.extend<object, { school: { url: string; moodle: FakeMoodle } }>({
  school: [
    async ({ browserName: _ }, use) => {
      const moodle = await startMoodle();
      const dir = mkdtempSync(join(tmpdir(), 'cairn-school-'));
      const product = await startProduct({ DATA_DIR: dir, ...moodle.env });
      await use({ url: product.url, moodle });
      await product.stop();
      await moodle.close();
      rmSync(dir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ school }, use) => use(school.url),
  leaves: true,
  // The Moodle has no pages, only its web service.
  tolerate: ['refusals'],
});

test('a founder takes the courses of a Moodle, and finds them again while it is away', { tag: '@one-width' }, async ({
  page,
  school: { moodle },
}) => {
  test.slow();
  const { site } = moodle;
  const named = (what: string) => new RegExp(`^${what}: Startup Fundamentals`);
  const go = page.getByRole('link', { name: named('Continue') });
  const update = page.getByRole('button', { name: 'Update progress' });
  await signUp(page, { email: newEmail() });
  await page.goto('/m/founder/programs');
  // What comes with the plan is enrolled in without a tap.
  await expect(async () => {
    await update.click();
    await expect(go).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Fundraising' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hidden Draft' })).toHaveCount(0);

  site.enrolments.splice(0);
  await update.click();
  const enrol = page.getByRole('button', { name: named('Enrol') });
  await expect(enrol).toBeVisible();
  moodle.suffer({ slowMs: 1_000 });
  await enrol.click();
  await expect(page.getByRole('button', { name: named('Enrol') })).toHaveText('Enrolling...');
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText(
    'Continue sends you to the e-learning platform. Log in there with your e-mail and platform password.',
  );
  await alert.getByRole('button', { name: 'OK' }).click();
  moodle.suffer({});
  expect(site.enrolments).toHaveLength(1);
  expect(page.context().pages()).toHaveLength(1);
  const opened = page.context().waitForEvent('page');
  await go.click();
  const tab = await opened;
  expect(tab.url()).toBe(`${moodle.url}/course/view.php?id=2`);
  await tab.close();

  for (const one of site.enrolments) one.done = 50;
  await update.click();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '50');
  moodle.suffer({ away: 'maintenance' });
  await update.click();
  await expect(page.getByText('The e-learning platform does not answer just now')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Your progress is as of', { exact: false })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '50');
  await expect(go).toBeVisible();
  await lookAt(page, 'moodle-away');
});
