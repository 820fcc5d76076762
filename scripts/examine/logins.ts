import type { Config } from '../../server/config/config.ts';
import type { FirebaseConfig } from '../../server/config/firebase.ts';
import { OutboundFailure } from '../../server/outbound/failure.ts';
import type { Outbound } from '../../server/outbound/outbound.ts';
import { createFirebaseLogins, FirebaseRefusal } from '../../server/ports/identity/firebase/firebase.ts';
import { createOidcProvider } from '../../server/ports/identity/oidc/provider.ts';
import { type Examination, hostOf } from './examination.ts';

/** What each login provider says of itself is read; nobody is logged in. */
export function examineLogins({ identity, http }: Config, outbound: Outbound, clock: () => Date): Examination[] {
  if (identity.oidc.length === 0 && !identity.firebase)
    return [{ system: 'logins', about: 'by password and passkey only', ask: undefined, advise: () => '' }];
  const byOidc = identity.oidc.map((config): Examination => {
    const { label, issuer, redirectUri, check } = createOidcProvider(config, { outbound, clock, ...http });
    const setting = `OIDC_${config.name.toUpperCase()}_ISSUER`;
    return {
      system: 'logins',
      about: `${label} at ${hostOf(issuer)}; the address to register there is ${redirectUri}`,
      ask: check,
      advise: (error) =>
        error instanceof OutboundFailure
          ? `Look at ${setting}, and at the state page of the service.`
          : `Look at ${setting}: it has to be exactly as the service writes it in its /.well-known/openid-configuration.`,
    };
  });
  return identity.firebase ? [...byOidc, examineFirebase(identity.firebase, outbound, clock, http)] : byOidc;
}

function examineFirebase(
  config: FirebaseConfig,
  outbound: Outbound,
  clock: () => Date,
  { publicUrl }: { publicUrl: string },
): Examination {
  const { check } = createFirebaseLogins(config, { outbound, clock, publicUrl });
  return {
    system: 'logins',
    about: `${config.label} with Firebase project ${config.projectId}`,
    ask: check,
    advise: (error) =>
      error instanceof FirebaseRefusal
        ? error.message
        : 'Look at the state page of Firebase, and at FIREBASE_KEYS_URL and FIREBASE_AUTH_URL where they are set.',
  };
}
