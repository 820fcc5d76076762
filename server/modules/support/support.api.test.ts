import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit-log/audit-log.ts';
import { apiPrefix, type EndpointInput } from '#contract/endpoint.ts';
import { listNotifications } from '#contract/notifications/notifications.ts';
import * as admin from '#contract/support/admin.ts';
import * as contract from '#contract/support/support.ts';
import { SUPPORT_LIMITS } from '#domain/support/support-thread.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { fileForm } from '#tests/file-form.ts';
import { createSupportJobs } from './jobs.ts';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
const operator = { token: 'operator' };
let test: BookingTest;
let people = 0;

beforeAll(async () => {
  test = await createBookingTest();
  await test.meet('operator');
});
afterAll(() => test.close());
beforeEach(() => test.reset());

/** Somebody new, whose uid is their token. */
async function member(name = 'member'): Promise<string> {
  const token = `${name}-${++people}`;
  await test.meet(token);
  return token;
}
type Body = EndpointInput<typeof contract.startSupportThread>['body'];
const question: Body = { area: 'bookings', text: 'My session moved.\nWhy?', fileIds: [] };

async function ask(token: string, body: Partial<Body> = {}) {
  return (await test.call(contract.startSupportThread, { token, body: { ...question, ...body } })).data;
}
const read = (token: string, threadId: string) =>
  test.call(contract.readSupportThread, { token, params: { threadId } });
const write = (token: string, threadId: string, text = 'Still waiting.', fileIds: string[] = []) =>
  test.call(contract.writeSupportMessage, { token, params: { threadId }, body: { text, fileIds } });
const answer = (threadId: string, text = 'It was the adviser.', fileIds: string[] = []) =>
  test.call(admin.answerSupport, { ...operator, params: { threadId }, body: { text, fileIds } });
const asOperator = async (threadId: string) =>
  (await test.call(admin.readAdminSupport, { ...operator, params: { threadId } })).data;

async function attach(token: string, filename: string, bytes: Uint8Array, key = '') {
  const reply = await test.app.inject({
    method: 'POST',
    url: `${apiPrefix}/support/files`,
    headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
    payload: fileForm(filename, bytes),
  });
  return { status: reply.statusCode, code: reply.json().code, data: reply.json().data as contract.SupportFile };
}

describe('a conversation', () => {
  it('goes from question to answer to closed, and opens again when its member writes', async () => {
    const token = await member();
    const thread = await ask(token);
    expect(thread).toMatchObject({
      area: 'bookings',
      state: 'open',
      unread: 0,
      messages: [{ number: 1, side: 'member' }],
    });
    expect(await asOperator(thread.id)).toMatchObject({
      member: { uid: token, email: `${token}@example.com` },
      unread: 1,
      waitingSince: test.now().toISOString(),
      can: { answer: true, close: true, reopen: false },
    });
    await answer(thread.id);
    expect((await read(token, thread.id)).data).toMatchObject({
      state: 'answered',
      unread: 1,
      messages: [{ text: question.text }, { side: 'operator', text: 'It was the adviser.' }],
    });
    const seen = { token, params: { threadId: thread.id }, body: { number: 99 } };
    expect((await test.call(contract.markSupportSeen, seen)).data).toEqual({ unread: 0 });
    await test.call(admin.closeSupport, { ...operator, params: { threadId: thread.id } });
    expect((await read(token, thread.id)).data).toMatchObject({ state: 'closed', unread: 0 });
    expect((await answer(thread.id)).code).toBe('SUPPORT_CLOSED');
    expect((await test.call(admin.closeSupport, { ...operator, params: { threadId: thread.id } })).code).toBe(
      'SUPPORT_CHANGED',
    );
    expect((await write(token, thread.id)).data.state).toBe('open');
    expect((await asOperator(thread.id)).unread).toBe(2);
  });

  it('waits for an answer again when an operator opens it again', async () => {
    const token = await member();
    const { id: threadId } = await ask(token);
    await test.call(admin.closeSupport, { ...operator, params: { threadId } });
    const open = (await test.call(admin.reopenSupport, { ...operator, params: { threadId } })).data;
    expect(open).toMatchObject({ state: 'open', waitingSince: test.now().toISOString() });
    expect((await test.call(admin.reopenSupport, { ...operator, params: { threadId } })).code).toBe('SUPPORT_CHANGED');
  });

  it('is nobody else’s: not to read, not to write in, not to mark', async () => {
    const { id: threadId } = await ask(await member());
    const other = await member('stranger');
    const seen = { token: other, params: { threadId }, body: { number: 1 } };
    expect((await read(other, threadId)).code).toBe('SUPPORT_UNKNOWN');
    expect((await write(other, threadId)).code).toBe('SUPPORT_UNKNOWN');
    expect((await test.call(contract.markSupportSeen, seen)).code).toBe('SUPPORT_UNKNOWN');
    expect((await test.call(contract.listSupportThreads, { token: other })).data.total).toBe(0);
    expect((await test.call(admin.readAdminSupport, { token: other, params: { threadId } })).status).toBe(403);
  });

  it('is begun once, however often the same key comes', async () => {
    const token = await member();
    const twice = { token, body: question, key: `ask-${token}` };
    const [one, two] = await Promise.all([
      test.call(contract.startSupportThread, twice),
      test.call(contract.startSupportThread, twice),
    ]);
    expect(two.data.id).toBe(one.data.id);
    expect((await test.call(contract.listSupportThreads, { token })).data.total).toBe(1);
  });

  it('ends where an account has as many as it can hold', async () => {
    const token = await member();
    const { database } = test.context;
    await database.db.execute(sql`insert into support_threads (id, owner_uid, owner_name, area, state, created_at, updated_at)
      select 'many-' || n, ${token}, 'Many', 'other', 'closed', '2020-01-01', '2020-01-01'
      from generate_series(1, ${SUPPORT_LIMITS.perMember}::int) n`);
    expect((await test.call(contract.startSupportThread, { token, body: question })).code).toBe('SUPPORT_LIMIT');
  });
});

