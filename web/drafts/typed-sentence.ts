import type { KeyValueStore } from '#web/components/device-store.ts';

/** The sentence in the field of the home page, in this tab alone: who comes back from sign-up finds it there. */
const name = 'cairn.typed-sentence';

export function keepTypedSentence(store: KeyValueStore | null, sentence: string): void {
  try {
    store?.setItem(name, sentence);
  } catch {
    // A tab that refuses keeps nothing: the field is empty when somebody comes back.
  }
}

export function typedSentence(store: KeyValueStore | null): string {
  try {
    return store?.getItem(name) ?? '';
  } catch {
    return '';
  }
}

export function forgetTypedSentence(store: KeyValueStore | null): void {
  try {
    store?.removeItem(name);
  } catch {
    // A tab that refuses has kept nothing.
  }
}
