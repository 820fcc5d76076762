import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearMarkedAddress, listMarkedAddresses, tryOwnMailAgain } from '#contract/mail/mail.ts';
import { readShell } from '#contract/shell/shell.ts';
import { type Mail, MailNotTaken } from '#server/ports/mail/port.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { bounceMail, complaintMail } from '#tests/setup/mail-reports.ts';
import { mailEventsPath, signMailEvents } from './event-route.ts';

const secret = 'the-secret-with-which-reports-are-signed';
let test: BookingTest;
const sent: Mail[] = [];
let fault: Error | undefined;
beforeAll(async () => {
  const mail = {
    async send(given: Mail) {
      if (fault) throw fault;
      sent.push(given);
    },
  };
  test = await createBookingTest({ overrides: { mail }, env: { MAIL_EVENTS_SECRET: secret } });
  await test.context.jobs.start();
});
afterAll(() => test.close());
const db = () => test.context.database.db;
beforeEach(async () => {
  sent.length = 0;
  fault = undefined;
  test.setNow('2026-03-15T09:00:00Z');
  for (const table of ['mail_addresses', 'mail_events', 'sent_mails', 'attempts'])
    await db().execute(sql.raw(`delete from ${table}`));
});

type Kind = 'quote.message' | 'quote.invoiced';
let posted = 0;
/** Posts a mail, and waits until it has left or been held back. @returns its name, where it left. */
async function post(uid: string, options: { kind?: Kind; isAsked?: boolean } = {}) {
  await test.meet(uid);
  posted += 1;
  const mail = { to: `${uid}@example.com`, subject: `Mail ${posted}`, html: '<p>Hello</p>', text: 'Hello' };
  const { kind, isAsked } = options;
  await test.context.modules.notifications.gives.mailQueue.post(db(), mail, {
    ...(kind && { news: { uid, kind } }),
    ...(isAsked && { isAsked }),
  });
  const open = async () =>
    (
      await db().execute<{ id: string }>(
        sql`select id from jobs.job where name = 'mail.deliver' and state in ('created', 'active', 'retry')`,
      )
    ).rows.length;
  await expect.poll(open, { timeout: 20_000 }).toBe(0);
  return sent.find(({ subject }) => subject === mail.subject)?.messageId;
}
const hasLeft = async (uid: string, options: Parameters<typeof post>[1] = {}) =>
  (await post(uid, options)) !== undefined;

interface Signing {
  at?: Date;
  by?: string;
  over?: string;
}
const report = (
  body: string | object,
  type = 'application/json',
  { at = test.now(), by = secret, over }: Signing = {},
) => {
  const payload = typeof body === 'string' ? body : JSON.stringify(body);
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const headers = {
    'content-type': type,
    'x-cairn-timestamp': timestamp,
    'x-cairn-signature': signMailEvents(by, timestamp, over ?? payload),
  };
  return test.app.inject({ method: 'POST', url: mailEventsPath, headers, payload });
};
const tell = async (event: object) => (await report({ events: [event] })).json().data.taken;
const bounce = (messageId = '', status = '5.1.1') => ({ kind: 'bounce', messageId, status });
const stateOf = async (uid: string) => (await test.call(readShell, { token: uid })).data.mail?.state;

