import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLive, liveLimits } from './live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('ends a stream soon after the session behind it', async () => {
  const live = createLive(async () => async () => {});
  const checkSession = vi.fn(async () => {});
  const stream = await live.open('ada', checkSession);
  stream.resume();
  await vi.advanceTimersByTimeAsync(liveLimits.pingMs);
  expect([checkSession.mock.calls.length, live.count('ada')]).toEqual([1, 1]);
  checkSession.mockRejectedValue(new Error('the session was ended'));
  await vi.advanceTimersByTimeAsync(liveLimits.pingMs);
  expect(live.count('ada')).toBe(0);
});
