import type { Database } from '../../db/client.ts';
import type { JobDefinition } from '../../jobs/jobs.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import { listKnownFiles } from './evidence.repo.ts';

const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 200;

interface SweepDeps {
  database: Database;
  files: FilesPort;
  clock: () => Date;
}

/** Every night, after deleted documents are erased: files that no evidence names any more go too. */
export function createValidationJobs(deps: SweepDeps): JobDefinition[] {
  return [{ name: 'validation.sweep-files', cron: '40 2 * * *', run: () => sweepFiles(deps) }];
}

/** Removes files that are a day old and belong to no item. The day leaves time for an upload that is still under way. */
export async function sweepFiles({ database, files, clock }: SweepDeps): Promise<void> {
  let batch: string[] = [];
  const sweep = async () => {
    const known = await listKnownFiles(database.db, batch);
    for (const id of batch) if (!known.has(id)) await files.remove(`evidence/${id}`);
    batch = [];
  };
  for await (const id of files.listOlderThan('evidence', new Date(clock().getTime() - dayMs))) {
    batch.push(id);
    if (batch.length === batchSize) await sweep();
  }
  if (batch.length > 0) await sweep();
}
