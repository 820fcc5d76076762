import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Auth } from '../auth.ts';

/** As `provedSession`, with the cookies of the request and of the answer. @returns the session's token; null where a code is needed. */
export async function beginProvedSession(
  auth: Auth,
  request: FastifyRequest,
  reply: FastifyReply,
  uid: string,
): Promise<string | null> {
  const headers = new Headers();
  for (const name of ['cookie', 'user-agent'] as const) headers.set(name, request.headers[name] ?? '');
  const { headers: set, response } = await auth.api.beginProvedSession({ body: { uid }, headers, returnHeaders: true });
  for (const cookie of set.getSetCookie()) reply.header('set-cookie', cookie);
  return response.session;
}
