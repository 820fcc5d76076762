import { expect, it, vi } from 'vitest';
import { createQueryClient, staleAfterWrites } from './query-client.ts';
import { notifyOfWrite } from './writes.ts';

function cache() {
  const client = createQueryClient();
  client.setQueryData(['read'], 'before');
  return {
    client,
    isStale: () =>
      client
        .getQueryCache()
        .find({ queryKey: ['read'] })
        ?.isStaleByTime(300_000),
  };
}

it('keeps what was read for five minutes while nobody changes anything', () => {
  const { client, isStale } = cache();
  const stop = staleAfterWrites(client);
  expect(isStale()).toBe(false);
  stop();
});

it('takes everything for stale after a change, and leaves it on screen', () => {
  const { client, isStale } = cache();
  const stop = staleAfterWrites(client);
  notifyOfWrite();
  expect(isStale()).toBe(true);
  expect(client.getQueryData(['read'])).toBe('before');
  stop();
});

it('hears of a change in another tab', async () => {
  const { client, isStale } = cache();
  const stop = staleAfterWrites(client);
  const otherTab = new BroadcastChannel('cairn.writes');
  otherTab.postMessage(null);
  await vi.waitFor(() => expect(isStale()).toBe(true));
  otherTab.close();
  stop();
});
