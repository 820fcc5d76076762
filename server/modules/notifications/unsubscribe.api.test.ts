import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readPreferences } from '#contract/preferences/preferences.ts';
import type { NoticeKind } from '#domain/notifications/notices.ts';
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

const mail = { to: 'ada@example.com', html: '<p>News</p>', text: 'News' };
const post = (kind: NoticeKind, uid = 'ada') =>
  test.context.modules.notifications.gives.mailQueue.post(
    test.context.database.db,
    { ...mail, subject: kind },
    { news: { uid, kind } },
  );
const subjects = async () => (await test.mails()).map(({ subject }) => subject);
const lastLink = async () => new URL((await test.mails()).at(-1)?.unsubscribeUrl ?? '').pathname;
async function linkOf(kind: NoticeKind, uid = 'ada') {
  await test.meet(uid);
  await post(kind, uid);
  return lastLink();
}
const press = (url: string) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });
const offOf = async (uid: string) => {
  await test.meet(uid);
  const { digest, off } = (await test.call(readPreferences, { token: uid })).data;
  return { digest, off };
};

it('ends mail about a topic at one press without a login, as often as it is pressed, and nothing else', async () => {
  const link = await linkOf('quote.offered');
  for (const time of [1, 2]) expect([time, (await press(link)).statusCode]).toEqual([time, 200]);
  expect(await offOf('ada')).toEqual({ digest: 'off', off: { app: [], mail: ['quotes'] } });
  expect(await offOf('other')).toEqual({ digest: 'off', off: { app: [], mail: [] } });
  for (const kind of ['quote.message', 'quote.invoiced', 'signing.signed', 'booking.cancelled'] as const)
    await post(kind);
  expect(await subjects()).toEqual(['quote.offered', 'quote.invoiced', 'signing.signed', 'booking.cancelled']);
});

it('ends two topics at the same moment', async () => {
  const links = [await linkOf('quote.offered'), await linkOf('signing.signed')];
  await Promise.all(links.map(press));
  expect((await offOf('ada')).off.mail.sort()).toEqual(['documents', 'quotes']);
});

it('is offered by no mail of a session, of money, of an account or to somebody else', async () => {
  for (const kind of ['booking.confirmed', 'booking.reminder', 'booking.offered', 'quote.invoiced'] as const)
    await post(kind);
  await test.context.modules.notifications.gives.mailQueue.post(test.context.database.db, {
    ...mail,
    subject: 'Reset your password',
  });
  const sent = await test.mails();
  expect(sent).toHaveLength(5);
  expect(sent.filter(({ unsubscribeUrl }) => unsubscribeUrl !== undefined)).toEqual([]);
});

it('keeps nothing of a member who is gone, and answers the mail program as ever', async () => {
  const { db } = test.context.database;
  const link = await linkOf('quote.offered', 'gone');
  await db.execute(sql`delete from users where uid = 'gone'`);
  expect((await press(link)).statusCode).toBe(200);
  for (const table of ['preferences', 'consents']) {
    const { rows } = await db.execute<{ uid: string }>(
      sql`select uid from ${sql.identifier(table)} where uid = 'gone'`,
    );
    expect([table, rows]).toEqual([table, []]);
  }
});

it('does nothing for a link that was opened, or changed to another member or topic', async () => {
  const link = await linkOf('quote.offered');
  expect((await test.app.inject({ url: link })).statusCode).toBeGreaterThanOrEqual(400);
  const token = link.split('/').at(-1) ?? '';
  const changed = [
    token.replace('ada.', 'eve.'),
    token.replace('.quotes.', '.sessions.'),
    token.replace('.quotes.', '.security.'),
    token.replace('.quotes.', '.'),
    `${token}.quotes`,
  ];
  for (const other of changed) {
    const answer = await press(link.replace(token, other));
    expect([other, answer.statusCode]).toEqual([other, 404]);
  }
  for (const uid of ['ada', 'eve']) expect(await offOf(uid)).toEqual({ digest: 'off', off: { app: [], mail: [] } });
});
