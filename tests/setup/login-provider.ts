import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** What the provider says of somebody. */
export interface ProviderPerson {
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export const providerClient = { id: 'cairn', secret: 'a-secret-of-the-provider' };

/** An HTTP server on this machine, of which the handler may know the address. */
export async function serveLocally(handlerOf: (origin: string) => RequestListener | Promise<RequestListener>) {
  let handle: RequestListener = (_request, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  handle = await handlerOf(origin);
  return {
    origin,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The settings of a provider at this address, as an operator writes them. */
export function settingsOf(name: string, issuer: string, label = name): Record<string, string> {
  const prefix = `OIDC_${name.toUpperCase()}`;
  return {
    [`${prefix}_ISSUER`]: issuer,
    [`${prefix}_CLIENT_ID`]: providerClient.id,
    [`${prefix}_CLIENT_SECRET`]: providerClient.secret,
    [`${prefix}_LABEL`]: label,
  };
}

/**
 * A certified provider of OpenID Connect (oidc-provider) on this machine, with people of the test. `redirectUri`: the one that is
 * registered with it. `isConform`: e-mail and name only come with the user information, not in the ID token.
 */
export async function startLoginProvider(options: { redirectUri: string; isConform?: boolean }) {
  const people = new Map<string, ProviderPerson>();
  let present: { subject: string } | { stops: true } = { stops: true };
  const served = await serveLocally((issuer) => {
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: providerClient.id,
          client_secret: providerClient.secret,
          redirect_uris: [options.redirectUri],
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: options.isConform ?? false,
      cookies: { keys: ['of-the-test'] },
      features: { devInteractions: { enabled: false } },
      pkce: { required: () => true },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, ...people.get(id) }) }),
      async loadExistingGrant({ oidc }) {
        // A code is good as long as the grant of its session is.
        const known = oidc.session.grantIdFor(oidc.client.clientId);
        if (known) return oidc.provider.Grant.find(known);
        const grant = new oidc.provider.Grant({
          clientId: oidc.client.clientId,
          accountId: oidc.session.accountId,
        });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    const answer = provider.callback();
    return (request, response) => {
      if (!request.url?.startsWith('/interaction/')) return answer(request, response);
      const result =
        'stops' in present
          ? { error: 'access_denied', error_description: 'End-User aborted interaction' }
          : { login: { accountId: present.subject } };
      void provider.interactionFinished(request, response, result);
    };
  });
  return {
    issuer: served.origin,
    close: served.close,
    /** Anyone who is sent there next logs in as this person. */
    next(subject: string, person: ProviderPerson) {
      people.set(subject, person);
      present = { subject };
    },
    /** Anyone who is sent there next goes no further. */
    nextStops() {
      present = { stops: true };
    },
  };
}

export type LoginProvider = Awaited<ReturnType<typeof startLoginProvider>>;
