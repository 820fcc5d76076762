import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heldInMemory, type SiteFile } from './site-files.ts';

/**
 * Undoes a service worker wherever one is: it takes the old one's place at once, throws away all that is kept, and removes itself.
 * Open pages stay as they are and go to the network from then on.
 */
const killSwitch = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const dropAll = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(dropAll());
});
`;

/** The worker of a build, or what undoes it; browsers ask for it anew whenever a page is opened. */
export function loadServiceWorker(buildDir: string, isOn: boolean): SiteFile {
  const file = join(buildDir, '..', 'sw.js');
  const code = isOn && existsSync(file) ? readFileSync(file, 'utf8') : killSwitch;
  return heldInMemory(Buffer.from(code), {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    // What the worker itself may do: fetch the site's own files.
    'content-security-policy': "default-src 'none'; connect-src 'self'",
    vary: 'accept-encoding',
  });
}
