import type { FastifyInstance } from 'fastify';
import {
  identityPaths,
  identityTexts,
  requestPasswordResetBody,
  resetPasswordBody,
  signUpBody,
} from '#contract/accounts/identity.ts';
import { AppError } from '#contract/errors.ts';
import { senderOf } from '../../../limits/sender.ts';
import { createAsk, type SignedIn, type User } from './ask.ts';
import { toPerson } from './auth.ts';
import { mountConfirm } from './confirm-routes.ts';
import { refuseEasyPassword } from './easy-passwords.ts';
import { limits } from './limits.ts';
import { mountFirebase } from './linked/firebase-routes.ts';
import { mountLinkedLogins } from './linked/linked-routes.ts';
import { mountPasskeys } from './passkey-routes.ts';
import { findTryer, parse, post, remember, success, take } from './route-parts.ts';
import { mountSignIn } from './sign-in-routes.ts';

/** The provider's calls, as contract/accounts/identity.ts lists them. No other of Better Auth's many endpoints can be reached. */
export function mountIdentityRoutes(app: FastifyInstance, deps: Parameters<typeof mountFirebase>[1]): void {
  const ask = createAsk(deps.auth, deps.publicUrl);

  post(app, deps, identityPaths.signUp, async (request, reply) => {
    const { role, ...body } = parse(signUpBody, request.body);
    await take(deps, reply, limits.signUp(senderOf(request.ip)));
    refuseEasyPassword(body.password, body);
    const signUp = ask<SignedIn>(request, reply, 'POST', '/sign-up/email', { ...body, chosenRole: role });
    const answer = await signUp.catch(async (error: unknown) => {
      // Two sign-ups at the same moment: the second fails on the database's constraint and not on the check before it.
      throw (await deps.findPerson(body.email)) ? new AppError('auth/email-already-in-use', { cause: error }) : error;
    });
    await remember(deps, request, reply, body.email);
    return success(reply, await deps.issueToken(toPerson(answer.user), answer.token));
  });

  mountSignIn(app, deps, ask);
  mountPasskeys(app, deps, ask);
  mountLinkedLogins(app, deps, ask);
  mountConfirm(app, deps, ask);
  mountFirebase(app, deps, ask);

  post(app, deps, identityPaths.signOut, async (request, reply) => {
    await ask(request, reply, 'POST', '/sign-out', {});
    deps.noteEndedSessions();
    return success(reply, null);
  });

  app.get(identityPaths.token, { schema: { hide: true } }, async (request, reply) => {
    const found = await ask<{ user: User; session: { token: string } } | null>(request, reply, 'GET', '/get-session');
    return success(reply, found ? await deps.issueToken(toPerson(found.user), found.session.token) : null);
  });

  post(app, deps, identityPaths.requestPasswordReset, async (request, reply) => {
    const { email } = parse(requestPasswordResetBody, request.body);
    const tryer = await findTryer(deps, request, email);
    await take(deps, reply, limits.requestPasswordReset(tryer, email));
    if ((await deps.attempts.take(limits.resetMails(tryer, email))) === 0) await deps.requestReset(email);
    return success(reply, null, identityTexts.resetRequested);
  });

  post(app, deps, identityPaths.resetPassword, async (request, reply) => {
    const { token, password } = parse(resetPasswordBody, request.body);
    await take(deps, reply, limits.resetPassword(senderOf(request.ip)));
    const email = await deps.findEmailOfCode(token);
    refuseEasyPassword(password, { email: email ?? '' });
    await ask(request, reply, 'POST', '/reset-password', { token, newPassword: password });
    deps.noteEndedSessions();
    if (email) await remember(deps, request, reply, email);
    return success(reply, null);
  });
}
