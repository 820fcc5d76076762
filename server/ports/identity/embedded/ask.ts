import { isAPIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#contract/errors.ts';
import type { Auth, toPerson } from './auth.ts';
import { toIdentityCode } from './error-codes.ts';

export type User = Parameters<typeof toPerson>[0];

/** What Better Auth answers anyone who has signed in or up: with the token of the new session. */
export interface SignedIn {
  user: User;
  token: string;
}

/** `Answer`: what Better Auth answers this call. */
export type Ask = <Answer = unknown>(
  request: FastifyRequest,
  reply: FastifyReply,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
) => Promise<Answer>;

/**
 * Passes a checked request on to Better Auth with the headers that it needs (its own origin checks included) and its
 * cookies back. @throws the catalogue's identity error.
 */
export function createAsk(auth: Auth, publicUrl: string): Ask {
  return async (request, reply, method, path, body) => {
    const headers = new Headers({ 'content-type': 'application/json' });
    for (const name of forwarded) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const answer = await auth
      .handler(new Request(`${publicUrl}/api/auth${path}`, { method, headers, body: body && JSON.stringify(body) }))
      .catch((error: unknown) => {
        if (isAPIError(error)) throw toError(error.body?.code, error);
        throw error;
      });
    const content = await answer.json().catch(() => null);
    if (!answer.ok) throw toError(content?.code, content);
    for (const cookie of answer.headers.getSetCookie()) reply.header('set-cookie', cookie);
    return content;
  };
}

const forwarded = ['cookie', 'origin', 'referer', 'user-agent', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'];

function toError(code: string | undefined, cause: unknown): AppError {
  return new AppError(toIdentityCode(code), { cause });
}
