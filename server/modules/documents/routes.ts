import * as contract from '#contract/documents.ts';
import type { Bind } from '../../http/bind.ts';
import type { DocumentService } from './document.service.ts';

export function bindDocuments(bind: Bind, documents: DocumentService): void {
  bind(contract.listDocuments, ({ db, caller, query }) => documents.list(db, caller.uid, query));
  bind(contract.readDocument, ({ db, caller, params }) => documents.read(db, caller.uid, params.documentId));
  bind(contract.renameDocument, ({ db, caller, params, body }) =>
    documents.rename(db, caller.uid, params.documentId, body.name),
  );
  bind(contract.deleteDocument, ({ db, caller, params }) => documents.remove(db, caller.uid, params.documentId));
  bind(contract.restoreDocument, ({ db, caller, params }) => documents.restore(db, caller.uid, params.documentId));
}
