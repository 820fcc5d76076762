import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensurePrivateFolder, privateFile } from '../private-folder.ts';

const idPattern = /^[\dTZ-]+-[\da-f-]{36}$/;

/** What the folder adds to what is written. */
export interface Written {
  id: string;
  writtenAt: string;
}

/**
 * A folder of what would have been sent, as a JSON file each: nothing leaves the machine. Names sort by time. Only the owner of
 * the folder reads them: what lies there opens accounts.
 */
export function createOutboxFolder<Item extends Written>(dir: string, clock: () => Date) {
  const read = async (id: string): Promise<Item | undefined> => {
    if (!idPattern.test(id)) return undefined;
    const content = await readFile(join(dir, `${id}.json`), 'utf8').catch(() => undefined);
    return content === undefined ? undefined : (JSON.parse(content) as Item);
  };
  return {
    read,
    async write(item: Omit<Item, keyof Written>): Promise<string> {
      const writtenAt = clock().toISOString();
      const id = `${writtenAt.replaceAll(/[:.]/g, '-')}-${randomUUID()}`;
      ensurePrivateFolder(dir);
      // A file under its final name is always complete, even after a crash.
      const unfinished = join(dir, `${id}.tmp`);
      await writeFile(unfinished, JSON.stringify({ ...item, id, writtenAt }, null, 2), { mode: privateFile });
      await rename(unfinished, join(dir, `${id}.json`));
      return id;
    },
    /** Whether it can be written to. */
    async check() {
      ensurePrivateFolder(dir);
      const file = join(dir, `${randomUUID()}.tmp`);
      await writeFile(file, '', { mode: privateFile });
      await rm(file);
    },
    /** The newest first. */
    async list(limit: number): Promise<Item[]> {
      const names = await readdir(dir).catch(() => []);
      const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
      const items = await Promise.all(ids.sort().reverse().slice(0, limit).map(read));
      return items.filter((item) => item !== undefined);
    },
  };
}
