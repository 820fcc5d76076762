import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { AppError } from '#contract/errors.ts';
import type { OidcProviderConfig } from '../../../config/oidc.ts';
import type { Outbound } from '../../../outbound/outbound.ts';
import { findOutboundFailure, toLoginError } from './faults.ts';
import { type PersonClaims, type ProvedPerson, toProvedPerson } from './proved.ts';

/** What has to be known again when the browser comes back, and by nobody else. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** Another service by which people log in. */
export interface OidcProvider extends Pick<OidcProviderConfig, 'name' | 'label' | 'issuer'> {
  /** The one address that the service may send browsers back to; it has to be registered there. */
  redirectUri: string;
  /** Where to send the browser. @throws auth/provider-unavailable. */
  begin(): Promise<{ url: string; secrets: LoginSecrets }>;
  /** Whom the service has named. `query`: what the browser came back with. @throws a sentence of the table of identity errors. */
  finish(query: URLSearchParams, secrets: LoginSecrets): Promise<ProvedPerson>;
  /** Reads what the service says of itself. @throws whatever is wrong with it. */
  check(): Promise<void>;
}

interface ProviderDeps {
  outbound: Outbound;
  publicUrl: string;
  clock: () => Date;
}

/** What a service says of itself is read again after this long. */
const discoveredMs = 3_600_000;
/** How far its clock and ours may be apart. */
const toleranceSeconds = 60;

/**
 * OpenID Connect by the code flow with PKCE, state and nonce, each checked by openid-client; so are issuer, audience, times and
 * the signature of the ID token. All calls go by the one way out. It does nothing before somebody logs in.
 */
export function createOidcProvider(config: OidcProviderConfig, deps: ProviderDeps): OidcProvider {
  const { name, label, issuer, clientId, clientSecret } = config;
  const send = deps.outbound.http({ name: `login-${name}`, totalMs: 10_000, longestBytes: 1_000_000, tries: 2 });
  const redirectUri = `${deps.publicUrl}/api/auth/linked/callback/${name}`;
  let known: { configuration: Configuration; at: number } | undefined;

  async function discover(): Promise<Configuration> {
    const isInsecure = new URL(issuer).protocol === 'http:';
    return discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [clockTolerance]: toleranceSeconds },
      authenticate(clientSecret),
      {
        // Its own times of waiting would cut off the repeats of the one way out.
        timeout: 60,
        [customFetch]: (url, options) => send(url, options as RequestInit),
        // The issuer's setting is only taken so where the operator has named its private host.
        execute: [enableNonRepudiationChecks, ...(isInsecure ? [allowInsecureRequests] : [])],
      },
    );
  }

  async function open(): Promise<Configuration> {
    const now = deps.clock().getTime();
    if (!known || Math.abs(now - known.at) > discoveredMs) known = { configuration: await discover(), at: now };
    return known.configuration;
  }

  async function readClaims(configuration: Configuration, query: URLSearchParams, secrets: LoginSecrets) {
    const answer = await authorizationCodeGrant(configuration, new URL(`${redirectUri}?${query}`), {
      pkceCodeVerifier: secrets.verifier,
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      idTokenExpected: true,
    });
    const claims = answer.claims();
    // The library knows services that write another issuer for each of their customers: here one issuer is one service.
    if (!claims || toOneSpelling(claims.iss) !== issuer) throw new AppError('auth/provider-answer-invalid');
    if (claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint) return claims;
    // The subject of both has to be the same.
    return (await fetchUserInfo(configuration, answer.access_token, claims.sub)) as PersonClaims;
  }

  return {
    name,
    label,
    issuer,
    redirectUri,
    async begin() {
      try {
        const configuration = await open();
        const secrets = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, secrets };
      } catch (error) {
        throw new AppError('auth/provider-unavailable', { cause: toLoginError(error) });
      }
    },
    async finish(query, secrets) {
      try {
        return toProvedPerson(config, await readClaims(await open(), query, secrets));
      } catch (error) {
        throw toLoginError(error);
      }
    },
    async check() {
      await discover().catch((error: unknown) => {
        throw findOutboundFailure(error) ?? error;
      });
    },
  };
}

/** As the configuration has it. */
const toOneSpelling = (issuer: string) => issuer.replace(/^([^/]+\/\/[^/]+)\/$/, '$1');

/** As the service takes it; basic where it does not say (RFC 8414). */
function authenticate(secret: string): ClientAuth {
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)];
  return (server, client, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported;
    const isPost = taken?.includes('client_secret_post') && !taken.includes('client_secret_basic');
    (isPost ? post : basic)(server, client, body, headers);
  };
}
