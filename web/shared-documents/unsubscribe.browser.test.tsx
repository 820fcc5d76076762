import { expect, it } from 'vitest';
import { unsubscribeDigest } from '#contract/notifications/notifications.ts';
import { offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import Unsubscribe from './unsubscribe.tsx';

const token = `u1.${'a'.repeat(43)}`;
const open = async (hash = token) => {
  window.location.hash = hash;
  return show(<Unsubscribe />, { at: paths.unsubscribe, as: 'nobody' });
};

it('stops the summary at a press, and only then', async () => {
  api.on(unsubscribeDigest, offline, null);
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Stop the summary by e-mail?' })).toBeVisible();
  expect(api.calls(unsubscribeDigest)).toEqual([]);
  await screen.getByRole('button', { name: 'Stop the summary' }).click();
  await expect.element(screen.getByText(/Network error/)).toBeVisible();
  await screen.getByRole('button', { name: 'Stop the summary' }).click();
  await expect.element(screen.getByRole('heading', { name: 'You get no more summaries' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Stop the summary' })).not.toBeInTheDocument();
  expect(api.calls(unsubscribeDigest).map(({ body }) => body)).toEqual([{ token }, { token }]);
});

it('stops mail about the topic that its link names', async () => {
  api.on(unsubscribeDigest, null);
  const ofCourses = `u1.learning.${'a'.repeat(43)}`;
  const screen = await open(ofCourses);
  await expect.element(screen.getByRole('heading', { name: 'Stop e-mail about “Courses”?' })).toBeVisible();
  await screen.getByRole('button', { name: 'Stop these e-mails' }).click();
  await expect.element(screen.getByRole('heading', { name: 'You get no more e-mail about “Courses”' })).toBeVisible();
  expect(api.calls(unsubscribeDigest).map(({ body }) => body)).toEqual([{ token: ofCourses }]);
});

it('says that a link is not one of ours', async () => {
  api.on(unsubscribeDigest, refused('NOTIFICATION_LINK_UNKNOWN'));
  const screen = await open();
  await screen.getByRole('button', { name: 'Stop the summary' }).click();
  await expect.element(screen.getByText(/Open the whole link from the e-mail/)).toBeVisible();
});
