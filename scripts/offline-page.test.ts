import { createHash } from 'node:crypto';
import { setImmediate as settle } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { owedSignOutKey } from '../web/components/owed-sign-out.ts';
import { offlinePage } from './offline-page.ts';

const [, script = ''] = /<script>(.*)<\/script>/s.exec(offlinePage.html) ?? [];
const gone = () => Promise.reject(new TypeError('Failed to fetch'));

/** Opens the page where `fetch` answers so, on a device with this mark of a sign-out that is owed. */
function openWith(mark: string | null, ...answers: (() => Promise<{ status: number }>)[]) {
  const listeners = new Map<string, () => void>();
  const timers: (() => void)[] = [];
  const reload = vi.fn();
  const root = { className: '' };
  const fetch = vi.fn(() => (answers.shift() ?? gone)());
  runInNewContext(script, {
    fetch,
    localStorage: { getItem: (key: string) => (key === owedSignOutKey ? mark : null) },
    document: { documentElement: root },
    location: { href: 'https://cairn.example/m/founder/consultation', reload },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    setInterval: (work: () => void) => timers.push(work),
  });
  return { root, reload, fetch, say: (name: string) => listeners.get(name)?.(), tick: () => timers[0]?.() };
}

const open = (...answers: (() => Promise<{ status: number }>)[]) => openWith(null, ...answers);

it('opens the page that was asked for once its browser says that the network is back', async () => {
  const page = open(async () => ({ status: 200 }));
  expect(page.fetch).not.toHaveBeenCalled();
  page.say('online');
  await settle();
  expect(page.reload).toHaveBeenCalledOnce();
});

it('opens it without that too, and not before somebody answers', async () => {
  const page = open(
    gone,
    async () => ({ status: 503 }),
    async () => ({ status: 404 }),
  );
  for (const opened of [0, 0, 1]) {
    page.tick();
    await settle();
    expect(page.reload).toHaveBeenCalledTimes(opened);
  }
});

it('says to somebody who logged out here without a network that they are out, and nothing of an overview', () => {
  expect(openWith('1').root.className).toBe('out');
  expect(open().root.className).toBe('');
  expect(offlinePage.html).toContain('.out .in{display:none}');
  expect(offlinePage.html).toContain('<p class="out">You are logged out on this device');
  expect(offlinePage.html).toMatch(/<a class="in" href="[^"]*">Your overview/);
});

it('runs this script and no other', () => {
  const hash = createHash('sha256').update(script).digest('base64');
  expect(offlinePage.policy).toContain(`script-src 'sha256-${hash}';`);
});
