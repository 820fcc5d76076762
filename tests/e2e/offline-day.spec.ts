import type { Page } from '@playwright/test';
import { apiPrefix } from '#contract/endpoint.ts';
import { readIdea } from '#contract/validation/validation.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { makeIdeas, send } from './ideas.ts';
import { keptFiles, waitUntilKept } from './kept-code.ts';
import { logInQuietly, logOut, newEmail, signUp, somebodyElse } from './people.ts';
import { followRequests } from './request-chain.ts';
import { expect, lookAt, test } from './test.ts';

test.use({ tolerate: ['offline'] });

async function enterPeople(page: Page, notes: string[]) {
  for (const [index, note] of notes.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Another person' }).click();
    const card = page.getByRole('group', { name: `Person ${index + 1}` });
    await card.getByLabel('What did they say or do?').fill(note);
    await card.getByRole('radio', { name: /^They have the problem/ }).check();
    await card.getByLabel('What was it?').selectOption('L3');
    await card.getByRole('radio', { name: 'For it' }).check();
  }
  await page.getByRole('button', { name: `Save ${notes.length}` }).click();
}

test('a day is entered in a page that is opened without a network, and joins what another device saved', async ({
  page: first,
  context,
}) => {
  const email = newEmail();
  await signUp(first, { email });
  const [ideaId = ''] = await makeIdeas(first, [BOOKKEEPING]);
  const next = `/m/founder/startup-assistant/validate/${ideaId}`;
  await first.goto(next);
  await expect(first.getByRole('link', { name: 'Add a day of conversations' })).toBeVisible();
  await waitUntilKept(first);
  expect((await keptFiles(first)).filter((file) => file.startsWith('/api/'))).toEqual([]);
  await first.close();

  // With its code on the device Next waits for two answers at most, one after the other: who it is, and the idea.
  const again = await context.newPage();
  const requests = followRequests(again);
  await again.goto(next);
  await expect(again.getByRole('button', { name: 'Add what you saw' }).filter({ visible: true })).toBeVisible();
  expect(requests.longestTo(`${apiPrefix}${readIdea.path.replace(':ideaId', ideaId)}`)).toBeLessThanOrEqual(2);
  await again.close();

  await context.setOffline(true);
  const page = await context.newPage();
  await page.goto(`${next}/day`);
  await expect(page.getByText('This is your idea as it was on')).toBeVisible();
  const people = ['She lost half a basket on Monday', 'He threw away a crate last week'];
  await enterPeople(page, people);
  await expect(page.getByText('2 conversations wait on this device', { exact: false })).toBeVisible();
  await lookAt(page, 'day-without-network');

  const other = await somebodyElse(page);
  await logInQuietly(other, email);
  await other.goto(`${next}/day`);
  await enterPeople(other, ['He buys ice every morning']);
  await expect(other.getByText('1 conversation is saved.')).toBeVisible();
  await other.context().close();

  await context.setOffline(false);
  await expect(page.getByText('2 conversations are saved.')).toBeVisible();
  await expect(page.getByText('No network')).toHaveCount(0);
  const path = readIdea.path.replace(':ideaId', ideaId);
  const notes = async () =>
    (await send(page, readIdea, path)).evidence.map(({ note }: { note: string }) => note).sort();
  const all = [...people, 'He buys ice every morning'].sort();
  expect(await notes()).toEqual(all);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A day of conversations' })).toBeVisible();
  expect(await notes()).toEqual(all);

  await logOut(page);
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('cairn.member')));
  expect(kept).toEqual([]);
});
