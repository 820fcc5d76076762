import { createEmbeddedIdentity } from '../api/embedded-identity.ts';
import type { IdentityClient } from '../api/identity-client.ts';
import { createAuthSession } from './auth-session.ts';
import { browserSignals } from './browser-signals.ts';

/** The identity provider of this build. */
export const identity: IdentityClient = createEmbeddedIdentity(
  (...request) => fetch(...request),
  () => authSession.endLeftSession(),
);

/** The one session of this browser tab. */
export const authSession = createAuthSession({
  identity,
  signals: browserSignals,
  log: (message, error) => console.warn(message, error),
});
