import { symmetricDecrypt } from 'better-auth/crypto';
import { desc, gt, isNull, or } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { type Secrets, toSecretConfig } from './secrets.ts';
import { identityKeys } from './tables.ts';

/** @throws a sentence for the operator when the stored signing key was made with another secret. */
export async function checkKeys(db: Db, secrets: Secrets, now: Date): Promise<void> {
  const isLive = or(isNull(identityKeys.expiresAt), gt(identityKeys.expiresAt, now));
  const [key] = await db.select().from(identityKeys).where(isLive).orderBy(desc(identityKeys.createdAt)).limit(1);
  if (!key) return;
  try {
    await symmetricDecrypt({ key: toSecretConfig(secrets), data: JSON.parse(key.privateKey) });
  } catch (cause) {
    throw new Error(
      'AUTH_SECRET is not the one that the stored signing keys were made with. Set it back, or name the earlier one in ' +
        'AUTH_SECRET_BEFORE. Where it is lost, run `npm run auth:rotate-keys` to make new keys (`npm run auth:revoke-keys` after a leak): everyone will have to log in again.',
      { cause },
    );
  }
}

/** Retires every signing key: the next token makes a new one. Tokens already issued are good until they expire, new ones of the old key are not believed. */
export async function rotateKeys(db: Db, now: Date): Promise<void> {
  await db.update(identityKeys).set({ expiresAt: now }).where(isNull(identityKeys.expiresAt));
}

/** Revokes every signing key, as after a leak: within a minute no process believes a token of theirs, whenever it was issued. */
export async function revokeKeys(db: Db): Promise<void> {
  await db.delete(identityKeys);
}
