import { chmod, copyFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { ensurePrivateFolder, privateFile } from '../../private-folder.ts';
import type { FileCount } from './manifest.ts';

/** Copies every file below `source`, readable by its owner only. No `source`, no files. */
export async function copyFiles(source: string, target: string): Promise<FileCount> {
  const copied = { count: 0, bytes: 0 };
  ensurePrivateFolder(target);
  for (const path of await listFiles(source)) {
    const copy = join(target, path);
    ensurePrivateFolder(dirname(copy));
    // A file that is removed in the meantime is one that no row of the snapshot needs any more.
    if (!(await copyUnlessGone(join(source, path), copy))) continue;
    await chmod(copy, privateFile);
    copied.count++;
    copied.bytes += (await stat(copy)).size;
  }
  return copied;
}

/** Copies the files beside their places in the empty folder `target`, so that all of them move in at once or none does. */
export async function stageFiles(source: string, target: string) {
  const stage = join(target, '.restoring');
  await rm(stage, { recursive: true, force: true });
  const copied = await copyFiles(source, stage);
  const parts = await readdir(stage);
  return {
    ...copied,
    async moveIn() {
      for (const part of parts) {
        await rm(join(target, part), { recursive: true, force: true });
        await rename(join(stage, part), join(target, part));
      }
      await rm(stage, { recursive: true });
    },
    async takeBack() {
      for (const part of [...parts, '.restoring']) await rm(join(target, part), { recursive: true, force: true });
    },
  };
}

/** Paths below the folder, without what an interrupted restore left. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.startsWith('.restoring'))
    .sort();
}

async function copyUnlessGone(source: string, target: string): Promise<boolean> {
  try {
    await copyFile(source, target);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
