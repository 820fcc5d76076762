import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ensurePrivateFolder } from '../private-folder.ts';

/**
 * Takes an operating-system lock on a directory, which the system itself lets go when the process dies, however it dies
 * (a PID file would outlive SIGKILL). SQLite's exclusive file lock is the portable way to such a lock in Node.
 * @returns the function that lets go. @throws when another process holds it.
 */
export function lockDirectory(directory: string): () => void {
  ensurePrivateFolder(directory);
  const holder = new DatabaseSync(join(directory, 'lock'));
  try {
    holder.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;');
  } catch (cause) {
    holder.close();
    throw new Error(
      `The database in ${directory} is in use by another Cairn process. Stop that one first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return () => holder.close();
}
