import { AppError } from '#contract/errors.ts';
import type { Role } from '#domain/roles.ts';
import type { IdentityPort } from '#server/ports/identity/port.ts';

/** An identity provider whose tokens are the very uids: for tests of modules that only ask who calls. */
export function createTokenIdentity(
  roles: Record<string, Role[]> = {},
): Pick<IdentityPort, 'verifyToken' | 'readRoles'> {
  const rolesOf = (uid: string) => roles[uid] ?? ['user', 'founder'];
  return {
    readRoles: async (uid) => rolesOf(uid),
    async verifyToken(token) {
      if (!/^[a-z0-9-]+$/.test(token)) throw new AppError('auth/invalid-id-token');
      return {
        sub: token,
        email: `${token}@example.com`,
        name: 'Ada',
        email_verified: false,
        roles: rolesOf(token),
        subscription_plan: 'Free Plan',
        iat: 0,
        exp: Number.MAX_SAFE_INTEGER,
      };
    },
  };
}
