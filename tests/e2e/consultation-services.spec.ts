import { offerService, otherDevice } from './bookings.ts';
import { logIn, newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

let email: string;
test.beforeEach(async ({ page }) => {
  email = newEmail();
  await signUp(page, { email });
});

test.describe('a link that leads nowhere', () => {
  test.use({ tolerate: ['refusals'] });

  test('a link to a service that is not offered any more lists the ones that are', { tag: '@one-width' }, async ({
    page,
  }) => {
    await page.goto('/m/founder/consultation/service-list?id=no-such-service');
    await expect(page.getByText('That service is not offered any more')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Choose a time/ }).first()).toBeVisible();
    await page.goto('/m/founder/consultation/confirmation?booking=no-such-booking');
    await expect(page.getByRole('heading', { name: 'There is no such booking' })).toBeVisible();
  });
});

test('the home page shows the services, and leads through the login to the one that is chosen', {
  tag: '@one-width',
}, async ({ page, browser, baseURL }) => {
  test.slow();
  const offered = await offerService();
  const visitor = await otherDevice(page);
  await visitor.goto('/');
  await visitor.locator('#consultation').scrollIntoViewIfNeeded();
  await visitor.getByRole('button', { name: 'I understand' }).click();
  // Only the first services show at once: this one came last.
  await visitor.getByText('More services').click();
  const card = visitor.getByRole('listitem').filter({ hasText: offered.title });
  await expect(card).toContainText('Where the evidence is thin');
  await expect(card).toContainText('Next free time');
  await lookAt(visitor, 'home-consultation');
  await card.getByRole('link', { name: `Choose a time: ${offered.title}` }).click();
  await visitor.waitForURL(/\/auth\/login\?redirect=/);
  await logIn(visitor, email);
  await visitor.waitForURL(`/m/founder/consultation/service-list?id=${offered.serviceId}`);
  await expect(visitor.getByRole('listitem', { name: `${offered.title}, the one you chose` })).toBeFocused();
  await lookAt(visitor, 'service-list');

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await plain.goto('/');
  await expect(plain.locator('#consultation')).toContainText('Book time with an adviser');
  await expect(plain.getByRole('link', { name: 'every service' })).toHaveAttribute('href', /\/service-list$/);
  await expect(plain.getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute('href', /\/bookings$/);
});
