import { AppError } from '#contract/errors.ts';
import { QUOTE_LIMITS } from '#domain/consultation/quote-request.ts';
import type { OwnerScope, WritingScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { readStored } from '../../files/stored-files.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { readSafeFile } from '../../http/safe-upload.ts';
import type { QuoteDeps } from './deps.ts';
import { type LockedQuote, updateQuote } from './quote.repo.ts';
import { deleteFile, insertFile, listFiles } from './quote-parts.repo.ts';
import { lockQuote, readQuoteRow } from './quote-store.ts';

/**
 * The attachments of a draft. Bytes are stored before the row that names them and removed after it, each in its own step, so
 * that no row ever names a file that is not there; what a crash leaves without a row is cleaned away later.
 */
export function createQuoteFileService({ clock, files }: QuoteDeps) {
  async function lockDraft(tx: Db, scope: OwnerScope, id: string): Promise<LockedQuote> {
    const quote = await lockQuote(tx, scope, id);
    if (quote.state !== 'draft') throw new AppError('QUOTE_CHANGED');
    return quote;
  }

  return {
    /**
     * What can be done before the quote is held. The answer attaches the file, within the caller's transaction.
     * @throws QUOTE_UNKNOWN, FILE_UNREADABLE; then QUOTE_CHANGED, QUOTE_FILE_LIMIT.
     */
    async prepare(
      db: Db,
      scope: OwnerScope,
      id: string,
      upload: UploadedFile | undefined,
    ): Promise<(tx: Db) => Promise<void>> {
      await readQuoteRow(db, scope, id);
      if (!upload) throw new AppError('REQUEST_INVALID', { fields: { file: 'Choose a file.' } });
      const { bytes, ...about } = await readSafeFile(upload);
      return async (tx) => {
        const quote = await lockDraft(tx, scope, id);
        await refuseSixth(tx, id);
        const addedAt = clock();
        const fileId = newId(addedAt);
        await files.put(`quotes/${fileId}`, bytes);
        await insertFile(tx, quote, { id: fileId, ...about, bytes: bytes.length, addedAt });
        await updateQuote(tx, quote, { updatedAt: addedAt });
      };
    },

    async detach(db: Db, scope: OwnerScope, id: string, fileId: string): Promise<void> {
      await db.transaction(async (tx) => {
        const quote = await lockDraft(tx, scope, id);
        if (!(await deleteFile(tx, quote, fileId))) throw new AppError('FILE_UNKNOWN');
        await updateQuote(tx, quote, { updatedAt: clock() });
      });
      await files.remove(`quotes/${fileId}`);
    },

    async read(db: Db, scope: WritingScope, id: string, fileId: string) {
      await readQuoteRow(db, scope, id);
      const file = (await listFiles(db, id)).find((one) => one.id === fileId);
      const bytes = file && (await readStored(files, `quotes/${file.id}`, file.sha256));
      if (!bytes) throw new AppError('FILE_UNKNOWN');
      return { bytes, filename: file.name };
    },
  };
}

export type QuoteFileService = ReturnType<typeof createQuoteFileService>;

async function refuseSixth(db: Db, id: string): Promise<void> {
  if ((await listFiles(db, id)).length >= QUOTE_LIMITS.files) throw new AppError('QUOTE_FILE_LIMIT');
}
