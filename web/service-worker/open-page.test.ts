import { expect, it, vi } from 'vitest';
import { isMemberPage, isPage, networkWaitMs, openPage } from './open-page.ts';

const page = new Response('from the network');
const kept = new Response('from the device');
const never = new Promise<never>(() => {});
const failure = () => Promise.reject(new TypeError('Failed to fetch'));

/** Opens an address whose network answers as `fetchPage` does; `isSlow` once the time to wait is over before. */
function open({
  fetchPage,
  isKept = async () => true,
  isSlow = false,
}: Partial<Parameters<typeof openPage>[0]> & { isSlow?: boolean }) {
  const wait = vi.fn(() => (isSlow ? Promise.resolve() : never));
  const pageWithoutNetwork = vi.fn(async () => kept);
  return { answer: openPage({ fetchPage: fetchPage ?? (() => never), isKept, pageWithoutNetwork, wait }), wait };
}

it('opens a page from the network where it answers, whatever it answers', async () => {
  const gone = new Response('', { status: 404 });
  expect(await open({ fetchPage: async () => page }).answer).toBe(page);
  expect(await open({ fetchPage: async () => gone }).answer).toBe(gone);
});

it('opens it from the device where nobody answers, whether it is kept or not', async () => {
  expect(await open({ fetchPage: failure }).answer).toBe(kept);
  expect(await open({ fetchPage: failure, isKept: async () => false }).answer).toBe(kept);
});

it('waits three seconds for a page that is kept, and as long as it takes for another', async () => {
  const slow = open({ isSlow: true });
  expect(await slow.answer).toBe(kept);
  expect(slow.wait).toHaveBeenCalledWith(networkWaitMs);
  expect(networkWaitMs).toBe(3000);
  const { promise, resolve } = Promise.withResolvers<Response>();
  const asked = vi.fn(async () => false);
  const other = open({ fetchPage: () => promise, isKept: asked, isSlow: true });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  resolve(page);
  expect(await other.answer).toBe(page);
});

it.each([
  ['/', true],
  ['/m/founder/overview', true],
  ['/api/v1/documents', false],
  ['/share.png', false],
  ['/assets/next-1.js', false],
])('takes %s for a page: %s', (path, expected) => {
  expect(isPage(path)).toBe(expected);
});

it.each([
  ['/m', true],
  ['/m/overview', true],
  ['/market', false],
  ['/auth/login', false],
])('takes %s for a page of members: %s', (path, expected) => {
  expect(isMemberPage(path)).toBe(expected);
});