describe('the operator’s list', () => {
  it('has who has waited longest first, then what changed last, and can be filtered', async () => {
    const token = await member();
    const ids: string[] = [];
    for (const minute of ['00', '01', '02', '03']) {
      test.setNow(`2026-03-15T10:${minute}:00Z`);
      ids.push((await ask(token, { text: `Question ${minute}` })).id);
    }
    const [first = '', second = '', third = '', fourth = ''] = ids;
    test.setNow('2026-03-15T11:00:00Z');
    await answer(first);
    await write(token, second);
    test.setNow('2026-03-15T11:05:00Z');
    await test.call(admin.closeSupport, { ...operator, params: { threadId: third } });
    const mine = async (query: object) =>
      (await test.call(admin.listAdminSupport, { ...operator, query: { pageSize: 50, ...query } })).data.items
        .filter(({ member: { uid } }) => uid === token)
        .map(({ id }) => id);
    expect(await mine({})).toEqual([second, fourth, third, first]);
    expect(await mine({ state: 'open' })).toEqual([second, fourth]);
    expect(await mine({ state: 'closed' })).toEqual([third]);
    const { items } = (await test.call(contract.listSupportThreads, { token, query: { pageSize: 1 } })).data;
    expect(items).toMatchObject([{ id: third, excerpt: 'Question 02' }]);
  });
});

