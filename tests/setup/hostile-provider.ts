import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { providerClient, serveLocally } from './login-provider.ts';

/** How one login is answered; what is not said is as it should be. */
export interface Answer {
  /** Of the ID token, over what is right. Undefined takes a claim away. */
  claims?: Record<string, unknown>;
  /** Of the user information. */
  info?: Record<string, unknown>;
  /** Signed with a key that nobody has published. */
  isForged?: boolean;
  /** In the address that the browser is sent back to, over what is right. */
  back?: Record<string, string>;
  /** Of the token endpoint. */
  status?: number;
  /** Sends the browser to this address instead of the one that was asked for. */
  backTo?: string;
}

/**
 * A provider that speaks OpenID Connect in every respect but those that a test names: a certified one cannot be made to lie. Whom it
 * names is `answer.claims`.
 */
export async function startHostileProvider() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const { privateKey: unknownKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const codes = new Map<string, { nonce: string; answer: Answer }>();
  let answer: Answer = {};
  let isAway = false;
  let counter = 0;
  const served = await serveLocally((issuer) => {
    const metadata = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/userinfo`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
    async function sign({ nonce, answer: { claims = {}, isForged } }: { nonce: string; answer: Answer }) {
      const now = Math.floor(Date.now() / 1000);
      const right = { iss: issuer, aud: providerClient.id, sub: 'somebody', iat: now, exp: now + 300, nonce };
      const payload = Object.fromEntries(
        Object.entries({ ...right, ...claims }).filter(([, value]) => value !== undefined),
      );
      return new SignJWT(payload as JWTPayload)
        .setProtectedHeader({ alg: 'RS256', kid: 'one' })
        .sign(isForged ? unknownKey : privateKey);
    }
    return async (request, response) => {
      const url = new URL(request.url ?? '', issuer);
      const send = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      if (isAway) return response.writeHead(503).end();
      if (url.pathname === '/.well-known/openid-configuration') return send(200, metadata);
      if (url.pathname === '/jwks') return send(200, { keys: [jwk] });
      if (url.pathname === '/userinfo') return send(200, answer.info ?? { sub: answer.claims?.sub ?? 'somebody' });
      if (url.pathname === '/authorize') {
        const asked = url.searchParams;
        counter += 1;
        const code = `code-${counter}`;
        codes.set(code, { nonce: asked.get('nonce') ?? '', answer });
        const back = new URL(answer.backTo ?? asked.get('redirect_uri') ?? '');
        const state = asked.get('state') ?? '';
        for (const [name, value] of Object.entries({ code, state, iss: issuer, ...answer.back }))
          if (value) back.searchParams.set(name, value);
        return response.writeHead(302, { location: back.href }).end();
      }
      let body = '';
      for await (const chunk of request) body += chunk;
      const code = new URLSearchParams(body).get('code') ?? '';
      const begun = codes.get(code);
      codes.delete(code);
      if (begun?.answer.status) return response.writeHead(begun.answer.status).end();
      if (!begun) return send(400, { error: 'invalid_grant' });
      const token = { access_token: 'access', token_type: 'Bearer', expires_in: 300 };
      return send(200, { ...token, id_token: await sign(begun) });
    };
  });
  return {
    issuer: served.origin,
    close: served.close,
    /** From the next login on. */
    answer(next: Answer) {
      answer = next;
    },
    away(next: boolean) {
      isAway = next;
    },
  };
}

export type HostileProvider = Awaited<ReturnType<typeof startHostileProvider>>;
