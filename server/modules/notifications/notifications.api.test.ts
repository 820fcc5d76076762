import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#contract/notifications/notifications.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

let now = new Date('2026-11-23T09:00:00Z');
let test: TestApp;
let call: ReturnType<typeof createCall>;
beforeAll(async () => {
  test = await createTestApp({
    overrides: { clock: () => now, identity: createTokenIdentity({ bola: ['user', 'admin'], ngozi: ['investor'] }) },
  });
  call = createCall(test.app);
});
afterAll(() => test.close());

/** Tells somebody the numbers from 1 on, a minute apart. */
async function tell(uid: string, count: number) {
  for (let number = 1; number <= count; number++) {
    now = new Date(now.getTime() + 60_000);
    const note = { uid, kind: 'export.ready' as const, title: `Note ${number}`, body: 'b', href: '/m/overview' };
    await test.context.notifications.notify(test.context.database.db, note);
  }
}
const list = async (token: string, query = {}) => (await call(contract.listNotifications, { token, query })).data;
const unread = async (token: string) => (await call(contract.readUnreadCount, { token })).data.unread;

describe('notifications', () => {
  it('are listed the newest first, a page at a time, to the person they are for and in any role', async () => {
    await tell('ada', 12);
    for (const uid of ['bola', 'ngozi']) {
      await tell(uid, 1);
      expect(await list(uid)).toMatchObject({ total: 1, unread: 1, items: [{ title: 'Note 1' }] });
    }
    const first = await list('ada');
    expect(first).toMatchObject({ total: 12, unread: 12, page: 1, pageSize: 10 });
    expect(first.items.map(({ title }) => title).slice(0, 3)).toEqual(['Note 12', 'Note 11', 'Note 10']);
    expect(first.items[0]).toMatchObject({ kind: 'export.ready', body: 'b', href: '/m/overview', readAt: null });
    expect((await list('ada', { page: 7 })).items.map(({ title }) => title)).toEqual(['Note 2', 'Note 1']);
    expect(await list('nobody')).toEqual({ items: [], total: 0, unread: 0, page: 1, pageSize: 10 });
  });

  it('are read one by one, for good, or all at once', async () => {
    await tell('tunde', 3);
    const [{ id } = { id: '' }] = (await list('tunde')).items;
    const params = { notificationId: id };
    expect((await call(contract.markRead, { token: 'tunde', params })).data).toEqual({ unread: 2 });
    const readAt = (await list('tunde')).items[0]?.readAt;
    expect(readAt).toBe(now.toISOString());
    now = new Date(now.getTime() + 60_000);
    expect((await call(contract.markRead, { token: 'tunde', params })).data).toEqual({ unread: 2 });
    expect((await list('tunde')).items[0]?.readAt).toBe(readAt);
    expect((await call(contract.markAllRead, { token: 'tunde' })).data).toEqual({ unread: 0 });
    expect((await list('tunde')).items[0]?.readAt).toBe(readAt);
    expect(await unread('tunde')).toBe(0);
  });

  it('are deleted one by one, or all that were read at once', async () => {
    await tell('sade', 3);
    const ids = (await list('sade')).items.map(({ id }) => id);
    const remove = (token: string, notificationId = '') =>
      call(contract.deleteNotification, { token, params: { notificationId } });
    expect((await remove('sade', ids[0])).data).toEqual({ unread: 2 });
    expect((await remove('sade', ids[0])).code).toBe('NOTIFICATION_UNKNOWN');
    expect((await remove('eve', ids[1])).code).toBe('NOTIFICATION_UNKNOWN');
    await call(contract.markRead, { token: 'sade', params: { notificationId: ids[1] ?? '' } });
    expect((await call(contract.deleteAllRead, { token: 'eve' })).data).toEqual({ unread: 0 });
    expect(await list('sade')).toMatchObject({ total: 2, unread: 1 });
    for (const time of [1, 2])
      expect([time, (await call(contract.deleteAllRead, { token: 'sade' })).data]).toEqual([time, { unread: 1 }]);
    expect((await list('sade')).items.map(({ title }) => title)).toEqual(['Note 1']);
  });

  it('of others do not exist', async () => {
    await tell('kemi', 1);
    const [{ id } = { id: '' }] = (await list('kemi')).items;
    const answer = await call(contract.markRead, { token: 'eve', params: { notificationId: id } });
    expect([answer.status, answer.code]).toEqual([404, 'NOTIFICATION_UNKNOWN']);
    expect((await call(contract.markAllRead, { token: 'eve' })).data).toEqual({ unread: 0 });
    expect(await unread('kemi')).toBe(1);
  });

  it.each([{ page: 0 }, { pageSize: 51 }, { page: 'x' }])('are not listed for %j', async (query) => {
    const answer = await call(contract.listNotifications, { token: 'ada', query: query as { page: number } });
    expect(answer.code).toBe('REQUEST_INVALID');
  });
});
