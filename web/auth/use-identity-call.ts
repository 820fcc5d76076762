import { useState } from 'react';
import { apiTexts } from '../api/api-error.ts';
import { IdentityError } from '../api/identity-client.ts';

/** Sends a form to the identity provider and keeps the sentence of its refusal for the form to show. */
export function useIdentityCall() {
  const [failure, setFailure] = useState<string | null>(null);
  async function attempt(work: () => Promise<void>): Promise<void> {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof IdentityError ? error.message : apiTexts.saveFailed);
    }
  }
  return { failure, attempt };
}
