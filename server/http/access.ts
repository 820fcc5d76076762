import type { FastifyRequest } from 'fastify';
import type { Claims } from '#contract/accounts/identity.ts';
import type { Access, Role } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { Grant } from '../access/scope.ts';

/** Who asks, taken from a verified token and nothing else. */
export interface Caller {
  uid: string;
  email: string;
  name: string;
  roles: Role[];
  emailVerified: boolean;
  token: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined;
    /** Why the token was refused. */
    refusal: unknown;
    /** By which the caller reads what is somebody else's. */
    grant: Grant | undefined;
  }
}

export type ReadCaller = (request: FastifyRequest, required: boolean) => Promise<Caller | undefined>;

/** Reads the bearer token of a request. A public endpoint ignores a bad one; any other refuses it. */
export function createReadCaller(verifyToken: (token: string) => Promise<Claims>): ReadCaller {
  return async (request, required) => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (!token) return undefined;
    try {
      return toCaller(await verifyToken(token), token);
    } catch (error) {
      if (required) throw error;
      return undefined;
    }
  };
}

export function toCaller(claims: Claims, token: string): Caller {
  return {
    uid: claims.sub,
    email: claims.email,
    name: claims.name,
    roles: claims.roles,
    emailVerified: claims.email_verified,
    token,
  };
}

/**
 * The roles in a token are believed while it lives. What an operator may do is too much for that: whether somebody is one is
 * looked up for each call. @throws auth/no-token without a caller, ACCESS_ROLE_MISSING when none of the roles is held.
 */
export async function checkAccess(
  access: Access,
  caller: Caller | undefined,
  readRoles: (uid: string) => Promise<Role[]>,
): Promise<void> {
  if (access === 'public') return;
  if (!caller) throw new AppError('auth/no-token');
  if (access === 'signed-in') return;
  const held = access.anyRole.filter((role) => caller.roles.includes(role));
  if (held.some((role) => role !== 'admin')) return;
  if (held.length === 0 || !(await readRoles(caller.uid)).includes('admin')) throw new AppError('ACCESS_ROLE_MISSING');
}
