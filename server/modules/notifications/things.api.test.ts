import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listNotifications, listToldThings, markRead } from '#contract/notifications/notifications.ts';
import type { NoticeKind, Thing } from '#domain/notifications/notices.ts';
import { listKnownMigrations } from '#server/db/migrations-folder.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { openBareDatabase } from '#tests/backup.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

let now = new Date('2026-11-23T09:00:00Z');
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({ overrides: { clock: () => now, identity: createTokenIdentity({}) } });
  call = createCall(test.app);
});
afterAll(() => test.close());

const booking = (id: string): Thing => ({ kind: 'booking', id });

async function tell(uid: string, title: string, about?: Thing, kind: NoticeKind = 'booking.confirmed') {
  now = new Date(now.getTime() + 60_000);
  const note = { uid, kind, title, body: '', href: about ? '/m/overview' : null, ...(about && { about }) };
  await test.context.notifications.notify(test.context.database.db, note);
}
const things = async (token: string, query = {}) => (await call(listToldThings, { token, query })).data;
const told = async (token: string, query = {}) =>
  (await things(token, query)).items.map(({ title, earlier, earlierUnread }) => [title, earlier, earlierUnread]);
const earlierOf = (token: string, id: string, query = {}) =>
  call(listNotifications, { token, query: { before: id, ...query } });
const titles = ({ data }: Awaited<ReturnType<typeof earlierOf>>) => data.items.map(({ title }) => title);

describe('what was told of one thing', () => {
  it('is folded under the newest, and what is about nothing stands alone', async () => {
    await tell('ada', 'First booked', booking('one'));
    await tell('ada', 'Other booked', booking('two'));
    await tell('ada', 'Alone');
    await tell('ada', 'Alone again');
    await tell('ada', 'A quote by the same id', { kind: 'quote', id: 'one' }, 'quote.offered');
    await tell('ada', 'First moved', booking('one'));
    await tell('bola', 'Of somebody else', booking('one'));
    await tell('ada', 'First cancelled', booking('one'));
    expect(await told('ada')).toEqual([
      ['First cancelled', 2, 2],
      ['A quote by the same id', 0, 0],
      ['Alone again', 0, 0],
      ['Alone', 0, 0],
      ['Other booked', 0, 0],
    ]);
    expect(await things('ada', { page: 2, pageSize: 3 })).toMatchObject({ total: 5, page: 2, unread: 7, read: 0 });
    const [newest, ...others] = (await things('ada')).items;
    expect(newest).toMatchObject({ about: booking('one'), href: '/m/overview' });
    expect(others[1]).toMatchObject({ about: null, href: null });
    const earlier = await earlierOf('ada', newest?.id ?? '');
    expect([titles(earlier), earlier.data.total]).toEqual([['First moved', 'First booked'], 2]);
    expect(titles(await earlierOf('ada', newest?.id ?? '', { page: 2, pageSize: 1 }))).toEqual(['First booked']);
    expect(titles(await earlierOf('ada', others[1]?.id ?? ''))).toEqual([]);
  });

  it('is narrowed to what is unread and to a topic', async () => {
    await tell('kola', 'Booked', booking('three'));
    await tell('kola', 'Moved', booking('three'));
    await tell('kola', 'An offer', { kind: 'quote', id: 'four' }, 'quote.offered');
    const [, moved] = (await things('kola')).items;
    await call(markRead, { token: 'kola', params: { notificationId: moved?.id ?? '' } });
    expect(await told('kola')).toEqual([
      ['An offer', 0, 0],
      ['Moved', 1, 1],
    ]);
    expect(await told('kola', { show: 'unread' })).toEqual([
      ['An offer', 0, 0],
      ['Booked', 0, 0],
    ]);
    expect(await told('kola', { topic: 'sessions' })).toEqual([['Moved', 1, 1]]);
    expect(await told('kola', { topic: 'payments' })).toEqual([]);
    expect(await things('kola', { topic: 'quotes' })).toMatchObject({ total: 1, unread: 2, read: 1 });
    expect(titles(await earlierOf('kola', moved?.id ?? '', { show: 'unread', topic: 'sessions' }))).toEqual(['Booked']);
  });

  it('is nobody else’s', async () => {
    await tell('tayo', 'Mine', booking('five'));
    const id = (await things('tayo')).items[0]?.id ?? '';
    const answer = await earlierOf('eve', id);
    expect([answer.status, answer.code]).toEqual([404, 'NOTIFICATION_UNKNOWN']);
    expect(await told('eve')).toEqual([]);
  });
});

describe('what was told before things were known', () => {
  it('gets its thing from where it leads', async () => {
    const database = await openBareDatabase();
    const { db } = database;
    await database.migrate(listKnownMigrations().filter((name) => name < '20261202020000'));
    const expected: [kind: string, href: string, thing: string | null][] = [
      ['booking.confirmed', '/m/founder/consultation/bookings/a1', 'booking a1'],
      ['booking.offered', '/m/founder/consultation/confirmation?booking=a1', 'booking a1'],
      ['booking.waiting', '/m/admin/bookings/a1', 'booking a1'],
      ['waitlist.lapsed', '/m/founder/consultation/service-list?id=b2', 'service b2'],
      ['quote.offered', '/m/founder/consultation/quotes/c3', 'quote c3'],
      ['quote.submitted', '/m/admin/quotes/c3', 'quote c3'],
      ['payment.received', '/m/founder/invoices/d4', 'invoice d4'],
      ['signing.signed', '/m/founder/startup-assistant/documents/e5/sharing', 'document e5'],
      ['export.ready', '/m/founder/startup-assistant', 'export documents'],
      ['export.failed', '/m/profile/settings', 'export everything'],
      ['refund.to_send', '/m/admin/transfers', null],
      ['booking.confirmed', '/m/founder/consultation/bookings', null],
    ];
    for (const [index, [kind, href]] of expected.entries())
      await db.execute(sql`insert into notifications (id, uid, kind, title, body, href, created_at)
        values (${`n${index}`}, 'ada', ${kind}, 'Told', '', ${href}, now())`);

    await database.migrate();

    const { rows } = await db.execute<{ kind: string; href: string; thing: string | null }>(
      sql`select kind, href, thing_kind || ' ' || thing_id as thing from notifications order by length(id), id`,
    );
    expect(rows.map(({ kind, href, thing }) => [kind, href, thing])).toEqual(expected);
    await database.close();
  });
});
