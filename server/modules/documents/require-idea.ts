import { AppError } from '#contract/errors.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { findDocument } from './document.repo.ts';

/** @throws IDEA_UNKNOWN unless it is null or an idea of this founder's that is not deleted. */
export async function requireIdea(db: Db, scope: OwnerScope, ideaId: string | null): Promise<void> {
  if (ideaId === null) return;
  const idea = await findDocument(db, scope, ideaId);
  if (idea?.type !== 'validation') throw new AppError('IDEA_UNKNOWN');
}
