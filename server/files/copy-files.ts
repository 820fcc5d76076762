import type { FileKey, FilesPort } from '../ports/files/port.ts';
import { measureBytes, refuseOther } from './stored-files.ts';

export interface Copied {
  /** What was not there yet, or was there in another form. */
  copied: FileKey[];
  /** With what was there already. */
  count: number;
  bytes: number;
}

/**
 * Copies every file, reads each back and compares it. What is there with the same hash is left alone, so that a copy that was
 * stopped goes on where it was. What is removed in the meantime is no longer needed.
 * @throws FilesFailure; what was copied before stays, and `copied` names it as far as it came.
 */
export async function copyFiles(
  from: FilesPort,
  to: FilesPort,
  result: Copied = { copied: [], count: 0, bytes: 0 },
): Promise<Copied> {
  for await (const key of from.list()) {
    const wanted = await from.measure(key);
    if (!wanted) continue;
    if ((await to.measure(key))?.sha256 !== wanted.sha256) {
      const pieces = await from.readStream(key);
      if (!pieces) continue;
      result.copied.push(key);
      await to.put(key, pieces).finally(() => pieces.destroy());
      const arrived = await to.readStream(key);
      refuseOther(arrived ? (await measureBytes(arrived)).sha256 : 'nothing', wanted.sha256);
    }
    result.count += 1;
    result.bytes += wanted.bytes;
  }
  return result;
}
