export interface PageStart {
  /** Everything that the page's code consists of, to be fetched at once. */
  files: string[];
  manifest: string;
  /** The modules of the page's routes, by their ids. */
  routes: Record<string, string>;
  entry: string;
  /** Whether there is something to see before the code has come. */
  afterPaint: boolean;
  /** Between one try and the next, in milliseconds. */
  pausesMs: number[];
  /** Where the session remembers that it loaded a page anew for this build. */
  reloadMark: string;
  /** The id of the error screen that waits in the HTML of the application shell. */
  notStartedId: string;
  /** What the document is told once the code has taken the page over. */
  startedEvent: string;
}

/**
 * Fetches the code of a page and starts it. When it does not come it tries a few times more. When the server answers and
 * the code still does not come, the HTML is an old one, or the browser remembers that the code did not come before: the
 * page is loaded anew, once for each build. Runs in a script inside the page, so
 * it may use nothing from outside itself: scripts/page-start.ts puts its text there.
 */
export async function startPage(page: PageStart): Promise<void> {
  const load = (file: string) => import(/* @vite-ignore */ file);
  const start = async () => {
    const ids = Object.keys(page.routes);
    const [modules] = await Promise.all([Promise.all(Object.values(page.routes).map(load)), load(page.manifest)]);
    const routeModules = Object.fromEntries(ids.map((id, index) => [id, modules[index]]));
    Object.assign(window, { __reactRouterRouteModules: routeModules });
    await load(page.entry);
  };
  const isReachable = async (file: string) => {
    const answer = await fetch(file, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    return answer !== undefined && answer.status < 500;
  };
  const reloadOnce = () => {
    try {
      if (sessionStorage.getItem(page.reloadMark) === page.manifest) return false;
      sessionStorage.setItem(page.reloadMark, page.manifest);
    } catch {
      return false;
    }
    location.reload();
    return true;
  };

  // A button that is pressed before its code has come does its work as soon as it has; one with a command works by itself.
  const asked: { button: HTMLElement | null } = { button: null };
  const remember = ({ target }: Event) => {
    asked.button = (target as Element).closest('button:not([commandfor], [type=submit])');
  };
  const open = () => {
    document.removeEventListener('click', remember);
    // A press that fell into the handing over may have done its work already.
    if (asked.button?.getAttribute('aria-expanded') !== 'true') asked.button?.click();
  };
  document.addEventListener('click', remember);
  document.addEventListener(page.startedEvent, open, { once: true });

  // Frames are not painted in a tab that nobody sees.
  if (page.afterPaint && !document.hidden) {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
  }
  for (const href of page.files) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  for (const pause of [0, ...page.pausesMs]) {
    await new Promise((done) => setTimeout(done, pause));
    try {
      return await start();
    } catch {
      const reachable = await Promise.all(page.files.map(isReachable));
      if (!reachable.includes(false)) {
        if (reloadOnce()) return;
        break;
      }
    }
  }
  const screen = document.getElementById(page.notStartedId);
  screen?.removeAttribute('hidden');
  screen?.querySelector('button')?.addEventListener('click', () => location.reload());
}
