import { createHash } from 'node:crypto';

export interface Secrets {
  secret: string;
  /** The one before: what was encrypted with it can still be read. */
  secretBefore?: string | undefined;
}

/** A digest of the secret, so that nobody has to count. Twelve hexadecimal digits fit into a number. */
export const versionOf = (secret: string) =>
  Number.parseInt(createHash('sha256').update(secret).digest('hex').slice(0, 12), 16);

/** Today's secret and the one before it, with the version that stands beside what each encrypted. */
export function versionsOf({ secret, secretBefore }: Secrets): { version: number; value: string }[] {
  const values = [secret, ...(secretBefore && secretBefore !== secret ? [secretBefore] : [])];
  return values.map((value) => ({ version: versionOf(value), value }));
}
