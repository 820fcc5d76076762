import { expect, it } from 'vitest';
import {
  attachSupportFile,
  listSupportThreads,
  markSupportSeen,
  readSupportFile,
  readSupportThread,
  removeSupportFile,
  type SupportThread,
  startSupportThread,
  writeSupportMessage,
} from '#contract/support/support.ts';
import { file, offline, refused } from '#tests/components/answers.ts';
import { api } from '#tests/components/api.ts';
import { readDemoPage } from '#tests/components/demo-page.tsx';
import { identityCalls } from '#tests/components/identity.ts';
import { show } from '#tests/components/show.tsx';
import { paths } from '#web/paths.ts';
import SupportPage from './support-page.tsx';
import ThreadPage from './thread-page.tsx';

const modules = import.meta.glob('/web/member/support/*.tsx');
const at = '2026-11-20T09:00:00.000Z';
const bill = { id: 'f1', name: 'Bill.pdf', mediaType: 'application/pdf', bytes: 2048 } as const;
const open: SupportThread = {
  ...{ id: 't1', area: 'bookings', state: 'open', createdAt: at, updatedAt: at, unread: 0 },
  messages: [{ number: 1, side: 'member', author: 'Ada', text: 'My session moved.\nWhy?', at, files: [bill] }],
};
const answered: SupportThread = {
  ...open,
  state: 'answered',
  unread: 1,
  messages: [
    ...open.messages,
    {
      number: 2,
      side: 'operator',
      author: 'Bola',
      text: 'The adviser was ill.',
      at: '2026-11-21T09:00:00.000Z',
      files: [],
    },
  ],
};
const closed: SupportThread = { ...answered, state: 'closed', unread: 0 };
const { messages: _messages, ...fields } = answered;
const entry = { ...fields, excerpt: 'My session moved.\nWhy?' };
const none = { items: [], total: 0, page: 1, pageSize: 10 };
const pdf = new File(['%PDF'], 'Bill.pdf', { type: 'application/pdf', lastModified: 0 });

const openList = (at: string = paths.member.support) => show(<SupportPage />, { at });
const openThread = () => show(<ThreadPage />, { at: paths.member.supportThread('t1') });

it.each<[string, Record<string, unknown>]>([
  ['threads', { items: [entry, { ...entry, id: 't2', state: 'closed', unread: 0 }], total: 12, page: 1, pageSize: 10 }],
  ['no-threads', none],
])('the list says what was asked and where it stands: %s', async (name, list) => {
  const said = await readDemoPage({ at: paths.member.support, answers: { '/support/threads?page=1': list }, modules });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});

it.each([
  ['open', open],
  ['answered', { ...answered, unread: 0 }],
  ['closed', closed],
])('the conversation as %s says what was written and whose turn it is', async (name, thread) => {
  const answers = { '/support/threads/t1': thread };
  const said = await readDemoPage({ at: paths.member.supportThread('t1'), answers, modules });
  await expect(said).toMatchFileSnapshot(`said/${name}.txt`);
});

it('sends a question with its file once, however often it is pressed, and leads to the conversation', async () => {
  api.on(listSupportThreads, none);
  api.on(attachSupportFile, bill);
  const release = api.hold(startSupportThread, open);
  const screen = await openList(paths.member.newSupport('bookings'));
  await expect.element(screen.getByLabelText('What is it about?')).toHaveDisplayValue('Bookings and payment');
  await screen.getByLabelText('Your message').fill('My session moved.');
  await screen.getByLabelText(/Attach a file/).upload(pdf);
  await expect.element(screen.getByRole('button', { name: 'Bill.pdf', exact: true })).toBeVisible();
  const form = screen.getByLabelText('Your message').element().closest('form');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByRole('button', { name: 'Sending…' })).toBeDisabled();
  form?.requestSubmit();
  release();
  await expect.poll(() => screen.location()).toBe(paths.member.supportThread('t1'));
  expect(api.calls(startSupportThread).map(({ body }) => body)).toEqual([
    { area: 'bookings', text: 'My session moved.', fileIds: ['f1'] },
  ]);
  expect(api.calls(startSupportThread)[0]?.key).toBeTruthy();
});

it('says what is missing, and sends nothing', async () => {
  api.on(listSupportThreads, none);
  const screen = await openList();
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Fill this in.')).toBeVisible();
  await screen.getByLabelText('Your message').fill('Why?');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('Choose what it is about.')).toBeVisible();
  expect(api.calls(startSupportThread)).toEqual([]);
});

