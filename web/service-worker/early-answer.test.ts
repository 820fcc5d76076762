import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEarlyAnswer } from './early-answer.ts';

const ask = vi.fn(async () => new Response('token'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  ask.mockClear();
});

it('has asked before the page does, once, for that page alone', async () => {
  const early = createEarlyAnswer(ask);
  early.begin('page');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(early.take('another page')).toBeUndefined();
  expect(await (await early.take('page'))?.text()).toBe('token');
  expect(early.take('page')).toBeUndefined();
});

it('holds nothing for a page that does not ask, and asks for none that has no name', async () => {
  const early = createEarlyAnswer(ask);
  early.begin('page');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(early.take('page')).toBeUndefined();
  early.begin('');
  expect(early.take('')).toBeUndefined();
  expect(ask).toHaveBeenCalledTimes(1);
});

it('leaves a failure to the page', async () => {
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const early = createEarlyAnswer(ask);
  early.begin('page');
  await expect(early.take('page')).rejects.toThrow('Failed to fetch');
});
