import { identityPaths } from '#contract/accounts/identity-paths.ts';
import { createEarlyAnswer } from './early-answer.ts';
import { createKeptCode, isKeepMessage, type KeptFiles } from './kept-files.ts';
import { isMemberPage, isPage, openPage } from './open-page.ts';
import type { ServiceWorkerScope } from './scope.ts';

/** scripts/service-worker.ts puts it in the place of this name. */
declare const KEPT_FILES: KeptFiles;

/**
 * The one service worker of the product: docs/decisions/0021-service-worker.md says what it keeps and what never. A new one waits
 * until no page of the old one is open.
 */
const worker = globalThis as unknown as ServiceWorkerScope;
const code = createKeptCode(KEPT_FILES, caches, (...request) => fetch(...request));
const token = createEarlyAnswer(() => fetch(identityPaths.token, { credentials: 'same-origin' }));
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

worker.addEventListener('install', (event) => event.waitUntil(code.keepForMembers()));

worker.addEventListener('activate', (event) => event.waitUntil(code.dropOthers().then(() => worker.clients.claim())));

worker.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (!isKeepMessage(data)) return;
  const say = (isKept: boolean) => ports[0]?.postMessage(isKept);
  // What does not come now is fetched when the next page asks.
  event.waitUntil(
    code.keepFor(data.keep).then(
      () => say(true),
      () => say(false),
    ),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (code.isFile(pathname)) return event.respondWith(code.file(request, (work) => event.waitUntil(work)));
  if (pathname === identityPaths.token) {
    const answer = token.take(event.clientId);
    return answer && event.respondWith(answer);
  }
  if (request.mode !== 'navigate' || !isPage(pathname)) return;
  if (isMemberPage(pathname)) token.begin(event.resultingClientId ?? '');
  event.respondWith(
    openPage({
      fetchPage: () => fetch(request),
      isKept: () => code.opens(pathname),
      pageWithoutNetwork: () => code.pageWithoutNetwork(pathname),
      wait,
    }),
  );
});
