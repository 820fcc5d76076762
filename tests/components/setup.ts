import '#ui/styles.css';
import { afterEach, beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { dismissToast, toast } from '#ui/toast/toast-store.ts';
import { readDialogs } from '#web/components/dialog-store.ts';
import { fakeFetch, resetApi } from './api.ts';
import { checkHost, takeFaults, watchConsole, watchHosts } from './faults.ts';
import { desktop } from './viewports.ts';

watchConsole();
watchHosts();

let hasPointerMoved = true;
addEventListener('pointermove', () => (hasPointerMoved = true), { capture: true });

const pageFetch = window.fetch;
window.fetch = (input, init) => {
  const { pathname, href } = new URL(input instanceof Request ? input.url : input, location.href);
  checkHost(href);
  return pathname.startsWith('/api/') ? fakeFetch(input, init) : pageFetch(input, init);
};

beforeEach(async () => {
  resetApi();
  localStorage.clear();
  sessionStorage.clear();
  for (let last = toast.info(''); last > 0; last -= 1) dismissToast(last);
  for (const dialog of readDialogs()) dialog.answer(false);
  if (innerWidth !== desktop[0] || innerHeight !== desktop[1]) await page.viewport(...desktop);
  // Where the test before left it, the pointer would open a menu that is drawn under it.
  if (hasPointerMoved) await userEvent.unhover(document.body);
  hasPointerMoved = false;
});

afterEach(async () => {
  await cleanup();
  expect(takeFaults()).toEqual([]);
});
