import { AppError } from '#contract/errors.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import { readStored } from '../../files/stored-files.ts';
import type { UploadedFile } from '../../http/multipart.ts';
import { readSafeFile } from '../../http/safe-upload.ts';
import type { createEvidenceFileService } from './evidence-file.service.ts';
import { changeIdea, openIdea } from './idea-store.ts';
import { type ResultFile, type ResultPlace, setResultFile } from './result-file.repo.ts';
import { listTestRecords } from './test-card.repo.ts';

/** Whose result, and which. */
type Wanted = ResultPlace & { ideaId: string };

/** The files behind results of tests, stored before the row that names them and removed after it, as those of evidence are. */
export function createResultFileService(deps: Parameters<typeof createEvidenceFileService>[0]) {
  const { files, clock } = deps;

  /** @throws REQUEST errors of the catalogue where idea, test or result is not there. */
  async function openResult(db: Db, scope: OwnerScope, { ideaId, testCardId, number }: Wanted) {
    await openIdea(deps, db, scope, ideaId);
    return resultOf(await findRecord(db, ideaId, testCardId), number);
  }

  /** Puts a file in the place of the earlier one, or takes that off (null), and tells of the test as it is then. */
  async function replace(db: Db, scope: OwnerScope, { ideaId, ...place }: Wanted, file: ResultFile | null) {
    const { earlier, ...reply } = await db.transaction((tx) =>
      changeIdea(deps, tx, scope, ideaId, async () => {
        const { file: before } = resultOf(await findRecord(tx, ideaId, place.testCardId), place.number);
        if (!file && !before) throw new AppError('FILE_UNKNOWN');
        await setResultFile(tx, place, file);
        return { earlier: before, testCard: await findRecord(tx, ideaId, place.testCardId) };
      }),
    );
    if (earlier) await files.remove(`results/${earlier.id}`);
    return reply;
  }

  return {
    async attach(db: Db, scope: OwnerScope, wanted: Wanted, upload: UploadedFile | undefined) {
      await openResult(db, scope, wanted);
      if (!upload) throw new AppError('REQUEST_INVALID', { fields: { file: 'Choose a file.' } });
      const { bytes, ...about } = await readSafeFile(upload);
      const id = newId(clock());
      await files.put(`results/${id}`, bytes);
      return replace(db, scope, wanted, { id, ...about, bytes: bytes.length });
    },

    detach: (db: Db, scope: OwnerScope, wanted: Wanted) => replace(db, scope, wanted, null),

    async read(db: Db, scope: OwnerScope, wanted: Wanted) {
      const { file } = await openResult(db, scope, wanted);
      const bytes = file && (await readStored(files, `results/${file.id}`, file.sha256));
      if (!bytes) throw new AppError('FILE_UNKNOWN');
      return { bytes, filename: file.name };
    },
  };
}

export type ResultFileService = ReturnType<typeof createResultFileService>;

async function findRecord(db: Db, ideaId: string, testCardId: string) {
  const record = (await listTestRecords(db, ideaId)).find(({ id }) => id === testCardId);
  if (!record) throw new AppError('TEST_CARD_UNKNOWN');
  return record;
}

function resultOf({ results }: Awaited<ReturnType<typeof findRecord>>, number: number) {
  const result = results[number - 1];
  if (!result) throw new AppError('TEST_RESULT_UNKNOWN');
  return result;
}
