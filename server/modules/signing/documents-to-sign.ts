import type { DocumentType } from '#contract/documents/documents.ts';
import type { SharedDocument } from '#contract/signing/sharing.ts';
import type { SignatureBlock } from '#domain/agreements/assemble.ts';
import type { Signability } from '#domain/agreements/signing-law.ts';
import type { PublishedFigures } from '#domain/validation/published-figures.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import type { RunTask } from '../../workers/task.ts';

/** What this module needs to know of documents, whichever module made them; handed in by server/modules.ts. */
export interface PrintedDocuments {
  /** @throws DOCUMENT_UNKNOWN for none, a deleted one and somebody else's alike. */
  read(db: Db, scope: OwnerScope, documentId: string): Promise<{ name: string; type: DocumentType }>;
  /** The same, and makes a deletion wait until this transaction ends. @throws DOCUMENT_UNKNOWN. */
  lock(tx: Db, scope: OwnerScope, documentId: string): Promise<unknown>;
  /** The PDF of one version, with the names that stand on it. @throws DOCUMENT_UNKNOWN, VERSION_UNKNOWN. */
  print(
    db: Db,
    runTask: RunTask,
    scope: OwnerScope,
    documentId: string,
    versionNumber: number,
    names?: { founder: string; company: string; address: string },
  ): Promise<Uint8Array>;
  /** What the score of one version follows from, where it has one. @throws DOCUMENT_UNKNOWN, VERSION_UNKNOWN. */
  readFigures(db: Db, scope: OwnerScope, documentId: string, versionNumber: number): Promise<PublishedFigures | null>;
  /** What a private link shows of one version, where its kind has a page. @throws DOCUMENT_UNKNOWN, VERSION_UNKNOWN. */
  readPage(db: Db, scope: OwnerScope, documentId: string, versionNumber: number): Promise<SharedDocument['page']>;
}

/** The newest final version of an agreement, as far as it can be signed. */
export interface SignableAgreements {
  /** `versionNumber` is null while there is no final version. @throws DOCUMENT_UNKNOWN. */
  read(
    db: Db,
    scope: OwnerScope,
    agreementId: string,
  ): Promise<{ title: string; versionNumber: number | null; signability: Signability; signers: SignatureBlock[] }>;
}
