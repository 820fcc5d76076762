import { readIdea } from '#contract/validation/validation.ts';
import { BOOKKEEPING } from '#domain/validation/fixtures/bookkeeping.ts';
import { makeIdeas, send } from './ideas.ts';
import { newEmail, signUp } from './people.ts';
import { expect, lookAt, test } from './test.ts';

test.use({ tolerate: ['offline'] });

test('a day of conversations is entered without a network, and joins later without doubles', async ({ page }) => {
  await signUp(page, { email: newEmail() });
  const [ideaId = ''] = await makeIdeas(page, [BOOKKEEPING]);
  const path = readIdea.path.replace(':ideaId', ideaId);
  const notes = async () =>
    (await send(page, readIdea, path)).evidence.map(({ note }: { note: string }) => note).sort();
  await page.goto(`/m/founder/startup-assistant/validate/${ideaId}`);
  await page.getByRole('link', { name: 'Add a day of conversations' }).click();
  await expect(page.getByRole('heading', { name: 'A day of conversations' })).toBeVisible();
  await page.context().setOffline(true);

  const people = ['She lost half a basket on Monday', 'He threw away a crate last week'];
  for (const [index, note] of people.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Another person' }).click();
    const card = page.getByRole('group', { name: `Person ${index + 1}` });
    await card.getByLabel('What did they say or do?').fill(note);
    await card.getByRole('radio', { name: /^They have the problem/ }).check();
  }
  await page.getByRole('button', { name: 'Save 2' }).click();
  await expect(page.getByText('2 conversations wait on this device', { exact: false })).toBeVisible();
  await lookAt(page, 'day-without-network');

  await page.context().setOffline(false);
  await expect(page.getByText('2 conversations are saved.')).toBeVisible();
  expect(await notes()).toEqual(people.toSorted());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A day of conversations' })).toBeVisible();
  expect(await notes()).toEqual(people.toSorted());
});
