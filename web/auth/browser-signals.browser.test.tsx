import { afterEach, expect, it, vi } from 'vitest';
import { browserSignals } from './browser-signals.ts';

const lock = 'cairn.session';

/** Another tab has its turn until the returned function is called. */
async function otherTabsTurn(): Promise<() => void> {
  const end = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  void navigator.locks.request(lock, () => {
    begun.resolve();
    return end.promise;
  });
  await begun.promise;
  return end.resolve;
}

const isWaiting = async () => ((await navigator.locks.query()).pending ?? []).some(({ name }) => name === lock);

afterEach(() => vi.useRealTimers());

it('waits for the turn of another tab', async () => {
  const end = await otherTabsTurn();
  const work = vi.fn(async () => 'done');
  const done = browserSignals.inTurn(work);
  await expect.poll(isWaiting).toBe(true);
  expect(work).not.toHaveBeenCalled();
  end();
  expect(await done).toBe('done');
});

it('waits no longer than that for a tab that sleeps', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const end = await otherTabsTurn();
  const done = browserSignals.inTurn(async () => 'done');
  vi.runAllTimers();
  expect(await done).toBe('done');
  end();
});

it('says how the work failed, and does it once', async () => {
  const work = vi.fn(async () => Promise.reject(new Error('refused')));
  await expect(browserSignals.inTurn(work)).rejects.toThrow('refused');
  expect(work).toHaveBeenCalledTimes(1);
  expect(await browserSignals.inTurn(async () => 'next')).toBe('next');
});
