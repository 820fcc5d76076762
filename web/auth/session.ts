import { createEmbeddedIdentity } from '../api/embedded-identity.ts';
import { createAuthSession } from './auth-session.ts';
import { browserSignals } from './browser-signals.ts';

/** The identity provider of this build. */
export const identity = createEmbeddedIdentity((...request) => fetch(...request));

/** The one session of this browser tab. */
export const authSession = createAuthSession({
  identity,
  signals: browserSignals,
  log: (message, error) => console.warn(message, error),
});
