import { expect, it } from 'vitest';
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
