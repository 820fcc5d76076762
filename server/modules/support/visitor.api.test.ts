import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as admin from '#contract/support/admin.ts';
import { confirmVisitor } from '#contract/support/visitor.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { createSupportJobs } from './jobs.ts';
import { supportVisitorNotes } from './tables.ts';

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

it.each([
  ['email', 'a@example.com\r\nBcc: b@example.com', 'The email address is badly formatted.'],
  ['name', 'Bola\r\nBcc: b@example.com', 'The name has characters that cannot be used.'],
  ['text', '   ', 'Fill this in.'],
  ['area', 'weather', 'Choose what it is about.'],
])('refuses %s as %j', async (field, value, message) => {
  const reply = await send(address(), { [field]: value });
  expect(reply.json()).toMatchObject({ code: 'REQUEST_INVALID', fields: { [field]: message } });
});
