import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateUser } from '#contract/accounts/profile.ts';
import { cancelBookingByOperator, moveBookingByOperator } from '#contract/bookings/admin.ts';
import { readBooking } from '#contract/bookings/bookings.ts';
import { changePreferences, readPreferences } from '#contract/preferences/preferences.ts';
import { createMessageSeal } from '#server/messages/message-queue.ts';
import type { MessageState } from '#server/messages/tables.ts';
import { createAfricasTalking } from '#server/ports/messages/africas-talking.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';
import { type GatewayAnswer, startAfricasTalking } from '#tests/setup/africas-talking.ts';
import { localOutbound } from '#tests/setup/local-outbound.ts';

let gateway: Awaited<ReturnType<typeof startAfricasTalking>>;
let test: BookingTest;
beforeAll(async () => {
  gateway = await startAfricasTalking();
  const textMessages = createAfricasTalking({
    baseUrl: gateway.url,
    username: 'sandbox',
    apiKey: gateway.env.MESSAGES_API_KEY,
    sender: undefined,
    outbound: localOutbound,
  });
  test = await createBookingTest({
    overrides: { textMessages },
    env: { ...gateway.env, MESSAGES_MONTHLY_LIMIT: '4', PUBLIC_URL: 'https://cairn.example' },
  });
});
afterAll(async () => {
  await test.close();
  await gateway.close();
});
const db = () => test.context.database.db;
beforeEach(async () => {
  await test.reset();
  for (const table of ['preferences', 'text_messages', 'text_months', 'phone_confirmations'])
    await db().execute(sql.raw(`delete from ${table}`));
  await db().execute(sql`delete from jobs.job where name = 'messages.deliver'`);
  gateway.requests.length = 0;
});

let people = 0;
/** A member with a phone of their own who asked for text messages about sessions. */
async function member(change: object = {}) {
  people += 1;
  const uid = `m${people}`;
  const number = `+2348030000${100 + people}`;
  await test.meet(uid);
  await test.call(updateUser, { token: uid, body: { phone_number: number } });
  await db().execute(
    sql`insert into phone_confirmations (uid, number, confirmed_at) values (${uid}, ${number}, now())`,
  );
  const body = { zone: 'Africa/Lagos', texts: ['sessions' as const], ...change };
  expect((await test.call(changePreferences, { token: uid, body })).status).toBe(200);
  return { uid, number };
}
const textsOf = async (uid: string) => (await test.call(readPreferences, { token: uid })).data.texts;
const waiting = async () =>
  (
    await db().execute<{ data: { sealed: string }; at: string }>(
      sql`select data, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from jobs.job
          where name = 'messages.deliver' order by created_on, id`,
    )
  ).rows;
const opened = async () => {
  const seal = createMessageSeal(test.context.config.identity.secret);
  return Promise.all((await waiting()).map(async ({ data }) => (await seal.open(data)).text));
};
/** One turn of the queue's work on each message that was posted, as a retry does it again. */
const deliver = async () => {
  const outcomes: unknown[] = [];
  for (const { data } of await waiting())
    outcomes.push(await test.context.messages.deliver(data).catch((error: { kind?: unknown }) => error.kind));
  return outcomes;
};
const states = async () =>
  (
    await db().execute<{ state: MessageState; reason: string | null }>(
      sql`select state, reason from text_messages order by created_at, id`,
    )
  ).rows.map(({ state }) => state);
