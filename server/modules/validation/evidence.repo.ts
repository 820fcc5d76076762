import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { DocumentEntry } from '#contract/documents/documents.ts';
import type { EvidenceRecord } from '#contract/validation/ledger.ts';
import type { EvidenceItem } from '#domain/validation/evidence.ts';
import { proofOf } from '#domain/validation/proof.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { type Locked, lockedRow } from '../../db/locked.ts';
import { groupByIdea } from './group-by-idea.ts';
import { evidenceItems } from './tables.ts';

type EvidenceRow = typeof evidenceItems.$inferSelect;
/** What the founder says of an item: everything but its id, its file, and the proof that follows from these. */
export type EvidenceContent = Omit<EvidenceItem, 'id' | 'file' | 'proof'>;
export type StoredFile = NonNullable<EvidenceRecord['file']>;

/** One idea's ledger of one founder. */
export interface Ledger {
  scope: OwnerScope;
  ideaId: string;
}

export async function listEvidence(db: Db, ledger: Ledger): Promise<EvidenceRecord[]> {
  return (await listEvidenceOf(db, ledger.scope, [ledger.ideaId])).get(ledger.ideaId) ?? [];
}

/** The ledgers of several ideas of one founder, in one query. */
export async function listEvidenceOf(
  db: Db,
  scope: OwnerScope,
  ideaIds: string[],
): Promise<Map<string, EvidenceRecord[]>> {
  const rows = await db
    .select()
    .from(evidenceItems)
    .where(and(within(scope, evidenceItems.ownerUid), inArray(evidenceItems.ideaId, ideaIds)))
    .orderBy(asc(evidenceItems.id));
  return groupByIdea(rows, toRecord);
}

export async function countEvidence(db: Db, ledger: Ledger): Promise<number> {
  const [row] = await db.select({ total: count() }).from(evidenceItems).where(inLedger(ledger));
  return row?.total ?? 0;
}

export async function findEvidence(db: Db, ledger: Ledger, id: string): Promise<EvidenceRecord | undefined> {
  const [row] = await db.select().from(evidenceItems).where(inLedger(ledger, id));
  return row && toRecord(row);
}

export async function insertEvidence(
  db: Db,
  ledger: Ledger,
  id: string,
  content: EvidenceContent,
  at: Date,
): Promise<EvidenceRecord> {
  const row = {
    id,
    ownerUid: ledger.scope.uid,
    ideaId: ledger.ideaId,
    createdAt: at,
    updatedAt: at,
    ...toColumns(content),
  };
  return toRecord(lockedRow(await db.insert(evidenceItems).values(row).returning()));
}

export async function updateEvidence(
  db: Db,
  idea: Locked<DocumentEntry>,
  { id, revision }: EvidenceRecord,
  change: EvidenceContent | { file: StoredFile | null },
  at: Date,
): Promise<EvidenceRecord> {
  const columns = 'file' in change ? fileColumns(change.file) : toColumns(change as EvidenceContent);
  const rows = await db
    .update(evidenceItems)
    .set({ ...columns, revision: revision + 1, updatedAt: at })
    .where(inIdea(idea, id))
    .returning();
  return toRecord(lockedRow(rows));
}

export async function deleteEvidence(
  db: Db,
  idea: Locked<DocumentEntry>,
  id: string,
): Promise<EvidenceRecord | undefined> {
  const [row] = await db.delete(evidenceItems).where(inIdea(idea, id)).returning();
  return row && toRecord(row);
}

/** Which of these files belong to an item of any founder: the others may be cleaned away. */
export async function listKnownFiles(db: Db, fileIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ fileId: evidenceItems.fileId })
    .from(evidenceItems)
    .where(inArray(evidenceItems.fileId, fileIds));
  return new Set(rows.flatMap(({ fileId }) => fileId ?? []));
}

const inIdea = (idea: Locked<DocumentEntry>, id: string) =>
  and(eq(evidenceItems.ideaId, idea.id), eq(evidenceItems.id, id));

function inLedger({ scope, ideaId }: Ledger, id?: string) {
  return and(
    within(scope, evidenceItems.ownerUid),
    eq(evidenceItems.ideaId, ideaId),
    id === undefined ? undefined : eq(evidenceItems.id, id),
  );
}

function toColumns({ date, link, ...content }: EvidenceContent) {
  return { ...content, observedOn: date, link: link || null };
}

function fileColumns(file: StoredFile | null) {
  return {
    fileId: file?.id ?? null,
    fileName: file?.name ?? null,
    fileMediaType: file?.mediaType ?? null,
    fileBytes: file?.bytes ?? null,
    fileSha256: file?.sha256 ?? null,
  };
}

function toRecord(row: EvidenceRow): EvidenceRecord {
  const { id, assumptionId, side, level, independence, inSegment, count, note, revision } = row;
  const backing = {
    note,
    ...(row.link && { link: row.link }),
    ...(row.fileId && { file: toFile(row, row.fileId) }),
  };
  return {
    ...{ id, assumptionId, side, level, independence, inSegment, count, revision },
    ...backing,
    proof: proofOf(backing),
    date: row.observedOn,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The database holds either all of a file's columns or none. */
function toFile(row: EvidenceRow, id: string): StoredFile {
  return {
    id,
    name: row.fileName ?? '',
    sha256: row.fileSha256 ?? '',
    mediaType: row.fileMediaType ?? '',
    bytes: row.fileBytes ?? 0,
  };
}

/** One item of whichever idea of the founder. */
export async function findOwnEvidence(
  db: Db,
  scope: OwnerScope,
  id: string,
): Promise<{ ideaId: string; note: string } | undefined> {
  const { ideaId, note, ownerUid } = evidenceItems;
  const [row] = await db
    .select({ ideaId, note })
    .from(evidenceItems)
    .where(and(within(scope, ownerUid), eq(evidenceItems.id, id)));
  return row;
}
