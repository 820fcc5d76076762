import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { testResultFiles } from './tables.ts';

/** Which result of which test, from 1. Whose it is was asked before. */
export interface ResultPlace {
  testCardId: string;
  number: number;
}
export type ResultFile = { id: string; name: string; mediaType: string; bytes: number; sha256: string };

/** One file beside a result: in place of the one before, or none (null). */
export async function setResultFile(db: Db, { testCardId, number }: ResultPlace, file: ResultFile | null) {
  const there = and(eq(testResultFiles.testCardId, testCardId), eq(testResultFiles.number, number));
  await db.delete(testResultFiles).where(there);
  if (!file) return;
  await db.insert(testResultFiles).values({
    ...{ testCardId, number, fileId: file.id, fileName: file.name, fileMediaType: file.mediaType },
    ...{ fileBytes: file.bytes, fileSha256: file.sha256 },
  });
}

/** Which of these files belong to a result of any founder: the others may be cleaned away. */
export async function listKnownResultFiles(db: Db, fileIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ fileId: testResultFiles.fileId })
    .from(testResultFiles)
    .where(inArray(testResultFiles.fileId, fileIds));
  return new Set(rows.map(({ fileId }) => fileId));
}
