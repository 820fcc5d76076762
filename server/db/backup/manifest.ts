import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FilesPort } from '../../ports/files/port.ts';
import { privateFile } from '../../private-folder.ts';
import type { Database } from '../client.ts';

export const format = 'cairn-backup-1';

/** What is backed up: the rows, and the uploaded files with their bytes. */
export interface Stock {
  database: Database;
  files: FilesPort;
}

/** What a backup says of itself. Written last: a folder without it holds no whole backup. */
export interface Manifest {
  format: typeof format;
  takenAt: string;
  /** Names of the migrations that the database had run. */
  migrations: string[];
  /** Table → rows. */
  tables: Record<string, number>;
  /** Absent in backups that did not count them yet. */
  files?: FileCount;
}

export interface FileCount {
  count: number;
  bytes: number;
}

/** Where the parts of a backup lie in its folder. */
export const placesIn = (folder: string) => ({
  manifest: join(folder, 'database', 'manifest.json'),
  database: join(folder, 'database'),
  table: (name: string) => join(folder, 'database', `${name}.jsonl.gz`),
  files: join(folder, 'files'),
});

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(placesIn(folder).manifest, `${JSON.stringify(manifest, null, 2)}\n`, { mode: privateFile });
}

/** @throws a sentence for the operator when the folder holds no backup that this version can read. */
export function readManifest(folder: string): Manifest {
  const { manifest: path } = placesIn(folder);
  if (!existsSync(path)) throw new Error(`${folder} holds no whole backup: database/manifest.json is missing.`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  if (manifest.format !== format) throw new Error(`${folder} holds no backup that this version can read.`);
  return manifest;
}
