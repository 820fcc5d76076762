import { canonicalJson } from '#domain/canonical-json.ts';
import { completeIntake, type IntakeDraft, type IntakeKey } from '#domain/validation/intake.ts';

/** Who changed an answer last, and at which revision of the idea. */
export type IntakeEdits = Partial<Record<IntakeKey, { revision: number; editor: string }>>;

export interface StoredIntake {
  revision: number;
  intake: IntakeDraft;
  intakeEdits: IntakeEdits;
}

export interface IntakeSave {
  /** The revision that the editor had read. */
  revision: number;
  editor: string;
  changes: IntakeDraft;
}

/** `changedElsewhere`: the answers that other editors have changed since the revision that this one had read. */
export type IntakeMerge =
  | { conflicts: IntakeKey[] }
  | { changed: IntakeKey[]; merged: StoredIntake; changedElsewhere: IntakeDraft };

/**
 * Merges answer by answer, so that two tabs lose nothing. An answer conflicts where another editor has changed it to
 * something else since the revision that this one had read. An answer that is already there is no change at all: sending
 * the same twice is harmless.
 */
export function mergeIntake(stored: StoredIntake, save: IntakeSave): IntakeMerge {
  const current = completeIntake(stored.intake);
  const wanted = completeIntake(save.changes);
  const changed = (Object.keys(save.changes) as IntakeKey[]).filter(
    (key) => save.changes[key] !== undefined && canonicalJson(current[key]) !== canonicalJson(wanted[key]),
  );
  const elsewhere = (Object.keys(stored.intakeEdits) as IntakeKey[]).filter((key) => {
    const last = stored.intakeEdits[key];
    return last && last.revision > save.revision && last.editor !== save.editor;
  });
  const conflicts = changed.filter((key) => elsewhere.includes(key));
  if (conflicts.length > 0) return { conflicts };
  const changedElsewhere = pick(elsewhere, (key) => current[key]);
  if (changed.length === 0) return { changed, merged: stored, changedElsewhere };
  const revision = stored.revision + 1;
  const merged = {
    revision,
    intake: { ...stored.intake, ...pick(changed, (key) => wanted[key]) },
    intakeEdits: { ...stored.intakeEdits, ...pick(changed, () => ({ revision, editor: save.editor })) },
  };
  return { changed, merged, changedElsewhere };
}

function pick<T>(keys: readonly IntakeKey[], value: (key: IntakeKey) => T) {
  return Object.fromEntries(keys.map((key) => [key, value(key)]));
}
