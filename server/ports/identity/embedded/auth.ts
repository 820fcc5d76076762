import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import { jwt } from 'better-auth/plugins/jwt';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { FastifyBaseLogger } from 'fastify';
import { brand } from '#content/brand.ts';
import type { Db } from '../../../db/client.ts';
import type { IdentityEvents, Person } from '../port.ts';
import { provedSession } from './linked/proved-session.ts';
import { hashLoginIdentifier, loginPrefix } from './login-identifiers.ts';
import { passkeysOf } from './passkey-plugin.ts';
import { type Secrets, secretsOf } from './secrets.ts';
import {
  identityAccounts,
  identityKeys,
  identityPasskeys,
  identitySecondFactors,
  identitySessions,
  identityUsers,
  identityVerifications,
} from './tables.ts';

export interface AuthOptions extends Secrets {
  db: Db;
  publicUrl: string;
  /** Origins that browsers may call from. */
  origins: string[];
  log: FastifyBaseLogger;
  /** Makes the page address for a reset token. */
  resetLink(token: string): string;
  sendPasswordReset: IdentityEvents['sendPasswordReset'];
  /** When the password was reset. */
  onReset(uid: string): Promise<void>;
}

const minute = 60;
const day = 24 * 3600;
export const verificationSeconds = day;
const resetSeconds = 3600;

/** Better Auth on the product's own tables: e-mail and password, sessions in an httpOnly cookie, ES256 keys for tokens. */
export function createAuth(options: AuthOptions) {
  const { db, publicUrl, origins, log } = options;
  return betterAuth({
    appName: brand.name,
    baseURL: publicUrl,
    basePath: '/api/auth',
    ...secretsOf(options),
    trustedOrigins: origins,
    telemetry: { enabled: false },
    database: drizzleAdapter(db as never, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: identityUsers,
        session: identitySessions,
        account: identityAccounts,
        verification: identityVerifications,
        jwks: identityKeys,
        twoFactor: identitySecondFactors,
        passkey: identityPasskeys,
      },
    }),
    user: {
      additionalFields: {
        chosenRole: { type: 'string', required: false },
        acceptedConditions: { type: 'boolean', required: false, defaultValue: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: resetSeconds,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => options.onReset(user.id),
      sendResetPassword: async ({ user, token }) => options.sendPasswordReset(toPerson(user), options.resetLink(token)),
    },
    // When a session was used last is shown to its owner: written with a token, each ten minutes at most.
    session: { expiresIn: 30 * day, updateAge: 10 * minute, freshAge: 10 * minute },
    // A reset token that someone reads out of a stolen database is of no use.
    verification: {
      storeIdentifier: {
        default: 'hashed',
        overrides: { [loginPrefix]: { hash: async (id) => hashLoginIdentifier(id) } },
      },
    },
    // Attempts are counted in the database instead, by person and not only by address: see routes.ts.
    rateLimit: { enabled: false },
    plugins: [
      jwt({ disableSettingJwtHeader: true, jwks: { keyPairConfig: { alg: 'ES256' } } }),
      // Which codes are right, and a login that waits for one. Attempts are counted by us, as those at a password are: its own
      // lock would keep the owner out.
      twoFactor({ accountLockout: { enabled: false }, twoFactorCookieMaxAge: 10 * minute }),
      passkeysOf(options),
      provedSession(),
    ],
    advanced: {
      cookiePrefix: 'cairn',
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
      disableOriginCheck: false,
      disableCSRFCheck: false,
      ipAddress: { disableIpTracking: true },
    },
    // Its own messages name people; the faults themselves are thrown and reach the product's error handler.
    logger: { level: 'error', log: (_level, message) => log.error({ provider: 'better-auth' }, String(message)) },
    onAPIError: { throw: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Better Auth's user row as the port's person. */
export function toPerson(user: {
  id: string;
  email: string;
  name: string;
  emailVerified: boolean;
  chosenRole?: string | null;
  acceptedConditions?: boolean | null;
}): Person {
  const chosenRole = user.chosenRole === 'founder' || user.chosenRole === 'investor' ? user.chosenRole : undefined;
  return {
    uid: user.id,
    email: user.email,
    name: user.name,
    emailVerified: user.emailVerified,
    chosenRole,
    acceptedConditions: user.acceptedConditions ?? false,
  };
}
