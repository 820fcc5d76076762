import type { DocumentEntry, DocumentType } from '#contract/documents/documents.ts';
import { AppError, type ErrorCode } from '#contract/errors.ts';

/** A kind of document whose content stands in a row of its own. */
interface Content<Row> {
  type: DocumentType;
  findRow: (id: string) => Promise<Row | undefined>;
  unknown: ErrorCode;
}

/** An entry with the row that holds its content. @throws `unknown` for none, a deleted one and somebody else's alike. */
export async function withContent<Entry extends DocumentEntry, Row>(
  entry: Entry | undefined,
  { type, findRow, unknown }: Content<Row>,
): Promise<[entry: Entry, row: Row]> {
  const row = entry?.type === type ? await findRow(entry.id) : undefined;
  if (!entry || !row) throw new AppError(unknown);
  return [entry, row];
}
