import type { IntakeKey } from '#domain/validation/intake.ts';
import { entriesOf, type PendingAnswer, type PendingAnswers, sameAnswer } from './pending-answers.ts';

/** The part of the browser's storage that is used here. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type DraftStorage = {
  read(): PendingAnswers;
  /** Writes what differs between the two, answer by answer: a second tab's answers stay. False when nothing was kept. */
  write(before: PendingAnswers, after: PendingAnswers): boolean;
};

/** Where the answers of one idea wait on this device until the server has them. */
export function draftKey(ideaId: string): string {
  return `cairn.draft.${ideaId}`;
}

/** The storage may be missing, full or switched off: then typing goes on, and the state says what is not kept. */
export function openDraftStorage(store: KeyValueStore | null, ideaId: string): DraftStorage {
  const key = draftKey(ideaId);
  const read = () => readPending(store, key);
  return {
    read,
    write(before, after) {
      const kept = mergeInto(read(), before, after);
      try {
        if (!store) return false;
        if (entriesOf(kept).length === 0) store.removeItem(key);
        else store.setItem(key, JSON.stringify(kept));
        return true;
      } catch {
        return false;
      }
    },
  };
}

/** The browser's own storage, or null where reading it is refused. */
export function deviceStore(): KeyValueStore | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function mergeInto(stored: PendingAnswers, before: PendingAnswers, after: PendingAnswers): PendingAnswers {
  const merged = { ...stored };
  for (const [key, entry] of entriesOf(after)) merged[key] = entry;
  for (const [key, entry] of entriesOf(before)) {
    if (after[key]) continue;
    const inStore = merged[key];
    if (inStore && sameAnswer(inStore.mine, entry.mine)) delete merged[key];
  }
  return merged;
}

function readPending(store: KeyValueStore | null, key: string): PendingAnswers {
  try {
    const parsed: unknown = JSON.parse(store?.getItem(key) ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).filter(isEntry));
  } catch {
    return {};
  }
}

function isEntry(entry: [string, unknown]): entry is [IntakeKey, PendingAnswer] {
  const value = entry[1];
  return typeof value === 'object' && value !== null && 'mine' in value && 'base' in value;
}
