import type { KeepMessage } from './kept-files.ts';

/** Where the server gives the worker out, and whether it wants one: server/http/service-worker.ts. */
const script = '/sw.js';
const isWanted = () =>
  import.meta.env.PROD && 'serviceWorker' in navigator && document.documentElement.dataset.serviceWorker !== 'off';

/** When the page has nothing else to do. Safari does not say when that is. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 2000);

/** Lets the site open without a network from now on: called once somebody is signed in, and never for visitors. */
export function openWithoutNetwork({ forFounder }: { forFounder: boolean }): void {
  if (isWanted()) whenIdle(() => void register(forFounder).catch(() => undefined));
}

async function register(forFounder: boolean): Promise<void> {
  await navigator.serviceWorker.register(script);
  const { active } = await navigator.serviceWorker.ready;
  const message: KeepMessage = { keep: 'founder' };
  if (forFounder) active?.postMessage(message);
}
