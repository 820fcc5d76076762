import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnyCode, anyCodeBody } from '#contract/accounts/codes.ts';
import { identityPaths, signInBody } from '#contract/accounts/identity.ts';
import { AppError } from '#contract/errors.ts';
import { createTurns } from '../../../limits/turns.ts';
import type { Ask, SignedIn } from './ask.ts';
import { toPerson } from './auth.ts';
import { confirmAtLogin } from './confirm-routes.ts';
import { limits } from './limits.ts';
import { answer, findTryer, type IdentityRoutes, parse, post, remember, success, take } from './route-parts.ts';
import { findWaiting } from './waiting-login.ts';

/** The password was right, and a code is needed too: there is neither a session nor a token. */
type CodeNeeded = { twoFactorRedirect: true };

/** Logging in: with the password, and where there is a second factor with a code after it. */
export function mountSignIn(app: FastifyInstance, deps: IdentityRoutes, ask: Ask): void {
  const takeTurn = createTurns();

  /**
   * Checking a password takes a moment, in which it may be replaced: a login that began before the reset must not outlive it.
   * @throws auth/invalid-credential.
   */
  async function withStoredPassword(email: string, work: () => Promise<SignedIn | CodeNeeded>) {
    const before = await deps.findStoredPassword(email);
    const found = await work();
    if ((await deps.findStoredPassword(email)) === before) return found;
    if ('token' in found) await (await deps.auth.$context).internalAdapter.deleteSession(found.token);
    throw new AppError('auth/invalid-credential');
  }

  post(app, deps, identityPaths.signIn, async (request, reply) => {
    const body = parse(signInBody, request.body);
    const tryer = await findTryer(deps, request, body.email);
    const [own, shared] = [limits.signIn(tryer, body.email), limits.signInOfStrangers(tryer, body.email)];
    // In turn: of many right passwords at once, each gives its attempt back before the next one takes it.
    const signedIn = await takeTurn(`${body.email} ${tryer.device ?? tryer.sender}`, async () => {
      await take(deps, reply, own);
      await take(deps, reply, shared, 'auth/sign-in-guarded');
      const found = await withStoredPassword(body.email, () =>
        ask<SignedIn | CodeNeeded>(request, reply, 'POST', '/sign-in/email', body),
      );
      await deps.attempts.giveBack([...own, ...shared]);
      return found;
    });
    if (!('token' in signedIn)) return answer(reply, { token: null, codeNeeded: true });
    await remember(deps, request, reply, body.email);
    const person = await confirmAtLogin(deps, request, reply, toPerson(signedIn.user), signedIn.token);
    return success(reply, await deps.issueToken(person, signedIn.token));
  });

  post(app, deps, identityPaths.signInWithCode, async (request, reply) => {
    const given = parse(anyCodeBody, request.body);
    const person = await findWaiting(deps.auth, request.headers.cookie);
    if (!person) throw new AppError('auth/code-login-over');
    const { uid, email } = person;
    const tryer = await findTryer(deps, request, email);
    const isAppCode = 'code' in given;
    const own = isAppCode ? limits.appCode(tryer, uid) : limits.recoveryCode(tryer, uid);
    const shared = isAppCode ? limits.appCodeOfAll(tryer, uid) : [];
    const signedIn = await takeTurn(`code ${uid}`, async () => {
      await take(deps, reply, own);
      await take(deps, reply, shared, 'auth/code-guarded');
      if (isAppCode) await deps.secondFactor.claimAppCode(uid, given.code);
      const found = await askWithCode(ask, request, reply, given);
      await deps.attempts.giveBack([...own, ...shared]);
      return found;
    });
    if (!isAppCode) await deps.secondFactor.tellOfRecoveryCode(person);
    await remember(deps, request, reply, email);
    const proved = await confirmAtLogin(deps, request, reply, toPerson(signedIn.user), signedIn.token);
    return success(reply, await deps.issueToken(proved, signedIn.token));
  });
}

/** Better Auth ends the login that waits and begins the session: of two calls at once, one does. */
async function askWithCode(ask: Ask, request: FastifyRequest, reply: FastifyReply, given: AnyCode): Promise<SignedIn> {
  return 'code' in given
    ? ask<SignedIn>(request, reply, 'POST', '/two-factor/verify-totp', { code: given.code })
    : ask<SignedIn>(request, reply, 'POST', '/two-factor/verify-backup-code', { code: given.recoveryCode });
}
