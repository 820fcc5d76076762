import { useState } from 'react';
import { apiTexts } from '../api/api-error.ts';
import { IdentityError } from '../api/identity-client.ts';

/** Sends a form to the identity provider and keeps the sentence of its refusal for the form to show; `before`: one to begin with. */
export function useIdentityCall(before: string | null = null) {
  const [failure, setFailure] = useState<string | null>(before);
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
