import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const times = {
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
};

/** Better Auth's own model. Only the embedded identity provider reads these tables; keys are its field names. */
export const identityUsers = pgTable('identity_users', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** What the person chose at sign-up: the records are made from it, at the next login if sign-up was interrupted. */
  chosenRole: text('chosen_role'),
  acceptedConditions: boolean('accepted_conditions').notNull().default(false),
  twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
  ...times,
});

export const identitySessions = pgTable('identity_sessions', {
  id: text('id').primaryKey(),
  token: text('token').notNull(),
  userId: text('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  ...times,
});

export const identityAccounts = pgTable('identity_accounts', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  userId: text('user_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: moment('access_token_expires_at'),
  refreshTokenExpiresAt: moment('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  ...times,
});

export const identityVerifications = pgTable('identity_verifications', {
  id: text('id').primaryKey(),
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: moment('expires_at').notNull(),
  ...times,
});

export const identityPasskeys = pgTable('identity_passkeys', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  publicKey: text('public_key').notNull(),
  userId: text('user_id').notNull(),
  credentialID: text('credential_id').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  deviceType: text('device_type').notNull(),
  backedUp: boolean('backed_up').notNull(),
  transports: text('transports'),
  aaguid: text('aaguid'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Logins of other services: `issuer` and `subject` are one person there. The e-mail is only shown. */
export const identityLinkedLogins = pgTable('identity_linked_logins', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  email: text('email').notNull(),
  createdAt: moment('created_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
  /** Roles and plan as they were last written into the account there. */
  claimsTold: text('claims_told'),
});

/** Written by a trigger for every session that is deleted; `sid` is what its access tokens carry. */
export const identityEndedSessions = pgTable('identity_ended_sessions', {
  sid: text('sid').primaryKey(),
  endedAt: moment('ended_at').notNull().defaultNow(),
});

/**
 * Signing keys: the private half encrypted with the secret. An expired key was retired: it signs no more but verifies what it
 * signed before. A revoked key has no row.
 */
export const identityKeys = pgTable('identity_keys', {
  id: text('id').primaryKey(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at'),
});

/** Seeds and recovery codes are encrypted with the secret. */
export const identitySecondFactors = pgTable('identity_second_factors', {
  id: text('id').primaryKey(),
  userId: text('user_id').notNull(),
  secret: text('secret').notNull(),
  backupCodes: text('backup_codes').notNull(),
  /** False until the first code of the app was right. */
  verified: boolean('verified').notNull().default(false),
  failedVerificationCount: integer('failed_verification_count').notNull().default(0),
  lockedUntil: moment('locked_until'),
  /** The span of 30 seconds whose code was used last. */
  lastStep: bigint('last_step', { mode: 'number' }),
  verifiedAt: moment('verified_at'),
});
