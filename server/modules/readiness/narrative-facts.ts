import { AppError } from '#contract/errors.ts';
import { readinessFacts } from '#domain/narratives/readiness-facts.ts';
import type { Db } from '../../db/client.ts';
import type { VersionService } from './version.service.ts';

/** What the AI may be told of a version of a readiness check, read for its owner: all of it, and no part on its own. */
export function readCheckFacts(versions: Pick<VersionService, 'open'>) {
  return async (db: Db, uid: string, key: { documentId: string; version: number; part: string }) => {
    if (key.part !== '') throw new AppError('NARRATIVE_USE_UNKNOWN');
    const { report } = await versions.open(db, uid, key.documentId, key.version);
    return { source: 'readiness' as const, facts: readinessFacts(report) };
  };
}
