import type { DocumentType } from '#contract/documents.ts';
import type { Db } from '../../db/client.ts';
import type { RunTask } from '../../workers/task.ts';

/** One file of a document: a name that says what it is, with its extension, and its bytes. */
export interface PrintedFile {
  name: string;
  bytes: Uint8Array;
}

/** How a room prints its documents for an export of many; `context.ts` hands one in for each room. */
export interface DocumentPrinter {
  types: readonly DocumentType[];
  /** The files of the newest version. Asked only for documents of these types, of this owner, that have a version. */
  files(runTask: RunTask, db: Db, uid: string, documentId: string): Promise<PrintedFile[]>;
}
