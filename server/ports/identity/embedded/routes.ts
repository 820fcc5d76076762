import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import {
  identityPaths,
  identityTexts,
  mailPaths,
  requestPasswordResetBody,
  resetPasswordBody,
  type SessionReply,
  signInBody,
  signUpBody,
} from '#contract/accounts/identity.ts';
import { AppError, type ErrorCode, type FieldErrors } from '#contract/errors.ts';
import type { AttemptRule, Attempts } from '../../../limits/attempts.ts';
import { senderOf } from '../../../limits/sender.ts';
import { createTurns } from '../../../limits/turns.ts';
import type { Person } from '../port.ts';
import { type Ask, createAsk, type SignedIn, type User } from './ask.ts';
import { type Auth, toPerson } from './auth.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import type { Devices } from './devices.ts';
import { limits, type Tryer } from './limits.ts';

export interface IdentityRoutes {
  auth: Auth;
  attempts: Attempts;
  devices: Devices;
  origins: string[];
  publicUrl: string;
  issueToken(person: Person, sessionToken: string): Promise<string>;
  /** Tells this process at once what others hear of within a moment. */
  noteEndedSessions(): void;
  requestReset(email: string): Promise<void>;
  /** The e-mail of the account that a reset code is for. */
  findEmailOfCode(code: string): Promise<string | undefined>;
  isTaken(email: string): Promise<boolean>;
}

/** The provider's calls, as contract/accounts/identity.ts lists them. No other of Better Auth's many endpoints can be reached. */
export function mountIdentityRoutes(app: FastifyInstance, deps: IdentityRoutes): void {
  const ask = createAsk(deps.auth, deps.publicUrl);
  const takeTurn = createTurns();

  post(app, deps, identityPaths.signUp, async (request, reply) => {
    const { role, ...body } = parse(signUpBody, request.body);
    await take(deps, reply, limits.signUp(senderOf(request.ip)));
    refuseCommonPassword(body.password);
    const signUp = ask<SignedIn>(request, reply, 'POST', '/sign-up/email', { ...body, chosenRole: role });
    const answer = await signUp.catch(async (error: unknown) => {
      // Two sign-ups at the same moment: the second fails on the database's constraint and not on the check before it.
      throw (await deps.isTaken(body.email)) ? new AppError('auth/email-already-in-use', { cause: error }) : error;
    });
    await remember(deps, request, reply, body.email);
    return success(reply, await deps.issueToken(toPerson(answer.user), answer.token));
  });

  post(app, deps, identityPaths.signIn, async (request, reply) => {
    const body = parse(signInBody, request.body);
    const tryer = await findTryer(deps, request, body.email);
    const [own, shared] = [limits.signIn(tryer, body.email), limits.signInOfStrangers(tryer, body.email)];
    // In turn: of many right passwords at once, each gives its attempt back before the next one takes it.
    const answer = await takeTurn(`${body.email} ${tryer.device ?? tryer.sender}`, async () => {
      await take(deps, reply, own);
      await take(deps, reply, shared, 'auth/sign-in-guarded');
      const signedIn = await ask<SignedIn>(request, reply, 'POST', '/sign-in/email', body);
      await deps.attempts.giveBack([...own, ...shared]);
      return signedIn;
    });
    await remember(deps, request, reply, body.email);
    return success(reply, await deps.issueToken(toPerson(answer.user), answer.token));
  });

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
    refuseCommonPassword(password);
    const email = await deps.findEmailOfCode(token);
    await ask(request, reply, 'POST', '/reset-password', { token, newPassword: password });
    deps.noteEndedSessions();
    if (email) await remember(deps, request, reply, email);
    return success(reply, null);
  });

  app.get(identityPaths.verifyEmail, { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.query as { token?: unknown };
    const outcome = await verifyEmail(ask, request, reply, String(token ?? ''));
    return reply.redirect(`${mailPaths.verified}?${new URLSearchParams(outcome)}`);
  });
}

async function verifyEmail(
  ask: Ask,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
): Promise<Record<string, string>> {
  try {
    await ask(request, reply, 'GET', `/verify-email?${new URLSearchParams({ token })}`);
    return { verified: 'true' };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { error: error.code };
  }
}

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

function post(app: FastifyInstance, { origins }: IdentityRoutes, path: string, handle: Handle): void {
  app.post(path, { schema: { hide: true }, bodyLimit: 16 * 1024 }, async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && !origins.includes(origin)) throw new AppError('auth/unauthorized-domain');
    return handle(request, reply);
  });
}

async function take(
  { attempts }: IdentityRoutes,
  reply: FastifyReply,
  rules: AttemptRule[],
  refusal: ErrorCode = 'auth/too-many-requests',
): Promise<void> {
  const wait = await attempts.take(rules);
  if (wait === 0) return;
  reply.header('retry-after', wait);
  throw new AppError(refusal);
}

async function findTryer({ devices }: IdentityRoutes, request: FastifyRequest, email: string): Promise<Tryer> {
  return { sender: senderOf(request.ip), device: await devices.recognise(request.headers.cookie, email) };
}

async function remember(
  { devices }: IdentityRoutes,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): Promise<void> {
  reply.header('set-cookie', await devices.remember(request.headers.cookie, email));
}

function success(reply: FastifyReply, token: string | null, message = 'OK') {
  const answer: SessionReply = { status: 'success', message, data: { token } };
  return reply.header('cache-control', 'private, no-store').send(answer);
}

const fieldCodes: Record<string, ErrorCode> = {
  email: 'auth/invalid-email',
  password: 'auth/weak-password',
  token: 'auth/invalid-action-code',
};

/** Checks a body against the contract. The code is that of the first field that failed; all of them are named. */
function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const { path, message } of result.error.issues) fields[path.join('.') || 'form'] ??= message;
  const first = Object.keys(fields)[0] ?? '';
  throw new AppError(fieldCodes[first] ?? 'REQUEST_INVALID', { fields });
}
