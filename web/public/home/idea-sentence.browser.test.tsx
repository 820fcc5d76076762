import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { readOut } from '#tests/components/read-out.ts';
import { show } from '#tests/components/show.tsx';
import { phone } from '#tests/components/viewports.ts';
import { readKeptSentence } from '#web/drafts/kept-sentence.ts';
import { paths } from '#web/paths.ts';
import { IdeaSentence } from './idea-sentence.tsx';

const sentence = 'An affordable way for market women in Makoko to rent a cold box by the day';

it('answers one sentence at once, and keeps it for the account under a key of its own', async () => {
  await page.viewport(...phone);
  const screen = await show(<IdeaSentence />, { at: paths.home, as: 'nobody' });
  const field = screen.getByLabelText('Your idea in one sentence');
  await field.fill('Paystack');
  await screen.getByRole('button', { name: 'See what must be true' }).click();
  await expect.element(screen.getByText('“Paystack” alone could be anything.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Keep this' })).not.toBeInTheDocument();

  await field.fill(sentence);
  await screen.getByRole('button', { name: 'See what must be true' }).click();
  const keep = screen.getByRole('link', { name: 'Keep this' });
  await expect.element(screen.getByRole('region')).toHaveFocus();
  await expect(readOut(screen.container).replaceAll(/[0-9a-f]{32}/g, 'KEY')).toMatchFileSnapshot('said/first-look.txt');
  const href = keep.element().getAttribute('href') ?? '';
  await keep.click();
  const redirect = new URL(href, location.href).searchParams.get('redirect') ?? '';
  const key = new URL(redirect, location.href).searchParams.get('keep');
  expect(readKeptSentence(localStorage, key)).toMatchObject({ sentence, title: 'Cold box' });
  expect(readKeptSentence(localStorage, 'another')).toBeNull();
});

it('takes another kind with one tap: the five change, and the choice is kept with the sentence', async () => {
  await page.viewport(...phone);
  const screen = await show(<IdeaSentence />, { at: paths.home, as: 'nobody' });
  await screen.getByLabelText('Your idea in one sentence').fill(sentence);
  await screen.getByRole('button', { name: 'See what must be true' }).click();
  const beliefs = () => [...screen.container.querySelectorAll('ol li')].map(({ textContent }) => textContent);
  await expect.element(screen.getByRole('radio', { name: 'Buy or build first' })).toBeChecked();
  const before = beliefs();
  await screen.getByText('A service', { exact: true }).click();
  await expect.element(screen.getByText('You said that this is: a service.')).toBeVisible();
  expect(beliefs()).toHaveLength(5);
  expect(beliefs().filter((belief) => before.includes(belief)).length).toBeLessThanOrEqual(2);
  const keep = screen.getByRole('link', { name: 'Keep this' });
  const redirect = new URL(keep.element().getAttribute('href') ?? '', location.href).searchParams.get('redirect') ?? '';
  await keep.click();
  const key = new URL(redirect, location.href).searchParams.get('keep');
  expect(readKeptSentence(localStorage, key)).toMatchObject({ sentence, businessKind: 'service' });
});

it('asks what they get where it is not sure, and answers with one tap', async () => {
  await page.viewport(...phone);
  const screen = await show(<IdeaSentence />, { at: paths.home, as: 'nobody' });
  await screen
    .getByLabelText('Your idea in one sentence')
    .fill('drivers of ministry officials want extra trips on weekend so people can book them for outside the town');
  await screen.getByRole('button', { name: 'See what must be true' }).click();
  await expect.element(screen.getByRole('heading', { name: 'What do they get from you?' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Keep this' })).not.toBeInTheDocument();
  await screen.getByText('extra trips').click();
  await expect.element(screen.getByRole('region', { name: 'Five things that must be true first' })).toHaveFocus();
  const beliefs = [...screen.container.querySelectorAll('ol li')].map(({ textContent }) => textContent ?? '');
  expect(beliefs.filter((belief) => /trips/i.test(belief))).toHaveLength(5);
});

it('says so where the device keeps nothing, and leads on only then', async () => {
  const screen = await show(<IdeaSentence />, { at: paths.home, as: 'nobody' });
  const field = screen.getByLabelText('Your idea in one sentence');
  await field.fill(sentence);
  await screen.getByRole('button', { name: 'See what must be true' }).click();
  const { localStorage: own } = Object.getOwnPropertyDescriptors(window);
  // As a browser does whose person forbids sites to keep anything.
  Object.defineProperty(window, 'localStorage', { ...own, get: () => null });
  onTestFinished(() => void Object.defineProperty(window, 'localStorage', own));
  await screen.getByRole('link', { name: 'Keep this' }).click();
  await expect.element(screen.getByRole('alert').getByText('It is still in the field: copy it')).toBeVisible();
  await expect.element(field).toHaveValue(sentence);
  const onward = screen.getByRole('link', { name: 'Make an account' });
  await expect.element(onward).toHaveAttribute('href', expect.stringContaining('/auth/signup?redirect='));
});

it('keeps what was typed for anyone who comes back from the way to an account', async () => {
  const first = await show(<IdeaSentence />, { at: paths.home, as: 'nobody' });
  await first.getByLabelText('Your idea in one sentence').fill(sentence);
  first.unmount();
  const again = await show(<IdeaSentence />, { at: paths.home, as: 'nobody' });
  await expect.element(again.getByLabelText('Your idea in one sentence')).toHaveValue(sentence);
});
