import { createPrivateKey } from 'node:crypto';
import { createAllowList } from '../outbound/private-hosts.ts';
import type { Env } from './env.ts';
import { checkReach } from './reach.ts';

/** A project of Firebase Authentication whose people can log in here. */
export interface FirebaseConfig {
  projectId: string;
  /** Public: every browser gets it. */
  apiKey: string;
  /** What people read: "Continue with …". */
  label: string;
  /** Where the keys stand that its ID tokens are signed with. */
  keysUrl: string;
  /** Of a server that stands in for Google's; undefined: Google's own. */
  authUrl: string | undefined;
  /** Writes roles and plan into the project's tokens; undefined: nobody does. */
  serviceAccount: { email: string; privateKey: string } | undefined;
}

const names = [
  'FIREBASE_PROJECT_ID',
  'FIREBASE_API_KEY',
  'FIREBASE_LABEL',
  'FIREBASE_KEYS_URL',
  'FIREBASE_AUTH_URL',
  'FIREBASE_CLIENT_EMAIL',
  'FIREBASE_PRIVATE_KEY',
] as const;

/** @throws a sentence for the operator when one setting stands there without those that belong to it, or is wrong. */
export function makeFirebase(env: Env): FirebaseConfig | undefined {
  const given = names.find((name) => env[name] !== undefined);
  if (!given) return undefined;
  const required = (name: 'FIREBASE_PROJECT_ID' | 'FIREBASE_API_KEY' | 'FIREBASE_LABEL') => {
    const value = env[name];
    if (!value) throw new Error(`${name} is required when ${given} is set.`);
    return value;
  };
  if (env.OIDC_PROVIDERS.includes('firebase'))
    throw new Error('OIDC_PROVIDERS must not name firebase when FIREBASE_PROJECT_ID is set: choose another name.');
  const { FIREBASE_AUTH_URL: authUrl, FIREBASE_KEYS_URL: keysUrl } = env;
  for (const [name, url] of Object.entries({ FIREBASE_AUTH_URL: authUrl, FIREBASE_KEYS_URL: keysUrl }))
    if (url) checkAddress(name, url, env.OUTBOUND_PRIVATE_HOSTS);
  if (authUrl && URL.parse(authUrl)?.origin !== authUrl.replace(/\/$/, ''))
    throw new Error('FIREBASE_AUTH_URL must be a host without a path, such as https://identity.example.');
  return {
    projectId: required('FIREBASE_PROJECT_ID'),
    apiKey: required('FIREBASE_API_KEY'),
    label: required('FIREBASE_LABEL'),
    keysUrl: keysUrl ?? googleKeysUrl,
    authUrl: authUrl?.replace(/\/$/, ''),
    serviceAccount: makeServiceAccount(env),
  };
}

const googleKeysUrl = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';
const googleAuthUrl = 'https://identitytoolkit.googleapis.com';

/** What browsers call besides us, as an origin: for the content security policy. */
export const hostsForBrowsers = (firebase: FirebaseConfig | undefined): string[] =>
  firebase ? [firebase.authUrl ?? googleAuthUrl] : [];

/** Where the project is asked and changed by this server. */
export const apiOf = ({ authUrl }: FirebaseConfig): string =>
  authUrl ? `${authUrl}/identitytoolkit.googleapis.com` : googleAuthUrl;

/** Keys that are read in the clear can be anybody's. */
function checkAddress(setting: string, url: string, privateHosts: string[]): void {
  checkReach(setting, url, privateHosts);
  const { protocol, hostname, port } = new URL(url);
  if (protocol !== 'https:' && !createAllowList(privateHosts)(hostname, port || '80'))
    throw new Error(`${setting} must begin with https://, except for a host named in OUTBOUND_PRIVATE_HOSTS.`);
}

function makeServiceAccount(env: Env): FirebaseConfig['serviceAccount'] {
  const { FIREBASE_CLIENT_EMAIL: email, FIREBASE_PRIVATE_KEY: given } = env;
  if (!email && !given) return undefined;
  if (!email || !given)
    throw new Error('FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY are set together or not at all.');
  // As it stands in the file of the service account: in one line.
  const privateKey = given.replaceAll('\\n', '\n');
  try {
    createPrivateKey(privateKey);
  } catch {
    throw new Error('FIREBASE_PRIVATE_KEY must be the private_key of the service account, with its \\n as they are.');
  }
  return { email, privateKey };
}
