import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PageStart, startPage } from './start-page.ts';

const started = 'data:text/javascript,globalThis.started = (globalThis.started ?? 0) + 1';
const fails = 'data:text/javascript,throw new Error("It did not come")';
const page: PageStart = {
  files: ['/assets/entry.js'],
  manifest: 'data:text/javascript,export const build = 1',
  routes: { root: 'data:text/javascript,export const root = 1' },
  entry: started,
  afterPaint: false,
  pausesMs: [1, 1],
  reloadMark: 'reloaded',
  notStartedId: 'not-started',
  startedEvent: 'started',
};
const reload = vi.fn();
const screen = { removeAttribute: vi.fn(), querySelector: () => null };
const append = vi.fn();
const listeners = new Map<string, (event: unknown) => void>();
const session = new Map<string, string>();
const server = vi.fn();

beforeEach(() => {
  session.clear();
  vi.stubGlobal('window', {});
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  });
  vi.stubGlobal('document', {
    hidden: false,
    addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
    removeEventListener: (event: string) => listeners.delete(event),
    head: { append },
    createElement: () => ({}),
    getElementById: () => screen,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('asks for all files at once, hands the modules of the routes over and starts', async () => {
  await startPage(page);
  expect(append.mock.calls).toEqual([[{ rel: 'modulepreload', href: '/assets/entry.js' }]]);
  expect(window).toMatchObject({ __reactRouterRouteModules: { root: { root: 1 } } });
  expect(Reflect.get(globalThis, 'started')).toBe(1);
  expect(server).not.toHaveBeenCalled();
});

it('does what a button was pressed for before its code had come, once that has', async () => {
  await startPage(page);
  const button = { click: vi.fn(), getAttribute: () => 'false' };
  listeners.get('click')?.({ target: { closest: () => button } });
  expect(button.click).not.toHaveBeenCalled();
  listeners.get('started')?.({});
  expect(button.click).toHaveBeenCalledTimes(1);
  expect(listeners.has('click')).toBe(false);
});

it('shows the error screen, and does not load the page anew, when nobody answers', async () => {
  server.mockRejectedValue(new TypeError('Failed to fetch'));
  await startPage({ ...page, entry: fails });
  expect(server).toHaveBeenCalledTimes(3);
  expect(screen.removeAttribute).toHaveBeenCalledWith('hidden');
  expect(reload).not.toHaveBeenCalled();
});

it.each([404, 200])(
  'loads the page anew once when the server answers %i, then shows the error screen',
  async (status) => {
    server.mockResolvedValue({ status });
    await startPage({ ...page, entry: fails });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.removeAttribute).not.toHaveBeenCalled();
    await startPage({ ...page, entry: fails });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.removeAttribute).toHaveBeenCalledWith('hidden');
  },
);

it('waits for the first paint where there is something to see, save in a tab that nobody sees', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  const start = startPage({ ...page, afterPaint: true });
  await new Promise((done) => setTimeout(done, 20));
  expect(append).not.toHaveBeenCalled();
  frames[0]?.(0);
  await start;
  expect(append).toHaveBeenCalledTimes(1);
});
