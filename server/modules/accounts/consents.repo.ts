import { desc } from 'drizzle-orm';
import type { Consent, ConsentSubject } from '#contract/accounts/consents.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { consents } from './tables.ts';

export async function noteConsent(
  tx: Db,
  uid: string,
  consent: { subject: ConsentSubject; version: string | null; given: boolean; at: Date },
): Promise<void> {
  await tx.insert(consents).values({ uid, ...consent });
}

/** At most 200, the newest first. */
export async function listConsents(db: Db, scope: OwnerScope): Promise<Consent[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(within(scope, consents.uid))
    .orderBy(desc(consents.id))
    .limit(200);
  return rows.map(({ subject, version, given, at }) => ({ subject, version, given, at: at.toISOString() }));
}
