import { canonicalJson } from '#domain/canonical-json.ts';

/** Who changed each part last, and at which revision of the check. */
export type Edits<Key extends string> = Partial<Record<Key, { revision: number; editor: string }>>;

export interface Save<Key extends string> {
  /** The revision that the editor had read. */
  revision: number;
  /** One random id a tab. */
  editor: string;
  changes: Partial<Record<Key, unknown>>;
}

/**
 * Which parts of a save are changes, part by part, so that two tabs lose nothing. A part conflicts where another editor
 * has changed it to something else since the revision that this one had read. A part that is already so is no change at
 * all: sending the same twice is harmless. `elsewhere`: what others have changed since that revision.
 */
export function mergeChanges<Key extends string>(
  stored: { values: Partial<Record<Key, unknown>>; edits: Edits<Key> },
  save: Save<Key>,
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
