import { AppError } from '#contract/errors.ts';
import type { SupportFile } from '#contract/support/support.ts';
import { evidenceFileLimits } from '#contract/validation/ledger.ts';
import { SUPPORT_LIMITS } from '#domain/support/support-thread.ts';
import type { OperatorScope, OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { readStored } from '../../files/stored-files.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { readSafeFile } from '../../http/safe-upload.ts';
import type { SupportDeps } from './deps.ts';
import * as repo from './file.repo.ts';
import { readThreadRow } from './thread-store.ts';

/**
 * What is attached to a message: kept from when it was chosen, so that a slow network sends it while somebody still writes.
 * Bytes are stored before the row that names them, and what no row names is swept away.
 */
export function createSupportFileService({ clock, files }: SupportDeps) {
  async function open(file: repo.FileRow | undefined) {
    const bytes = file && (await readStored(files, `support/${file.id}`, file.sha256));
    if (!bytes) throw new AppError('FILE_UNKNOWN');
    return { bytes, filename: file.name };
  }

  return {
    /** What can be done before the transaction. The answer attaches the file in it. @throws FILE_UNREADABLE, REQUEST_TOO_LARGE. */
    async prepare(scope: OwnerScope, upload: UploadedFile | undefined): Promise<(tx: Db) => Promise<SupportFile>> {
      if (!upload) throw new AppError('REQUEST_INVALID', { fields: { file: 'Choose a file.' } });
      if (upload.bytes.length >= evidenceFileLimits.bytes) throw new AppError('REQUEST_TOO_LARGE');
      const { bytes, ...about } = await readSafeFile(upload);
      return async (tx) => {
        const addedAt = clock();
        const id = newId(addedAt);
        await files.put(`support/${id}`, bytes);
        await repo.insertFile(tx, scope, { id, ...about, bytes: bytes.length, addedAt });
        await repo.dropOldestUnsent(tx, scope, SUPPORT_LIMITS.unsentFiles);
        return { id, name: about.name, mediaType: about.mediaType, bytes: bytes.length };
      };
    },

    /** @throws FILE_UNKNOWN where it is sent already, or not theirs. */
    async remove(db: Db, scope: OwnerScope, id: string): Promise<void> {
      if (!(await db.transaction((tx) => repo.deleteUnsent(tx, scope, id)))) throw new AppError('FILE_UNKNOWN');
      await files.remove(`support/${id}`);
    },

    /** @throws FILE_UNKNOWN. */
    readOwn: async (db: Db, scope: OwnerScope, id: string) => open(await repo.findOwnFile(db, scope, id)),

    /** @throws SUPPORT_UNKNOWN, FILE_UNKNOWN. */
    async readOfThread(db: Db, scope: OperatorScope, threadId: string, id: string) {
      await readThreadRow(db, scope, threadId);
      return open(await repo.findThreadFile(db, scope, threadId, id));
    },
  };
}

export type SupportFileService = ReturnType<typeof createSupportFileService>;
