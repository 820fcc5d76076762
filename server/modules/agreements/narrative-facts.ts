import { AppError } from '#contract/errors.ts';
import { clauseFacts } from '#domain/narratives/clause-facts.ts';
import type { Db } from '../../db/client.ts';
import type { VersionService } from './version.service.ts';

/** What the AI may be told of a final version of a document, read for its owner: one clause, to explain it, never all of it. */
export function readClauseFacts(versions: Pick<VersionService, 'open'>) {
  return async (db: Db, uid: string, key: { documentId: string; version: number; part: string }) => {
    const { report } = await versions.open(db, uid, key.documentId, key.version);
    const facts = clauseFacts(report.document, key.part);
    if (!facts) throw new AppError('NARRATIVE_USE_UNKNOWN');
    return { source: 'clause' as const, facts };
  };
}