const usedParts = async () => (await test.context.messages.readUsage()).parts;
const rules = { minimumNoticeHours: 0, horizonDays: 60, cancelNoticeHours: 1, moveNoticeHours: 1, maxMoves: 5 };
const makeService = () => test.makeService({ prices: { NGN: 0, USD: 0 }, rules });
async function remind(uid: string, startsAt = '2026-03-17T10:00:00.000Z') {
  const { serviceId } = await makeService();
  const { id } = await test.book(uid, { serviceId, startsAt });
  test.setNow(new Date(Date.parse(startsAt) - 30 * 60_000));
  await test.context.bookings.timers.remind();
  return id;
}
const report = (form: Record<string, string>, secret = gateway.env.MESSAGES_CALLBACK_SECRET) =>
  test.app.inject({
    method: 'POST',
    url: `/api/v1/messages/reports?secret=${secret}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });

describe('a reminder', () => {
  it('goes to anyone who asked for it, once, and says nothing of whom or what', async () => {
    const { uid, number } = await member();
    await remind(uid);
    await test.context.bookings.timers.remind();
    expect(await opened()).toEqual([
      'Cairn: Your session is within the hour: Tue 17th Mar, 2026, 11:00 AM, Lagos (GMT+1).',
    ]);
    await deliver();
    await deliver();
    expect(gateway.sent().map(({ to }) => to)).toEqual([number]);
    expect(await states()).toEqual(['sent']);
  });

  it('goes to nobody who did not ask, has no confirmed phone, or has another one since', async () => {
    await test.meet('silent');
    await remind('silent');
    const { uid, number } = await member();
    await db().execute(sql`update phone_confirmations set confirmed_at = null where uid = ${uid}`);
    await remind(uid, '2026-03-18T10:00:00.000Z');
    expect(await opened()).toEqual([]);
    await db().execute(sql`update phone_confirmations set confirmed_at = now() where uid = ${uid}`);
    await remind(uid, '2026-03-19T10:00:00.000Z');
    expect(await opened()).toHaveLength(1);
    await test.call(updateUser, { token: uid, body: { phone_number: '+2348039999999' } });
    await deliver();
    expect([gateway.sent(), await states(), number]).toEqual([[], ['unwanted'], number]);
  });

  it('that was turned off while it waited is not sent', async () => {
    const { uid } = await member();
    await remind(uid);
    await test.call(changePreferences, { token: uid, body: { texts: [] } });
    await deliver();
    expect([gateway.sent(), await states()]).toEqual([[], ['unwanted']]);
  });

  it('never rings in quiet hours: it waits for their end, or is not sent and the mail is', async () => {
    const quiet = { from: '22:00', until: '06:45' };
    const { uid } = await member({ quiet });
    await remind(uid, '2026-03-17T06:00:00.000Z');
    expect((await waiting()).map(({ at }) => at)).toEqual(['2026-03-17 05:45']);
    const early = await member({ quiet });
    const before = (await test.mails()).length;
    await remind(early.uid, '2026-03-18T05:00:00.000Z');
    expect(await waiting()).toHaveLength(1);
    expect((await test.mails()).length).toBeGreaterThan(before);
  });

  it('that comes after the session began is of no use', async () => {
    const { uid } = await member();
    await remind(uid);
    test.pass({ hours: 1 });
    await deliver();
    expect([gateway.sent(), await states()]).toEqual([[], ['late']]);
  });

  it('is not for who only moves or cancels a session themselves, and is for whom it happens to', async () => {
    const { uid } = await member();
    const { serviceId } = await makeService();
    const { id } = await test.book(uid, { serviceId, startsAt: '2026-03-20T10:00:00.000Z' });
    await test.move(uid, id, '2026-03-21T10:00:00.000Z');
    expect(await opened()).toEqual([]);
    const { data: booking } = await test.call(readBooking, { token: uid, params: { bookingId: id } });
    const of = { token: 'operator', params: { bookingId: id } };
    const to = { startsAt: '2026-03-22T10:00:00.000Z', adviserId: booking.adviser.id };
    expect((await test.call(moveBookingByOperator, { ...of, body: to })).status).toBe(200);
    expect(
      (await test.call(cancelBookingByOperator, { ...of, body: { reason: 'Ada’s secret plan', refund: true } })).status,
    ).toBe(200);
    expect(await opened()).toEqual([
      'Cairn: Your session was moved to Sun 22nd Mar, 2026, 11:00 AM, Lagos (GMT+1).',
      'Cairn: Your session of Sun 22nd Mar, 2026, 11:00 AM, Lagos (GMT+1) was cancelled.',
    ]);
  });
});

describe('what the gateway answers', () => {
  it.each<[GatewayAnswer, MessageState, number]>([
    [{ code: 403, word: 'InvalidPhoneNumber' }, 'refused', 0],
    [{ code: 405, word: 'InsufficientBalance' }, 'waiting', 0],
    [{ http: 401, body: 'The supplied authentication is invalid' }, 'waiting', 0],
    [{ http: 429 }, 'waiting', 0],
    [{ http: 500 }, 'unknown', 1],
    [{ fault: 'cut' }, 'unknown', 1],
  ])('%j leaves it %s', async (answer, state, parts) => {
    gateway.answer(answer);
    const { uid } = await member();
    await remind(uid);
    await deliver();
    expect([await states(), await usedParts()]).toEqual([[state], parts]);
    await deliver();
    // Only what was surely not sent is tried again.
    expect([await states(), gateway.sent().length]).toEqual(state === 'waiting' ? [['sent'], 2] : [[state], 1]);
  });

  it('that the owner of the phone wants no more turns text messages off', async () => {
    gateway.answer({ code: 406, word: 'UserInBlacklist' });
    const { uid } = await member();
    await remind(uid);
    await deliver();
    expect([await states(), await textsOf(uid)]).toEqual([['refused'], []]);
  });

  it('is not known where the process died in the middle: it is not sent again', async () => {
    const { uid } = await member();
    await remind(uid);
    await db().execute(sql`update text_messages set state = 'sending'`);
    await deliver();
    await deliver();
    expect([await states(), gateway.sent()]).toEqual([['unknown'], []]);
  });
});

it('sends no more in a month than the operator pays for, and again in the next', async () => {
  for (let day = 16; day <= 21; day += 1) {
    const { uid } = await member();
    await remind(uid, `2026-03-${day}T10:00:00.000Z`);
    await deliver();
  }
  expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent', 'over_limit', 'over_limit']);
  expect([gateway.sent().length, await test.context.messages.readUsage()]).toEqual([4, { parts: 4, limit: 4 }]);
  expect(test.logLines.join('')).toContain('the text messages of this month are used up');
  const { uid } = await member();
  await remind(uid, '2026-04-01T10:00:00.000Z');
  await deliver();
  expect((await states()).at(-1)).toBe('sent');
});

describe('a report', () => {
  async function sentOne() {
    const { uid, number } = await member();
    await remind(uid);
    await deliver();
    const { rows } = await db().execute<{ reference: string }>(sql`select reference from text_messages`);
    return { uid, number, id: rows[0]?.reference ?? '' };
  }

  it('says what became of a message, in any order and as often as it is told', async () => {
    const { id, number: phoneNumber } = await sentOne();
    const tell = async (status: string, failureReason = '') => {
      const answer = await report({ id, phoneNumber, networkCode: '62130', retryCount: '0', status, failureReason });
      expect(answer.statusCode).toBe(200);
      return (await states())[0];
    };
    expect(await tell('Submitted')).toBe('sent');
    expect(await tell('Failed', 'AbsentSubscriber')).toBe('undelivered');
    expect(await tell('Success')).toBe('delivered');
    for (let times = 0; times < 10; times += 1) expect(await tell('Success')).toBe('delivered');
    expect(await tell('Failed')).toBe('delivered');
  });

  it('of a message that nobody knows changes nothing', async () => {
    await sentOne();
    expect((await report({ id: 'ATXid_none', status: 'Failed' })).statusCode).toBe(200);
    expect((await report({ id: '', status: 'Failed' })).statusCode).toBe(200);
    expect(await states()).toEqual(['sent']);
  });

  it.each(['', 'wrong', 'a-callback-secret-of-36-signs-or-so', 'undefined'])(
    'from who does not know the address is refused: %j',
    async (secret) => {
      const { id } = await sentOne();
      const answer = await report({ id, status: 'Failed' }, secret);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'ROUTE_UNKNOWN']);
      expect(await states()).toEqual(['sent']);
    },
  );

  it('that somebody opted out turns text messages off for that phone alone, and its secret is in no log', async () => {
    const { uid, number } = await sentOne();
    const other = await member();
    for (const _time of [1, 2]) expect((await report({ senderId: 'CAIRN', phoneNumber: number })).statusCode).toBe(200);
    expect([await textsOf(uid), await textsOf(other.uid)]).toEqual([[], ['sessions']]);
    expect(test.logLines.join('')).not.toContain(gateway.env.MESSAGES_CALLBACK_SECRET);
  });

  it('is read as a form and as nothing else', async () => {
    const url = `/api/v1/messages/reports?secret=${gateway.env.MESSAGES_CALLBACK_SECRET}`;
    const json = await test.app.inject({ method: 'POST', url, payload: { id: 'x', status: 'Failed' } });
    expect(json.statusCode).toBe(415);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const huge = await test.app.inject({ method: 'POST', url, headers, payload: `id=${'x'.repeat(20_000)}` });
    expect(huge.statusCode).toBe(413);
  });
});

it('is chosen only by who has confirmed a phone, and only of what there is', async () => {
  await test.meet('none');
  const change = (texts: string[]) => test.call(changePreferences, { token: 'none', body: { texts: texts as never } });
  expect((await change(['sessions'])).code).toBe('PHONE_UNCONFIRMED');
  expect((await change([])).status).toBe(200);
  expect((await change(['documents'])).code).toBe('REQUEST_INVALID');
  const { uid } = await member();
  await test.call(updateUser, { token: uid, body: { phone_number: '+2348038888888' } });
  const body = { texts: ['sessions' as const], ai: false };
  expect((await test.call(changePreferences, { token: uid, body })).status).toBe(200);
  const more = { texts: ['sessions' as const, 'quotes' as const] };
  expect((await test.call(changePreferences, { token: uid, body: more })).code).toBe('PHONE_UNCONFIRMED');
});
