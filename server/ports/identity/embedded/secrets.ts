import type { SecretConfig } from 'better-auth/crypto';
import { type Secrets, versionOf, versionsOf } from '../../../versioned-secrets.ts';

export type { Secrets };

/**
 * The secret that encrypts, and the one before it that only decrypts, as Better Auth takes them: it writes the version of the
 * secret beside what it encrypts. What was encrypted before there were versions is of the older one.
 */
export function secretsOf(given: Secrets) {
  const secrets = versionsOf(given);
  return { secret: secrets.at(-1)?.value ?? given.secret, secrets };
}

/** The same for what we encrypt and decrypt ourselves. */
export function toSecretConfig(given: Secrets): SecretConfig {
  const { secret: legacySecret, secrets } = secretsOf(given);
  return {
    keys: new Map(secrets.map(({ version, value }) => [version, value])),
    currentVersion: versionOf(given.secret),
    legacySecret,
  };
}
