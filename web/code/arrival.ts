/** Why code does not come: nobody answers, or the site has a newer build that no longer has it. A new one each time. */
export interface Missing {
  why: 'unreachable' | 'outdated';
}

/** Between one try and the next, in milliseconds. */
export const pausesMs = [500, 1500, 3000];

let missing: Missing | undefined;
let waiting: (() => void)[] = [];
const listeners = new Set<() => void>();

export const missingCode = (): Missing | undefined => missing;

export function onMissingCode(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Fetches everything again that did not come. */
export function askAgain(): void {
  const resumed = waiting;
  waiting = [];
  for (const resume of resumed) resume();
}

/** Starts with a clean sheet, for another page; a newer build stays one until the page is loaded anew. */
export function forgetMissing(): void {
  if (missing?.why === 'unreachable') tell(undefined);
}

/**
 * Loads a part of the site's code, and tries a few times more when it does not come. Then `missingCode` says why, and the
 * part goes on waiting for `askAgain`: anyone who waits for it stays where they are.
 * @param files what the part consists of, where that is known. They are fetched first, since a browser remembers of a
 * module that it did not come, and never asks for it again.
 * @throws what the code itself throws.
 */
export async function arrive<Code>(load: () => Promise<Code>, files?: string[]): Promise<Code> {
  for (;;) {
    const outcome = await (files ? tryWithFiles(load, files) : tryWithout(load));
    if ('code' in outcome) return outcome.code;
    if (missing?.why !== 'outdated') tell(outcome);
    await new Promise<void>((resume) => waiting.push(resume));
  }
}

function tell(now: Missing | undefined): void {
  missing = now;
  for (const notify of listeners) notify();
}

type Outcome<Code> = { code: Code } | Missing;

async function tryWithFiles<Code>(load: () => Promise<Code>, files: string[]): Promise<Outcome<Code>> {
  for (const pause of [0, ...pausesMs]) {
    await wait(pause);
    const found = await Promise.all(files.map(fetchFile));
    if (found.includes('gone')) return { why: 'outdated' };
    if (!found.includes('unreachable')) return { code: await load() };
  }
  return { why: 'unreachable' };
}

/** When the site answers and the part does not come, a newer build is the likely cause, and loading anew helps. */
async function tryWithout<Code>(load: () => Promise<Code>): Promise<Outcome<Code>> {
  let found: Found = 'unreachable';
  for (const pause of [0, ...pausesMs]) {
    await wait(pause);
    try {
      return { code: await load() };
    } catch {
      found = await fetchFile(window.location.href);
    }
  }
  return { why: found === 'unreachable' ? 'unreachable' : 'outdated' };
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Found = 'there' | 'gone' | 'unreachable';

/** Scripts that have come: they keep for ever. */
const fetched = new Set<string>();

async function fetchFile(file: string): Promise<Found> {
  if (fetched.has(file)) return 'there';
  try {
    const answer = await fetch(file);
    if (answer.status === 404 || answer.status === 410) return 'gone';
    if (!answer.ok) return 'unreachable';
    const isScript = file.endsWith('.js');
    // A server that answers whatever it does not know with a page has no such script.
    if (isScript && answer.headers.get('content-type')?.startsWith('text/html')) return 'gone';
    await answer.arrayBuffer();
    if (isScript) fetched.add(file);
    return 'there';
  } catch {
    return 'unreachable';
  }
}
