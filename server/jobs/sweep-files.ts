import type { Database, Db } from '../db/client.ts';
import type { FileFolder, FilesPort } from '../ports/files/port.ts';

const dayMs = 24 * 60 * 60 * 1000;
const batchSize = 200;

export interface SweepDeps {
  database: Database;
  files: FilesPort;
  clock: () => Date;
}

/**
 * Removes the files of a module that are a day old and that no row of it names: `listKnown` says which ids are named. The
 * day leaves time for an upload that is still under way.
 */
export async function sweepFiles(
  { database, files, clock }: SweepDeps,
  folder: FileFolder,
  listKnown: (db: Db, fileIds: string[]) => Promise<Set<string>>,
): Promise<void> {
  let batch: string[] = [];
  const sweep = async () => {
    const known = await listKnown(database.db, batch);
    for (const id of batch) if (!known.has(id)) await files.remove(`${folder}/${id}`);
    batch = [];
  };
  for await (const id of files.listOlderThan(folder, new Date(clock().getTime() - dayMs))) {
    batch.push(id);
    if (batch.length === batchSize) await sweep();
  }
  if (batch.length > 0) await sweep();
}
