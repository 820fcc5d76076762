import { and, eq, sql } from 'drizzle-orm';
import type { DocumentEntry } from '#contract/documents/documents.ts';
import type { AgreementContent } from '#domain/agreements/template.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { Locked } from '../../db/locked.ts';
import { agreements } from './tables.ts';

export type AgreementRow = typeof agreements.$inferSelect;
export type AgreementChange = Partial<Omit<AgreementRow, 'id' | 'ownerUid' | 'kind'>>;

/** More than this many of a founder's agreements are not compared with each other: the newest are. */
const mostCompared = 50;

export async function insertAgreement(db: Db, row: typeof agreements.$inferInsert): Promise<void> {
  await db.insert(agreements).values(row);
}

export async function findAgreement(db: Db, scope: OwnerScope, id: string): Promise<AgreementRow | undefined> {
  const [row] = await db
    .select()
    .from(agreements)
    .where(and(within(scope, agreements.ownerUid), eq(agreements.id, id)));
  return row;
}

/** The lock of its document is the agreement's too. */
export async function updateAgreement(db: Db, { id }: Locked<DocumentEntry>, change: AgreementChange): Promise<void> {
  await db.update(agreements).set(change).where(eq(agreements.id, id));
}

/** The founder's agreements with their names, the newest change first; deleted ones are not among them. */
export async function listAgreements(db: Db, scope: OwnerScope) {
  return db
    .select({
      id: agreements.id,
      name: sql<string>`documents.name`,
      ideaId: sql<string | null>`documents.idea_id`,
      kind: agreements.kind,
      jurisdiction: agreements.jurisdiction,
      templateHash: agreements.templateHash,
      state: agreements.state,
      finalVersion: agreements.finalVersion,
      answers: agreements.answers,
      choices: agreements.choices,
      ownWording: agreements.ownWording,
    })
    .from(agreements)
    .innerJoin(sql`documents`, sql`documents.id = ${agreements.id} and documents.deleted_at is null`)
    .where(within(scope, agreements.ownerUid))
    .orderBy(sql`documents.updated_at desc`, agreements.id)
    .limit(mostCompared);
}
export type ListedAgreement = Awaited<ReturnType<typeof listAgreements>>[number];

export function contentOf({ answers, choices, ownWording }: AgreementContent): AgreementContent {
  return { answers, choices, ownWording };
}