describe('files', () => {
  it('are attached first and sent with the message, and read by both sides and nobody else', async () => {
    const token = await member();
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer();
    const first = await attach(token, 'My bill.pdf', pdf);
    test.pass({ minutes: 1 });
    const second = await attach(token, '../../screen.jpeg', photo);
    expect([first.data.name, second.data.name]).toEqual(['My bill.pdf', 'screen.jpg']);
    const thread = await ask(token, { fileIds: [first.data.id, second.data.id] });
    expect(thread.messages[0]?.files.map(({ name }) => name)).toEqual(['My bill.pdf', 'screen.jpg']);
    const params = { fileId: second.data.id };
    const kept = await test.call(contract.readSupportFile, { token, params });
    expect((await sharp(kept.bytes).metadata()).exif).toBeUndefined();
    const stranger = await member('stranger');
    expect((await test.call(contract.readSupportFile, { token: stranger, params })).code).toBe('FILE_UNKNOWN');
    const whole = { threadId: thread.id, fileId: first.data.id };
    expect((await test.call(admin.readAdminSupportFile, { ...operator, params: whole })).bytes).toEqual(pdf);
    const elsewhere = { ...whole, threadId: (await ask(token)).id };
    expect((await test.call(admin.readAdminSupportFile, { ...operator, params: elsewhere })).code).toBe('FILE_UNKNOWN');
    const { id: answered } = (await attach('operator', 'Receipt.pdf', pdf)).data;
    await answer(thread.id, 'Here it is.', [answered]);
    expect((await test.call(contract.readSupportFile, { token, params: { fileId: answered } })).bytes).toEqual(pdf);
  });

  it('can be taken off before the message is sent, and not after', async () => {
    const token = await member();
    const { id: fileId } = (await attach(token, 'One.pdf', pdf)).data;
    const stranger = await member('stranger');
    expect((await test.call(contract.removeSupportFile, { token: stranger, params: { fileId } })).code).toBe(
      'FILE_UNKNOWN',
    );
    expect((await test.call(contract.removeSupportFile, { token, params: { fileId } })).status).toBe(200);
    const refused = await test.call(contract.startSupportThread, { token, body: { ...question, fileIds: [fileId] } });
    expect(refused.code).toBe('SUPPORT_FILE_GONE');
    expect((await test.call(contract.listSupportThreads, { token })).data.total).toBe(0);
    const { id: sent } = (await attach(token, 'Two.pdf', pdf)).data;
    await ask(token, { fileIds: [sent] });
    expect((await test.call(contract.removeSupportFile, { token, params: { fileId: sent } })).code).toBe(
      'FILE_UNKNOWN',
    );
  });

  it('of somebody else cannot be sent along', async () => {
    const { id: foreign } = (await attach(await member(), 'Secret.pdf', pdf)).data;
    const token = await member('thief');
    const stolen = await test.call(contract.startSupportThread, { token, body: { ...question, fileIds: [foreign] } });
    expect(stolen.code).toBe('SUPPORT_FILE_GONE');
  });

  it.each([
    ['a page named as a picture', 'photo.png', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture that is cut off', 'photo.png', Buffer.from('89504e470d0a1a0a', 'hex')],
    ['nothing', 'empty.pdf', Buffer.alloc(0)],
    ['a PDF named as a picture', 'photo.jpg', pdf],
  ])('are refused: %s', async (_name, filename, bytes) => {
    expect((await attach(await member(), filename, bytes)).code).toBe('FILE_UNREADABLE');
  });

  it('are refused from 3 MB on', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(3_145_728 - pdf.length)]);
    expect((await attach(await member(), 'large.pdf', large)).code).toBe('REQUEST_TOO_LARGE');
  });

  it('are one when they come twice with one key, and the oldest go when nobody sends them', async () => {
    const token = await member();
    const [one, two] = [await attach(token, 'A.pdf', pdf, 'same'), await attach(token, 'A.pdf', pdf, 'same')];
    expect(two.data.id).toBe(one.data.id);
    for (let n = 0; n < SUPPORT_LIMITS.unsentFiles; n++) {
      test.setNow(`2026-03-15T12:00:${String(n + 10)}Z`);
      await attach(token, `${n}.pdf`, pdf);
    }
    expect((await test.call(contract.readSupportFile, { token, params: { fileId: one.data.id } })).code).toBe(
      'FILE_UNKNOWN',
    );
  });

  it('are swept away a day later where nobody sent them', async () => {
    const token = await member();
    const { id: fileId } = (await attach(token, 'Forgotten.pdf', pdf)).data;
    const { id: sent } = (await attach(token, 'Sent.pdf', pdf)).data;
    await ask(token, { fileIds: [sent] });
    const [sweep] = createSupportJobs(test.context.platform);
    await sweep?.run({});
    expect((await test.call(contract.readSupportFile, { token, params: { fileId } })).status).toBe(200);
    test.setNow('2026-03-16T09:00:01Z');
    await sweep?.run({});
    expect((await test.call(contract.readSupportFile, { token, params: { fileId } })).code).toBe('FILE_UNKNOWN');
    expect((await test.call(contract.readSupportFile, { token, params: { fileId: sent } })).status).toBe(200);
  });
});

describe('what is told', () => {
  const told = async (token: string, threadId: string) =>
    (await test.call(listNotifications, { token, query: { pageSize: 50 } })).data.items.filter(({ href }) =>
      href?.endsWith(threadId),
    );

  it('names the thread and nothing that was written, in the app and by mail', async () => {
    const token = await member();
    const { id } = await ask(token, { text: 'My secret recipe' });
    await answer(id, 'Keep the recipe secret');
    await test.call(admin.closeSupport, { ...operator, params: { threadId: id } });
    expect((await told(token, id)).map(({ kind }) => kind).sort()).toEqual(['support.answered', 'support.closed']);
    expect((await told('operator', id)).map(({ kind }) => kind)).toEqual(['support.asked']);
    const mails = (await test.mails()).filter(({ to }) => to === `${token}@example.com`);
    expect(mails).toMatchObject([{ subject: 'We answered you', text: expect.stringContaining(`/m/support/${id}`) }]);
    const texts = JSON.stringify([await told(token, id), await told('operator', id), mails]);
    expect(texts).not.toContain('recipe');
  });

  it('goes to no address that nobody has proven', async () => {
    const token = await member('unverified');
    await answer((await ask(token)).id);
    expect((await test.mails()).filter(({ to }) => to === `${token}@example.com`)).toEqual([]);
  });

  it('of an operator’s doing is kept, without what was written', async () => {
    const token = await member();
    const { id } = await ask(token);
    await answer(id);
    await test.call(admin.closeSupport, { ...operator, params: { threadId: id } });
    const query = { subjectKind: 'support', subjectId: id };
    const { items } = (await test.call(listAuditEntries, { ...operator, query })).data;
    expect(items.map(({ action, detail }) => [action, detail])).toEqual([
      ['support.close', { member: `${token}@example.com` }],
      ['support.answer', { member: `${token}@example.com`, number: 2 }],
    ]);
  });
});
