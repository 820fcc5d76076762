import type { JobDefinition } from '../../jobs/jobs.ts';
import type { DocumentService } from './document.service.ts';
import * as exports from './export.repo.ts';
import { createExportJob, type ExportJobDeps } from './export-job.ts';

const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 200;

/** Builds exports; every night what can no longer be restored is erased, and what has expired is removed. */
export function createDocumentJobs(documents: DocumentService, deps: ExportJobDeps): JobDefinition<never>[] {
  return [
    createExportJob(deps),
    {
      name: 'documents.purge',
      cron: '20 2 * * *',
      run: async () => {
        await documents.purge(deps.database.db);
      },
    },
    { name: 'documents.purge-exports', cron: '30 2 * * *', run: () => purgeExports(deps) },
  ];
}

/** Removes exports that are over, and files that are a day old and belong to none: a crash may leave one without its row. */
export async function purgeExports({
  database,
  files,
  clock,
  everybody,
}: Pick<ExportJobDeps, 'database' | 'files' | 'clock' | 'everybody'>): Promise<void> {
  const { db } = database;
  const yesterday = new Date(clock().getTime() - dayMs);
  await exports.failStale(db, everybody, yesterday);
  for (const fileId of await exports.deleteExpired(db, everybody, clock())) await files.remove(`exports/${fileId}`);
  let batch: string[] = [];
  const sweep = async () => {
    const known = await exports.listKnownFiles(db, batch);
    for (const id of batch) if (!known.has(id)) await files.remove(`exports/${id}`);
    batch = [];
  };
  for await (const id of files.listOlderThan('exports', yesterday)) {
    batch.push(id);
    if (batch.length === batchSize) await sweep();
  }
  if (batch.length > 0) await sweep();
}
