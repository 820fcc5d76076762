import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { identityPaths } from '#contract/accounts/identity.ts';
import {
  addPasskeyBody,
  type passkeyOptionsReply,
  passkeySignInBody,
  passkeyTexts,
} from '#contract/accounts/passkeys.ts';
import { AppError } from '#contract/errors.ts';
import { senderOf } from '../../../limits/sender.ts';
import type { Ask, User } from './ask.ts';
import { toPerson } from './auth.ts';
import { limits } from './limits.ts';
import { type IdentityRoutes, parse, post, remember, success, take } from './route-parts.ts';

type Options = z.infer<typeof passkeyOptionsReply>['data']['options'];

/** Adding a passkey, and logging in with one: each asks for options first, whose challenge is good once and for five minutes. */
export function mountPasskeys(app: FastifyInstance, deps: IdentityRoutes, ask: Ask): void {
  async function requireOwner(request: FastifyRequest, reply: FastifyReply) {
    const found = await ask<{ user: User } | null>(request, reply, 'GET', '/get-session');
    if (!found) throw new AppError('auth/no-token');
    if (!found.user.emailVerified) throw new AppError('auth/email-unverified');
    await deps.passkeys.requireRoom(found.user.id);
    return toPerson(found.user);
  }

  post(app, deps, identityPaths.passkeyOptions, async (request, reply) => {
    await take(deps, reply, limits.passkey(senderOf(request.ip)));
    await requireOwner(request, reply);
    return sendOptions(reply, await ask<Options>(request, reply, 'GET', '/passkey/generate-register-options'));
  });

  post(app, deps, identityPaths.addPasskey, async (request, reply) => {
    const { name, response } = parse(addPasskeyBody, request.body);
    await take(deps, reply, limits.passkey(senderOf(request.ip)));
    const owner = await requireOwner(request, reply);
    await ask(request, reply, 'POST', '/passkey/verify-registration', { name, response });
    await deps.passkeys.tellOfNew(owner, name);
    return success(reply, null, passkeyTexts.added);
  });

  post(app, deps, identityPaths.passkeySignInOptions, async (request, reply) => {
    await take(deps, reply, limits.passkey(senderOf(request.ip)));
    const options = await ask<Options>(request, reply, 'GET', '/passkey/generate-authenticate-options');
    // Anyone who holds the device is not enough: it asks for face, finger or PIN.
    return sendOptions(reply, { ...options, userVerification: 'required' });
  });

  post(app, deps, identityPaths.signInWithPasskey, async (request, reply) => {
    const body = parse(passkeySignInBody, request.body);
    await take(deps, reply, limits.passkey(senderOf(request.ip)));
    const signedIn = await ask<{ user: User; session: { token: string } }>(
      request,
      reply,
      'POST',
      '/passkey/verify-authentication',
      body,
    );
    await remember(deps, request, reply, signedIn.user.email);
    return success(reply, await deps.issueToken(toPerson(signedIn.user), signedIn.session.token));
  });
}

function sendOptions(reply: FastifyReply, options: Options) {
  const sent: z.infer<typeof passkeyOptionsReply> = { status: 'success', message: 'OK', data: { options } };
  return reply.header('cache-control', 'private, no-store').send(sent);
}
