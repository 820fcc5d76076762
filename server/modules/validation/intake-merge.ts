import { type Edits, mergeEdits, noteEdits, type Save } from '#domain/merge-edits.ts';
import { completeIntake, type IntakeDraft, type IntakeKey } from '#domain/validation/intake.ts';

export interface StoredIntake {
  revision: number;
  intake: IntakeDraft;
  intakeEdits: Edits<IntakeKey>;
}

export type IntakeSave = Save<IntakeDraft>;

/** `changedElsewhere`: the answers that other editors have changed since the revision that this one had read. */
export type IntakeMerge =
  | { conflicts: IntakeKey[] }
  | { changed: IntakeKey[]; merged: StoredIntake; changedElsewhere: IntakeDraft };

/** Merges answer by answer, so that two tabs lose nothing. */
export function mergeIntake(stored: StoredIntake, { editor, ...save }: IntakeSave): IntakeMerge {
  const current = completeIntake(stored.intake);
  const given = (Object.keys(save.changes) as IntakeKey[]).filter((key) => save.changes[key] !== undefined);
  const wanted = completeIntake(save.changes);
  const { changed, conflicts, elsewhere } = mergeEdits<IntakeKey>(
    { values: current, edits: stored.intakeEdits },
    { ...save, editor, changes: pick(given, (key) => wanted[key]) },
  );
  if (conflicts.length > 0) return { conflicts };
  const changedElsewhere = pick(elsewhere, (key) => current[key]);
  if (changed.length === 0) return { changed, merged: stored, changedElsewhere };
  const revision = stored.revision + 1;
  const merged = {
    revision,
    intake: { ...stored.intake, ...pick(changed, (key) => wanted[key]) },
    intakeEdits: noteEdits(stored.intakeEdits, changed, { revision, editor }),
  };
  return { changed, merged, changedElsewhere };
}

function pick<T>(keys: readonly IntakeKey[], value: (key: IntakeKey) => T) {
  return Object.fromEntries(keys.map((key) => [key, value(key)]));
}
