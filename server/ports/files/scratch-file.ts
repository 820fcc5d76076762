import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { privateFile } from '../../private-folder.ts';

/** Writes the pieces to a file that nobody else can read, lets `work` read it, and removes it. */
export async function inScratchFile(
  pieces: AsyncIterable<Uint8Array>,
  work: (path: string) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-upload-'));
  const path = join(folder, 'file');
  try {
    await pipeline(pieces, createWriteStream(path, { mode: privateFile }));
    await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
