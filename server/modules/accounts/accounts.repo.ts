import { and, asc, inArray, like, sql } from 'drizzle-orm';
import { founderRecord, type UserRecord, userRecord } from '#contract/accounts/accounts.ts';
import { profileRecord } from '#contract/accounts/profile.ts';
import type { Role } from '#domain/roles.ts';
import { type OperatorScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { createCollection } from '../../db/collection.ts';
import { founders as foundersTable, profiles as profilesTable, users as usersTable } from './tables.ts';

export const users = createCollection(usersTable, userRecord, ['email']);
export const founders = createCollection(foundersTable, founderRecord, []);
export const profiles = createCollection(profilesTable, profileRecord, []);

export async function findNames(db: Db, uids: readonly string[]): Promise<{ uid: string; name: string }[]> {
  if (uids.length === 0) return [];
  const name = sql<string>`${usersTable.doc} ->> 'name'`;
  return db
    .select({ uid: usersTable.uid, name })
    .from(usersTable)
    .where(inArray(usersTable.uid, [...uids]));
}

type Founder = { uid: string; name: string; email: string };

/** In order of e-mail. */
export async function listFounders(
  db: Db,
  scope: OperatorScope,
  wanted: { uids: readonly string[] } | { emailStart: string },
  limit: number,
): Promise<Founder[]> {
  const { uid, doc } = usersTable;
  const email = sql<string>`${doc} ->> 'email'`;
  const areWanted =
    'uids' in wanted ? inArray(uid, [...wanted.uids]) : like(email, `${escapeLike(wanted.emailStart.toLowerCase())}%`);
  return db
    .select({ uid, name: sql<string>`${doc} ->> 'name'`, email })
    .from(usersTable)
    .where(and(within(scope, uid), areWanted, sql`${doc} -> 'roles' ? 'founder'`))
    .orderBy(asc(email))
    .limit(limit);
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

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
