import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { linkToken } from '#contract/signing/signatures.ts';
import { messageOf } from '#web/api/api-error.ts';

/** What a private link opened, or why it did not. */
export type OpenedLink<T> = { token: string; opened: T } | { token: string; failure: string };

/** A link that lost its end on the way, as when it is copied by hand or cut by a mail program. */
export const incompleteLink =
  'This address is not complete. Open the whole link that you were sent, or ask who sent it for a new one.';

/** The token stands behind the # of the address: browsers send that part to nobody. */
export async function openLink<T>(open: (token: string) => Promise<T>): Promise<OpenedLink<T>> {
  const token = window.location.hash.slice(1);
  if (!linkToken.safeParse(token).success) return { token, failure: incompleteLink };
  try {
    return { token, opened: await open(token) };
  } catch (error) {
    return { token, failure: messageOf(error) };
  }
}

/** Another link opened in the same tab changes the part behind the # alone, which loads nothing by itself: this opens it. */
export function useOtherLink(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const open = () => void revalidate();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [revalidate]);
}
