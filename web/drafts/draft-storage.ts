import type { KeyValueStore } from '#web/components/device-store.ts';
import { entriesOf, type Key, type PendingAnswer, type PendingAnswers, sameAnswer } from './pending.ts';

export type DraftStorage<T> = {
  read(): PendingAnswers<T>;
  /** Writes what differs between the two, answer by answer: a second tab's answers stay. False when nothing was kept. */
  write(before: PendingAnswers<T>, after: PendingAnswers<T>): boolean;
};

/** Where the answers of one document wait on this device until the server has them. */
export function draftKey(documentId: string): string {
  return `cairn.draft.${documentId}`;
}

/** The storage may be missing, full or switched off: then typing goes on, and the state says what is not kept. */
export function openDraftStorage<T extends object>(store: KeyValueStore | null, documentId: string): DraftStorage<T> {
  const key = draftKey(documentId);
  const read = () => readPending<T>(store, key);
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

function mergeInto<T extends object>(
  stored: PendingAnswers<T>,
  before: PendingAnswers<T>,
  after: PendingAnswers<T>,
): PendingAnswers<T> {
  const merged = { ...stored };
  for (const [key, entry] of entriesOf(after)) merged[key] = entry;
  for (const [key, entry] of entriesOf(before)) {
    if (after[key]) continue;
    const inStore = merged[key];
    if (inStore && sameAnswer(inStore.mine, asStored(entry.mine))) delete merged[key];
  }
  return merged;
}

/** As JSON gives it back: an amount that cannot be read becomes null there. */
const asStored = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer) ?? 'null');

function readPending<T extends object>(store: KeyValueStore | null, key: string): PendingAnswers<T> {
  try {
    const parsed: unknown = JSON.parse(store?.getItem(key) ?? '{}');
    if (typeof parsed !== 'object' || parsed === null) return {};
    return Object.fromEntries(Object.entries(parsed).filter(isEntry<T>)) as PendingAnswers<T>;
  } catch {
    return {};
  }
}

function isEntry<T>(entry: [string, unknown]): entry is [Key<T>, PendingAnswer<T>] {
  const value = entry[1];
  return typeof value === 'object' && value !== null && 'mine' in value && 'base' in value;
}
