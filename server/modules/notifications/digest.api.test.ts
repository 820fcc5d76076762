import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unsubscribeDigest } from '#contract/notifications/notifications.ts';
import { changePreferences, readPreferences } from '#contract/preferences/preferences.ts';
import { type BookingTest, createBookingTest } from '#tests/bookings.ts';

let test: BookingTest;
beforeAll(async () => {
  test = await createBookingTest();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.context.database.db.execute(sql`delete from preferences`);
  await test.reset();
});

/** A member who chose a digest, in Lagos: eight in the morning there is seven in UTC. */
async function member(uid: string, change: object = {}) {
  await test.meet(uid);
  const answer = await test.call(changePreferences, {
    token: uid,
    body: { zone: 'Africa/Lagos', digest: 'daily', ...change },
  });
  expect(answer.status).toBe(200);
}
const tell = async (uid: string, titles: string[]) => {
  for (const title of titles) {
    const note = { uid, kind: 'quote.message' as const, title, body: '', href: '/m/overview' };
    await test.context.notifications.notify(test.context.database.db, note);
    test.pass({ minutes: 1 });
  }
};
const turn = (at: string) => {
  test.setNow(at);
  return test.context.notifications.digest.send();
};
const subjects = async () => (await test.mails()).map(({ to, subject }) => `${to}: ${subject}`);
const digestOf = async (uid: string) => (await test.call(readPreferences, { token: uid })).data.digest;

describe('a digest', () => {
  it('has what is unread, once a day at eight by the reader’s clock', async () => {
    await member('ada');
    await tell('ada', ['First', 'Second']);
    await turn('2026-03-16T06:45:00Z');
    expect(await subjects()).toEqual([]);
    await Promise.all([turn('2026-03-16T07:00:00Z'), turn('2026-03-16T07:00:00Z')]);
    await turn('2026-03-16T07:15:00Z');
    expect(await subjects()).toEqual(['ada@example.com: 2 notifications that you have not read']);
    const [mail] = await test.mails();
    expect(mail?.text).toContain('Hello Ada\n\nSecond\n\nFirst\n\nStop this summary: ');
    expect(mail?.html).toContain('Second');
    await turn('2026-03-17T07:00:00Z');
    expect(await subjects()).toHaveLength(2);
  });

  it('lists the newest ten, and says how many more there are', async () => {
    await member('kola');
    await tell(
      'kola',
      Array.from({ length: 13 }, (_, index) => `Note ${index + 1}.`),
    );
    await turn('2026-03-16T07:00:00Z');
    const text = (await test.mails())[0]?.text ?? '';
    expect([...text.matchAll(/Note (\d+)\./g)].map(([, number]) => Number(number))).toHaveLength(10);
    expect(text).toContain('And 3 more.');
  });

  it('comes to nobody with nothing unread, nor later on that day', async () => {
    await member('done');
    await turn('2026-03-16T07:00:00Z');
    await tell('done', ['Late']);
    await turn('2026-03-16T07:15:00Z');
    expect(await subjects()).toEqual([]);
  });

  it('comes to no address that is not verified, and on Mondays to anyone who wants it weekly', async () => {
    await member('unverified');
    await member('weekly', { digest: 'weekly' });
    for (const uid of ['unverified', 'weekly']) await tell(uid, ['News']);
    await turn('2026-03-17T07:00:00Z');
    expect(await subjects()).toEqual([]);
    await turn('2026-03-23T07:00:00Z');
    expect(await subjects()).toEqual(['weekly@example.com: 1 notification that you have not read']);
  });

  it('waits until the quiet hours end', async () => {
    await member('late', { quiet: { from: '22:00', until: '09:30' } });
    await tell('late', ['News']);
    await turn('2026-03-16T07:00:00Z');
    expect(await subjects()).toHaveLength(1);
    const { rows } = await test.context.database.db.execute<{ at: string }>(
      sql`select to_char(start_after at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from jobs.job
          where name = 'mail.deliver' order by created_on desc, id desc limit 1`,
    );
    expect(rows).toEqual([{ at: '2026-03-16 08:30' }]);
  });
});

describe('the links in it', () => {
  async function linksOf(uid: string) {
    await member(uid);
    await tell(uid, ['News']);
    await turn('2026-03-16T07:00:00Z');
    const mail = (await test.mails()).find(({ to }) => to === `${uid}@example.com`);
    const token = /#(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    return { token, oneClick: new URL(mail?.unsubscribeUrl ?? '').pathname };
  }

  it('turn it off at one press of a mail program, as often as it is pressed', async () => {
    const { oneClick } = await linksOf('press');
    for (const press of [1, 2]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: oneClick,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect([press, answer.statusCode]).toEqual([press, 200]);
    }
    expect(await digestOf('press')).toBe('off');
  });

  it('in news, turn off mail about that topic and nothing else', async () => {
    await member('reader');
    const { mailQueue } = test.context.modules.notifications.gives;
    const { db } = test.context.database;
    const post = (kind: 'quote.message' | 'quote.invoiced', subject: string) =>
      mailQueue.post(
        db,
        { to: 'reader@example.com', subject, html: '<p>News</p>', text: 'News' },
        { news: { uid: 'reader', kind } },
      );
    await post('quote.message', 'A message');
    await post('quote.invoiced', 'An invoice');
    const mails = await test.mails();
    const addressIn = (subject: string) => mails.find((mail) => mail.subject === subject)?.unsubscribeUrl;
    expect(mails).toHaveLength(2);
    expect(addressIn('An invoice')).toBeUndefined();
    const url = new URL(addressIn('A message') ?? '').pathname;
    const forged = url.replace('.quotes.', '.sessions.');
    expect((await test.app.inject({ method: 'POST', url: forged })).statusCode).toBe(404);
    for (const _press of [1, 2]) expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(200);
    const { off, digest } = (await test.call(readPreferences, { token: 'reader' })).data;
    expect([off, digest]).toEqual([{ app: [], mail: ['quotes'] }, 'daily']);
    await post('quote.message', 'Another message');
    expect((await subjects()).filter((one) => one.includes('message'))).toEqual(['reader@example.com: A message']);
  });

  it('are not followed by opening them', async () => {
    const { oneClick } = await linksOf('scanner');
    expect((await test.app.inject({ url: oneClick })).statusCode).toBeGreaterThanOrEqual(400);
    expect(await digestOf('scanner')).toBe('daily');
  });

  it('turn it off by the page, for the reader alone', async () => {
    const { token } = await linksOf('page');
    await member('other');
    expect((await test.call(unsubscribeDigest, { body: { token } })).status).toBe(200);
    expect([await digestOf('page'), await digestOf('other')]).toEqual(['off', 'daily']);
    const forged = token.replace('page', 'other');
    const answer = await test.call(unsubscribeDigest, { body: { token: forged } });
    expect([answer.status, answer.code]).toEqual([404, 'NOTIFICATION_LINK_UNKNOWN']);
    expect(
      (await test.app.inject({ method: 'POST', url: `/api/v1/notifications/unsubscribe/${forged}` })).statusCode,
    ).toBe(404);
    expect(await digestOf('other')).toBe('daily');
  });
});
