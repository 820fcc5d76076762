/** The dialogs with their library and styles: loaded when they are first needed, never before the first paint. */
async function loadDialogs() {
  const { runConsent } = await import('./consent-dialogs.ts');
  return runConsent();
}

let dialogs: ReturnType<typeof loadDialogs> | undefined;

/** Starts the cookie notice once the browser has nothing better to do. Returns what calls it off. */
export function startConsentWhenIdle(): () => void {
  const start = () => {
    dialogs ??= loadDialogs();
  };
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(start, 1000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(start, { timeout: 4000 });
  return () => window.cancelIdleCallback(handle);
}

export async function openConsentPreferences(): Promise<void> {
  dialogs ??= loadDialogs();
  (await dialogs).showPreferences();
}
