import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '../paths.ts';
import Signup from './signup.tsx';

it('brings back a name and an address after the page was left, and never a password', async () => {
  const open = () => show(<Signup />, { at: paths.auth.signup, as: 'nobody' });
  const first = await open();
  await first.getByLabelText('Full name').fill('Ada Obi');
  await first.getByLabelText('Email').fill('ada@example.com');
  await first.getByLabelText('Password', { exact: true }).fill('correct horse');
  await first.unmount();
  const again = await open();
  await expect.element(again.getByLabelText('Full name')).toHaveValue('Ada Obi');
  await expect.element(again.getByLabelText('Email')).toHaveValue('ada@example.com');
  await expect.element(again.getByLabelText('Password', { exact: true })).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('correct horse');
});

it('brings into view why the account was refused, on a phone too', async () => {
  await page.viewport(360, 740);
  api.on(identityCalls.signUp, refused('auth/common-password'));
  const form = await show(<Signup />, { at: paths.auth.signup, as: 'nobody' });
  await form.getByLabelText('Full name').fill('Ada Obi');
  await form.getByLabelText('Email').fill('ada@example.com');
  await form.getByLabelText('Password', { exact: true }).fill('fish12');
  await form.getByRole('checkbox').click();
  window.scrollTo({ top: document.body.scrollHeight });
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect.element(form.getByRole('alert')).toBeInViewport();
});
