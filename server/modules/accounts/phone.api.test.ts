import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { confirmPhone, phoneCodeRules, readPhone, sendPhoneCode } from '#contract/accounts/phone.ts';
import { updateUser } from '#contract/accounts/profile.ts';
import { MessageFailure, type TextMessage } from '#server/ports/messages/port.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';

let test: BookingTest;
const sent: TextMessage[] = [];
let fault: MessageFailure | undefined;
const textMessages = {
  about: 'a phone of the test',
  async send(message: TextMessage) {
    if (fault) throw fault;
    sent.push(message);
    return { reference: `m-${sent.length}`, cost: null };
  },
};
beforeAll(async () => {
  test = await createBookingTest({ overrides: { textMessages } });
  await test.context.jobs.start();
});
afterAll(() => test.close());
beforeEach(async () => {
  fault = undefined;
  sent.length = 0;
  await test.context.database.db.execute(sql`delete from attempts`);
});

const numbers = new Map<string, string>();
/** A number of their own for each, so that the limit of a number is met by none but those who mean to. */
async function member(uid: string, number?: string) {
  await test.meet(uid);
  const own = number ?? `+23480300000${10 + numbers.size}`;
  numbers.set(uid, own);
  expect((await test.call(updateUser, { token: uid, body: { phone_number: own } })).status).toBe(200);
  return own;
}
const ask = (uid: string) => test.call(sendPhoneCode, { token: uid });
const type = (uid: string, code: string) => test.call(confirmPhone, { token: uid, body: { code } });
const read = async (uid: string) => (await test.call(readPhone, { token: uid })).data;
const codeIn = ({ text }: TextMessage) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
/** The code of the newest message, as soon as it has left. */
async function newCode(uid: string) {
  const before = sent.length;
  expect((await ask(uid)).status).toBe(200);
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(before + 1);
  return codeIn(sent.at(-1) as TextMessage);
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a phone number', () => {
  it('is confirmed by the code that was sent to it, once, however it is spaced', async () => {
    const number = await member('ada');
    expect(await read('ada')).toEqual({ number, confirmed: false, codeEndsAt: null });
    const code = await newCode('ada');
    expect(sent[0]).toEqual({
      to: number,
      text: `Cairn: ${code} is your code. It works for 10 minutes. Give it to nobody.`,
    });
    expect((await read('ada')).codeEndsAt).toBe(new Date(test.now().getTime() + 600_000).toISOString());
    const answer = await type('ada', `${code.slice(0, 3)} ${code.slice(3)}`);
    expect([answer.status, answer.data]).toEqual([200, { number, confirmed: true, codeEndsAt: null }]);
    expect((await type('ada', code)).code).toBe('PHONE_CODE_ENDED');
    expect((await read('ada')).confirmed).toBe(true);
  });

  it('that changes is not confirmed, and its code ends; back again it is to be confirmed again', async () => {
    const number = await member('moves');
    await type('moves', await newCode('moves'));
    const code = await newCode('moves');
    expect((await read('moves')).confirmed).toBe(true);
    await member('moves', '+2348030000099');
    expect(await read('moves')).toMatchObject({ confirmed: false, codeEndsAt: null });
    expect((await type('moves', code)).code).toBe('PHONE_CODE_ENDED');
    await member('moves', number);
    expect((await read('moves')).confirmed).toBe(false);
    expect((await type('moves', code)).code).toBe('PHONE_CODE_ENDED');
  });

  it('written in another way is the same, and stays confirmed', async () => {
    await member('same', '+2348030000077');
    await type('same', await newCode('same'));
    await test.call(updateUser, { token: 'same', body: { phone_number: '0803 000 0077' } });
    expect((await read('same')).confirmed).toBe(true);
  });

  it('may be that of two members, and neither hears of the other', async () => {
    const shared = '+2348030000055';
    for (const uid of ['mother', 'daughter']) await member(uid, shared);
    await type('mother', await newCode('mother'));
    expect(await read('daughter')).toEqual({ number: shared, confirmed: false, codeEndsAt: null });
    const code = await newCode('daughter');
    expect((await type('mother', code)).code).toBe('PHONE_CODE_ENDED');
    expect((await type('daughter', code)).status).toBe(200);
  });
});

