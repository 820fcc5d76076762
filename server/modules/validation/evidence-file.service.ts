import { AppError } from '#contract/errors.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { readStored } from '../../files/stored-files.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { readSafeFile } from '../../http/safe-upload.ts';
import type { FilesPort } from '../../ports/files/port.ts';
import { changeIdea, openIdea, type ValidationDeps } from './idea-store.ts';
import { findObservation, type StoredFile, updateObservation } from './observation.repo.ts';
import { type ObservationService, orNotFound } from './observation.service.ts';

/**
 * The files of evidence. Bytes are stored before the row that names them and removed after it, each in its own step, so
 * that no row ever names a file that is not there; what a crash leaves without a row is cleaned away later.
 */
export function createEvidenceFileService(
  deps: ValidationDeps & { files: FilesPort },
  observations: ObservationService,
) {
  const { files, clock } = deps;

  async function replace(db: Db, scope: OwnerScope, ideaId: string, id: string, file: StoredFile | null) {
    const { earlier, ...reply } = await db.transaction((tx) =>
      changeIdea(deps, tx, scope, ideaId, async ({ entry }) => {
        const ledger = { scope, ideaId };
        const [line] = orNotFound(await findObservation(tx, ledger, { id }));
        if (!file && !line.file) throw new AppError('FILE_UNKNOWN');
        await updateObservation(tx, entry, { id, revision: line.revision }, { file }, clock());
        return { earlier: line.file, evidence: await findObservation(tx, ledger, { id }) };
      }),
    );
    if (earlier) await files.remove(`evidence/${earlier.id}`);
    return reply;
  }

  return {
    async attach(db: Db, scope: OwnerScope, ideaId: string, id: string, upload: UploadedFile | undefined) {
      await openIdea(deps, db, scope, ideaId);
      orNotFound(await findObservation(db, { scope, ideaId }, { id }));
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
      const [{ file }] = orNotFound(await findObservation(db, { scope, ideaId }, { id }));
      const bytes = file && (await readStored(files, `evidence/${file.id}`, file.sha256));
      if (!bytes) throw new AppError('FILE_UNKNOWN');
      return { bytes, filename: file.name };
    },

    /** Removes an observation together with its file. */
    async removeObservation(db: Db, scope: OwnerScope, ideaId: string, id: string) {
      const { removed, revision } = await db.transaction((tx) => observations.remove(tx, scope, ideaId, id));
      if (removed.file) await files.remove(`evidence/${removed.file.id}`);
      return { revision };
    },
  };
}

export type EvidenceFileService = ReturnType<typeof createEvidenceFileService>;
