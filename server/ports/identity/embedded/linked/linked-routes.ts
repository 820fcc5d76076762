import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { identityPaths } from '#contract/accounts/identity.ts';
import {
  finishLoginBody,
  linkLoginBody,
  loginPages,
  type newLoginReply,
  startLoginBody,
  type startLoginReply,
} from '#contract/accounts/linked-logins.ts';
import { AppError } from '#contract/errors.ts';
import { isSafeRedirect } from '#domain/roles.ts';
import { senderOf } from '../../../../limits/sender.ts';
import type { OidcProvider } from '../../oidc/provider.ts';
import { sessionIdOf } from '../access-token.ts';
import type { Ask, User } from '../ask.ts';
import { toPerson } from '../auth.ts';
import { limits } from '../limits.ts';
import { answer, type IdentityRoutes, parse, post, remember, success, take } from '../route-parts.ts';
import type { BegunLogin, BegunLogins } from './begun-logins.ts';
import type { LinkedLogins } from './linked-logins.ts';

export interface LinkedRoutes extends IdentityRoutes {
  providers: readonly OidcProvider[];
  begunLogins: BegunLogins;
  linkedLogins: LinkedLogins;
  /** Of the person whom a login has proved: sets the cookies. @returns the session's token; null where a code is needed too. */
  beginSession(request: FastifyRequest, reply: FastifyReply, uid: string): Promise<string | null>;
  readPerson(uid: string): Promise<ReturnType<typeof toPerson> | undefined>;
  /** @throws auth/requires-recent-login. */
  requireRecent(uid: string, sid: string): Promise<void>;
}

/**
 * Logging in with another service, and linking one. The browser is sent there and comes back with a code: what it came back with
 * counts only in the browser where it began, once, and at the address of the very service that it was sent to.
 */