describe('a code', () => {
  it('ends with its fifth wrong try, and is right no more', async () => {
    await member('guess');
    const code = await newCode('guess');
    for (let tries = 1; tries <= phoneCodeRules.tries; tries += 1) {
      const answer = await type('guess', wrong(code));
      expect([answer.status, answer.code]).toEqual([400, 'PHONE_CODE_WRONG']);
    }
    expect((await type('guess', code)).code).toBe('PHONE_CODE_ENDED');
    expect((await read('guess')).confirmed).toBe(false);
  });

  it('has five tries, also for those who guess at the same moment', async () => {
    await member('many');
    const code = await newCode('many');
    const answers = await Promise.all(Array.from({ length: 12 }, () => type('many', wrong(code))));
    expect(answers.filter((answer) => answer.code === 'PHONE_CODE_WRONG')).toHaveLength(5);
  });

  it('works for ten minutes, and until the next one', async () => {
    await member('late');
    const first = await newCode('late');
    const second = await newCode('late');
    if (first !== second) expect((await type('late', first)).code).toBe('PHONE_CODE_WRONG');
    test.pass({ minutes: 10 });
    expect((await type('late', second)).code).toBe('PHONE_CODE_ENDED');
    const third = await newCode('late');
    test.pass({ minutes: 9 });
    expect((await type('late', third)).status).toBe(200);
  });

  it('is nowhere in the database, in the queue or in the log', async () => {
    await member('hidden');
    const code = await newCode('hidden');
    const { rows } = await test.context.database.db.execute<{ all: string }>(sql`
      select coalesce((select string_agg(to_jsonb(p)::text, ' ') from phone_confirmations p), '')
        || coalesce((select string_agg(to_jsonb(m)::text, ' ') from text_messages m where uid = 'hidden'), '')
        || coalesce((select string_agg(coalesce(j.data::text, ''), ' ') from jobs.job j where name = 'messages.deliver'), '')
        as all`);
    const number = numbers.get('hidden') ?? '';
    expect(rows[0]?.all).toContain(number);
    expect(rows[0]?.all.replaceAll(/[0-9a-f-]{32,}|\+\d+|\d{4}-\d\d-\d\dT[\d:.+]+/g, '')).not.toContain(code);
    expect(test.logLines.join('\n')).not.toContain(number);
    expect(test.logLines.filter((line) => line.includes(`"${code}`))).toEqual([]);
  });

  it.each(['12345', '1234567', 'abcdef', ''])('is not %j', async (code) => {
    await member('typo');
    const answer = await type('typo', code);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, ['code']]);
  });

  it('is not sent again by itself where nobody knows whether it was', async () => {
    await member('unknown');
    fault = new MessageFailure('unknown', 'timeout');
    expect((await ask('unknown')).status).toBe(200);
    const state = async () =>
      (
        await test.context.database.db.execute<{ state: string }>(
          sql`select state from text_messages where uid = 'unknown' order by created_at`,
        )
      ).rows.map((row) => row.state);
    await expect.poll(state, { timeout: 20_000 }).toEqual(['unknown']);
    fault = undefined;
    await newCode('unknown');
    await expect.poll(state, { timeout: 20_000 }).toEqual(['unknown', 'sent']);
    expect(sent).toHaveLength(1);
  });
});

describe('codes are few', () => {
  it('for a member in an hour and in a day', async () => {
    await member('eager');
    const asked = async () => (await ask('eager')).status;
    for (const status of [200, 200, 200, 429]) expect(await asked()).toBe(status);
    test.pass({ hours: 1 });
    for (const status of [200, 200]) expect(await asked()).toBe(status);
    test.pass({ hours: 1 });
    const answer = await ask('eager');
    expect([answer.status, answer.code]).toEqual([429, 'PHONE_CODE_LIMIT']);
  });

  it('for a number, no matter who asks', async () => {
    const number = '+2348030000033';
    const statuses: number[] = [];
    for (const uid of ['one', 'two', 'three']) {
      await member(uid, number);
      for (let times = 0; times < 2; times += 1) statuses.push((await ask(uid)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('for phones of other countries, where one can cost a lot: none', async () => {
    await member('abroad', '+447400123456');
    const answer = await ask('abroad');
    expect([answer.status, answer.code]).toEqual([409, 'PHONE_COUNTRY']);
    await test.meet('nothing');
    expect((await ask('nothing')).code).toBe('PHONE_MISSING');
  });
});

it('is not asked for where no text messages are sent', async () => {
  const silent = await createBookingTest({ env: { MESSAGES_PROVIDER: 'none' } });
  await silent.meet('ada');
  await silent.call(updateUser, { token: 'ada', body: { phone_number: '+2348030000011' } });
  expect((await silent.call(sendPhoneCode, { token: 'ada' })).code).toBe('TEXTS_OFF');
  await silent.close();
});
