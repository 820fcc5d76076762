import { canonicalJson } from './canonical-json.ts';

/** Who changed each part last, and at which revision of the document. */
export type Edits<Key extends string = string> = Partial<Record<Key, { revision: number; editor: string }>>;

/** What a tab sends to be saved. */
export interface Save<Changes extends object> {
  /** The revision that the editor had read. */
  revision: number;
  /** One random id a tab. */
  editor: string;
  changes: Changes;
}

/**
 * Which parts of a save are changes, part by part, so that two tabs lose nothing. A part conflicts where another editor has
 * changed it to something else since the revision that this one had read. A part that is already so is no change at all:
 * sending the same twice is harmless. `elsewhere`: what others have changed since that revision.
 */
export function mergeEdits<Key extends string>(
  stored: { values: Partial<Record<Key, unknown>>; edits: Edits<Key> },
  save: Save<Partial<Record<Key, unknown>>>,
): { changed: Key[]; conflicts: Key[]; elsewhere: Key[] } {
  const spell = (value: unknown) => canonicalJson(value ?? null);
  const changed = (Object.keys(save.changes) as Key[]).filter(
    (key) => save.changes[key] !== undefined && spell(stored.values[key]) !== spell(save.changes[key]),
  );
  const elsewhere = (Object.keys(stored.edits) as Key[]).filter((key) => {
    const last = stored.edits[key];
    return last && last.revision > save.revision && last.editor !== save.editor;
  });
  return { changed, conflicts: changed.filter((key) => elsewhere.includes(key)), elsewhere };
}

/** The edits after a save of these parts. */
export function noteEdits<Key extends string>(
  edits: Edits<Key>,
  changed: readonly Key[],
  edit: { revision: number; editor: string },
): Edits<Key> {
  return { ...edits, ...Object.fromEntries(changed.map((key) => [key, edit])) };
}
