import type { Jobs } from '../../jobs/jobs.ts';
import type { Module } from '../../module.ts';
import { createDocumentService, type DocumentDeps } from './document.service.ts';
import { createExportService, createExportsOfEverything, type ExportDeps } from './export.service.ts';
import { type ExportJobDeps, exportJobName } from './export-job.ts';
import { createDocumentJobs } from './jobs.ts';
import { bindDocuments } from './routes.ts';

/** All Documents: one entry for each thing that a founder makes, and many of them as one file. */
export function createDocumentsModule(deps: DocumentDeps & ExportJobDeps & { jobs: Jobs }) {
  const documents = createDocumentService(deps);
  const exportDeps: ExportDeps = {
    ...deps,
    enqueue: (tx, exportId) => deps.jobs.enqueue(tx, exportJobName, { exportId }),
  };
  const services = { ...documents, exports: createExportService(exportDeps) };
  return {
    services,
    gives: { exportsOfEverything: createExportsOfEverything(exportDeps) },
    bind: (bind) => bindDocuments(bind, services, services.exports),
    jobs: createDocumentJobs(documents, deps),
  } satisfies Module;
}
