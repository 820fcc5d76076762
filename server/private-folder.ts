import { chmodSync, mkdirSync } from 'node:fs';

/** Rights of a file that only its owner reads. */
export const privateFile = 0o600;
/** Rights of a folder that only its owner enters. */
export const privateFolder = 0o700;

/** Makes the folder if need be, and keeps everybody but its owner out. */
export function ensurePrivateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: privateFolder });
  try {
    chmodSync(path, privateFolder);
  } catch (error) {
    // A mounted volume can belong to somebody else, who then decides who enters.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}
