import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import type { LockedQuote, OfferRow, QuoteRow } from './quote.repo.ts';
import { quoteFiles, quoteMessages, quoteOffers } from './tables.ts';
import { findWork, type WholeWork } from './work.repo.ts';

type FileRow = typeof quoteFiles.$inferSelect;
type MessageRow = typeof quoteMessages.$inferSelect;

/** A quote with everything that belongs to it. */
export interface WholeQuote {
  quote: QuoteRow;
  files: FileRow[];
  /** Newest first. */
  offers: OfferRow[];
  messages: MessageRow[];
  work: WholeWork | undefined;
}

export async function readWhole(db: Db, quote: QuoteRow): Promise<WholeQuote> {
  const offers = await db
    .select()
    .from(quoteOffers)
    .where(eq(quoteOffers.quoteId, quote.id))
    .orderBy(desc(quoteOffers.version));
  const messages = await db
    .select()
    .from(quoteMessages)
    .where(eq(quoteMessages.quoteId, quote.id))
    .orderBy(asc(quoteMessages.number));
  const work = quote.acceptedAt ? await findWork(db, quote.id) : undefined;
  return { quote, files: await listFiles(db, quote.id), offers, messages, work };
}

export async function findOffer(db: Db, quoteId: string, version: number): Promise<OfferRow | undefined> {
  const isIt = and(eq(quoteOffers.quoteId, quoteId), eq(quoteOffers.version, version));
  return (await db.select().from(quoteOffers).where(isIt))[0];
}

type Part<Row> = Omit<Row, 'quoteId'>;

export async function insertOffer(
  db: Db,
  { id: quoteId }: LockedQuote,
  row: Part<typeof quoteOffers.$inferInsert>,
): Promise<void> {
  await db.insert(quoteOffers).values({ ...row, quoteId });
}

export async function insertMessage(db: Db, { id: quoteId }: LockedQuote, row: Part<MessageRow>): Promise<void> {
  await db.insert(quoteMessages).values({ ...row, quoteId });
}

export async function listFiles(db: Db, quoteId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(quoteFiles)
    .where(eq(quoteFiles.quoteId, quoteId))
    .orderBy(asc(quoteFiles.addedAt), asc(quoteFiles.id));
}

export async function insertFile(db: Db, { id: quoteId }: LockedQuote, row: Part<FileRow>): Promise<void> {
  await db.insert(quoteFiles).values({ ...row, quoteId });
}

export async function deleteFile(db: Db, { id: quoteId }: LockedQuote, id: string): Promise<boolean> {
  const isIt = and(eq(quoteFiles.quoteId, quoteId), eq(quoteFiles.id, id));
  return (await db.delete(quoteFiles).where(isIt).returning({ id: quoteFiles.id })).length === 1;
}

/** Which of these stored files a quote still names. */
export async function listKnownFiles(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db.select({ id: quoteFiles.id }).from(quoteFiles).where(inArray(quoteFiles.id, ids));
  return new Set(rows.map(({ id }) => id));
}
