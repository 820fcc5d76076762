import { useSyncExternalStore } from 'react';
import { brand } from '#content/brand.ts';

const listeners = new Set<() => void>();
let library: ReturnType<typeof startLibrary> | undefined;

/** The library with its dialog and styles arrives when there is something for it to do, never before the first paint. */
async function startLibrary() {
  const { runConsent } = await import('./consent-library.ts');
  return runConsent(() => {
    for (const notify of listeners) notify();
  });
}

function loadLibrary() {
  library ??= startLibrary().catch((error: unknown) => {
    library = undefined;
    throw error;
  });
  return library;
}

/** Saves the answer to the banner. Rejects when the library could not be loaded: nothing is saved then. */
export async function answerConsent(categories: 'all' | 'necessary'): Promise<void> {
  const { acceptCategory } = await loadLibrary();
  acceptCategory(categories === 'all' ? 'all' : []);
}

/** Opens the preferences dialog. */
export async function openConsentPreferences(): Promise<void> {
  const { showPreferences } = await loadLibrary();
  showPreferences();
}

/** Loads the optional services that an earlier visit agreed to; without any there is nothing to load. */
export async function resumeConsent(): Promise<void> {
  if (brand.optionalServices.length > 0 && isAnswered()) await loadLibrary();
}

/** True once this browser holds an answer to the notice as it is configured now; and at build, where nobody is asked. */
export function useConsentAnswered(): boolean {
  return useSyncExternalStore(subscribe, isAnswered, () => true);
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

const isAnswered = () => hasAnswer(document.cookie, brand.consentRevision);

/** Whether a cookie string holds the library's record of an answer to this revision of the notice. */
export function hasAnswer(cookies: string, revision: number): boolean {
  const value = cookies.match(/(?:^|; )cc_cookie=([^;]*)/)?.[1];
  try {
    const record = JSON.parse(decodeURIComponent(value ?? ''));
    return record.revision === revision && typeof record.consentTimestamp === 'string';
  } catch {
    return false;
  }
}
