import { AppError } from '#contract/errors.ts';
import { validationFacts } from '#domain/narratives/validation-facts.ts';
import type { Db } from '../../db/client.ts';
import type { VersionService } from './version.service.ts';

/** What the AI may be told of a version of an idea's report, read for its owner: all of it, and no part on its own. */
export function readNarrativeFacts(versions: Pick<VersionService, 'open'>) {
  return async (db: Db, uid: string, key: { documentId: string; version: number; part: string }) => {
    if (key.part !== '') throw new AppError('NARRATIVE_USE_UNKNOWN');
    const facts = validationFacts(await versions.open(db, uid, key.documentId, key.version));
    return { source: 'report' as const, facts };
  };
}
