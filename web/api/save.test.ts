import { afterEach, expect, it, vi } from 'vitest';
import { toast } from '#ui/toast/toast-store.ts';
import { networkError } from './api-error.ts';
import { save, savedTexts } from './save.ts';

const shown = { success: vi.spyOn(toast, 'success'), error: vi.spyOn(toast, 'error') };
afterEach(() => void vi.clearAllMocks());

it.each(Object.values(savedTexts))('says "%s"', async (success) => {
  expect(await save(async () => {}, { success })).toBeNull();
  expect(shown.success.mock.calls).toEqual([[success]]);
});

it('says why it failed', async () => {
  const text = 'Network error. Please check your connection and try again.';
  expect(await save(() => Promise.reject(networkError()), { success: 'Saved' })).toBe(text);
  expect(shown.error.mock.calls).toEqual([[text]]);
  expect(shown.success).not.toHaveBeenCalled();
});

it('leaves it to the form where that shows it inline', async () => {
  const failure = await save(() => Promise.reject(new Error('x')), { success: 'Saved', failure: 'inline' });
  expect(failure).toBe('Something went wrong. Please try again.');
  expect(shown.error).not.toHaveBeenCalled();
});
