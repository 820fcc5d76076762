import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { SessionReply } from '#contract/accounts/identity.ts';
import { AppError, type ErrorCode, type FieldErrors } from '#contract/errors.ts';
import type { AttemptRule, Attempts } from '../../../limits/attempts.ts';
import { senderOf } from '../../../limits/sender.ts';
import type { Person } from '../port.ts';
import type { Auth } from './auth.ts';
import type { Devices } from './devices.ts';
import type { Tryer } from './limits.ts';
import type { OwnerProofs } from './owner-proof.ts';
import type { PasskeysOfPeople } from './passkeys.ts';
import type { SecondFactorOfPeople } from './second-factor.ts';

export interface IdentityRoutes {
  auth: Auth;
  attempts: Attempts;
  devices: Devices;
  secondFactor: SecondFactorOfPeople;
  passkeys: PasskeysOfPeople;
  ownerProofs: OwnerProofs;
  origins: string[];
  publicUrl: string;
  issueToken(person: Person, sessionToken: string): Promise<string>;
  /** Tells this process at once what others hear of within a moment. */
  noteEndedSessions(): void;
  requestReset(email: string): Promise<void>;
  /** The e-mail of the account that a reset code is for. */
  findEmailOfCode(code: string): Promise<string | undefined>;
  /** The digest of the account's password. */
  findStoredPassword(email: string): Promise<string | undefined>;
  findPerson(email: string): Promise<Person | undefined>;
}

type Handle = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

export function post(app: FastifyInstance, { origins }: IdentityRoutes, path: string, handle: Handle): void {
  app.post(path, { schema: { hide: true }, bodyLimit: 16 * 1024 }, async (request, reply) => {
    const { origin } = request.headers;
    if (origin !== undefined && !origins.includes(origin)) throw new AppError('auth/unauthorized-domain');
    return handle(request, reply);
  });
}

export async function take(
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

export async function findTryer({ devices }: IdentityRoutes, request: FastifyRequest, email: string): Promise<Tryer> {
  return { sender: senderOf(request.ip), device: await devices.recognise(request.headers.cookie, email) };
}

export async function remember(
  { devices }: IdentityRoutes,
  request: FastifyRequest,
  reply: FastifyReply,
  email: string,
): Promise<void> {
  reply.header('set-cookie', await devices.remember(request.headers.cookie, email));
}

export function success(reply: FastifyReply, token: string | null, message = 'OK') {
  return answer(reply, { token }, message);
}

export function answer(reply: FastifyReply, data: SessionReply['data'], message = 'OK') {
  const sent: SessionReply = { status: 'success', message, data };
  return reply.header('cache-control', 'private, no-store').send(sent);
}

const fieldCodes: Record<string, ErrorCode> = {
  email: 'auth/invalid-email',
  password: 'auth/weak-password',
  token: 'auth/invalid-action-code',
};

/** Checks a body against the contract. The code is that of the first field that failed; all of them are named. */
export function parse<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields: FieldErrors = {};
  for (const { path, message } of result.error.issues) fields[path.join('.') || 'form'] ??= message;
  const first = Object.keys(fields)[0] ?? '';
  throw new AppError(fieldCodes[first] ?? 'REQUEST_INVALID', { fields });
}
