import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Claims } from '#contract/accounts/identity.ts';
import type { AuthState } from './auth-session.ts';
import { authSession } from './session.ts';

/** Who is signed in, for components (specification §3). */
export interface Auth {
  state: AuthState;
  user: { uid: string; email: string; displayName: string } | null;
  token: string | null;
  customClaims: Claims | null;
  /** Asks the provider for claims as they are now. Never rejects: the claims at hand stay when nobody answers. */
  refreshClaims(): Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);
const loading: AuthState = { status: 'loading' };

export function AuthProvider({ children }: { children: ReactNode }) {
  const state = useSyncExternalStore(authSession.subscribe, authSession.getState, () => loading);
  useEffect(() => authSession.start(), []);
  const auth = useMemo(() => toAuth(state), [state]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** @throws outside the routes under web/auth/session-layout.tsx. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs a route inside web/auth/session-layout.tsx');
  return auth;
}

/** What the session says of its member; null where nobody is signed in, and on pages outside web/auth/session-layout.tsx. */
export function useClaims(): Claims | null {
  return use(AuthContext)?.customClaims ?? null;
}

function toAuth(state: AuthState): Auth {
  const claims = state.status === 'signed-in' ? state.claims : null;
  return {
    state,
    user: claims && { uid: claims.sub, email: claims.email, displayName: claims.name },
    token: state.status === 'signed-in' ? state.token : null,
    customClaims: claims,
    refreshClaims: authSession.refreshQuietly,
  };
}
