import { AppError } from '#contract/errors.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { readStored } from '../../files/stored-files.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { blank, isCriterion } from './answer.service.ts';
import { evidenceColumns, toRecord } from './answer-record.ts';
import { type AnswerRow, type CheckRow, listAnswers, putAnswer } from './check.repo.ts';
import { keepChange, lockCheck, openCheck, type ReadinessDeps } from './check-store.ts';
import { readProofFile } from './proof-file.ts';

/**
 * The files of answers. Bytes are stored before the row that names them and removed after it, each in its own step, so
 * that no row ever names a file that is not there; what a crash leaves without a row is cleaned away later.
 */
export function createAnswerFileService(deps: ReadinessDeps) {
  const { files, clock, validation } = deps;

  async function find(db: Db, check: CheckRow, criterionId: string): Promise<AnswerRow | undefined> {
    return (await listAnswers(db, check)).find((row) => row.criterionId === criterionId);
  }

  /** Changes one answer under the check's lock, then removes the file that it had. */
  async function change(
    db: Db,
    scope: OwnerScope,
    checkId: string,
    id: string,
    edit: (row: AnswerRow) => Partial<AnswerRow>,
  ) {
    const { earlier, ...reply } = await db.transaction(async (tx) => {
      const open = await lockCheck(deps, tx, scope, checkId);
      const before = (await find(tx, open.check, id)) ?? { ...blank, checkId, criterionId: id };
      const edited = edit(before);
      const { revision, updatedAt } = await keepChange(deps, tx, open);
      const row = { ...before, ...edited, revision, editor: '', updatedAt: clock() };
      await putAnswer(tx, open.entry, row);
      const { files: heldFiles } = await validation.facts.readFacts(tx, scope, open.entry.ideaId);
      return { earlier: before.fileId, revision, updatedAt, answer: toRecord(row, heldFiles) };
    });
    if (earlier) await files.remove(`readiness/${earlier}`);
    return reply;
  }

  return {
    /** A file that the validation ledger has already is pointed at, not kept twice. */
    async attach(db: Db, scope: OwnerScope, checkId: string, criterionId: string, upload: UploadedFile | undefined) {
      const { entry } = await openCheck(deps, db, scope, checkId);
      if (!isCriterion(criterionId)) throw new AppError('CRITERION_UNKNOWN');
      if (!upload) throw new AppError('REQUEST_INVALID', { fields: { file: 'Choose a file.' } });
      const { bytes, name, mediaType, sha256 } = await readProofFile(upload);
      const yes = { answer: 'yes', grade: 'documented' } as const;
      const held = await validation.facts.readFacts(db, scope, entry.ideaId);
      const known = held.files.find((file) => file.sha256 === sha256);
      if (known) {
        const evidence = evidenceColumns({ kind: 'held', evidenceId: known.evidenceId });
        return change(db, scope, checkId, criterionId, () => ({ ...yes, ...evidence }));
      }
      const fileId = newId(clock());
      await files.put(`readiness/${fileId}`, bytes);
      const about = { fileId, fileName: name, fileMediaType: mediaType, fileBytes: bytes.length, fileSha256: sha256 };
      return change(db, scope, checkId, criterionId, () => ({ ...yes, ...evidenceColumns(null), ...about }));
    },

    async detach(db: Db, scope: OwnerScope, checkId: string, criterionId: string) {
      return change(db, scope, checkId, criterionId, ({ fileId, heldEvidenceId }) => {
        if (!fileId && !heldEvidenceId) throw new AppError('FILE_UNKNOWN');
        return { grade: 'claimed', ...evidenceColumns(null) };
      });
    },

    async read(db: Db, scope: OwnerScope, checkId: string, criterionId: string) {
      const { entry, check } = await openCheck(deps, db, scope, checkId);
      const row = await find(db, check, criterionId);
      if (row?.heldEvidenceId) {
        const { files: heldFiles } = await validation.facts.readFacts(db, scope, entry.ideaId);
        const file = heldFiles.find(({ evidenceId }) => evidenceId === row.heldEvidenceId);
        if (file) return validation.evidenceFiles.read(db, scope, file.ideaId, file.evidenceId);
      }
      const bytes = row?.fileId && (await readStored(files, `readiness/${row.fileId}`, row.fileSha256 ?? ''));
      if (!bytes) throw new AppError('FILE_UNKNOWN');
      return { bytes, filename: row.fileName ?? 'file' };
    },
  };
}

export type AnswerFileService = ReturnType<typeof createAnswerFileService>;
