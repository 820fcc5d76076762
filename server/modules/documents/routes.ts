import * as exports from '#contract/document-exports.ts';
import * as contract from '#contract/documents.ts';
import type { Bind } from '../../http/bind.ts';
import type { DocumentService } from './document.service.ts';
import type { ExportService } from './export.service.ts';

export function bindDocuments(bind: Bind, documents: DocumentService, documentExports: ExportService): void {
  bind(contract.listDocuments, ({ db, caller, query }) => documents.list(db, caller.uid, query));
  bind(contract.readDocumentProgress, ({ db, caller }) => documents.readProgress(db, caller.uid));
  bind(contract.readDocument, ({ db, caller, params }) => documents.read(db, caller.uid, params.documentId));
  bind(contract.renameDocument, ({ db, caller, params, body }) =>
    documents.rename(db, caller.uid, params.documentId, body.name),
  );
  bind(contract.deleteDocument, ({ db, caller, params }) => documents.remove(db, caller.uid, params.documentId));
  bind(contract.restoreDocument, ({ db, caller, params }) => documents.restore(db, caller.uid, params.documentId));
  bind(contract.hideDocument, ({ db, caller, params }) => documents.hide(db, caller.uid, params.documentId));
  bind(contract.showDocument, ({ db, caller, params }) => documents.show(db, caller.uid, params.documentId));

  bind(exports.createDocumentExport, ({ db, caller, body }) => documentExports.create(db, caller.uid, body));
  bind(exports.listDocumentExports, ({ db, caller }) => documentExports.list(db, caller.uid));
  bind(exports.readDocumentExportFile, ({ db, caller, params }) =>
    documentExports.openFile(db, caller.uid, params.exportId),
  );
  bind(
    exports.removeDocumentExport,
    ({ db, caller, params }) => documentExports.remove(db, caller.uid, params.exportId),
    { transaction: 'none' },
  );
}
