import { desc } from 'drizzle-orm';
import { founderRecord, userRecord } from '#contract/accounts.ts';
import type { Db } from '../../db/client.ts';
import { createCollection } from '../../db/collection.ts';
import { auditEntries, founders as foundersTable, users as usersTable } from './tables.ts';

export const users = createCollection(usersTable, userRecord, ['email']);
export const founders = createCollection(foundersTable, founderRecord, []);

export interface AuditEntry {
  at: Date;
  /** Who acted: a user of the operating system. */
  actor: string;
  action: string;
  subjectUid: string;
  detail: object;
}

export async function addAuditEntry(tx: Db, entry: AuditEntry): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** The newest first. */
export function listAuditEntries(db: Db, limit: number) {
  return db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(limit);
}
