import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '#tests/components/show.tsx';
import { desktop, phone } from '#tests/components/viewports.ts';
import { paths } from '#web/paths.ts';
import HelpSupport from './help-support.tsx';

const sizes = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;

it.each(sizes)('opens the one question that its address names, in view, on %s', async (_name, [width, height]) => {
  await page.viewport(width, height);
  const screen = await show(<HelpSupport />, { at: paths.helpQuestion('bank-transfer'), as: 'nobody' });
  const answer = screen.getByText('press “I have sent it”');
  await expect.element(answer).toBeInViewport();
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
  // The next address opens the next question.
  await screen.go(paths.helpQuestion('lost-phone'));
  await expect.element(screen.getByText('one of your recovery codes')).toBeInViewport();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});

it.each(sizes)('finds questions by their words as they are typed, on %s', async (_name, [width, height]) => {
  await page.viewport(width, height);
  const screen = await show(<HelpSupport />, { at: paths.helpSupport, as: 'nobody' });
  const search = screen.getByRole('searchbox', { name: 'Search the questions' });
  await search.fill('lost recovery');
  await expect.element(screen.getByRole('status')).toHaveTextContent('1 question has these words.');
  await expect.element(screen.getByText('I lost the phone with my codes')).toBeVisible();
  expect(document.querySelectorAll('details')).toHaveLength(1);
  await search.fill('unicorn');
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('No question has these words. Try fewer of them, or write to us below.');
  await expect.element(screen.getByRole('heading', { name: 'Still stuck?' })).toBeVisible();
  await search.fill('freezer score no move');
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('No question has all of these words. The nearest 3:');
  await expect.element(screen.getByText('Why did the score not move when I added evidence?')).toBeVisible();
  await search.fill('');
  await expect.element(screen.getByRole('heading', { name: 'Bookings and payment' })).toBeVisible();
});
