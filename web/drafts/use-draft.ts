import { useEffect, useState, useSyncExternalStore } from 'react';
import { ApiError, messageOf } from '#web/api/api-error.ts';
import { deviceStore } from '#web/components/device-store.ts';
import { createDraft, type Draft, type DraftView, type SaveOutcome, type ServerValues } from './draft.ts';
import { draftKey, openDraftStorage } from './draft-storage.ts';
import type { Answer, Key } from './pending.ts';
import type { SaveFailure } from './save-state.ts';

type DraftOptions<T> = {
  /** Where the answers wait on this device: the document's id, with the form's name where it has several. */
  name: string;
  server: ServerValues<T>;
  save: (changes: Partial<T>, revision: number) => Promise<SaveOutcome<T>>;
  problemOf: (key: Key<T>, answer: Answer<T>) => string | undefined;
  /** Reads the document again: another tab has changed what waits on this device. */
  refresh: () => unknown;
};

/** The answers of a form while they are typed. `save`, `problemOf` and `name` are those of the first call. */
export function useDraft<T extends object>(options: DraftOptions<T>): { draft: Draft<T>; view: DraftView<T> } {
  const { name, server, refresh } = options;
  const { values, revision } = server;
  const [draft] = useState(() => createDraft({ ...options, storage: openDraftStorage<T>(deviceStore(), name) }));
  const view = useSyncExternalStore(draft.subscribe, draft.view, draft.view);
  useEffect(() => draft.start(), [draft]);
  useEffect(() => draft.adopt({ values, revision }), [draft, values, revision]);
  useEffect(() => {
    const onHidden = () => document.visibilityState === 'hidden' && draft.flush();
    const onStorage = ({ key }: StorageEvent) => key === draftKey(name) && void refresh();
    window.addEventListener('online', draft.flush);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      window.removeEventListener('online', draft.flush);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [draft, name, refresh]);
  return { draft, view };
}

/** Saves, and where somebody else was first with the same answer, reads what the server holds now. */
export async function saveOrRead<T>(
  save: () => Promise<SaveOutcome<T>>,
  readNewest: () => Promise<ServerValues<T>>,
): Promise<SaveOutcome<T>> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'RECORD_CHANGED')) return failureOf(error);
    return readNewest().then((server) => ({ kind: 'changed' as const, server }), failureOf);
  }
}

function failureOf(error: unknown): SaveFailure {
  if (!(error instanceof ApiError)) return { kind: 'refused', message: messageOf(error), retry: true };
  if (error.status === 0) return { kind: 'offline' };
  const fault = Object.values(error.fields ?? {})[0];
  const retry = error.status === 429 || error.status >= 500;
  return { kind: 'refused', message: fault ?? error.message, retry };
}
