import { asc, desc, sql } from 'drizzle-orm';
import { founderRecord, type UserRecord, userRecord } from '#contract/accounts.ts';
import type { Role } from '#domain/roles.ts';
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
export async function listAuditEntries(db: Db, limit: number): Promise<AuditEntry[]> {
  const rows = await db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(limit);
  return rows.map(({ id, detail, ...row }) => ({ ...row, detail: detail as object }));
}

/** In order of e-mail. */
export async function listUsersWithRole(db: Db, role: Role, limit: number): Promise<UserRecord[]> {
  const rows = await db
    .select({ doc: usersTable.doc })
    .from(usersTable)
    .where(sql`${usersTable.doc} -> 'roles' ? ${role}`)
    .orderBy(asc(sql`${usersTable.doc} ->> 'email'`))
    .limit(limit);
  return rows.map(({ doc }) => userRecord.parse(doc));
}
