import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { harmlessName } from '../../http/safe-upload.ts';
import type { ZipEntry } from '../../members.ts';

/** Formats that are compressed already: squeezing them again takes time and saves nothing. */
const alreadySmall = /\.(pdf|docx|zip|jpg|png)$/;

/** The pieces of a zip file, made as the entries come: no more than one entry is in memory at a time, and of a large one a piece. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { path, bytes } of entries) {
    const file = alreadySmall.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path);
    file.mtime = at;
    zip.add(file);
    for await (const part of bytes instanceof Uint8Array ? [bytes] : bytes) {
      file.push(part);
      yield* pieces;
      pieces = [];
    }
    file.push(new Uint8Array(), true);
    yield* pieces;
    pieces = [];
  }
  zip.end();
  yield* pieces;
}

/** Names that Windows keeps for devices, whatever their extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.)/i;

/** Gives each file a path of its own in the zip, also where case makes no difference, that is harmless on every system. */
export function createZipPaths() {
  const taken = new Set<string>();
  return (folder: string, name: string): string => {
    const extension = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase() ?? 'bin';
    const safe = harmlessName(name, extension).normalize('NFC').replace(reserved, '_$1');
    const stem = safe.slice(0, -extension.length - 1);
    for (let count = 1; ; count++) {
      const path = `${folder}/${count === 1 ? stem : `${stem} (${count})`}.${extension}`;
      if (taken.has(path.toLowerCase())) continue;
      taken.add(path.toLowerCase());
      return path;
    }
  };
}
