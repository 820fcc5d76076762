import { useEffect, useState } from 'react';
import { type LoginProvider, listLoginProviders } from '#contract/accounts/linked-logins.ts';
import { quietClient } from '../api/client.ts';

/** The other services that one can log in with. None while they are not known: the form is there at once and works without. */
export function useLoginProviders(): readonly LoginProvider[] {
  const [providers, setProviders] = useState<readonly LoginProvider[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    readLoginProviders(leaving.signal)
      .then(setProviders)
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return providers;
}

export async function readLoginProviders(signal: AbortSignal): Promise<readonly LoginProvider[]> {
  return (await quietClient.call(listLoginProviders, {}, { signal })).items;
}
