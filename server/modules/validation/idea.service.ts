import type { EndpointParsed } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { IdeaState, saveIntake } from '#contract/validation/validation.ts';
import { utcDay } from '#domain/time/today.ts';
import { withHeldImportance } from '#domain/validation/held-importance.ts';
import { completeIntake, type IntakeDraft } from '#domain/validation/intake.ts';
import type { OwnerScope } from '../../access/scope.ts';
import type { Db } from '../../db/client.ts';
import { insertIdea, updateIdea } from './idea.repo.ts';
import { loadWork, lockIdea, openIdea, toState, untitled, type ValidationDeps } from './idea-store.ts';
import { mergeIntake } from './intake-merge.ts';

const elsewhere = 'This answer was changed elsewhere in the meantime. Compare both and choose.';

/** Ideas and their intake. */
export function createIdeaService(deps: ValidationDeps) {
  const { clock, store } = deps;

  async function read(db: Db, scope: OwnerScope, ideaId: string): Promise<IdeaState> {
    const open = await openIdea(deps, db, scope, ideaId);
    return toState(open, await loadWork(db, scope, open.idea), utcDay(clock()));
  }

  return {
    async create(db: Db, scope: OwnerScope, intake: IntakeDraft = {}): Promise<IdeaState> {
      const entry = await store.create(db, scope, { type: 'validation', suggestedName: intake.title || untitled });
      const fresh = { revision: 0, intake: {}, intakeEdits: {} };
      const merge = mergeIntake(fresh, { revision: 0, editor: '', changes: intake });
      const { merged } = 'merged' in merge ? merge : { merged: fresh };
      await insertIdea(db, { id: entry.id, ownerUid: scope.uid, ...merged });
      return read(db, scope, entry.id);
    },

    /** The working state as a transaction sees it. */
    readIn: read,

    /** One consistent view, however busy another tab is. */
    read: (db: Db, scope: OwnerScope, ideaId: string): Promise<IdeaState> =>
      db.transaction((tx) => read(tx, scope, ideaId), { isolationLevel: 'repeatable read', accessMode: 'read only' }),

    /** Of the idea that was worked on last, or null. */
    async readNewestIntake(db: Db, scope: OwnerScope): Promise<Pick<IdeaState, 'id' | 'name' | 'intake'> | null> {
      const [newest] = await store.listOf(db, scope, 'validation', 1);
      if (!newest) return null;
      const { entry, idea } = await openIdea(deps, db, scope, newest.id);
      return { id: idea.id, name: entry.name, intake: completeIntake(idea.intake) };
    },

    /** @throws RECORD_CHANGED naming the answers that another editor has changed since. */
    async saveIntake(db: Db, scope: OwnerScope, ideaId: string, save: EndpointParsed<typeof saveIntake>['body']) {
      const { entry, idea } = await lockIdea(deps, db, scope, ideaId);
      const merge = mergeIntake(idea, save);
      if ('conflicts' in merge)
        throw new AppError('RECORD_CHANGED', {
          fields: Object.fromEntries(merge.conflicts.map((key) => [key, elsewhere])),
        });
      const { merged, changed, changedElsewhere } = merge;
      const reply = { revision: merged.revision, changedElsewhere };
      if (changed.length === 0) return { ...reply, updatedAt: entry.updatedAt, name: entry.name };
      const { revision, intake, intakeEdits } = merged;
      const heldImportance = withHeldImportance(idea.intake, intake, await loadWork(db, scope, idea));
      await updateIdea(db, entry, { revision, intake, intakeEdits, heldImportance });
      const touched = await store.touch(db, entry, intake.title || untitled);
      return { ...reply, updatedAt: touched.updatedAt, name: touched.name };
    },
  };
}

export type IdeaService = ReturnType<typeof createIdeaService>;
