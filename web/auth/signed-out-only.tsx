import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { LoadingOverlay } from '#ui/loading-overlay/loading-overlay.tsx';
import { useSignedIn } from '../components/signed-in.ts';
import { useAuth } from './auth-context.tsx';
import { pathAfterLogin } from './route-access.ts';

/** For login and sign-up: whoever is signed in, already or just now, is led on to where they wanted to go. */
export function SignedOutOnly({ children }: { children: ReactNode }) {
  const { state } = useAuth();
  const isLikelySignedIn = useSignedIn();
  const { search } = useLocation();
  if (state.status === 'signed-in') return <Navigate to={pathAfterLogin(search)} replace />;
  // Whoever is likely to be signed out sees the form at once, not after an answer of the server.
  return state.status === 'loading' && isLikelySignedIn ? <LoadingOverlay /> : children;
}
