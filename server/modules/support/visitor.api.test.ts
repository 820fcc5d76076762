import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as admin from '#contract/support/admin.ts';
import { startSupportThread } from '#contract/support/support.ts';
import { confirmVisitor } from '#contract/support/visitor.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { createSupportJobs } from './jobs.ts';
import { supportMessages, supportThreads, supportVisitorNotes } from './tables.ts';

const operator = { token: 'operator' };
const text = 'I cannot sign up: no mail comes.';
let test: BookingTest;
let people = 0;

beforeAll(async () => {
  test = await createBookingTest();
  await test.meet('operator');
});
afterAll(() => test.close());
beforeEach(() => test.reset());

const address = () => `visitor-${++people}@example.com`;
const send = (email: string, body: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/api/v1/support/visitors',
    // Each address of a test is on a network of its own.
    remoteAddress: `10.9.${people}.1`,
    payload: { name: 'Bola', email, area: 'account', text, ...body },
  });
const mailsTo = async (email: string) => (await test.mails()).filter(({ to }) => to === email);
async function tokenFor(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /write-to-us#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}
const confirm = (token: string) => test.call(confirmVisitor, { body: { token } });
const threadsOf = async (email: string) => {
  const { items } = (await test.call(admin.listAdminSupport, { ...operator, query: { pageSize: 50 } })).data;
  const whole = await Promise.all(
    items.map(({ id }) => test.call(admin.readAdminSupport, { ...operator, params: { threadId: id } })),
  );
  return whole.map(({ data }) => data).filter(({ member }) => member.email === email);
};

it('reaches the operator once its address is proven, and is answered by mail', async () => {
  const email = address();
  expect((await send(email)).statusCode).toBe(202);
  expect(await threadsOf(email)).toEqual([]);
  const token = await tokenFor(email);
  expect((await confirm(token)).status).toBe(200);
  expect((await confirm(token)).status).toBe(200);
  const [thread, ...more] = await threadsOf(email);
  expect(more).toEqual([]);
  expect(thread).toMatchObject({ state: 'open', member: { uid: null, name: 'Bola', email }, messages: [{ text }] });
  const params = { threadId: thread?.id ?? '' };
  const withFile = { text: 'Here.', fileIds: ['some-file'] };
  expect((await test.call(admin.answerSupport, { ...operator, params, body: withFile })).code).toBe('REQUEST_INVALID');
  await test.call(admin.answerSupport, {
    ...operator,
    params,
    body: { text: 'Look in the spam folder.', fileIds: [] },
  });
  const [, answer] = await mailsTo(email);
  expect(answer).toMatchObject({
    subject: 'We answered you',
    text: expect.stringContaining('Look in the spam folder.'),
  });
});

it('mails nothing that was typed to an address that may be somebody else’s', async () => {
  const email = address();
  await send(email, { name: 'You have won', text: 'Claim your prize' });
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe('Confirm your message to us');
  expect(JSON.stringify(mail)).not.toMatch(/You have won|Claim/);
});

it('is one message when it is sent twice, and three mails an hour at most to one address', async () => {
  const email = address();
  await send(email);
  await send(email);
  expect(await mailsTo(email)).toHaveLength(1);
  await send(email, { text: 'Two' });
  await send(email, { text: 'Three' });
  expect((await send(email, { text: 'Four' })).json()).toMatchObject({ code: 'SUPPORT_TOO_MANY' });
  expect(await mailsTo(email)).toHaveLength(3);
  test.setNow('2026-03-15T10:00:01Z');
  expect((await send(email, { text: 'Four' })).statusCode).toBe(202);
});

it('is five messages an hour at most from one network, whatever addresses they name', async () => {
  const first = address();
  const statuses = [(await send(first)).statusCode];
  for (let n = 0; n < 4; n++) statuses.push((await send(`${n}-${first}`)).statusCode);
  expect(statuses).toEqual([202, 202, 202, 202, 202]);
  test.setNow('2026-03-15T09:30:00Z');
  expect((await send(`more-${first}`)).json().code).toBe('SUPPORT_TOO_MANY');
});

it('ends with its link after a day, and is removed', async () => {
  const email = address();
  await send(email);
  const token = await tokenFor(email);
  test.setNow('2026-03-16T09:00:00Z');
  expect((await confirm(token)).code).toBe('SUPPORT_LINK_UNKNOWN');
  test.setNow('2026-03-17T09:00:00Z');
  await createSupportJobs(test.context.platform)[0]?.run({});
  expect(await test.context.database.db.$count(supportVisitorNotes)).toBe(0);
  expect((await confirm('x'.repeat(43))).code).toBe('SUPPORT_LINK_UNKNOWN');
});

it('is erased some months after the last message, unless it still waits for us; a member’s stays', async () => {
  const threads: Record<string, string> = {};
  for (const name of ['answered', 'closed', 'waiting', 'later']) {
    const email = address();
    await send(email);
    await confirm(await tokenFor(email));
    threads[name] = (await threadsOf(email))[0]?.id ?? '';
  }
  await test.meet('ada');
  const { data: own } = await test.call(startSupportThread, {
    token: 'ada',
    body: { area: 'other', text: 'Of a member', fileIds: [] },
  });
  threads['of a member'] = own.id;
  const answer = (name: string) =>
    test.call(admin.answerSupport, {
      ...operator,
      params: { threadId: threads[name] ?? '' },
      body: { text: 'Here is how.', fileIds: [] },
    });
  const close = (name: string) =>
    test.call(admin.closeSupport, { ...operator, params: { threadId: threads[name] ?? '' } });
  for (const name of ['answered', 'later', 'of a member']) await answer(name);
  await close('closed');
  test.setNow('2026-03-16T12:00:00Z');
  await answer('later');
  // A closed one was changed later than anything was written in it.
  for (const name of ['later', 'of a member']) await close(name);

  const left = async (now: string) => {
    test.setNow(now);
    await createSupportJobs(test.context.platform)[0]?.run({});
    const rows = await test.context.database.db.select().from(supportThreads);
    return Object.keys(threads).filter((name) => rows.some(({ id }) => id === threads[name]));
  };
  expect(await left('2027-03-15T23:00:00Z')).toEqual(Object.keys(threads));
  expect(await left('2027-03-16T03:35:00Z')).toEqual(['waiting', 'later', 'of a member']);
  expect(await left('2027-03-17T03:35:00Z')).toEqual(['waiting', 'of a member']);
  const { db } = test.context.database;
  expect(await db.$count(supportMessages, eq(supportMessages.threadId, threads.answered ?? ''))).toBe(0);
  expect(await db.$count(supportMessages, eq(supportMessages.threadId, threads.waiting ?? ''))).toBe(1);
});

it.each([
  ['email', 'a@example.com\r\nBcc: b@example.com', 'The email address is badly formatted.'],
  ['name', 'Bola\r\nBcc: b@example.com', 'The name has characters that cannot be used.'],
  ['text', '   ', 'Fill this in.'],
  ['area', 'weather', 'Choose what it is about.'],
])('refuses %s as %j', async (field, value, message) => {
  const reply = await send(address(), { [field]: value });
  expect(reply.json()).toMatchObject({ code: 'REQUEST_INVALID', fields: { [field]: message } });
});
