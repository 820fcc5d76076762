import { expect, it } from 'vitest';
import { endOtherSessions, endSession, listSessions, type Session } from '#contract/accounts/sessions.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import { SessionsPart } from './sessions-part.tsx';

const beganAt = new Date(2026, 10, 3, 9, 0).toISOString();
const lastUsedAt = new Date(2026, 10, 21, 9, 5).toISOString();
const times = { beganAt, lastUsedAt };
const own: Session = { id: 's1', browser: 'Chrome', system: 'Android', ...times, isThis: true };
const laptop: Session = { id: 's2', browser: 'Firefox', system: 'Windows', ...times, isThis: false };
const inApp: Session = { id: 's3', browser: null, system: 'iPhone', ...times, isThis: false };
const unknown: Session = { id: 's4', browser: null, system: null, ...times, isThis: false };

const open = () => show(<SessionsPart />, { at: paths.member.accountInformation });
const linesOf = (screen: Awaited<ReturnType<typeof open>>) =>
  screen
    .getByRole('listitem')
    .elements()
    .map((line) => [...line.querySelectorAll('h3, p')].map(({ textContent }) => textContent));

it('says of each device what it is, since when and until when it was used, and which one this is', async () => {
  api.on(listSessions, { items: [own, laptop, inApp, unknown] });
  const screen = await open();
  await expect.element(screen.getByText('Firefox on Windows').first()).toBeVisible();
  const since = 'Logged in 3rd Nov, 2026 09:00 AM';
  const used = 'Last used 21st Nov, 2026 09:05 AM';
  expect(linesOf(screen)).toEqual([
    ['Chrome on AndroidThis device', 'In use now', since],
    ['Firefox on Windows', used, since],
    ['A browser on iPhone', used, since],
    ['A device that we do not recognise', used, since],
  ]);
});

it('offers to log out every device but this one', async () => {
  api.on(listSessions, { items: [own] });
  const screen = await open();
  await expect.element(screen.getByText('This device')).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

it('logs out one device, once, and reads the list again', async () => {
  api.on(listSessions, { items: [own, laptop, inApp] }, { items: [own, inApp] });
  const release = api.hold(endSession, null);
  const screen = await open();
  await screen.getByRole('button', { name: 'Log out Firefox on Windows, last used 21st Nov, 2026 09:05 AM' }).click();
  await expect.element(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
  release();
  await expect.element(screen.getByText('Device logged out')).toBeVisible();
  await expect.element(screen.getByText('Firefox on Windows').first()).not.toBeInTheDocument();
  expect(api.calls(endSession).map(({ params }) => params)).toEqual([{ sessionId: 's2' }]);
});

it('is content when somebody else has logged it out meanwhile, and says why where nobody answers', async () => {
  api.on(listSessions, { items: [own, laptop] }, { items: [own] });
  api.on(endSession, offline, refused('SESSION_UNKNOWN'));
  const screen = await open();
  const logOut = screen.getByRole('button', { name: /^Log out Firefox/ });
  await logOut.click();
  await expect.element(screen.getByText(/Network error\. Please check your connection/)).toBeVisible();
  await logOut.click();
  await expect.element(screen.getByText('Device logged out')).toBeVisible();
});

it('logs out everywhere else after a question', async () => {
  api.on(listSessions, { items: [own, laptop, inApp] }, { items: [own] });
  api.on(endOtherSessions, { ended: 2 });
  const screen = await open();
  await screen.getByRole('button', { name: 'Log out everywhere else' }).click();
  const question = screen.getByRole('alertdialog', { name: 'Log out everywhere else?' });
  await expect.element(question.getByText(/^The other 2 devices will have to log in again\./)).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(api.calls(endOtherSessions)).toHaveLength(0);
  await screen.getByRole('button', { name: 'Log out everywhere else' }).click();
  await question.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect.element(screen.getByText('You are logged out everywhere else')).toBeVisible();
  await expect.element(screen.getByText('Firefox on Windows').first()).not.toBeInTheDocument();
  expect(api.calls(endOtherSessions)).toHaveLength(1);
});

it('says when the list cannot be read', async () => {
  api.on(listSessions, offline);
  const screen = await open();
  await expect.element(screen.getByText('The list of your devices could not be read')).toBeVisible();
});
