import { and, asc, count, eq, inArray } from 'drizzle-orm';
import type { DocumentEntry } from '#contract/documents/documents.ts';
import type { EvidenceRecord } from '#contract/validation/evidence-record.ts';
import type { Money } from '#domain/money/money.ts';
import { type Observation, type Said, shareOf } from '#domain/validation/observation.ts';
import { proofOf } from '#domain/validation/proof.ts';
import { type OwnerScope, within } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { type Locked, lockedRow } from '../../db/locked.ts';
import { priceColumns } from './observation-fit.repo.ts';
import { evidenceItems, observations } from './tables.ts';
import { listAnswers } from './witness.repo.ts';
import { withAnswers } from './witness-answers.ts';

type ObservationRow = typeof observations.$inferSelect;
type EvidenceRow = typeof evidenceItems.$inferSelect;
/** What is saved of an observation, without what it says. */
export type ObservationContent = Omit<Observation, 'says'>;
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
  const rows = await selectLines(
    db,
    and(within(scope, evidenceItems.ownerUid), inArray(evidenceItems.ideaId, ideaIds)),
  );
  const ideaOf = new Map(rows.map(({ item }) => [item.id, item.ideaId]));
  const records = await toRecords(db, scope, rows);
  return Map.groupBy(records, ({ id }) => ideaOf.get(id) ?? '');
}

export async function countEvidence(db: Db, ledger: Ledger): Promise<number> {
  const [row] = await db.select({ total: count() }).from(evidenceItems).where(inLedger(ledger));
  return row?.total ?? 0;
}

/** The lines of one observation; none where it is not there. */
export async function findObservation(
  db: Db,
  { scope, ideaId }: Ledger,
  by: { id: string } | { clientKey: string },
): Promise<EvidenceRecord[]> {
  const one = 'id' in by ? eq(observations.id, by.id) : eq(observations.clientKey, by.clientKey);
  const own = and(within(scope, observations.ownerUid), eq(observations.ideaId, ideaId), one);
  const rows = await selectLines(db, own);
  return toRecords(db, scope, rows);
}

export async function insertObservation(
  db: Db,
  { scope, ideaId }: Ledger,
  {
    id,
    clientKey,
    notedFor,
    notedPrice,
    ...content
  }: ObservationContent & { id: string; clientKey: string; notedFor: string; notedPrice: Money | null },
  at: Date,
): Promise<void> {
  const owned = { id, clientKey, notedFor, ...priceColumns(notedPrice), ownerUid: scope.uid, ideaId };
  await db.insert(observations).values({ ...owned, createdAt: at, updatedAt: at, ...toColumns(content) });
}

export async function updateObservation(
  db: Db,
  idea: Locked<DocumentEntry>,
  { id, revision }: { id: string; revision: number },
  change: ObservationContent | { file: StoredFile | null },
  at: Date,
): Promise<void> {
  const columns = 'file' in change ? fileColumns(change.file) : toColumns(change as ObservationContent);
  const rows = await db
    .update(observations)
    .set({ ...columns, revision: revision + 1, updatedAt: at })
    .where(and(eq(observations.ideaId, idea.id), eq(observations.id, id)))
    .returning({ id: observations.id });
  lockedRow(rows);
}

/** Its lines go with it. */
export async function deleteObservation(db: Db, idea: Locked<DocumentEntry>, id: string): Promise<void> {
  await db.delete(observations).where(and(eq(observations.ideaId, idea.id), eq(observations.id, id)));
}

/** Makes the lines of an observation these: one with an id is kept or changed, one without is new, the others go. */
export async function putLines(
  db: Db,
  { scope, ideaId }: Ledger,
  observationId: string,
  lines: (Said & { id: string })[],
): Promise<void> {
  const ofObservation = eq(evidenceItems.observationId, observationId);
  const before = await db
    .select()
    .from(evidenceItems)
    .where(and(within(scope, evidenceItems.ownerUid), ofObservation));
  const gone = before.filter((row) => !lines.some(({ id }) => id === row.id)).map(({ id }) => id);
  if (gone.length > 0) await db.delete(evidenceItems).where(and(ofObservation, inArray(evidenceItems.id, gone)));
  for (const { id, ...said } of lines) {
    const row = { id, ownerUid: scope.uid, ideaId, observationId, ...said };
    await db.insert(evidenceItems).values(row).onConflictDoUpdate({ target: evidenceItems.id, set: said });
  }
}

