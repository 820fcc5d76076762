import { expect, it } from 'vitest';
import { confirmVisitor, writeAsVisitor } from '#contract/support/visitor.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { readOut } from '#tests/components/read-out.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import WriteToUs from './write-to-us.tsx';

const open = () => show(<WriteToUs />, { at: paths.writeToUs, as: 'nobody' });

it('asks for what an answer needs, keeps it when nobody answers, and says what comes next', async () => {
  api.on(writeAsVisitor, offline, null);
  const screen = await open();
  await expect(readOut(screen.container)).toMatchFileSnapshot('said/write-to-us.txt');
  await screen.getByLabelText('Your name').fill('Bola');
  await screen.getByLabelText('Your e-mail address').fill('bola@@example.com');
  await screen.getByLabelText('Your message').fill('No mail comes.');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('The email address is badly formatted.')).toBeVisible();
  await expect.element(screen.getByText('Choose what it is about.')).toBeVisible();
  await screen.getByLabelText('Your e-mail address').fill('bola@example.com');
  await screen.getByLabelText('What is it about?').selectOptions('account');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText(/Network error.*Your message is kept\./)).toBeVisible();
  await expect.element(screen.getByLabelText('Your message')).toHaveValue('No mail comes.');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText(/We mailed a link to bola@example\.com\./)).toBeVisible();
  expect(api.calls(writeAsVisitor)[1]?.body).toEqual({
    ...{ name: 'Bola', email: 'bola@example.com', area: 'account', text: 'No mail comes.' },
  });
});

it('sends the message to the operator only when the button is pressed', async () => {
  window.location.hash = 'x'.repeat(43);
  api.on(confirmVisitor, refused('SUPPORT_LINK_UNKNOWN'), null);
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Send us your message?' })).toBeVisible();
  expect(api.calls(confirmVisitor)).toEqual([]);
  await screen.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect.element(screen.getByText(/This link does not work\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your message is with us' })).toBeVisible();
  window.location.hash = '';
});

it('says that a link is cut off', async () => {
  window.location.hash = 'short';
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'This link is not complete' })).toBeVisible();
  window.location.hash = '';
});
