import { expect, it, vi } from 'vitest';
import { askConfirm, readDialogs, showAlert, subscribeDialogs } from './dialog-store.ts';

const deletion = { title: 'Delete?', text: 'It can be undone.', confirmLabel: 'Delete report' };
const settled = () => new Promise((resolve) => setTimeout(resolve));

it('resolves an alert once it is closed', async () => {
  const shown = showAlert('Note', 'Please log in to enroll in courses');
  expect(readDialogs()).toMatchObject([{ kind: 'alert', text: 'Please log in to enroll in courses' }]);
  readDialogs()[0]?.answer(false);
  await shown;
  expect(readDialogs()).toEqual([]);
});

it.each([true, false])('resolves a question to the answer %s', async (isYes) => {
  const asked = askConfirm(deletion);
  readDialogs()[0]?.answer(isYes);
  expect(await asked).toBe(isYes);
  expect(readDialogs()).toEqual([]);
});

it('waits for the work after the yes', async () => {
  let finish = () => {};
  const work = () => new Promise<void>((resolve) => (finish = resolve));
  const listener = vi.fn();
  const unsubscribe = subscribeDialogs(listener);
  const asked = askConfirm({ ...deletion, work });
  readDialogs()[0]?.answer(true);
  await settled();
  expect(readDialogs()).toMatchObject([{ isProcessing: true }]);
  finish();
  expect(await asked).toBe(true);
  await settled();
  expect(readDialogs()).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
});

it('does not work after a no', async () => {
  const work = vi.fn(async () => {});
  const asked = askConfirm({ ...deletion, work });
  readDialogs()[0]?.answer(false);
  expect(await asked).toBe(false);
  expect(work).not.toHaveBeenCalled();
});

it('hands failing work to anyone who asked, and closes', async () => {
  const asked = askConfirm({ ...deletion, work: () => Promise.reject(new Error('refused')) });
  readDialogs()[0]?.answer(true);
  await expect(asked).rejects.toThrow('refused');
  await settled();
  expect(readDialogs()).toEqual([]);
});

it('keeps two questions in the order they were asked', async () => {
  const first = askConfirm({ ...deletion, title: 'First' });
  const second = askConfirm({ ...deletion, title: 'Second' });
  expect(readDialogs().map(({ title }) => title)).toEqual(['First', 'Second']);
  const [shown, waiting] = readDialogs();
  shown?.answer(true);
  waiting?.answer(false);
  expect(await Promise.all([first, second])).toEqual([true, false]);
});
