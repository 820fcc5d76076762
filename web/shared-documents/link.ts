import { messageOf } from '#web/api/api-error.ts';

/** What a private link opened, or why it did not. */
export type OpenedLink<T> = { token: string; opened: T } | { token: string; failure: string };

/** The token stands behind the # of the address: browsers send that part to nobody. */
export async function openLink<T>(open: (token: string) => Promise<T>): Promise<OpenedLink<T>> {
  const token = window.location.hash.slice(1);
  try {
    return { token, opened: await open(token) };
  } catch (error) {
    return { token, failure: messageOf(error) };
  }
}
