import type { KeepMessage } from './kept-files.ts';

/** Where the server gives the worker out, and whether it wants one: server/http/service-worker.ts. */
const script = '/sw.js';
/** Whether this browser may open pages without a network at all. */
export const mayOpenWithoutNetwork = () =>
  'serviceWorker' in navigator && document.documentElement.dataset.serviceWorker !== 'off';
const isWanted = () => import.meta.env.PROD && mayOpenWithoutNetwork();

/** A worker that does not answer by then is an old one, or has been ended, in milliseconds. */
const longestMs = 60_000;

/** When the page has nothing else to do. Safari does not say when that is. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 2000);

/**
 * Lets the site open without a network from now on: called once somebody is signed in, and never for visitors. A course that is
 * saved on the device needs the pages of courses too, those of a new deployment as well.
 */
export function openWithoutNetwork(wanted: { forFounder: boolean; hasCourses: boolean }): void {
  if (isWanted()) whenIdle(() => void register(wanted).catch(() => undefined));
}

async function register({ forFounder, hasCourses }: { forFounder: boolean; hasCourses: boolean }): Promise<void> {
  const worker = await activeWorker();
  if (forFounder) worker?.postMessage({ keep: 'founder' } satisfies KeepMessage);
  if (hasCourses) worker?.postMessage({ keep: 'courses' } satisfies KeepMessage);
}

async function activeWorker(): Promise<ServiceWorker | null> {
  await navigator.serviceWorker.register(script);
  return (await navigator.serviceWorker.ready).active;
}

/** Has the pages of courses saved on this device. Resolves to whether all of them are there. */
export async function saveCoursePages(): Promise<boolean> {
  // In development there is no worker, and nothing that it could keep.
  if (!isWanted()) return true;
  const worker = await activeWorker();
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), longestMs);
    worker?.postMessage({ keep: 'courses' } satisfies KeepMessage, [port2]);
  });
}
