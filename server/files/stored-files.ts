import { createHash } from 'node:crypto';
import { FilesFailure, type FilesPort, type Measure } from '../ports/files/port.ts';

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Reads to the end, and keeps nothing of it. */
export async function measureBytes(pieces: AsyncIterable<Uint8Array>): Promise<Measure> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Passes pieces on, and ends with a fault instead of an end when together they are not what was stored. @throws FilesFailure. */
export async function* checkPieces(pieces: AsyncIterable<Uint8Array>, sha256: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  refuseOther(hash.digest('hex'), sha256);
}

/**
 * A file whose row says what it was when it was taken in: its kind and size were checked then, so nothing of another kind or
 * size is given out, no matter who can write to the disk or the bucket.
 * @throws FilesFailure.
 */
export async function readStored(
  files: Pick<FilesPort, 'read'>,
  key: Parameters<FilesPort['read']>[0],
  sha256: string,
): Promise<Uint8Array | undefined> {
  const bytes = await files.read(key);
  if (bytes) refuseOther(sha256Of(bytes), sha256);
  return bytes;
}

export function refuseOther(found: string, sha256: string): void {
  if (found !== sha256) throw new FilesFailure('damaged', 'not what was stored');
}
