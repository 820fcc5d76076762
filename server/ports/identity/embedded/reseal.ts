import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { type Secrets, toSecretConfig } from './secrets.ts';
import { identitySecondFactors } from './tables.ts';

/**
 * Encrypts every second factor anew with the secret of today, so that the one before is not needed any more. @returns the accounts
 * whose second factor neither secret reads.
 */
export async function resealSecondFactors(db: Db, secrets: Secrets): Promise<string[]> {
  const key = toSecretConfig(secrets);
  const reseal = async (data: string) => symmetricEncrypt({ key, data: await symmetricDecrypt({ key, data }) });
  const people = await db.select({ uid: identitySecondFactors.userId }).from(identitySecondFactors);
  const lost: string[] = [];
  for (const { uid } of people) {
    const isTheirs = eq(identitySecondFactors.userId, uid);
    await db.transaction(async (tx) => {
      const [row] = await tx.select().from(identitySecondFactors).where(isTheirs).for('update');
      const sealed = row && (await Promise.all([row.secret, row.backupCodes].map(reseal)).catch(() => null));
      const [secret, backupCodes] = sealed ?? [];
      if (secret && backupCodes) await tx.update(identitySecondFactors).set({ secret, backupCodes }).where(isTheirs);
      else if (row) lost.push(uid);
    });
  }
  return lost;
}