/** Which of these files belong to an observation of any founder: the others may be cleaned away. */
export async function listKnownFiles(db: Db, fileIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ fileId: observations.fileId })
    .from(observations)
    .where(inArray(observations.fileId, fileIds));
  return new Set(rows.flatMap(({ fileId }) => fileId ?? []));
}

/** One line of whichever idea of the founder. */
export async function findOwnEvidence(
  db: Db,
  scope: OwnerScope,
  id: string,
): Promise<{ ideaId: string; note: string } | undefined> {
  const [row] = await selectLines(db, and(within(scope, evidenceItems.ownerUid), eq(evidenceItems.id, id)));
  return row && { ideaId: row.item.ideaId, note: row.observation.note };
}

interface Line {
  item: EvidenceRow;
  observation: ObservationRow;
}

function selectLines(db: Db, where: ReturnType<typeof and>): Promise<Line[]> {
  return db
    .select({ item: evidenceItems, observation: observations })
    .from(evidenceItems)
    .innerJoin(observations, eq(observations.id, evidenceItems.observationId))
    .where(where)
    .orderBy(asc(evidenceItems.id));
}

function inLedger({ scope, ideaId }: Ledger) {
  return and(within(scope, evidenceItems.ownerUid), eq(evidenceItems.ideaId, ideaId));
}

function toColumns({ date, link, paid, ...content }: ObservationContent) {
  const { who, howMet, independence, inSegment, people, note } = content;
  return {
    ...{ who, howMet, independence, inSegment, people, note },
    observedOn: date,
    link: link || null,
    paidMinor: paid?.amountMinor ?? null,
    paidCurrency: paid?.currency ?? null,
    paidFromNote: false,
  };
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

/** The lines with what their witnesses answered, in one query more, whatever their number. */
async function toRecords(db: Db, scope: OwnerScope, rows: Line[]): Promise<EvidenceRecord[]> {
  const byObservation = Map.groupBy(rows, ({ observation }) => observation.id);
  const records = rows.map((row) => toRecord(row, byObservation.get(row.observation.id) ?? []));
  const ideaIds = [...new Set(rows.map(({ item }) => item.ideaId))];
  return withAnswers(records, ideaIds.length === 0 ? [] : await listAnswers(db, scope, ideaIds));
}

/** One line with what its observation holds; `lines` are all of that observation. */
function toRecord({ item, observation: row }: Line, lines: Line[]): EvidenceRecord {
  const { id, assumptionId, side, level, count } = item;
  const { independence, inSegment, note, who, howMet, people, revision } = row;
  const paid =
    row.paidMinor !== null && row.paidCurrency ? { amountMinor: row.paidMinor, currency: row.paidCurrency } : undefined;
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
    ...shareOf(row.id, { people, paid, says: lines.map((line) => line.item) }),
    observationId: row.id,
    ...{ who, howMet, people },
    ...(row.notedFor !== '' && { notedFor: row.notedFor }),
    ...(row.notedPriceMinor !== null &&
      row.notedPriceCurrency && {
        notedPrice: { amountMinor: row.notedPriceMinor, currency: row.notedPriceCurrency },
      }),
    ...(row.answeredPrice !== null && { answeredPrice: row.answeredPrice }),
    ...(row.priceBeforeMinor !== null &&
      row.priceBeforeCurrency && {
        priceBefore: { amountMinor: row.priceBeforeMinor, currency: row.priceBeforeCurrency },
      }),
    ...(!row.fits && { doesNotFit: true as const }),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The database holds either all of a file's columns or none. */
function toFile(row: ObservationRow, id: string): StoredFile {
  return {
    id,
    name: row.fileName ?? '',
    sha256: row.fileSha256 ?? '',
    mediaType: row.fileMediaType ?? '',
    bytes: row.fileBytes ?? 0,
  };
}
