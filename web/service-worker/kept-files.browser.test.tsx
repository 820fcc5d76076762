import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createKeptCode, isKeepMessage, type KeptFiles, shellPath } from './kept-files.ts';

const files = (build: string): KeptFiles => ({
  build,
  manifest: `/assets/manifest-${build}.js`,
  member: [`/assets/manifest-${build}.js`, '/assets/root.js', `/assets/entry-${build}.js`],
  founder: ['/assets/next.js', '/assets/day.js'],
  courses: ['/assets/course.js', '/assets/lesson.js'],
  opens: '^(/m/overview|/day)$',
  opensCourses: '^(/course/[^/]+)$',
  offlinePage: { html: '<h1>No network</h1>', policy: "default-src 'none'" },
});

/** What the site answers, by path; nothing at all for any other. */
const site = new Map<string, Response>();
const fetch = vi.fn(async (asked: RequestInfo | URL) => {
  const { pathname } = new URL(asked instanceof Request ? asked.url : String(asked), window.location.href);
  const answer = site.get(pathname);
  if (!answer) throw new TypeError('Failed to fetch');
  return answer.clone();
});
const open = (build = 'one') => createKeptCode(files(build), window.caches, fetch as typeof window.fetch);
const kept = async () => {
  const names: string[] = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) names.push(new URL(url).pathname);
  return names.sort();
};
const ask = (path: string) => new Request(new URL(path, window.location.href));

function deploy(build: string) {
  site.clear();
  const { member, founder, courses, manifest } = files(build);
  for (const file of [...member, ...founder, ...courses, '/assets/used.js']) site.set(file, new Response(file));
  site.set(manifest, new Response(`"/assets/used.js" of ${build}`));
  site.set(shellPath, new Response(`<script src="${manifest}"></script>`));
}
async function forgetAll() {
  for (const name of await caches.keys()) await caches.delete(name);
  fetch.mockClear();
}
beforeEach(async () => {
  await forgetAll();
  deploy('one');
});
afterEach(forgetAll);

it('keeps the shell and what members need, and what a founder needs when it is asked to', async () => {
  await open().keepForMembers();
  expect(await kept()).toEqual([...files('one').member, shellPath].sort());
  await open().keepFor('founder');
  expect(await kept()).toEqual([...files('one').member, ...files('one').founder, shellPath].sort());
});

it('keeps what has come when the network goes, and fetches the rest the next time', async () => {
  site.delete('/assets/day.js');
  await expect(open().keepFor('founder')).rejects.toThrow('Failed to fetch');
  expect(await kept()).toEqual(['/assets/next.js']);
  deploy('one');
  fetch.mockClear();
  await open().keepFor('founder');
  expect(fetch.mock.calls).toEqual([['/assets/day.js']]);
});

it('keeps no file that the site does not have, and no shell of another build', async () => {
  site.set('/assets/day.js', new Response('', { status: 404 }));
  await expect(open().keepFor('founder')).rejects.toThrow('/assets/day.js cannot be kept: 404');
  const { manifest } = files('two');
  site.set(shellPath, new Response(`<script src="${manifest}"></script>`));
  await expect(open().keepForMembers()).rejects.toThrow('of another build');
  expect(await kept()).not.toContain(shellPath);
});

it('gives a file from the device first, and keeps what it had to fetch', async () => {
  const done: Promise<unknown>[] = [];
  const afterwards = (work: Promise<unknown>) => void done.push(work);
  expect(await (await open().file(ask('/assets/used.js'), afterwards)).text()).toBe('/assets/used.js');
  await Promise.all(done);
  site.clear();
  expect(await (await open().file(ask('/assets/used.js'), afterwards)).text()).toBe('/assets/used.js');
  expect(fetch).toHaveBeenCalledTimes(1);
  await expect(open().file(ask('/assets/other.js'), afterwards)).rejects.toThrow();
});

it('keeps no answer that is not the file', async () => {
  site.set('/assets/gone.js', new Response('', { status: 404 }));
  const afterwards = vi.fn();
  expect((await open().file(ask('/assets/gone.js'), afterwards)).status).toBe(404);
  expect(afterwards).not.toHaveBeenCalled();
});

it('drops the build before with the next one, but no file that the next one names too', async () => {
  const first = open();
  await Promise.all([first.keepForMembers(), first.keepFor('founder'), first.keepFor('courses')]);
  const done: Promise<unknown>[] = [];
  await first.file(ask('/assets/used.js'), (work) => void done.push(work));
  await Promise.all(done);
  await caches.open('cairn-something-older');

  deploy('two');
  const second = open('two');
  await second.keepForMembers();
  expect(await kept()).toContain('/assets/entry-one.js');
  await second.dropOthers();
  const { member, founder, courses } = files('two');
  expect(await kept()).toEqual([...member, ...founder, ...courses, '/assets/used.js', shellPath].sort());
  expect((await caches.keys()).sort()).toEqual(['cairn-code', 'cairn-shell-two']);
});

it('opens the shell where it keeps the page, and says at any other address what opens', async () => {
  await open().keepForMembers();
  expect(await (await open().pageWithoutNetwork('/day')).text()).toContain(files('one').manifest);
  const other = await open().pageWithoutNetwork('/m/notifications');
  expect([other.status, other.headers.get('content-security-policy')]).toEqual([503, "default-src 'none'"]);
  expect(await other.text()).toBe('<h1>No network</h1>');
});

it('opens the pages of courses once all that they need is there, and else says what opens', async () => {
  await open().keepForMembers();
  site.delete('/assets/lesson.js');
  await expect(open().keepFor('courses')).rejects.toThrow('Failed to fetch');
  expect(await open().opens('/course/a')).toBe(false);
  expect((await open().pageWithoutNetwork('/course/a')).status).toBe(503);
  deploy('one');
  await open().keepFor('courses');
  expect(await open().opens('/course/a')).toBe(true);
  expect(await (await open().pageWithoutNetwork('/course/a')).text()).toContain(files('one').manifest);
  expect(await open().opens('/course/a/b')).toBe(false);
});

it.each([
  ['/assets/next-Df12_x-m.js', true],
  ['/api/v1/validation/ideas/i1', false],
  ['/assets/a/b.js', false],
  ['/m/overview', false],
])('takes %s for a file of the build: %s', (path, expected) => {
  expect(open().isFile(path)).toBe(expected);
});

it.each([
  [{ keep: 'founder' }, true],
  [{ keep: 'courses' }, true],
  [{ keep: 'everything' }, false],
  ['founder', false],
  [null, false],
])('understands %j: %s', (message, expected) => {
  expect(isKeepMessage(message)).toBe(expected);
});
