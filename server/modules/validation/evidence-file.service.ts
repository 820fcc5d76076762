import { AppError } from '#contract/errors.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { readSafeFile } from '../../http/safe-upload.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import { findEvidence, type StoredFile, updateEvidence } from './evidence.repo.ts';
import { type EvidenceService, orNotFound } from './evidence.service.ts';
import { changeIdea, openIdea, type ValidationDeps } from './idea-store.ts';

/**
 * The files of evidence. Bytes are stored before the row that names them and removed after it, each in its own step, so
 * that no row ever names a file that is not there; what a crash leaves without a row is cleaned away later.
 */
export function createEvidenceFileService(deps: ValidationDeps & { files: FilesPort }, evidence: EvidenceService) {
  const { files, clock } = deps;

  async function replace(db: Db, scope: OwnerScope, ideaId: string, id: string, file: StoredFile | null) {
    const { earlier, ...reply } = await db.transaction((tx) =>
      changeIdea(deps, tx, scope, ideaId, async ({ entry }) => {
        const item = orNotFound(await findEvidence(tx, { scope, ideaId }, id));
        if (!file && !item.file) throw new AppError('FILE_UNKNOWN');
        return { earlier: item.file, evidence: await updateEvidence(tx, entry, item, { file }, clock()) };
      }),
    );
    if (earlier) await files.remove(`evidence/${earlier.id}`);
    return reply;
  }

  return {
    async attach(db: Db, scope: OwnerScope, ideaId: string, id: string, upload: UploadedFile | undefined) {
      await openIdea(deps, db, scope, ideaId);
      orNotFound(await findEvidence(db, { scope, ideaId }, id));
      if (!upload) throw new AppError('REQUEST_INVALID', { fields: { file: 'Choose a file.' } });
      const { bytes, ...about } = await readSafeFile(upload);
      const fileId = newId(clock());
      await files.put(`evidence/${fileId}`, bytes);
      return replace(db, scope, ideaId, id, { id: fileId, ...about, bytes: bytes.length });
    },

    async detach(db: Db, scope: OwnerScope, ideaId: string, id: string) {
      return replace(db, scope, ideaId, id, null);
    },

    async read(db: Db, scope: OwnerScope, ideaId: string, id: string) {
      await openIdea(deps, db, scope, ideaId);
      const { file } = orNotFound(await findEvidence(db, { scope, ideaId }, id));
      const bytes = file && (await files.read(`evidence/${file.id}`));
      if (!bytes) throw new AppError('FILE_UNKNOWN');
      return { bytes, filename: file.name };
    },

    /** Removes an item of evidence together with its file. */
    async removeEvidence(db: Db, scope: OwnerScope, ideaId: string, id: string) {
      const { removed, revision } = await db.transaction((tx) => evidence.remove(tx, scope, ideaId, id));
      if (removed.file) await files.remove(`evidence/${removed.file.id}`);
      return { revision };
    },
  };
}

export type EvidenceFileService = ReturnType<typeof createEvidenceFileService>;
