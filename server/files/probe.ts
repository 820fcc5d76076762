import { randomUUID } from 'node:crypto';
import { type FileKey, FilesFailure, type FilesPort } from '../ports/files/port.ts';

/**
 * Stores a small file, reads it, lets `inspect` look at it, and removes it. One that a crash leaves is swept away with the
 * exports that nobody names.
 * @throws FilesFailure, or whatever the place throws.
 */
export async function probe(
  files: Pick<FilesPort, 'put' | 'read' | 'remove' | 'listOlderThan'>,
  inspect: (key: FileKey) => Promise<void> = async () => {},
): Promise<void> {
  const id = randomUUID();
  const key: FileKey = `exports/${id}`;
  const bytes = Buffer.from(`A file to see whether files can be stored: ${id}`);
  await files.put(key, bytes);
  try {
    if (!bytes.equals((await files.read(key)) ?? Buffer.of())) throw new FilesFailure('damaged', 'not what was stored');
    for await (const _id of files.listOlderThan('exports', new Date(0))) break;
    await inspect(key);
  } finally {
    await files.remove(key);
  }
  if (await files.read(key)) throw new FilesFailure('misconfigured', 'what was removed is still there');
}
