import type { DocumentEntry } from '#contract/documents/documents.ts';
import { AppError } from '#contract/errors.ts';
import { asLocked, type Locked } from '../../db/locked.ts';
import type { DocumentRow } from './document.repo.ts';

/** The row as All Documents shows it. Only its owner is ever shown it, and may do everything that makes sense. */
export function toEntry(row: DocumentRow, verdict?: string): DocumentEntry {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    ideaId: row.ideaId,
    status: row.status,
    ...(verdict !== undefined && { verdict }),
    versionCount: row.versionCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    hidden: row.hiddenAt !== null,
    can: { open: true, rename: true, delete: true, export: row.versionCount > 0 },
  };
}

export const lockedEntry = (row: Locked<DocumentRow>): Locked<DocumentEntry> => asLocked(toEntry(row));

/** @throws DOCUMENT_UNKNOWN for none, somebody else's and a deleted one alike. */
export function orNotFound<Row extends DocumentRow>(row: Row | undefined): Row {
  if (!row) throw new AppError('DOCUMENT_UNKNOWN');
  return row;
}
