import { createHash } from 'node:crypto';
import type { SecretConfig } from 'better-auth/crypto';

export interface Secrets {
  secret: string;
  /** The one before: what was encrypted with it can still be read. */
  secretBefore?: string | undefined;
}

/**
 * The secret that encrypts, and the one before it that only decrypts, as Better Auth takes them: it writes the version of the
 * secret beside what it encrypts. A version is a digest of its secret, so that nobody has to count. What was encrypted before
 * there were versions is of the older one.
 */
export function secretsOf({ secret, secretBefore }: Secrets) {
  const values = [secret, ...(secretBefore && secretBefore !== secret ? [secretBefore] : [])];
  return {
    secret: values.at(-1) ?? secret,
    secrets: values.map((value) => ({ version: versionOf(value), value })),
  };
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

/** Twelve hexadecimal digits fit into a number. */
const versionOf = (secret: string) =>
  Number.parseInt(createHash('sha256').update(secret).digest('hex').slice(0, 12), 16);
