import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { generateRandomString } from 'better-auth/crypto';
import { z } from 'zod';
import { loginPrefix } from '../login-identifiers.ts';

const waitSeconds = 600;

/**
 * Begins a session of Better Auth for a person whom another service has proved. It can only be called from here, by no address.
 * Where the account has a second factor it begins a login that waits for a code instead, exactly as the plugin of second factors
 * does after a password: that plugin looks at logins with a password alone.
 */
export function provedSession() {
  return {
    id: 'proved-session',
    endpoints: {
      beginProvedSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ uid: z.string() }) },
        async (ctx) => {
          const { internalAdapter, createAuthCookie, secret } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.uid);
          if (!user) throw new APIError('NOT_FOUND', { code: 'USER_NOT_FOUND' });
          if (!(user as { twoFactorEnabled?: boolean }).twoFactorEnabled) {
            const session = await internalAdapter.createSession(user.id);
            await setSessionCookie(ctx, { session, user });
            return { session: session.token };
          }
          const identifier = `${loginPrefix}${generateRandomString(20)}`;
          const expiresAt = new Date(Date.now() + waitSeconds * 1000);
          await internalAdapter.createVerificationValue({ value: user.id, identifier, expiresAt });
          const attempts = `${loginPrefix}attempts-${identifier}`;
          await internalAdapter.createVerificationValue({ value: '0', identifier: attempts, expiresAt });
          const cookie = createAuthCookie('two_factor', { maxAge: waitSeconds });
          await ctx.setSignedCookie(cookie.name, identifier, secret, cookie.attributes);
          return { session: null };
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
