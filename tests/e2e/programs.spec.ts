import type { GivenAnswer } from '#contract/programs/course.ts';
import { readCourse } from '#contract/programs/programs.ts';
import { send } from './ideas.ts';
import { waitUntilKept } from './kept-code.ts';
import { logInQuietly, newEmail, openProfile, password, signUp, somebodyElse } from './people.ts';
import { expect, lookAt, test } from './test.ts';

// Without a network the home page is answered by the device, as a page that is away.
test.use({ tolerate: ['offline', 'unreachable'] });

test('a visitor reads a course, enrols, saves it, learns without a network and joins that with another device', {
  tag: '@one-width',
}, async ({ page }) => {
  test.slow();
  const email = newEmail();
  await signUp(page, { email });
  await page.context().clearCookies();

  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  await lookAt(page, 'programs');
  await page.getByRole('link', { name: 'Talk to customers without fooling yourself' }).click();
  await page.getByText('Find ten people who are not friends').last().click();
  await expect(page.getByText('None of the 12 sells tomatoes.', { exact: false })).toBeVisible();
  await lookAt(page, 'course-for-everybody');
  await page.getByRole('button', { name: 'Enrol' }).last().click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Please log in to enroll in courses');
  await alert.getByRole('button', { name: 'OK' }).click();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/m\/founder\/programs\/talk-to-customers$/);
  // What was asked for goes on by itself, and a reload asks for nothing.
  await page.getByRole('alertdialog', { name: 'You are enrolled' }).getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find ten people who are not friends');
  await lookAt(page, 'lesson');
  await page.getByRole('button', { name: 'I have finished' }).click();
  await expect(page.getByRole('link', { name: /^Next: / })).toBeVisible();

  // On paper there is the lesson, where its button and its sources are, and no menu.
  const button = page.getByText(
    /^The button for this work is on the page of the lesson in Cairn: http.+\/find-ten-strangers$/,
  );
  await expect(button).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(button).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const source = page.getByRole('region', { name: 'Sources' }).getByRole('link').first();
  const after = await source.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(after).toMatch(/https:|attr\(href\)/);
  await page.emulateMedia({ media: null });

  // The work is done elsewhere, and the way back leads to it.
  const work = page.locator('#work');
  await work.getByRole('button').first().click();
  await page.getByRole('link', { name: 'Back to the lesson: Find ten people who are not friends' }).click();
  await expect(work).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();

  // What is done is there after a reload and on the list.
  await page.reload();
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  await page.goto('/m/founder/programs');
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '14');
  await lookAt(page, 'programs-begun');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Continue: Talk to customers/ }).click();
  const tab = await opened;
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Talk to customers without fooling yourself');
  await tab.close();

  // Saved, the course opens without a network, also in a page that is opened then.
  const course = '/m/founder/programs/talk-to-customers';
  await page.goto(course);
  await page.getByRole('button', { name: /^Save course, \d+ KB$/ }).click();
  await expect(page.getByText('Saved on this phone')).toBeVisible();
  await waitUntilKept(page, 'courses');
  await page.context().setOffline(true);
  await page.goto(course);
  await expect(page.getByText('This is what is saved on this phone', { exact: false })).toBeVisible();
  await lookAt(page, 'course-without-network');
  await page.getByRole('link', { name: 'Go on with lesson 2' }).click();
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await page.getByRole('button', { name: 'I have finished' }).click();
  await page.reload();
  await expect(page.getByText('Not sent yet: 1 answer, 1 finished lesson')).toBeVisible();
  await expect(page.getByText('Finished', { exact: true })).toBeVisible();
  await lookAt(page, 'lesson-without-network');

  // Another device has done the fourth lesson meanwhile.
  const other = await somebodyElse(page);
  await logInQuietly(other, email);
  await other.goto(course);
  await other.getByRole('link', { name: 'Write it down the same day' }).click();
  await other.getByRole('button', { name: 'I have finished' }).click();
  await expect(other.getByText('Finished', { exact: true })).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText('Not sent yet', { exact: false })).toHaveCount(0);
  for (const device of [page, other]) {
    await device.goto(course);
    await expect(device.getByText('3 of 7 lessons, 42%')).toBeVisible();
  }
  const { answers } = await send(other, readCourse, readCourse.path.replace(':courseId', 'talk-to-customers'));
  expect(answers.map(({ question, answer }: GivenAnswer) => [question, answer])).toEqual([[0, 0]]);
  await other.context().close();

  // A shared phone without a network: what cannot be sent is lost only by a second yes, and nobody finds a session afterwards.
  await page.getByRole('link', { name: /^Go on with lesson/ }).click();
  await page.context().setOffline(true);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Check my answer' }).click();
  await openProfile(page);
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await alert.getByRole('button', { name: 'Send and log out' }).click();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(alert).toContainText('1 answer was not sent. If you log out now it is lost.');
  await lookAt(page, 'log-out-and-lose');
  await alert.getByRole('button', { name: 'Log out here and lose it' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const kept = await page.evaluate(() => JSON.stringify(window.localStorage));
  expect(kept).not.toContain('talk-to-customers');
  // The page that says so opens the home page by itself once the network is back.
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'No network' })).toHaveCount(0);
  await page.goto(course);
  await page.waitForURL(/\/auth\/login/);
});
