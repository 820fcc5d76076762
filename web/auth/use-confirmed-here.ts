import { useState } from 'react';
import { useLocation } from 'react-router';
import { useAuth } from './auth-context.tsx';

/**
 * Whether the link of the mail was opened in a browser that was not logged in, and the login on this page has confirmed the
 * address since. Somebody who was logged in before, perhaps to another account, has confirmed nothing by it.
 */
export function useConfirmedHere(): boolean {
  const { state, customClaims } = useAuth();
  const { search } = useLocation();
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (state.status === 'signed-out' && !wasSignedOut) setWasSignedOut(true);
  const isAsked = new URLSearchParams(search).get('error') === 'auth/confirm-by-login';
  return wasSignedOut && state.status === 'signed-in' && isAsked && customClaims?.email_verified === true;
}