describe('a hard bounce', () => {
  it('marks the address: nothing goes there any more but what its owner asks for', async () => {
    const messageId = await post('hard');
    expect(await stateOf('hard')).toBe('fine');
    expect(await tell(bounce(messageId))).toBe(1);
    expect(await stateOf('hard')).toBe('undeliverable');
    expect([await hasLeft('hard'), await hasLeft('hard', { kind: 'quote.invoiced' })]).toEqual([false, false]);
    expect(await hasLeft('hard', { isAsked: true })).toBe(true);
    expect([await hasLeft('other'), await stateOf('other')]).toEqual([true, 'fine']);
  });

  it('as a mail of the mail system is read as well', async () => {
    const messageId = (await post('dsn')) ?? '';
    const answer = await report(bounceMail({ messageId, address: 'DSN@example.com' }), 'message/rfc822');
    expect([answer.statusCode, answer.json().data]).toEqual([200, { taken: 1 }]);
    expect(await stateOf('dsn')).toBe('undeliverable');
  });

  it('that is told ten times at once counts once', async () => {
    const messageId = await post('ten');
    const taken = await Promise.all(Array.from({ length: 10 }, () => tell(bounce(messageId))));
    expect(taken.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await stateOf('ten')).toBe('undeliverable');
  });

  it('of a mail that nobody knows, or of one to somebody else, is believed in nothing', async () => {
    const messageId = await post('mine');
    await post('yours');
    expect(await tell(bounce('unknown@localhost'))).toBe(0);
    expect(await tell({ ...bounce(messageId), address: 'yours@example.com' })).toBe(0);
    const raw = bounceMail({ messageId: messageId ?? '', address: 'yours@example.com' });
    expect((await report(raw, 'message/rfc822')).json().data).toEqual({ taken: 0 });
    expect([await stateOf('mine'), await stateOf('yours')]).toEqual(['fine', 'fine']);
    expect(await tell({ ...bounce(`<${messageId}>`), address: 'Mine@Example.com' })).toBe(1);
  });

  it('about us or about what was sent marks nobody', async () => {
    const messageId = await post('content');
    for (const status of ['5.6.1', '5.1.8', '5.2.3', '2.0.0']) expect(await tell(bounce(messageId, status))).toBe(0);
    expect(await stateOf('content')).toBe('fine');
  });

  it('of the mail server itself marks at once, and is not tried again', async () => {
    fault = new MailNotTaken(true, '5.1.1');
    await post('refused');
    fault = undefined;
    expect(await stateOf('refused')).toBe('undeliverable');
    fault = new MailNotTaken(false, '5.7.1');
    await post('spam');
    expect([await stateOf('spam'), sent]).toEqual(['fine', []]);
  });
});

describe('soft bounces', () => {
  it('mark the address with the fifth within two weeks', async () => {
    for (let times = 1; times <= 4; times += 1) expect(await tell(bounce(await post('full'), '5.2.2'))).toBe(1);
    expect(await stateOf('full')).toBe('fine');
    await tell(bounce(await post('full'), '4.2.2'));
    expect(await stateOf('full')).toBe('undeliverable');
  });

  it('of one mail count once, and after two weeks anew', async () => {
    const messageId = await post('slow');
    for (let times = 1; times <= 6; times += 1) await tell(bounce(messageId, '4.4.1'));
    for (let times = 1; times <= 3; times += 1) await tell(bounce(await post('slow'), '4.4.1'));
    test.pass({ days: 14 });
    for (let times = 1; times <= 4; times += 1) await tell(bounce(await post('slow'), '4.4.1'));
    expect(await stateOf('slow')).toBe('fine');
    await tell(bounce(await post('slow'), '4.4.1'));
    expect(await stateOf('slow')).toBe('undeliverable');
  });
});

it('a complaint ends at once what its reader can do without, and nothing else', async () => {
  const messageId = (await post('angry', { kind: 'quote.message' })) ?? '';
  expect((await report(complaintMail({ messageId }), 'message/rfc822')).json().data).toEqual({ taken: 1 });
  expect(await stateOf('angry')).toBe('complained');
  expect(await hasLeft('angry', { kind: 'quote.message' })).toBe(false);
  expect([await hasLeft('angry', { kind: 'quote.invoiced' }), await hasLeft('angry')]).toEqual([true, true]);
  expect(await tell({ kind: 'complaint', messageId })).toBe(0);
});

