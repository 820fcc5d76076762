import { expect, it } from 'vitest';
import {
  type AdminSupportThread,
  answerSupport,
  closeSupport,
  listAdminSupport,
  markAdminSupportSeen,
  readAdminSupport,
  reopenSupport,
} from '#contract/support/admin.ts';
import { refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { show } from '#tests/components/show.tsx';
import answers from '#tests/fixtures/demo/admin.json';
import { paths } from '#web/paths.ts';
import Support from './support.tsx';
import ThreadPage from './thread-page.tsx';

const thread = readAdminSupport.reply.parse(answers['/admin/support/support-1']);
const closed: AdminSupportThread = {
  ...thread,
  state: 'closed',
  waitingSince: null,
  can: { answer: false, close: false, reopen: true },
};
const as = { roles: ['user', 'admin'] as ['user', 'admin'] };
function openThread(shown: AdminSupportThread = thread) {
  api.on(readAdminSupport, shown);
  api.on(markAdminSupportSeen, { unread: 0 });
  return show(<ThreadPage />, { at: paths.admin.supportThread('support-1'), as });
}

it('filters the list by status', async () => {
  api.on(listAdminSupport, listAdminSupport.reply.parse(answers['/admin/support?page=1']));
  const screen = await show(<Support />, { at: paths.admin.support, as });
  await screen.getByLabelText('Status').selectOptions('open');
  await expect.poll(() => api.calls(listAdminSupport).at(-1)?.query.state).toBe('open');
  await expect.poll(() => screen.location()).toBe(`${paths.admin.support}?state=open`);
});

it('answers once, and keeps the answer where the conversation was closed meanwhile', async () => {
  const screen = await openThread();
  api.on(answerSupport, refused('SUPPORT_CLOSED'), { ...thread, state: 'answered' });
  await screen.getByLabelText('Your answer').fill('Within a working day.');
  await screen.getByRole('button', { name: 'Send answer' }).click();
  await expect
    .element(screen.getByText(/This conversation is closed\. Nothing was sent.*Your message is kept\./))
    .toBeVisible();
  await expect.element(screen.getByLabelText('Your answer')).toHaveValue('Within a working day.');
  await screen.getByRole('button', { name: 'Send answer' }).click();
  await expect.element(screen.getByText('Answer sent')).toBeVisible();
  await expect.element(screen.getByLabelText('Your answer')).toHaveValue('');
  expect(api.calls(answerSupport)[1]?.body).toEqual({ text: 'Within a working day.', fileIds: [] });
});

it('closes a conversation and opens it again', async () => {
  const screen = await openThread();
  await expect.element(screen.getByLabelText('Your answer')).toBeVisible();
  api.on(closeSupport, () => {
    api.on(readAdminSupport, closed);
    return closed;
  });
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByLabelText('Your answer')).not.toBeInTheDocument();
  api.on(reopenSupport, () => {
    api.on(readAdminSupport, thread);
    return thread;
  });
  await screen.getByRole('button', { name: 'Open again' }).click();
  await expect.element(screen.getByLabelText('Your answer')).toBeVisible();
});

it('sends no file to somebody without an account', async () => {
  const screen = await openThread({ ...thread, member: { uid: null, name: 'Bola', email: 'bola@example.com' } });
  await expect.element(screen.getByText('It is mailed: they have no account.')).toBeVisible();
  await expect.element(screen.getByLabelText(/Attach a file/)).not.toBeInTheDocument();
});
