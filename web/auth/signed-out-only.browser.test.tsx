import { expect, it } from 'vitest';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { markSignedIn } from '../components/signed-in.ts';
import { paths } from '../paths.ts';
import Login from './login.tsx';
import { makeToken } from './test-token.ts';

it('says why somebody who did not log out stands here, keeps the session, and leads back once it is found', async () => {
  markSignedIn(true);
  const screen = await show(<Login />, { at: paths.auth.loginThen(paths.founder.bookings), as: 'unknown' });
  await expect
    .element(screen.getByText(/We could not reach the server to see whether you are logged in/))
    .toBeVisible();
  expect(localStorage.getItem('cairn.signedIn')).toBe('1');
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(api.tokenCalls).toBe(4);
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  expect(screen.location()).toBe(paths.auth.loginThen(paths.founder.bookings));
  api.giveToken(makeToken());
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(screen.location).toBe(paths.founder.bookings);
});
