import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type IdeaState, saveIntake } from '#contract/validation.ts';
import type { Intake } from '#domain/validation/intake.ts';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { newIdempotencyKey } from '#web/api/idempotency-key.ts';
import { ideaQuery, patchIdea, refreshIdea } from '../idea-queries.ts';
import { deviceStore, draftKey, openDraftStorage } from './draft-storage.ts';
import { createIntakeDraft, type SaveOutcome } from './intake-draft.ts';
import type { SaveFailure } from './save-state.ts';

/** The answers of an idea while they are typed, shared by its questions and its report. One for each idea on the screen. */
export function useIntakeDraft(idea: IdeaState) {
  const client = useQueryClient();
  const { id, intake, revision } = idea;
  const [draft] = useState(() =>
    createIntakeDraft({
      server: { intake, revision },
      storage: openDraftStorage(deviceStore(), id),
      save: saverFor(client, id),
    }),
  );
  const view = useSyncExternalStore(draft.subscribe, draft.view, draft.view);
  useEffect(() => draft.start(), [draft]);
  useEffect(() => draft.adopt({ intake, revision }), [draft, intake, revision]);
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && draft.flush();
    const onStorage = ({ key }: StorageEvent) => key === draftKey(id) && void refreshIdea(client, id);
    window.addEventListener('online', draft.flush);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('online', draft.flush);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [draft, client, id]);
  return { draft, view };
}

/** Saves under one random id a tab, so that a save whose answer was lost does not stand against the next. */
function saverFor(client: QueryClient, ideaId: string) {
  const editor = newIdempotencyKey();
  return async function save(changes: Partial<Intake>, revision: number): Promise<SaveOutcome> {
    try {
      const saved = await call(saveIntake, { params: { ideaId }, body: { revision, editor, changes } });
      patchIdea(client, ideaId, (idea) => ({
        ...idea,
        name: saved.name,
        revision: saved.revision,
        updatedAt: saved.updatedAt,
        intake: { ...idea.intake, ...saved.changedElsewhere, ...changes },
        versions: { ...idea.versions, hasChanges: true },
      }));
      return { kind: 'saved', revision: saved.revision, elsewhere: saved.changedElsewhere };
    } catch (error) {
      if (error instanceof ApiError && error.code === 'RECORD_CHANGED') return readNewest(client, ideaId);
      return failureOf(error);
    }
  };
}

async function readNewest(client: QueryClient, ideaId: string): Promise<SaveOutcome> {
  try {
    const { intake, revision } = await client.fetchQuery(ideaQuery(ideaId));
    return { kind: 'changed', server: { intake, revision } };
  } catch (error) {
    return failureOf(error);
  }
}

function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'refused', message: messageOf(error), retry: true };
  if (error.status === 0) return { kind: 'offline' };
  const fault = Object.values(error.fields ?? {})[0];
  const retry = error.status === 429 || error.status >= 500;
  return { kind: 'refused', message: fault ?? error.message, retry };
}
