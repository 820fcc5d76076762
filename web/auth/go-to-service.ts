import { useEffect, useState } from 'react';
import { IdentityError } from '../api/identity-client.ts';
import { identity } from './session.ts';

/** Asks where another service is to be found, and goes there. Rejects with IdentityError. */
export async function goToService(path: string, body: unknown): Promise<void> {
  const { url } = await identity.post(path, body);
  if (!url) throw new IdentityError('auth/internal-error', '');
  browser.goTo(url);
}

/** What leaves the page; a test looks at where to. */
export const browser = { goTo: (url: string) => window.location.assign(url) };

/** Which service the browser is on its way to. Anyone who comes back with the browser's button finds the page as it was. */
export function useOnTheWay() {
  const [service, setService] = useState<string | null>(null);
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => persisted && setService(null);
    window.addEventListener('pageshow', hear);
    return () => window.removeEventListener('pageshow', hear);
  }, []);
  return [service, setService] as const;
}
