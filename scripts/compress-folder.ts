import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

/** Writes FILE.br and FILE.gz beside every text file, so that the server never compresses while a visitor waits. */
export async function compressFolder(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file));
  for (const file of files) {
    const bytes = await readFile(join(folder, file));
    await writeFile(join(folder, `${file}.br`), await promisify(brotliCompress)(bytes));
    await writeFile(join(folder, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
  }
}