export function mountLinkedLogins(app: FastifyInstance, deps: LinkedRoutes, ask: Ask): void {
  const { begunLogins, linkedLogins, publicUrl } = deps;

  async function begin(reply: FastifyReply, name: string, begun: Pick<BegunLogin, 'redirect' | 'role' | 'link'>) {
    const provider = deps.providers.find((one) => one.name === name);
    if (!provider) throw new AppError('auth/operation-not-allowed');
    const { url, secrets } = await provider.begin();
    reply.header('set-cookie', await begunLogins.begin({ ...begun, provider: name, secrets }));
    const sent: z.infer<typeof startLoginReply> = { status: 'success', message: 'OK', data: { url } };
    return reply.header('cache-control', 'private, no-store').send(sent);
  }

  post(app, deps, identityPaths.startLogin, async (request, reply) => {
    const { provider, redirect, role } = parse(startLoginBody, request.body);
    await take(deps, reply, limits.linkedLogin(senderOf(request.ip)));
    return begin(reply, provider, { redirect: toSafePath(redirect), role: role ?? null, link: null });
  });

  post(app, deps, identityPaths.linkLogin, async (request, reply) => {
    const { provider } = parse(linkLoginBody, request.body);
    await take(deps, reply, limits.linkedLogin(senderOf(request.ip)));
    const asker = await findSession(ask, request, reply);
    if (!asker) throw new AppError('auth/no-token');
    await deps.requireRecent(asker.person.uid, asker.sid);
    if (!asker.person.emailVerified) throw new AppError('auth/email-unverified');
    const link = { uid: asker.person.uid, sid: asker.sid };
    return begin(reply, provider, { redirect: null, role: null, link });
  });

  /** @returns the address to lead to. */
  async function come(request: FastifyRequest, reply: FastifyReply, name: string, query: URLSearchParams) {
    const taken = await begunLogins.take(request.headers.cookie, query.get('state') ?? '');
    reply.header('set-cookie', taken.forget);
    const redirect = toSafePath(taken.redirect);
    const { begun } = taken;
    try {
      const provider = deps.providers.find((one) => one.name === name);
      await take(deps, reply, limits.linkedLogin(senderOf(request.ip)));
      // An answer that comes to another service's address is for nobody.
      if (!begun || !provider || begun.provider !== name) throw new AppError('auth/provider-login-over');
      const person = await provider.finish(query, begun.secrets);
      if (begun.link) {
        const asker = await findSession(ask, request, reply);
        if (asker?.sid !== begun.link.sid) throw new AppError('auth/linked-login-session');
        await linkedLogins.link(begun.link.uid, person);
        return pageOf(loginPages.linked, { linked: name });
      }
      const uid = await linkedLogins.signIn(person);
      if (!uid) {
        const { role } = begun;
        reply.header('set-cookie', await begunLogins.keepNew({ person, label: provider.label, role }));
        return pageOf(loginPages.finish, { redirect });
      }
      return await enter(request, reply, uid, redirect);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      request.log.info({ err: error, code: error.code }, 'nobody was logged in by another service');
      return begun?.link
        ? pageOf(loginPages.linked, { error: error.code })
        : pageOf(loginPages.login, { error: error.code, redirect });
    }
  }

  async function enter(request: FastifyRequest, reply: FastifyReply, uid: string, redirect: string | null) {
    const session = await deps.beginSession(request, reply, uid);
    // Whatever was closed on the way is closed here at once.
    deps.noteEndedSessions();
    if (session === null) return pageOf(loginPages.login, { step: 'code', redirect });
    const person = await deps.readPerson(uid);
    if (person) await remember(deps, request, reply, person.email);
    return redirect ?? loginPages.overview;
  }

  app.get(identityPaths.loginCallback, { schema: { hide: true } }, async (request, reply) => {
    const { provider } = request.params as { provider: string };
    const query = new URL(request.raw.url ?? '', publicUrl).searchParams;
    const path = await come(request, reply, provider, query);
    return reply.header('cache-control', 'private, no-store').redirect(`${publicUrl}${path}`);
  });

  app.get(identityPaths.newLogin, { schema: { hide: true } }, async (request, reply) => {
    const found = await begunLogins.readNew(request.headers.cookie);
    if (!found) throw new AppError('auth/provider-login-over');
    const { label, role, person } = found;
    const data = { label, role, email: person.email, name: person.name };
    const sent: z.infer<typeof newLoginReply> = { status: 'success', message: 'OK', data };
    return reply.header('cache-control', 'private, no-store').send(sent);
  });

  post(app, deps, identityPaths.finishLogin, async (request, reply) => {
    const { name, role } = parse(finishLoginBody, request.body);
    await take(deps, reply, limits.linkedLogin(senderOf(request.ip)));
    const found = await begunLogins.readNew(request.headers.cookie);
    if (!found) throw new AppError('auth/provider-login-over');
    const uid = await linkedLogins.open(found.person, { name, role });
    reply.header('set-cookie', await begunLogins.forgetNew(request.headers.cookie));
    return openSession(deps, request, reply, uid);
  });
}

/** Who is logged in in this browser, and in which session. */
export async function findSession(ask: Ask, request: FastifyRequest, reply: FastifyReply) {
  type Found = { user: User; session: { token: string } } | null;
  const found = await ask<Found>(request, reply, 'GET', '/get-session');
  return found && { person: toPerson(found.user), sid: sessionIdOf(found.session.token) };
}

/** Answers with the token of a new session, or that a code is needed. */
export async function openSession(deps: LinkedRoutes, request: FastifyRequest, reply: FastifyReply, uid: string) {
  const session = await deps.beginSession(request, reply, uid);
  // Whatever was closed on the way is closed here at once.
  deps.noteEndedSessions();
  if (session === null) return answer(reply, { token: null, codeNeeded: true });
  const person = await deps.readPerson(uid);
  if (!person) throw new AppError('auth/user-not-found');
  await remember(deps, request, reply, person.email);
  return success(reply, await deps.issueToken(person, session));
}

/** A path of this site, and none of the pages that one logs in at. */
function toSafePath(path: string | null | undefined): string | null {
  return isSafeRedirect(path) && !/^\/auth(\/|$)/.test(path) ? path : null;
}

function pageOf(path: string, query: Record<string, string | null>): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
