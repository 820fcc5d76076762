import { createHash } from 'node:crypto';

/** How Better Auth begins the name of a login that waits for a code. */
export const loginPrefix = '2fa-';

/** Stored as a digest, as every other identifier, but so that a login that waits can be told from a reset code. */
export const hashLoginIdentifier = (identifier: string) =>
  loginPrefix + createHash('sha256').update(identifier).digest('base64url');
