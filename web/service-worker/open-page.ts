/** How long a page that the device keeps waits for the network, in milliseconds. */
export const networkWaitMs = 3000;

interface OpenPageDeps {
  fetchPage(): Promise<Response>;
  /** Whether the device keeps this page. */
  isKept(): Promise<boolean>;
  pageWithoutNetwork(): Promise<Response>;
  wait(ms: number): Promise<void>;
}

/**
 * Opens an address: from the network where it answers, so that a new deployment is taken at once; from the device where it does
 * not, or is slow and the device keeps the page.
 */
export async function openPage({ fetchPage, isKept, pageWithoutNetwork, wait }: OpenPageDeps): Promise<Response> {
  const page = fetchPage();
  const tooSlow = wait(networkWaitMs).then(async () => ((await isKept()) ? undefined : page));
  return (await Promise.race([page, tooSlow]).catch(() => undefined)) ?? pageWithoutNetwork();
}

/** Whether an address is a page of the site, not a file of it or a call. */
export function isPage(pathname: string): boolean {
  return !pathname.startsWith('/api/') && !/\.[^/]+$/.test(pathname);
}

export const isMemberPage = (pathname: string) => pathname === '/m' || pathname.startsWith('/m/');
