/** What a build keeps on a device, found out when it is built. */
export interface KeptFiles {
  /** Another one for each build. */
  build: string;
  /** The file that names the files of every page. The application shell of the same build starts with it. */
  manifest: string;
  /** What every page of a member needs. */
  member: string[];
  /** What a founder needs besides, to work on an idea without a network. */
  founder: string[];
  /** What a founder needs besides, once a course is saved, to read it without a network. */
  courses: string[];
  /** The paths of the pages that open without a network, as a regular expression. */
  opens: string;
  /** The same of the pages that open so once a course is saved. */
  opensCourses: string;
  /** What is shown at any other address then, with its content policy. */
  offlinePage: { html: string; policy: string };
}

/** What a page asks the worker to keep besides what every member needs. */
export type KeepMessage = { keep: 'founder' | 'courses' };

export function isKeepMessage(data: unknown): data is KeepMessage {
  if (typeof data !== 'object' || data === null || !('keep' in data)) return false;
  return data.keep === 'founder' || data.keep === 'courses';
}

/** Any page of the member area: all of them are the application shell. */
export const shellPath = '/m/overview';

/** Files whose names carry a hash of what they are, of whichever build. */
const codeCache = 'cairn-code';
const shellCache = (build: string) => `cairn-shell-${build}`;
const hashedFile = /^\/assets\/[^/]+$/;

export type KeptCode = ReturnType<typeof createKeptCode>;

/**
 * The built site on a device: the application shell of one build, and hashed files of this build and the one before. Nothing that
 * belongs to a person.
 */
export function createKeptCode(files: KeptFiles, caches: CacheStorage, fetch: typeof globalThis.fetch) {
  const openShell = () => caches.open(shellCache(files.build));
  const openCode = () => caches.open(codeCache);

  /** Fetches what is not there yet, each file by itself: what has come stays when the network goes. */
  async function keep(names: readonly string[]): Promise<void> {
    const code = await openCode();
    const fetchOne = async (name: string) => {
      if (await code.match(name, { ignoreVary: true })) return;
      const answer = await fetch(name);
      if (!answer.ok) throw new Error(`${name} cannot be kept: ${answer.status}`);
      await code.put(name, answer);
    };
    const outcomes = await Promise.allSettled(names.map(fetchOne));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) throw failed.reason;
  }

  /** @throws Error when the site has another build by now, whose own worker will come. */
  async function keepShell(): Promise<void> {
    const answer = await fetch(shellPath, { cache: 'no-cache' });
    const isOurs = answer.ok && (await answer.clone().text()).includes(files.manifest);
    if (!isOurs) throw new Error('The application shell is of another build.');
    await (await openShell()).put(shellPath, answer);
  }

  const opensAlways = new RegExp(files.opens);
  const opensCourses = new RegExp(files.opensCourses);

  async function isKept(names: readonly string[]): Promise<boolean> {
    const code = await openCode();
    const found = await Promise.all(names.map((name) => code.match(name, { ignoreVary: true })));
    return found.every((file) => file !== undefined);
  }

  /** Whether the device keeps what the page at this address needs. */
  const opens = async (pathname: string) =>
    opensAlways.test(pathname) || (opensCourses.test(pathname) && (await isKept(files.courses)));
  const findShell = async () => (await openShell()).match(shellPath, { ignoreVary: true });

  return {
    isFile: (pathname: string) => hashedFile.test(pathname),
    keepForMembers: async () => void (await Promise.all([keepShell(), keep(files.member)])),
    keepFor: (part: KeepMessage['keep']) => keep(files[part]),
    opens,

    /** What an address shows without a network: the shell, or why not and what does open. */
    async pageWithoutNetwork(pathname: string): Promise<Response> {
      const shell = (await opens(pathname)) ? await findShell() : undefined;
      if (shell) return shell;
      const { html, policy } = files.offlinePage;
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
      return new Response(html, { status: 503, headers });
    },

    /** A hashed file from the device, else from the network, to be kept from then on. */
    async file(request: Request, afterwards: (work: Promise<unknown>) => void): Promise<Response> {
      const code = await openCode();
      const kept = await code.match(request.url, { ignoreVary: true });
      if (kept) return kept;
      const answer = await fetch(request);
      // A device that is full still shows the page.
      if (answer.ok) afterwards(code.put(request.url, answer.clone()).catch(() => undefined));
      return answer;
    },

    /** Drops the shells of other builds, and the files that this build does not name. */
    async dropOthers(): Promise<void> {
      for (const name of await caches.keys())
        if (name !== codeCache && name !== shellCache(files.build)) await caches.delete(name);
      const code = await openCode();
      const listed = await Promise.all([code.match(files.manifest, { ignoreVary: true }), findShell()]);
      const texts = await Promise.all(listed.map((file) => file?.clone().text() ?? ''));
      const named = [...texts, ...files.member, ...files.founder, ...files.courses].join('\n');
      for (const request of await code.keys())
        if (!named.includes(new URL(request.url).pathname)) await code.delete(request);
    },
  };
}