it('keeps what was typed and attached when nobody answers, on the way back, and sends it under the same key', async () => {
  api.on(listSupportThreads, none);
  api.on(attachSupportFile, bill);
  api.on(startSupportThread, offline, offline, open);
  const screen = await openList(paths.member.newSupport('privacy'));
  await screen.getByLabelText('Your message').fill('Where is my data?');
  await screen.getByLabelText(/Attach a file/).upload(pdf);
  await expect.element(screen.getByRole('button', { name: 'Bill.pdf', exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText(/Network error.*Your message is kept\./)).toBeVisible();
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => api.calls(startSupportThread)).toHaveLength(2);
  await screen.go(paths.member.notifications);
  await screen.go(-1);
  await expect.element(screen.getByLabelText('Your message')).toHaveValue('Where is my data?');
  await expect.element(screen.getByLabelText('What is it about?')).toHaveDisplayValue('Privacy and data');
  await expect.element(screen.getByRole('button', { name: 'Bill.pdf', exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => screen.location()).toBe(paths.member.supportThread('t1'));
  const keys = api.calls(startSupportThread).map(({ key }) => key);
  expect(keys[1]).toBe(keys[0]);
  await screen.go(paths.member.support);
  await expect.element(screen.getByLabelText('Your message')).toHaveValue('');
});

it('keeps the message when the session has ended in the middle of it', async () => {
  api.on(readSupportThread, answered);
  api.on(markSupportSeen, { unread: 0 });
  api.on(writeSupportMessage, refused('auth/id-token-expired'));
  api.on(identityCalls.signOut, { token: null });
  const screen = await openThread();
  await screen.getByLabelText('Your message').fill('Thank you. One more thing…');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => api.calls(writeSupportMessage).length).toBeGreaterThan(0);
  const again = await openThread();
  await expect.element(again.getByLabelText('Your message')).toHaveValue('Thank you. One more thing…');
});

it('says which file cannot be attached and keeps the message, and lets one be removed', async () => {
  api.on(listSupportThreads, none);
  api.on(attachSupportFile, refused('FILE_UNREADABLE'), bill);
  api.on(removeSupportFile, null);
  const screen = await openList();
  await screen.getByLabelText('Your message').fill('See this.');
  await screen.getByLabelText(/Attach a file/).upload(new File(['GIF'], 'me.gif', { type: 'image/gif' }));
  await expect
    .element(screen.getByText(/Choose a JPG, PNG or PDF file\. The file is not attached; your message is kept\./))
    .toBeVisible();
  await screen.getByLabelText(/Attach a file/).upload(pdf);
  await expect.element(screen.getByText(/that opens on your device\. The file is not attached/)).toBeVisible();
  await screen.getByLabelText(/Attach a file/).upload(pdf);
  await screen.getByRole('button', { name: 'Remove file Bill.pdf' }).click();
  await expect.poll(() => api.calls(removeSupportFile)).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: 'Bill.pdf', exact: true })).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Your message')).toHaveValue('See this.');
});

it('counts what is on the screen as read, opens files, and shows what was written back', async () => {
  api.on(readSupportThread, answered);
  api.on(markSupportSeen, { unread: 0 });
  api.on(readSupportFile, file('Bill.pdf', '%PDF', 'application/pdf'));
  api.on(writeSupportMessage, {
    ...open,
    messages: [...answered.messages, { ...answered.messages[0], number: 3, text: 'Thanks.' }],
  } as SupportThread);
  const screen = await openThread();
  await expect.poll(() => api.calls(markSupportSeen).map(({ body }) => body)).toEqual([{ number: 2 }]);
  await screen.getByRole('button', { name: 'Bill.pdf' }).click();
  await expect.poll(() => api.calls(readSupportFile)).toHaveLength(1);
  await screen.getByLabelText('Your message').fill('Thanks.');
  await screen.getByRole('button', { name: 'Send' }).click();
  await expect.element(screen.getByText('It is our turn to answer. You can add to it meanwhile.')).toBeVisible();
  await expect.element(screen.getByLabelText('Your message')).toHaveValue('');
});

it('says that a conversation is not there', async () => {
  api.on(readSupportThread, refused('SUPPORT_UNKNOWN'));
  const screen = await openThread();
  await expect.element(screen.getByText('This conversation is not here')).toBeVisible();
});
