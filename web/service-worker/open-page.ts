/** How long a page of a member waits for the network before it is opened from the device, in milliseconds. */
export const networkWaitMs = 3000;

interface OpenPageDeps {
  fetchPage(): Promise<Response>;
  findShell(): Promise<Response | undefined>;
  wait(ms: number): Promise<void>;
}

/**
 * Opens an address: from the network where it answers, so that a new deployment is taken at once; from the device where it does
 * not, and in the member area where it is slow.
 */
export async function openPage(pathname: string, { fetchPage, findShell, wait }: OpenPageDeps): Promise<Response> {
  const page = fetchPage();
  const inTime = isMemberPage(pathname) ? Promise.race([page, wait(networkWaitMs)]) : page;
  const answer = await inTime.catch(() => undefined);
  return answer ?? (await findShell()) ?? page;
}

const isMemberPage = (pathname: string) => pathname === '/m' || pathname.startsWith('/m/');

/** Whether an address is a page of the site, not a file of it or a call. */
export function isPage(pathname: string): boolean {
  return !pathname.startsWith('/api/') && !/\.[^/]+$/.test(pathname);
}
