import { createHash } from 'node:crypto';
import { setImmediate as settle } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { offlinePage } from './offline-page.ts';

const [, script = ''] = /<script>(.*)<\/script>/s.exec(offlinePage.html) ?? [];
const gone = () => Promise.reject(new TypeError('Failed to fetch'));

/** Opens the page where `fetch` answers so. */
function open(...answers: (() => Promise<{ status: number }>)[]) {
  const listeners = new Map<string, () => void>();
  const timers: (() => void)[] = [];
  const reload = vi.fn();
  const fetch = vi.fn(() => (answers.shift() ?? gone)());
  runInNewContext(script, {
    fetch,
    location: { href: 'https://cairn.example/m/founder/consultation', reload },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    setInterval: (work: () => void) => timers.push(work),
  });
  return { reload, fetch, say: (name: string) => listeners.get(name)?.(), tick: () => timers[0]?.() };
}

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

it('runs this script and no other', () => {
  const hash = createHash('sha256').update(script).digest('base64');
  expect(offlinePage.policy).toContain(`script-src 'sha256-${hash}';`);
});
