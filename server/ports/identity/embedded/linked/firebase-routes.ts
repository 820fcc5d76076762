import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { identityPaths } from '#contract/accounts/identity.ts';
import { firebaseLoginBody, linkedLoginTexts, linkFirebaseBody } from '#contract/accounts/linked-logins.ts';
import { AppError } from '#contract/errors.ts';
import { senderOf } from '../../../../limits/sender.ts';
import type { FirebaseLogins } from '../../firebase/firebase.ts';
import type { ProvedPerson } from '../../oidc/proved.ts';
import type { Ask } from '../ask.ts';
import { limits } from '../limits.ts';
import { answer, parse, post, success, take } from '../route-parts.ts';
import { findSession, type LinkedRoutes, openSession } from './linked-routes.ts';

/**
 * Logging in with Firebase Authentication, and linking a login of it. The browser asks Firebase for an ID token and gives it to us
 * once: who it names is found, linked and let in as the person who comes by OpenID Connect is, and the session is ours.
 */
export function mountFirebase(
  app: FastifyInstance,
  deps: LinkedRoutes & { firebase?: FirebaseLogins | undefined },
  ask: Ask,
): void {
  const { firebase, linkedLogins, begunLogins } = deps;

  async function read(request: FastifyRequest, reply: FastifyReply, idToken: string): Promise<ProvedPerson> {
    if (!firebase) throw new AppError('auth/operation-not-allowed');
    await take(deps, reply, limits.linkedLogin(senderOf(request.ip)));
    const person = await firebase.read(idToken);
    await take(deps, reply, limits.idToken(idToken), 'auth/provider-login-over');
    return person;
  }

  post(app, deps, identityPaths.firebaseLogin, async (request, reply) => {
    const { idToken, role } = parse(firebaseLoginBody, request.body);
    const person = await read(request, reply, idToken);
    const uid = await linkedLogins.signIn(person);
    if (uid) return openSession(deps, request, reply, uid);
    const waiting = { person, label: firebase?.label ?? '', role: role ?? null };
    reply.header('set-cookie', await begunLogins.keepNew(waiting));
    return answer(reply, { token: null, accountNeeded: true });
  });

  post(app, deps, identityPaths.linkFirebase, async (request, reply) => {
    const { idToken } = parse(linkFirebaseBody, request.body);
    const asker = await findSession(ask, request, reply);
    if (!asker) throw new AppError('auth/no-token');
    await deps.requireRecent(asker.person.uid, asker.sid);
    await linkedLogins.link(asker.person.uid, await read(request, reply, idToken));
    return success(reply, null, linkedLoginTexts.linked);
  });
}
