import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPrefix } from '#contract/endpoint.ts';
import { markRead, streamNotifications } from '#contract/notifications/notifications.ts';
import { ownerScope } from '#server/access/make-scope.ts';
import { createTestApp, type TestApp } from '#tests/app.ts';
import { createCall } from '#tests/call-endpoint.ts';
import { as } from '#tests/personas.ts';
import { createTokenIdentity } from '#tests/token-identity.ts';

const url = ({ app }: TestApp) =>
  `http://127.0.0.1:${(app.server.address() as AddressInfo).port}${apiPrefix}${streamNotifications.path}`;

/** What arrives on a stream, in order: comments and events, each as it is written. */
async function open(test: TestApp, authorization: string) {
  const leave = new AbortController();
  const answer = await fetch(url(test), { headers: { authorization }, signal: leave.signal });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    answer,
    leave: () => leave.abort(),
    /** The next block; undefined at the end. */
    async next(): Promise<string | undefined> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          return block;
        }
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) return undefined;
        text += value;
      }
    },
  };
}
type Stream = Awaited<ReturnType<typeof open>>;

const news = 'event: news\ndata: news';
const note = (uid: string) => ({ uid, kind: 'export.ready' as const, title: 'News', body: '', href: '/m/overview' });

let test: TestApp;
let opened: Stream[];
beforeEach(async () => {
  opened = [];
  test = await createTestApp({ overrides: { identity: createTokenIdentity() } });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const stream of opened) stream.leave();
  await test.close();
});

async function watch(uid: string): Promise<Stream> {
  const stream = await open(test, `Bearer ${uid}`);
  opened.push(stream);
  expect(await stream.next()).toBe(': open');
  return stream;
}
const tell = (uid: string) => test.context.notifications.notify(test.context.database.db, note(uid));

describe('the live stream', () => {
  it('is one that nothing on the way keeps, saves or collects', async () => {
    const { answer } = await watch('ada');
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'private, no-store',
      'x-accel-buffering': 'no',
    });
    expect(answer.headers.has('content-disposition')).toBe(false);
    expect(answer.headers.has('content-encoding')).toBe(false);
  });

  it('tells every page of a person once the transaction is kept, and nobody else', async () => {
    const [first, second, other] = await Promise.all([watch('ada'), watch('ada'), watch('tunde')]);
    await test.context.database.db.transaction((tx) => test.context.notifications.notify(tx, note('ada')));
    expect(await Promise.all([first.next(), second.next()])).toEqual([news, news]);
    // What was not for Tunde would stand before what is.
    await tell('tunde');
    expect(await other.next()).toBe(news);
    await test.app.close();
    expect(await other.next()).toBeUndefined();
  });

  it('tells nothing of a transaction that was undone', async () => {
    const stream = await watch('ada');
    const undone = test.context.database.db.transaction(async (tx) => {
      await test.context.notifications.notify(tx, note('ada'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await tell('tunde');
    await tell('ada');
    expect(await stream.next()).toBe(news);
    await test.app.close();
    expect(await stream.next()).toBeUndefined();
  });

  it('tells the other pages of what was read on one', async () => {
    const call = createCall(test.app);
    await tell('ada');
    const { items } = await test.context.notifications.list(test.context.database.db, ownerScope('ada'), {
      page: 1,
      pageSize: 10,
      show: 'all',
    });
    const stream = await watch('ada');
    await call(markRead, { token: 'ada', params: { notificationId: items[0]?.id ?? '' } });
    expect(await stream.next()).toBe(news);
  });

  it('serves four pages of a person: the oldest is told that a fifth came, and ends', async () => {
    const streams: Stream[] = [];
    for (let page = 0; page < 5; page++) streams.push(await watch('ada'));
    const [oldest, ...others] = streams;
    expect([await oldest?.next(), await oldest?.next()]).toEqual(['event: replaced\ndata: replaced', undefined]);
    await tell('ada');
    expect(await Promise.all(others.map((stream) => stream.next()))).toEqual([news, news, news, news]);
  });

  it('forgets anyone who has left', async () => {
    for (let page = 0; page < 3; page++) (await watch('ada')).leave();
    await expect.poll(() => test.context.notifications.live.count('ada')).toBe(0);
    const stream = await watch('ada');
    await tell('ada');
    expect(await stream.next()).toBe(news);
  });

  it('does not hold up the end of the process, and is over with it', async () => {
    const streams = await Promise.all(['ada', 'ada', 'tunde', 'kemi'].map(watch));
    await test.app.close();
    expect(await Promise.all(streams.map((stream) => stream.next()))).toEqual(streams.map(() => undefined));
  });

  it('is not opened by a HEAD', async () => {
    const answer = await fetch(url(test), { method: 'HEAD', headers: { authorization: 'Bearer ada' } });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, DELETE']);
  });
});

it('is for anyone who has a token that is good', async () => {
  let now = new Date();
  const product = await createTestApp({ overrides: { clock: () => now } });
  await product.app.listen({ port: 0, host: '127.0.0.1' });
  const { authorization } = await as(product, 'founder');
  const stream = await open(product, authorization);
  expect([stream.answer.status, await stream.next()]).toEqual([200, ': open']);
  now = new Date(now.getTime() + 16 * 60_000);
  for (const [header, code] of [
    [authorization, 'auth/id-token-expired'],
    ['Bearer made.up.token', 'auth/invalid-id-token'],
  ] as const) {
    const answer = await fetch(url(product), { headers: { authorization: header } });
    expect([answer.status, (await answer.json()).code]).toEqual([401, code]);
  }
  await product.close();
});
