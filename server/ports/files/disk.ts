import { randomUUID } from 'node:crypto';
import { open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { probe } from '../../files/probe.ts';
import { measureBytes } from '../../files/stored-files.ts';
import { ensurePrivateFolder, privateFile } from '../../private-folder.ts';
import { checkKey, type FilesPort, isFileId, isFileKey } from './port.ts';

const partial = '.partial';

/** Files in a directory of this machine. Written beside their place, flushed, then renamed into it. */
export function createDiskFiles(directory: string): FilesPort {
  ensurePrivateFolder(directory);
  const place = (key: string) => {
    checkKey(key);
    return join(directory, key);
  };
  const files: FilesPort = {
    async put(key, bytes) {
      const target = place(key);
      ensurePrivateFolder(dirname(target));
      const draft = `${target}.${randomUUID()}${partial}`;
      try {
        await writeFlushed(draft, bytes);
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    read: (key) => unlessMissing(() => readFile(place(key))),

    async readStream(key) {
      const file = await unlessMissing(() => open(place(key)));
      return file?.createReadStream();
    },

    async remove(key) {
      await rm(place(key), { force: true });
    },

    async *listOlderThan(folder, before) {
      const root = join(directory, folder);
      const entries = await opendir(root).catch(() => undefined);
      if (!entries) return;
      for await (const entry of entries) {
        const path = join(root, entry.name);
        const found = await stat(path).catch(() => undefined);
        if (!found?.isFile() || found.mtime >= before) continue;
        // What a crash left half written belongs to nobody.
        if (entry.name.endsWith(partial)) await rm(path, { force: true });
        else if (isFileId(entry.name)) yield entry.name;
      }
    },

    async *list() {
      for await (const path of walk(directory)) {
        const key = relative(directory, path);
        if (isFileKey(key)) yield key;
      }
    },

    measure: (key) => unlessMissing(async () => measureBytes((await open(place(key))).createReadStream())),

    check: () => probe(files),
  };
  return files;
}

async function* walk(folder: string): AsyncGenerator<string> {
  for await (const entry of await opendir(folder)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield path;
  }
}

async function unlessMissing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

async function writeFlushed(path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> {
  const file = await open(path, 'wx', privateFile);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}
