import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Arrival = typeof import('./arrival.ts') & typeof import('./load-route-module.ts');

const files = ['/assets/page-1.js', '/assets/shared-1.js'];
const minute = 60_000;
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));
const answer =
  (status: number, type = 'text/javascript') =>
  () =>
    Promise.resolve(new Response(null, { status, headers: { 'content-type': type } }));
const fault = new TypeError('Failed to fetch dynamically imported module: /assets/page-1.js');

let arrival: Arrival;
const server = vi.fn<(file: string) => Promise<Response>>();
const reload = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('fetch', server);
  vi.stubGlobal('window', { location: { href: 'https://cairn.example/m', reload } });
  arrival = { ...(await import('./arrival.ts')), ...(await import('./load-route-module.ts')) };
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('fetches the files of a part first, tries again, and says nothing of it', async () => {
  server.mockImplementationOnce(noAnswer).mockImplementationOnce(answer(503)).mockImplementation(answer(200));
  const load = vi.fn(async () => 'code');
  const arriving = arrival.arrive(load, ['/assets/page-1.js']);
  await vi.advanceTimersByTimeAsync(arrival.pausesMs[0] ?? 0);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(minute);
  expect(await arriving).toBe('code');
  expect(server).toHaveBeenCalledTimes(3);
  expect(load).toHaveBeenCalledTimes(1);
  expect(arrival.missingCode()).toBeUndefined();
});

it.each([
  ['nobody answers', noAnswer],
  ['the server is unwell', answer(503)],
])('gives up after a few tries when %s, and stays until asked again', async (_, cause) => {
  server.mockImplementation(cause);
  const load = vi.fn(async () => 'code');
  const arriving = arrival.arrive(load, ['/assets/page-1.js']);
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(server).toHaveBeenCalledTimes(arrival.pausesMs.length + 1);
  expect(load).not.toHaveBeenCalled();
  expect(arrival.missingCode()).toEqual({ why: 'unreachable' });
  expect(reload).not.toHaveBeenCalled();
  server.mockImplementation(answer(200));
  arrival.askAgain();
  await vi.advanceTimersByTimeAsync(0);
  expect(await arriving).toBe('code');
});

it.each([
  ['answers 404', answer(404)],
  ['answers with its application shell', answer(200, 'text/html; charset=utf-8')],
])('knows a newer build by a file for which the server %s, at once', async (_, cause) => {
  server.mockImplementation((file) => (file === files[1] ? cause() : answer(200)()));
  const load = vi.fn();
  void arrival.arrive(load, files);
  await vi.advanceTimersByTimeAsync(0);
  expect(arrival.missingCode()).toEqual({ why: 'outdated' });
  expect(load).not.toHaveBeenCalled();
  arrival.forgetMissing();
  expect(arrival.missingCode()).toEqual({ why: 'outdated' });
  expect(reload).not.toHaveBeenCalled();
});

it('throws what the code throws when all its files are there', async () => {
  server.mockImplementation(answer(200));
  const refused = expect(arrival.arrive(() => Promise.reject(fault), files)).rejects.toBe(fault);
  await vi.advanceTimersByTimeAsync(0);
  await refused;
  expect(arrival.missingCode()).toBeUndefined();
});

it.each([
  ['gone when the site answers', answer(200, 'text/html'), 'outdated'],
  ['unreachable when it does not', noAnswer, 'unreachable'],
])('takes a part without a known name for %s', async (_, cause, why) => {
  server.mockImplementation(cause);
  const load = vi.fn(() => Promise.reject(fault));
  void arrival.arrive(load);
  await vi.advanceTimersByTimeAsync(minute);
  expect(load).toHaveBeenCalledTimes(arrival.pausesMs.length + 1);
  expect(arrival.missingCode()).toEqual({ why });
});

it('forgets for the next page that nobody answered', async () => {
  server.mockImplementation(noAnswer);
  const told = vi.fn();
  arrival.onMissingCode(told);
  void arrival.arrive(vi.fn(), files);
  await vi.advanceTimersByTimeAsync(minute);
  arrival.forgetMissing();
  expect(arrival.missingCode()).toBeUndefined();
  expect(told).toHaveBeenCalledTimes(2);
});

it('loads the module of a route once for all who ask, and keeps it', async () => {
  server.mockImplementation(answer(200));
  const route = { id: 'page', module: 'data:text/javascript,export const page = {}', imports: [] };
  const loaded: Record<string, unknown> = {};
  const arriving = [arrival.loadRouteModule(route, loaded), arrival.loadRouteModule(route, loaded)];
  await vi.advanceTimersByTimeAsync(0);
  const [first, second] = await Promise.all(arriving);
  expect(first).toBe(second);
  expect(await arrival.loadRouteModule({ ...route, module: 'data:text/javascript,throw 1' }, loaded)).toBe(first);
  expect(server).toHaveBeenCalledTimes(1);
});
