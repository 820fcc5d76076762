import * as contract from '#contract/documents/documents.ts';
import * as exports from '#contract/documents/exports.ts';
import type { Bind } from '../../http/bind.ts';
import type { DocumentService } from './document.service.ts';
import type { ExportService } from './export.service.ts';

export function bindDocuments(bind: Bind, documents: DocumentService, documentExports: ExportService): void {
  bind(contract.listDocuments, ({ db, scope, query }) => documents.list(db, scope, query));
  bind(contract.readDocumentProgress, ({ db, scope }) => documents.readProgress(db, scope));
  bind(contract.readDocument, ({ db, scope, params }) => documents.read(db, scope, params.documentId));
  bind(contract.renameDocument, ({ db, scope, params, body }) =>
    documents.rename(db, scope, params.documentId, body.name),
  );
  bind(contract.chooseDocumentIdea, ({ db, scope, params, body }) =>
    documents.chooseIdea(db, scope, params.documentId, body.ideaId),
  );
  bind(contract.deleteDocument, ({ db, scope, params }) => documents.remove(db, scope, params.documentId));
  bind(contract.restoreDocument, ({ db, scope, params }) => documents.restore(db, scope, params.documentId));
  bind(contract.hideDocument, ({ db, scope, params }) => documents.hide(db, scope, params.documentId));
  bind(contract.showDocument, ({ db, scope, params }) => documents.show(db, scope, params.documentId));

  bind(exports.createDocumentExport, ({ db, scope, body }) => documentExports.create(db, scope, body));
  bind(exports.listDocumentExports, ({ db, scope }) => documentExports.list(db, scope));
  bind(exports.readDocumentExportFile, ({ db, scope, params }) => documentExports.openFile(db, scope, params.exportId));
  bind(exports.removeDocumentExport, ({ db, scope, params }) => documentExports.remove(db, scope, params.exportId), {
    transaction: 'none',
  });
}