describe('a report', () => {
  it.each<[string, Signing]>([
    ['signed with another secret', { by: 'another-secret-of-more-than-thirty-two' }],
    ['signed over other bytes', { over: '{"events":[]}' }],
  ])('that is %s is refused', async (_how, signing) => {
    const messageId = await post('forged');
    const answer = await report({ events: [bounce(messageId)] }, 'application/json', signing);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'MAIL_EVENT_SIGNATURE']);
    expect(await stateOf('forged')).toBe('fine');
  });

  it('of more than five minutes ago, or of the future, is refused', async () => {
    const events = { events: [bounce(await post('replayed'))] };
    const signed = (minutes: number) =>
      report(events, 'application/json', { at: new Date(test.now().getTime() + minutes * 60_000) });
    for (const minutes of [-6, 6]) expect((await signed(minutes)).statusCode).toBe(401);
    expect(await stateOf('replayed')).toBe('fine');
    for (const minutes of [-4, 4]) expect((await signed(minutes)).statusCode).toBe(200);
  });

  it('without a signature, or with one that is none, is refused', async () => {
    for (const headers of [{}, { 'x-cairn-timestamp': 'now', 'x-cairn-signature': 'x' }]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: mailEventsPath,
        headers: { 'content-type': 'application/json', ...headers },
        payload: '{"events":[]}',
      });
      expect(answer.statusCode).toBe(401);
    }
  });

  it.each([
    '{',
    '[]',
    '{"events":[]}',
    '{"events":[{"kind":"open","messageId":"x"}]}',
    '{"events":[{"kind":"bounce"}]}',
  ])('that cannot be read is none: %s', async (body) => {
    const answer = await report(body);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'MAIL_EVENT_UNREADABLE']);
  });

  it('is read as JSON or as a mail, and not larger than a megabyte', async () => {
    expect((await report('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await report('x'.repeat(1_100_000), 'message/rfc822')).statusCode).toBe(413);
    expect((await report('no mail at all', 'message/rfc822')).json().data).toEqual({ taken: 0 });
  });
});

describe('an address that is marked', () => {
  it('is tried again by its owner a few times a day, and what was sent before counts no more', async () => {
    const [first, second] = [await post('again'), await post('again')];
    await tell(bounce(first));
    test.pass({ minutes: 1 });
    const answer = await test.call(tryOwnMailAgain, { token: 'again' });
    expect([answer.status, answer.data]).toEqual([200, { address: 'again@example.com', state: 'fine' }]);
    await expect.poll(() => sent.at(-1)?.subject, { timeout: 20_000 }).toBe('Your mail works again');
    expect(await tell(bounce(second))).toBe(0);
    expect([await stateOf('again'), await hasLeft('again')]).toEqual(['fine', true]);
    await tell(bounce(sent.find(({ subject }) => subject === 'Your mail works again')?.messageId));
    expect(await stateOf('again')).toBe('undeliverable');
    for (const status of [200, 200, 429])
      expect((await test.call(tryOwnMailAgain, { token: 'again' })).status).toBe(status);
  });

  it('is listed for the operator alone, who can clear it', async () => {
    await tell(bounce(await post('listed'), '5.1.2'));
    const list = await test.call(listMarkedAddresses, { token: 'operator', query: {} });
    expect(list.data).toMatchObject({
      total: 1,
      items: [{ address: 'listed@example.com', state: 'undeliverable', reason: '5.1.2' }],
    });
    expect((await test.call(listMarkedAddresses, { token: 'listed', query: {} })).status).toBe(403);
    const clear = { token: 'operator', body: { address: 'listed@example.com' } };
    for (const _time of [1, 2]) expect((await test.call(clearMarkedAddress, clear)).status).toBe(200);
    expect(await stateOf('listed')).toBe('fine');
    const { rows } = await db().execute<{ entry: string }>(
      sql`select to_jsonb(a)::text as entry from audit_entries a where action = 'mail_address.clear'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.entry).not.toContain('listed@');
  });

  it('is in no log', () => {
    expect(test.logLines.filter((line) => line.includes('@example.com'))).toEqual([]);
  });
});

it('no report is taken where no secret is set', async () => {
  const other = await createBookingTest();
  const answer = await other.app.inject({ method: 'POST', url: mailEventsPath, payload: { events: [] } });
  expect(answer.json().code).toBe('ROUTE_UNKNOWN');
  await other.close();
});
